package lint

import "menagerie/saves/scan"

// guids are all GUIDs of a save, each with the first object on the table that has it.
type guids map[string]holder

// holder is as little of an object as can be named: a save may have millions.
type holder struct {
	// onTable is false when no object on the table has the GUID; index is its place in ObjectStates.
	onTable        bool
	index          int
	name, nickname string
}

func (h holder) object() *scan.Object {
	return &scan.Object{Parent: &scan.Object{}, Under: scan.Top, Index: h.index, Name: h.name, Nickname: h.nickname}
}

func (l *Linter) lintGUID(o *scan.Object) {
	if !isGUID(o.GUID) {
		l.malformedGUID(o)
	}
	if o.GUID == "" {
		return
	}
	first, known := l.guids[o.GUID]
	switch {
	case !o.OnTable():
		l.guids[o.GUID] = first
	case !first.onTable:
		l.guids[o.GUID] = holder{true, o.Index, o.Name, o.Nickname}
	default:
		l.add(GUIDDuplicate, Error, o, "", each(o), alike("%s has the GUID %.20s, and so has %s at %s: give one of them another GUID, or delete the one that is too many",
			o, o.GUID, first.object(), first.object().Path()))
		return
	}
	if known {
		l.add(GUIDNested, Info, o, "", "", counted("%[2]s shares the GUID %[3]s with another object, one of them in a container: TTS gives it a new GUID when both are on the table, so no script can rely on it",
			"%[1]d objects share their GUIDs with others, at least one of each in a container, the first being %[2]s with %[3]s: TTS gives them new GUIDs when both are on the table, so no script can rely on them", o, o.GUID))
	}
}

func (l *Linter) malformedGUID(o *scan.Object) {
	severity, same := Warning, "on the table"
	if !o.OnTable() {
		severity, same = Info, "nested"
	}
	l.add(GUIDMalformed, severity, o, "", same, alike("%s has the GUID %.40q; TTS gives six digits from 0 to f, and may give it another one", o, o.GUID))
}

// isGUID tells whether a text has the form that TTS gives.
func isGUID(text string) bool {
	if len(text) != 6 {
		return false
	}
	for i := range len(text) {
		if c := text[i]; (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}
