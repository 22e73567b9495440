package lint

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"menagerie/saves/scan"
	"menagerie/tts/savefile"
)

// panels are the UIs of a save that differ, or whose scripts do, in the order of the save.
type panels struct {
	byText map[panelKey]*panel
	all    []*panel
}

// panelKey is a UI with the script that it calls, both as they are written.
type panelKey struct{ panel, script string }

// panel is what is known of a UI.
type panel struct {
	first    *scan.Object
	owners   int
	fault    string
	handlers []handler
}

// handler is a function that an attribute of a UI names.
type handler struct{ attribute, value string }

const (
	// maxPanels is how many different UIs of a save are looked at, and maxPanel how large in bytes one may be.
	maxPanels = 20_000
	maxPanel  = 4 << 20
	// maxNesting is how deep the elements of a UI may nest.
	maxNesting = 10_000
)

// lintPanel reads an object's UI, unless another one has the same.
func (l *Linter) lintPanel(o *scan.Object) {
	if o.Panel == "" || o.Panel == `""` {
		return
	}
	key := panelKey{o.Panel, o.Script}
	p := l.panels.byText[key]
	if p == nil {
		text := savefile.Unquote(o.Panel)
		if len(l.panels.all) == maxPanels || len(text) > maxPanel {
			l.add(NotExamined, Warning, o, "", "", alike("%s has a UI that is not looked at: %s; cut it into smaller ones, if it is yours", o, beyond(len(l.panels.all) == maxPanels)))
			return
		}
		p = readPanel(text)
		p.first = o
		l.panels.byText[key] = p
		l.panels.all = append(l.panels.all, p)
	}
	p.owners++
}

// readPanel reads a UI: XML that may have several roots.
func readPanel(text string) *panel {
	p := &panel{}
	decoder := xml.NewDecoder(strings.NewReader(text))
	decoder.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	seen := map[handler]bool{}
	for depth := 0; ; {
		token, err := decoder.Token()
		if err == io.EOF {
			return p
		}
		if err != nil {
			p.fault = xmlFault(err, decoder)
			return p
		}
		if _, ends := token.(xml.EndElement); ends {
			depth--
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if depth++; depth > maxNesting {
			p.fault = fmt.Sprintf("%s: its elements nest deeper than %d", position(decoder), maxNesting)
			return p
		}
		if name := twice(element.Attr); name != "" {
			p.fault = fmt.Sprintf("%s: <%s> has the attribute %s twice", position(decoder), element.Name.Local, name)
			return p
		}
		for _, a := range element.Attr {
			h := handler{a.Name.Local, strings.TrimSpace(a.Value)}
			if isHandler(a.Name.Local) && h.value != "" && !seen[h] {
				seen[h] = true
				p.handlers = append(p.handlers, h)
			}
		}
	}
}

func xmlFault(err error, decoder *xml.Decoder) string {
	var syntax *xml.SyntaxError
	if errors.As(err, &syntax) {
		return position(decoder) + ": " + syntax.Msg
	}
	return position(decoder) + ": " + strings.TrimPrefix(err.Error(), "xml: ")
}

func position(decoder *xml.Decoder) string {
	line, column := decoder.InputPos()
	return fmt.Sprintf("line %d, column %d", line, column)
}

// twice is an attribute that stands in an element twice, "" for none.
func twice(attributes []xml.Attr) string {
	if len(attributes) < 2 {
		return ""
	}
	seen := make(map[xml.Name]bool, len(attributes))
	for _, a := range attributes {
		if seen[a.Name] {
			return a.Name.Local
		}
		seen[a.Name] = true
	}
	return ""
}

// isHandler tells whether an attribute names a function.
func isHandler(attribute string) bool {
	switch attribute {
	case "onClick", "onValueChanged", "onEndEdit", "onMouseEnter", "onMouseExit", "onMouseDown", "onMouseUp", "onSubmit", "onDrag", "onBeginDrag", "onEndDrag":
		return true
	}
	return false
}

// reportPanels tells what is wrong with each UI, when all scripts are known.
func (l *Linter) reportPanels() {
	for _, p := range l.panels.all {
		owner := "the UI of " + p.first.String()
		if p.first.IsTable() {
			owner = "the Global UI"
		}
		for range p.owners {
			if p.fault != "" {
				l.add(XMLSyntax, Error, p.first, "XmlUI", each(p.first), alike("%s does not load: %s; correct that, or empty the UI", owner, p.fault))
			}
		}
		if p.fault == "" {
			for _, h := range p.handlers {
				l.checkHandler(p, owner, h)
			}
		}
	}
}

// checkHandler looks for the function that a UI names: name, name(value), or either behind Global/ or a GUID and /.
func (l *Linter) checkHandler(p *panel, owner string, h handler) {
	function, _, _ := strings.Cut(h.value, "(")
	target, its := l.scripts.byText[p.first.Script], "its script"
	if p.first.IsTable() {
		its = "the Global script"
	}
	if where, name, ok := strings.Cut(function, "/"); ok {
		function = name
		switch {
		case where == "Global":
			target, its = l.scripts.table, "the Global script"
		case l.guids.owners(where) == 0:
			l.add(HandlerUndefined, Warning, p.first, "XmlUI", h.value, alike("%s calls %.60q (%s), but no object has the GUID %.40s", owner, h.value, h.attribute, where))
			return
		default:
			target, its = l.scripts.byGUID[where], "the script of "+where
		}
	}
	if function == "" || target != nil && (!target.loads || target.open || target.defines[function]) || l.scripts.named[function] {
		return
	}
	l.add(HandlerUndefined, Warning, p.first, "XmlUI", function+each(p.first), alike("%s calls %.60s (%s), which %s does not define: players who use it get an error", owner, function, h.attribute, its))
}
