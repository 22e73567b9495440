package lint

import (
	"hash/maphash"
	"strconv"

	"menagerie/saves/scan"
)

// guids are all GUIDs of a save, which may have millions.
type guids struct {
	// nested and onTable are the GUIDs of objects in others and on the table, each as a number.
	nested, onTable map[uint64]struct{}
	// twice are GUIDs that several objects on the table have, as many as are listed, with the first of these objects
	// when the save is known.
	twice map[string]*scan.Object
}

func newGUIDs() guids {
	return guids{map[uint64]struct{}{}, map[uint64]struct{}{}, map[string]*scan.Object{}}
}

// has tells whether any object has a GUID.
func (g *guids) has(guid string) bool {
	n := number(guid)
	_, nested := g.nested[n]
	_, onTable := g.onTable[n]
	return nested || onTable
}

var guidSeed = maphash.MakeSeed()

// number tells GUIDs apart in little memory: those in TTS's form by their digits, others by a hash, which is as good
// as never the same for two of a save.
func number(guid string) uint64 {
	if isGUID(guid) {
		n, _ := strconv.ParseUint(guid, 16, 64)
		return n
	}
	return maphash.String(guidSeed, guid) | 1<<63
}

func (l *Linter) lintGUID(o *scan.Object) {
	if !isGUID(o.GUID) {
		l.malformedGUID(o)
	}
	if o.GUID == "" {
		return
	}
	n := number(o.GUID)
	_, nested := l.guids.nested[n]
	_, onTable := l.guids.onTable[n]
	switch {
	case o.OnTable() && onTable:
		l.duplicateGUID(o)
		return
	case o.OnTable():
		l.guids.onTable[n] = struct{}{}
	case !nested && !onTable:
		l.guids.nested[n] = struct{}{}
	}
	if nested || onTable {
		l.add(GUIDNested, Info, o, "", "", counted("%[2]s shares the GUID %[3]s with another object, one of them in a container: TTS gives it a new GUID when both are on the table, so no script can rely on it",
			"%[1]d objects share their GUIDs with others, at least one of each in a container, the first being %[2]s with %[3]s: TTS gives them new GUIDs when both are on the table, so no script can rely on them", o, o.GUID))
	}
}

func (l *Linter) duplicateGUID(o *scan.Object) {
	if len(l.guids.twice) < MaxEach {
		l.guids.twice[o.GUID] = nil
	}
	l.add(GUIDDuplicate, Error, o, "", each(o), func(count int) string {
		first := l.guids.twice[o.GUID]
		return alike("%s has the GUID %.20s, and so has %s at %s: give one of them another GUID, or delete the one that is too many", o, o.GUID, first, first.Path())(count)
	})
}

// nameDuplicates finds the objects that have GUIDs first that others have too, by another look at the save. To remember
// each object till then would take many times its size.
func (l *Linter) nameDuplicates() {
	if len(l.guids.twice) == 0 || l.off[GUIDDuplicate] {
		return
	}
	scan.Save(l.bulk.table.Raw, func(o *scan.Object) {
		if first, twice := l.guids.twice[o.GUID]; twice && first == nil && o.OnTable() {
			l.guids.twice[o.GUID] = o
		}
	})
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
