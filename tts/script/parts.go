package script

import "strings"

// Parts is a bundle taken apart without loss, whichever tool made it.
type Parts struct {
	// Head is what stands before the first module: the remark that names the tool, and its loader.
	Head    string
	Modules []Module
	// Tail is what stands behind the last module.
	Tail string
}

// Cut takes a bundle with LF line ends apart, so that Join gives it back to the byte. Ok is false for every other script.
func Cut(text string) (parts Parts, ok bool) {
	heads := registerLine.FindAllStringSubmatchIndex(text, -1)
	end := strings.LastIndex(text, moduleTail)
	if heads == nil || end < 0 {
		return Parts{}, false
	}
	parts.Head, parts.Tail = text[:heads[0][0]], text[end+len(moduleTail):]
	for i, head := range heads {
		stop := end + len(moduleTail)
		if i+1 < len(heads) {
			stop = heads[i+1][0]
		}
		if stop < head[1] {
			return Parts{}, false
		}
		body, whole := strings.CutSuffix(text[head[1]:stop], moduleTail)
		if !whole {
			return Parts{}, false
		}
		parts.Modules = append(parts.Modules, Module{Name: text[head[2]:head[3]], Text: body})
	}
	return parts, parts.Join() == text
}

// Join makes the bundle.
func (p Parts) Join() string {
	var b strings.Builder
	b.WriteString(p.Head)
	for _, m := range p.Modules {
		b.WriteString(strings.Replace(moduleHead, "%s", Quote(m.Name), 1))
		b.WriteString(m.Text)
		b.WriteString(moduleTail)
	}
	b.WriteString(p.Tail)
	return b.String()
}
