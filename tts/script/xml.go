package script

import (
	"encoding/xml"
	"fmt"
	"path"
	"strings"

	"menagerie/assets"
)

// Panel is the XML UI of a mod, with its labels in a language. The script changes it by the elements' ids,
// which all begin with menagerie-. A language that the tool does not speak is an error.
func Panel(language string) (string, error) {
	w, err := readWords(language)
	if err != nil {
		return "", err
	}
	text, err := assets.Files.ReadFile(path.Join(sourceFolder, "panel.xml"))
	if err != nil {
		return "", fmt.Errorf("reading the panel: %w", err)
	}
	var pairs []string
	for key, label := range w["panel"] {
		var escaped strings.Builder
		if err := xml.EscapeText(&escaped, []byte(label)); err != nil {
			return "", fmt.Errorf("writing panel.%s: %w", key, err)
		}
		pairs = append(pairs, "{"+key+"}", escaped.String())
	}
	return strings.NewReplacer(pairs...).Replace(string(text)), nil
}
