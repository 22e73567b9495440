package savefile

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/tts/folder"
)

// maxSpread is how many times its size a save may grow in TTS's layout. TTS's own saves shrink, if anything.
const maxSpread = 16

// Unpack makes a folder of a save, from which Pack makes the same save to the byte, or as JSON when it is in another form;
// the notes say so then. It is an error when it is JSON that is no save.
func Unpack(save *Save) (*Tree, error) {
	u := newUnpacker(save)
	if u.text[0] != '{' {
		return nil, errors.New("it is JSON, but not an object")
	}
	if !gjson.Get(u.text, "ObjectStates").IsArray() {
		return nil, errors.New("it is JSON, but has no list of ObjectStates")
	}
	root := scanSave(u.text)
	u.chooseForm(&root)
	u.object(saveFile, globalBase, &root)
	u.add(formFile, marshal(u.form))
	slices.SortFunc(u.tree.Files, func(a, b folder.File) int { return strings.Compare(a.Path, b.Path) })
	u.note(save)
	return u.tree, u.tree.check(save)
}

// unpacker makes the files of a save.
type unpacker struct {
	text    string
	form    form
	escapes escapes
	// files is the layout of the JSON files.
	files layout
	names names
	// modules are the files of modules that were written, and asked what they require.
	modules map[moduleKey]string
	asked   map[string][]require
	tree    *Tree
	// kept counts texts that stay in the JSON, mixed those with line ends of several sorts.
	kept, mixed int
}

func newUnpacker(save *Save) *unpacker {
	const blanks = " \t\r\n"
	text := save.Text
	body := strings.Trim(text, blanks)
	start := strings.Index(text, body)
	return &unpacker{
		text: body,
		form: form{
			Version: formVersion,
			BOM:     save.marked,
			Start:   text[:start],
			End:     text[start+len(body):],
		},
		names:   names{last: map[string]int{}},
		modules: map[moduleKey]string{},
		asked:   map[string][]require{},
		tree:    &Tree{SaveName: gjson.Get(body, "SaveName").String()},
	}
}

// chooseForm finds the save's layout and escapes. White space that follows no rule is kept as it is, and so is that of a
// save which nests so deep that indenting it would blow it up.
func (u *unpacker) chooseForm(root *slot) {
	u.files = newtonsoft
	u.form.layout = detectLayout(u.text)
	if spread(u.text) > maxSpread*len(u.text) || !u.form.layout.fits(u.text) {
		u.form.layout = layout{Verbatim: true}
		u.files = u.form.layout
	}
	var texts []string
	var gather func(s *slot)
	gather = func(s *slot) {
		if !s.object && !s.marked {
			texts = append(texts, u.text[s.start:s.end])
		}
		for i := range s.slots {
			gather(&s.slots[i])
		}
	}
	gather(root)
	u.escapes = chooseEscapes(texts)
	u.form.Escapes = u.escapes.name
}

func (u *unpacker) add(path string, data []byte) {
	u.tree.Files = append(u.tree.Files, folder.File{Path: path, Data: data})
}

// object writes the file of an object, or of the save, and those of what is in it, whose paths begin with base.
func (u *unpacker) object(file, base string, s *slot) {
	w := &writer{layout: u.files, limit: math.MaxInt}
	w.json(u.text, s, 0, func(child *slot, depth int) error {
		u.put(w, base, child, depth)
		return nil
	})
	u.add(file, append(w.out, '\n'))
}

// put writes a slot as a reference to its file, or as it is when it can have none.
func (u *unpacker) put(w *writer, base string, s *slot, depth int) {
	if s.marked {
		w.out = append(w.out, `{"$raw": `...)
		w.out = append(w.out, u.text[s.start:s.end]...)
		w.out = append(w.out, '}')
		return
	}
	if s.object {
		u.tree.Objects++
		if own, ok := u.names.object(folderOf(base), s.words, s.id); ok {
			u.object(own+jsonEnding, own, s)
			w.out = reference{File: own + jsonEnding}.append(w.out)
			return
		}
	} else if ref, ok := u.words(base, s); ok {
		w.out = ref.append(w.out)
		return
	}
	u.inline(w, s, depth)
}

// inline writes a slot as it is, without files for what is in it.
func (u *unpacker) inline(w *writer, s *slot, depth int) {
	w.json(u.text, s, depth, func(child *slot, depth int) error {
		switch {
		case child.marked:
			u.put(w, "", child, depth)
		case child.object:
			u.tree.Objects++
			u.inline(w, child, depth)
		default:
			if child.key == scriptKey && child.end-child.start > len(`""`) {
				u.tree.Scripts++
				u.kept++
			}
			u.inline(w, child, depth)
		}
		return nil
	})
}

// note says what in the save is not as TTS writes it.
func (u *unpacker) note(save *Save) {
	say := func(format string, args ...any) { u.tree.Notes = append(u.tree.Notes, fmt.Sprintf(format, args...)) }
	if save.Format == BSON {
		say("it is BSON, as the Workshop keeps a save: pack makes JSON of it, as TTS keeps one in its folder")
	} else if save.Rewritten {
		say("it is not plain JSON in UTF-8, which pack makes of it")
	}
	if u.form.Verbatim {
		say("its white space follows no rule or it nests too deep, so the JSON files keep its white space: an editor that formats them changes the save's, but no value")
	}
	if u.kept > 0 {
		say("%d of its texts stay in the JSON files, since they nest too deep or are escaped in their own way", u.kept)
	}
	if u.mixed > 0 {
		say("%d of its texts mix line ends, and their files do so too: a setting such as git's autocrlf changes them", u.mixed)
	}
}

// errLost is check's error, and would be a fault of this package.
var errLost = errors.New("packing what was unpacked gives another save; please report this")

// check makes sure that nothing was lost.
func (t *Tree) check(save *Save) error {
	files := make(map[string][]byte, len(t.Files))
	for _, f := range t.Files {
		files[f.Path] = f.Data
	}
	p := newPacker(func(path string) ([]byte, error) {
		data, ok := files[path]
		if !ok {
			return nil, fs.ErrNotExist
		}
		return data, nil
	})
	packed, err := p.save()
	if err != nil {
		return fmt.Errorf("%w: %w", errLost, err)
	}
	text, marked := bytes.CutPrefix(packed, []byte(byteOrderMark))
	if marked != save.marked || string(text) != save.Text {
		return errLost
	}
	return nil
}
