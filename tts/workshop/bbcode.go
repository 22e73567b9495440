package workshop

import "strings"

// page is a text in Steam's BBCode, part by part. Texts are given as they are to be read.
type page struct{ parts []string }

func (p *page) title(text string) { p.add("[h1]" + plain(text) + "[/h1]") }

func (p *page) heading(text string) { p.add("[h2]" + plain(text) + "[/h2]") }

func (p *page) paragraph(text string) { p.add(plain(text)) }

func (p *page) strong(text string) { p.add("[b]" + plain(text) + "[/b]") }

func (p *page) list(items []string) {
	var b strings.Builder
	b.WriteString("[list]\n")
	for _, item := range items {
		b.WriteString("[*]" + plain(item) + "\n")
	}
	b.WriteString("[/list]")
	p.add(b.String())
}

func (p *page) add(part string) { p.parts = append(p.parts, part) }

func (p *page) String() string { return strings.Join(p.parts, "\n\n") + "\n" }

// plain is a text in which Steam finds no tags: it has no escapes, but a tag that switches all others off.
func plain(text string) string {
	text = strings.TrimSpace(text)
	if !strings.Contains(text, "[") {
		return text
	}
	return "[noparse]" + endNoparse.Replace(text) + "[/noparse]"
}

// endNoparse breaks what would switch the tags on again.
var endNoparse = strings.NewReplacer("[/", "[ /")
