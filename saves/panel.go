package saves

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"menagerie/rules"
	"menagerie/tts/script"
)

// panelFault compares a panel with the one that this tool builds, but for texts, which the script sets. It says
// what is wrong, "" for nothing.
func panelFault(text string) string {
	if strings.TrimSpace(text) == "" {
		return "the panel is gone"
	}
	built, err := script.Panel(rules.English)
	if err != nil {
		return fmt.Sprintf("the panel cannot be compared: %v", err)
	}
	want, err := panelParts(built)
	if err != nil {
		return fmt.Sprintf("the panel cannot be compared: %v", err)
	}
	got, err := panelParts(text)
	if err != nil {
		return "the panel cannot be read"
	}
	for i, part := range got {
		if i >= len(want) || part != want[i] {
			return "the panel at " + part
		}
	}
	if len(got) < len(want) {
		return "the panel ends before " + want[len(got)]
	}
	return ""
}

// textAttribute is what the script changes of an element.
const textAttribute = "text"

// panelParts are the elements and texts of a panel in one form each, without comments, blanks and labels.
func panelParts(text string) ([]string, error) {
	decoder := xml.NewDecoder(strings.NewReader(text))
	var parts []string
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return parts, nil
		}
		if err != nil {
			return nil, err
		}
		switch t := token.(type) {
		case xml.StartElement:
			parts = append(parts, element(t))
		case xml.EndElement:
			parts = append(parts, "</"+t.Name.Local+">")
		case xml.CharData:
			if label := strings.TrimSpace(string(t)); label != "" {
				parts = append(parts, fmt.Sprintf("the text %.40q", label))
			}
		case xml.ProcInst:
			parts = append(parts, "<?"+t.Target+"?>")
		case xml.Directive:
			parts = append(parts, fmt.Sprintf("<!%.40s>", t))
		}
	}
}

func element(t xml.StartElement) string {
	var attributes []string
	for _, a := range t.Attr {
		if a.Name.Local != textAttribute {
			attributes = append(attributes, fmt.Sprintf(" %s=%q", a.Name.Local, a.Value))
		}
	}
	slices.Sort(attributes)
	return "<" + t.Name.Local + strings.Join(attributes, "") + ">"
}
