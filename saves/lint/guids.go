package lint

import "menagerie/saves/scan"

// guids remembers which object has which GUID.
type guids struct {
	// onTable are the objects on the table, known those anywhere.
	onTable map[string]*scan.Object
	known   map[string]bool
}

func newGUIDs() guids { return guids{map[string]*scan.Object{}, map[string]bool{}} }

func (l *Linter) lintGUID(o *scan.Object) {
	if !isGUID(o.GUID) {
		l.malformedGUID(o)
	}
	if o.GUID == "" {
		return
	}
	first := l.guids.onTable[o.GUID]
	known := l.guids.known[o.GUID]
	l.guids.known[o.GUID] = true
	if o.OnTable() && first == nil {
		l.guids.onTable[o.GUID] = o
	}
	switch {
	case o.OnTable() && first != nil:
		l.add(GUIDDuplicate, Error, o, "", o.Path(), alike("%s has the GUID %.20s, and so has %s at %s: give one of them another GUID, or delete the one that is too many",
			o.Label(), o.GUID, first.Label(), first.Path()))
	case known:
		l.add(GUIDNested, Info, o, "", "", counted("%[2]s shares the GUID %[3]s with another object, one of them in a container: TTS gives it a new GUID when both are on the table, so no script can rely on it",
			"%[1]d objects share their GUIDs with others, at least one of each in a container, the first being %[2]s with %[3]s: TTS gives them new GUIDs when both are on the table, so no script can rely on them", o.Label(), o.GUID))
	}
}

func (l *Linter) malformedGUID(o *scan.Object) {
	severity, same := Warning, "on the table"
	if !o.OnTable() {
		severity, same = Info, "nested"
	}
	l.add(GUIDMalformed, severity, o, "", same, alike("%s has the GUID %.40q; TTS gives six digits from 0 to f, and may give it another one", o.Label(), o.GUID))
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
