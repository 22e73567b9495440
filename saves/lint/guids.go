package lint

import (
	"strconv"

	"menagerie/saves/scan"
)

// guids are all GUIDs of a save, which may have millions, with where the objects are that have them.
type guids struct {
	// digits are those in the form that TTS gives, as numbers, words all others.
	digits map[uint32]whereabouts
	words  map[string]whereabouts
	// twice are GUIDs that several objects on the table have, as many as are listed, with the first of these objects
	// when the save is known.
	twice map[string]*scan.Object
}

// whereabouts are the kinds of places where objects are.
type whereabouts uint8

const (
	onTable whereabouts = 1 << iota
	nested
)

// maxWords is how many GUIDs that are not in TTS's form are remembered.
const maxWords = 100_000

func newGUIDs() guids {
	return guids{map[uint32]whereabouts{}, map[string]whereabouts{}, map[string]*scan.Object{}}
}

// owners are where objects with a GUID are.
func (g *guids) owners(guid string) whereabouts {
	if isGUID(guid) {
		return g.digits[digits(guid)]
	}
	return g.words[guid]
}

func (g *guids) add(guid string, owners whereabouts) {
	if isGUID(guid) {
		g.digits[digits(guid)] = owners
	} else if len(g.words) < maxWords {
		g.words[guid] = owners
	}
}

func (l *Linter) lintGUID(o *scan.Object) {
	if !isGUID(o.GUID) {
		l.malformedGUID(o)
	}
	if o.GUID == "" {
		return
	}
	here := nested
	if o.OnTable() {
		here = onTable
	}
	others := l.guids.owners(o.GUID)
	if here == onTable && others&onTable != 0 {
		l.duplicateGUID(o)
		return
	}
	if others&here == 0 {
		l.guids.add(o.GUID, others|here)
	}
	if others != 0 {
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

// digits is the number that a GUID in TTS's form is.
func digits(guid string) uint32 {
	n, _ := strconv.ParseUint(guid, 16, 32)
	return uint32(n)
}
