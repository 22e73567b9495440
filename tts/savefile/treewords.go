package savefile

import (
	"path"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/tts/script"
)

// words writes the file of a text. Ok is false when the text needs none, or would not come back from one to the byte.
func (u *unpacker) words(base string, s *slot) (ref reference, ok bool) {
	text, ok := u.escapes.decode(u.text[s.start:s.end])
	switch {
	case text == "":
		return reference{}, false
	case s.key == scriptKey:
		u.tree.Scripts++
	}
	if !ok {
		u.kept++
		return reference{}, false
	}
	switch s.key {
	case scriptKey:
		return u.script(base, text)
	case stateKey:
		return u.state(base, text)
	case panelKey:
		return u.plain(base, panelEnding, text)
	}
	if !strings.Contains(text, "\n") {
		return reference{}, false
	}
	if s.key == bodyKey {
		return u.plain(path.Join(notebookFolder, strings.TrimPrefix(safeName(s.words)+"."+safeID(s.id), ".")), textEnding, text)
	}
	return u.plain(s.key, textEnding, text)
}

// plain writes a text as one file.
func (u *unpacker) plain(stem, ending, text string) (reference, bool) {
	file, form, ok := toFile(text)
	if !ok {
		u.kept++
		return reference{}, false
	}
	if form.Ends == endsMixed {
		u.mixed++
	}
	ref := reference{File: u.names.file(stem, ending), textForm: form}
	u.add(ref.File, []byte(file))
	return ref, true
}

// state writes what a script keeps, laid out for reading, when it is a JSON object or list in a layout we know.
func (u *unpacker) state(base, text string) (reference, bool) {
	if text[0] != '{' && text[0] != '[' || len(text) == len("{}") || TooDeep(text) || !gjson.Valid(text) || spread(text) > maxSpread*len(text) {
		return reference{}, false
	}
	for _, name := range []string{"tight", "spaced"} {
		if !stateLayouts[name].fits(text) {
			continue
		}
		w := &writer{layout: newtonsoft, limit: MaxBytes}
		if w.json(text, &slot{end: len(text)}, 0, nil) != nil {
			return reference{}, false
		}
		ref := reference{File: u.names.file(base, stateEnding), JSON: name}
		u.add(ref.File, append(w.out, '\n'))
		return ref, true
	}
	return reference{}, false
}

func (u *unpacker) script(base, text string) (reference, bool) {
	if file, ok := u.bundle(base, text); ok {
		return reference{Bundle: file}, true
	}
	return u.plain(base, scriptEnding, text)
}

// moduleKey is what modules share a file by.
type moduleKey struct{ name, file string }

// bundle writes the files of a bundled script: the root module as the object's script, the others where bundles with
// the same modules share them.
func (u *unpacker) bundle(base, text string) (file string, ok bool) {
	whole, ends := unixEnds(text)
	if ends == endsMixed {
		ends = ""
	}
	parts, ok := script.Cut(whole)
	if !ok {
		return "", false
	}
	b := bundle{Ends: ends, Tail: parts.Tail}
	files := make([]string, len(parts.Modules))
	for i, m := range parts.Modules {
		part := module{Name: m.Name}
		if files[i], part.textForm, ok = toFile(m.Text); !ok {
			return "", false
		}
		b.Modules = append(b.Modules, part)
	}
	loader, form, ok := toFile(parts.Head)
	if !ok {
		return "", false
	}
	b.Loader = module{File: u.shared("loader", loader), textForm: form}
	for i := range b.Modules {
		b.Modules[i].File = u.module(base, b.Modules[i].Name, files[i])
		if b.Modules[i].Ends == endsMixed {
			u.mixed++
		}
	}
	known := b.known()
	for _, text := range files {
		for _, r := range u.requires(text) {
			if !known[r.name] {
				known[r.name] = true
				b.Elsewhere = append(b.Elsewhere, r.name)
			}
		}
	}
	slices.Sort(b.Elsewhere)
	file = u.names.file(base, bundleEnding)
	u.add(file, marshal(b))
	return file, true
}

func (u *unpacker) module(base, name, text string) (file string) {
	if name != script.Root {
		return u.shared(name, text)
	}
	file = u.names.file(base, scriptEnding)
	u.add(file, []byte(text))
	return file
}

// shared writes a module, unless the same was written for another bundle.
func (u *unpacker) shared(name, text string) (file string) {
	key := moduleKey{name, text}
	file, ok := u.modules[key]
	if !ok {
		file = u.names.module(name, scriptEnding)
		u.modules[key] = file
		u.add(file, []byte(text))
	}
	return file
}

// requires finds what a module requires, once for all bundles that have it.
func (u *unpacker) requires(text string) []require {
	found, ok := u.asked[text]
	if !ok {
		found = requires(text)
		u.asked[text] = found
	}
	return found
}
