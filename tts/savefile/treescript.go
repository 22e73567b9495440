package savefile

import (
	"fmt"
	"strings"

	"menagerie/tts/script"
)

// words makes the text that a reference stands for.
func (p *packer) words(at place, ref reference) (string, error) {
	if ref.Bundle != "" {
		return p.bundle(at, ref.Bundle)
	}
	file, err := p.textFile(at, ref.File)
	if err != nil {
		return "", err
	}
	if ref.JSON == "" {
		return ref.text(file), nil
	}
	text, err := readJSON(ref.File, []byte(file))
	if err != nil {
		return "", err
	}
	w := &writer{layout: stateLayouts[ref.JSON], limit: p.limit}
	err = w.json(text, &slot{end: len(text)}, 0, nil)
	return string(w.out), err
}

// bundle joins the modules of a script.
func (p *packer) bundle(at place, file string) (string, error) {
	data, err := p.textFile(at, file)
	if err != nil {
		return "", err
	}
	var b bundle
	if err := decode(file, []byte(data), &b); err != nil {
		return "", err
	}
	from := place{file: file, text: data}
	if err := (textForm{Ends: b.Ends}).check(); err != nil {
		return "", from.errorf("%w", err)
	}
	parts := script.Parts{Tail: b.Tail}
	if parts.Head, err = p.module(from, b.Loader); err != nil {
		return "", err
	}
	size, known := len(parts.Head), b.known()
	for _, m := range b.Modules {
		from.at += max(0, strings.Index(data[from.at:], `"`+m.File+`"`))
		if strings.ContainsAny(m.Name, "\"\\\r\n") || m.Name == "" {
			return "", from.errorf("%q is no name of a module", m.Name)
		}
		text, err := p.module(from, m)
		if err != nil {
			return "", err
		}
		if err := p.checkRequires(m.File, known, file); err != nil {
			return "", err
		}
		if size += len(text); size > p.limit {
			return "", errTooLarge
		}
		parts.Modules = append(parts.Modules, script.Module{Name: m.Name, Text: text})
	}
	whole := parts.Join()
	if b.Ends == endsCRLF {
		whole = strings.ReplaceAll(whole, "\n", "\r\n")
	}
	return whole, nil
}

func (p *packer) module(at place, m module) (string, error) {
	if err := m.check(); err != nil {
		return "", at.errorf("%w", err)
	}
	file, err := p.textFile(at, m.File)
	if err != nil {
		return "", err
	}
	return m.text(file), nil
}

// checkRequires makes sure that the modules which one requires are known to its bundle.
func (p *packer) checkRequires(file string, known map[string]bool, bundle string) error {
	asked, ok := p.asked[file]
	if !ok {
		asked = requires(p.texts[file])
		p.asked[file] = asked
	}
	for _, r := range asked {
		if !known[r.name] {
			return fmt.Errorf("%s:%d: it requires %q, which is no module of %s: add the name and its file to the modules there", file, r.line, r.name, bundle)
		}
	}
	return nil
}
