package savefile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"unicode/utf8"
)

// Pack makes the save of a folder that Unpack made, and that was perhaps edited since. Its errors say in which file, and
// where there, something is wrong and what to do; only what could not be read is an *fs.PathError.
//
// It reads the files that saveFile and those named there name, and refuses JSON and texts in the tree's own folders that
// nothing names, since somebody meant them to count.
func Pack(fsys fs.FS) ([]byte, error) {
	p := newPacker(func(path string) ([]byte, error) { return readRegular(fsys, path) })
	save, err := p.save()
	if err != nil {
		return nil, err
	}
	return save, p.checkUnnamed(fsys)
}

// packer makes a save of files.
type packer struct {
	read func(path string) ([]byte, error)
	// limit is how many bytes the save may have.
	limit   int
	form    form
	escapes escapes
	// namers are the files that were read, by who named them.
	namers map[string]string
	// texts are the files of texts that were read, asked what they require.
	texts map[string]string
	asked map[string][]require
}

func newPacker(read func(path string) ([]byte, error)) *packer {
	return &packer{read: read, limit: MaxBytes, namers: map[string]string{}, texts: map[string]string{}, asked: map[string][]require{}}
}

func (p *packer) save() ([]byte, error) {
	if err := p.readForm(); err != nil {
		return nil, err
	}
	text, err := p.json(place{}, saveFile)
	if err != nil {
		return nil, err
	}
	root := scanSave(text)
	w := &writer{layout: p.form.layout, limit: p.limit}
	if p.form.BOM {
		w.out = append(w.out, byteOrderMark...)
	}
	w.out = append(w.out, p.form.Start...)
	if err := w.json(text, &root, 0, p.filler(w, saveFile, text)); err != nil {
		return nil, err
	}
	w.out = append(w.out, p.form.End...)
	if TooDeep(string(w.out)) {
		return nil, errTooDeep
	}
	return w.out, nil
}

func (p *packer) readForm() error {
	data, err := p.read(formFile)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no %s: this is no folder that unpack made", formFile)
	}
	if err != nil {
		return err
	}
	p.namers[formFile] = ""
	if err := decode(formFile, data, &p.form); err != nil {
		return err
	}
	if err := p.form.check(); err != nil {
		return fmt.Errorf("%s: %w", formFile, err)
	}
	if p.escapes, err = escapesNamed(p.form.Escapes); err != nil {
		return fmt.Errorf("%s: %w", formFile, err)
	}
	return nil
}

// filler writes what the references in a file stand for.
func (p *packer) filler(w *writer, file, text string) filler {
	var fill filler
	fill = func(s *slot, depth int) error {
		at := place{file, text, s.start}
		switch {
		case depth > maxDepth:
			return errTooDeep
		case !s.marked:
			return w.json(text, s, depth, fill)
		}
		ref, err := readReference(text[s.start:s.end], s)
		if err != nil {
			return at.errorf("%w", err)
		}
		switch {
		case ref.Raw != nil:
			return w.json(string(ref.Raw), &slot{end: len(ref.Raw)}, depth, nil)
		case s.object:
			return p.object(w, at, ref.File, depth)
		}
		words, err := p.words(at, ref)
		if err != nil {
			return err
		}
		w.out = p.escapes.encode(w.out, words)
		if len(w.out) > w.limit {
			return errTooLarge
		}
		return nil
	}
	return fill
}

// readReference reads what stands at a slot, which must fit it.
func readReference(text string, s *slot) (ref reference, err error) {
	dec := json.NewDecoder(strings.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&ref); err != nil {
		return ref, fmt.Errorf("no reference to a file: %w", err)
	}
	kinds := 0
	for _, given := range []bool{ref.File != "", ref.Bundle != "", ref.Raw != nil} {
		if given {
			kinds++
		}
	}
	_, known := stateLayouts[ref.JSON]
	switch {
	case kinds != 1:
		return ref, errors.New("a reference has one of $file, $bundle and $raw")
	case ref.Bundle != "" && s.key != scriptKey:
		return ref, errors.New("only a script can be a $bundle")
	case ref.JSON != "" && !known:
		return ref, fmt.Errorf("json is tight or spaced, not %q", ref.JSON)
	}
	return ref, ref.check()
}

// object writes an object's file. No two references may name one, since objects differ at least in their GUIDs.
func (p *packer) object(w *writer, at place, file string, depth int) error {
	if namer, ok := p.namers[file]; ok {
		return at.errorf("%s is an object of %s already: give this one a file of its own", file, namer)
	}
	text, err := p.json(at, file)
	if err != nil {
		return err
	}
	s := scanObject(text)
	if !strings.HasPrefix(text[s.start:], "{") {
		return fmt.Errorf("%s: it is JSON, but not an object", file)
	}
	return w.json(text, &s, depth, p.filler(w, file, text))
}

// json reads a file of JSON that is named at a place.
func (p *packer) json(at place, file string) (string, error) {
	data, err := p.file(at, file)
	if err != nil {
		return "", err
	}
	return readJSON(file, data)
}

// file reads a file that is named at a place.
func (p *packer) file(at place, file string) ([]byte, error) {
	if !fs.ValidPath(file) || strings.ContainsAny(file, `\:`) {
		return nil, at.errorf("%q is no path inside the folder: write it from the folder's root, with slashes and without ..", file)
	}
	data, err := p.read(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, at.errorf("%s is missing: bring it back, or take away what names it", file)
	}
	if err != nil {
		return nil, err
	}
	p.namers[file] = at.file
	return data, nil
}

// textFile reads a file of text that is named at a place. Any number of references may name it.
func (p *packer) textFile(at place, file string) (string, error) {
	if text, ok := p.texts[file]; ok {
		return text, nil
	}
	data, err := p.file(at, file)
	if err != nil {
		return "", err
	}
	if !utf8.Valid(data) {
		return "", fmt.Errorf("%s is not in UTF-8: save it so", file)
	}
	p.texts[file] = string(data)
	return p.texts[file], nil
}

// place is where in a file something stands, for errors.
type place struct {
	file, text string
	at         int
}

func (p place) errorf(format string, args ...any) error {
	if p.file == "" {
		return fmt.Errorf(format, args...)
	}
	line, column := position(p.text, p.at)
	return fmt.Errorf("%s:%d:%d: %w", p.file, line, column, fmt.Errorf(format, args...))
}

// readJSON checks the text of a file.
func readJSON(file string, data []byte) (string, error) {
	text, at, err := readStrict(data)
	if err == nil {
		return text, nil
	}
	if at < 0 {
		return "", fmt.Errorf("%s: %w", file, err)
	}
	text = strings.TrimPrefix(string(data), byteOrderMark)
	return "", place{file, text, at}.errorf("not JSON: %w", err)
}

// decode reads a JSON file of our own, which has no other keys than we know.
func decode(file string, data []byte, into any) error {
	text, err := readJSON(file, data)
	if err != nil {
		return err
	}
	dec := json.NewDecoder(bytes.NewReader([]byte(text)))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}
