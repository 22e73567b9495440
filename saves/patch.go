package saves

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	"github.com/tidwall/gjson"
)

// patch is a save with new values for some of its members and objects. All else stays as it is, to the byte.
type patch struct {
	text string
	// members and objects are where the values of top-level members and the objects of the table are.
	members map[string]span
	objects []span
	values  map[string]string
	// changed are objects by index; an empty text takes the object away.
	changed map[int]string
	added   []string
}

// span is a part of a text.
type span struct{ from, to int }

func newPatch(text string) *patch {
	p := &patch{text: text, members: map[string]span{}, values: map[string]string{}, changed: map[int]string{}}
	gjson.Parse(text).ForEach(func(key, value gjson.Result) bool {
		p.members[key.String()] = span{value.Index, value.Index + len(value.Raw)}
		return true
	})
	list := p.members[objectsKey]
	gjson.Parse(text[list.from:list.to]).ForEach(func(_, value gjson.Result) bool {
		from := list.from + value.Index
		p.objects = append(p.objects, span{from, from + len(value.Raw)})
		return true
	})
	return p
}

// object is the text of an object, as changed so far.
func (p *patch) object(index int) string {
	if text, changed := p.changed[index]; changed {
		return text
	}
	return p.text[p.objects[index].from:p.objects[index].to]
}

// edit is a text in place of a part of another.
type edit struct {
	at   span
	text string
}

// String is the changed save.
func (p *patch) String() string {
	var edits []edit
	for key, value := range p.values {
		at, there := p.members[key]
		if !there {
			begin := strings.IndexByte(p.text, '{') + 1
			at, value = span{begin, begin}, quoteJSON(key)+":"+value+","
		}
		edits = append(edits, edit{at, value})
	}
	if len(p.changed)+len(p.added) > 0 {
		edits = append(edits, edit{p.members[objectsKey], p.list()})
	}
	slices.SortFunc(edits, func(a, b edit) int {
		return cmp.Or(cmp.Compare(a.at.from, b.at.from), cmp.Compare(a.text, b.text))
	})
	var b strings.Builder
	done := 0
	for _, e := range edits {
		b.WriteString(p.text[done:e.at.from])
		b.WriteString(e.text)
		done = e.at.to
	}
	b.WriteString(p.text[done:])
	return b.String()
}

// list is the list of objects as changed, each behind the blanks that it had.
func (p *patch) list() string {
	list := p.members[objectsKey]
	var b strings.Builder
	b.WriteByte('[')
	lead, written := list.from+1, 0
	for i, at := range p.objects {
		before, behind, _ := strings.Cut(p.text[lead:at.from], ",")
		blanks := before + behind
		lead = at.to
		if text := p.object(i); text != "" {
			if written++; written > 1 {
				b.WriteByte(',')
			}
			b.WriteString(blanks + text)
		}
	}
	for _, text := range p.added {
		if written++; written > 1 {
			b.WriteByte(',')
		}
		b.WriteString(text)
	}
	b.WriteString(p.text[lead:list.to])
	return b.String()
}

// quoteJSON writes a text as TTS does, without escaping what HTML would.
func quoteJSON(text string) string {
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(text); err != nil {
		panic("saves: a text has a JSON form: " + err.Error())
	}
	return strings.TrimSuffix(b.String(), "\n")
}
