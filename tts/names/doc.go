// Package names lists what Tabletop Simulator (TTS) knows by name: kinds of objects, seats, the globals of its scripts,
// their functions, those of objects, and the events that it calls.
//
// The lists are those of TTS's own documentation, with the old names that it still accepts. TTS distinguishes case.
package names

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"menagerie/rules"
)

// Set is a set of names that is asked without regard to case, too.
type Set struct{ names func() *lists }

// lists are a set's names as they are written, and by what they are without regard to case.
type lists struct {
	exact  map[string]bool
	folded map[string]string
}

// setOf reads names that stand between blanks, when somebody first asks for one: most runs of the tool need none.
func setOf(words string, withBlanks ...string) Set {
	return Set{sync.OnceValue(func() *lists {
		l := &lists{exact: map[string]bool{}, folded: map[string]string{}}
		for _, name := range append(strings.Fields(words), withBlanks...) {
			l.exact[name] = true
			l.folded[strings.ToLower(name)] = name
		}
		return l
	})}
}

// Has tells whether a name is in the set as it is written.
func (s Set) Has(name string) bool { return s.names().exact[name] }

// InOtherCase is the name in the set that differs from another one in case only.
func (s Set) InOtherCase(name string) (string, bool) {
	if s.names().exact[name] {
		return "", false
	}
	known, ok := s.names().folded[strings.ToLower(name)]
	return known, ok
}

// Nearest is the name in the set that another one is most likely a slip for, "" when none is near.
func (s Set) Nearest(name string) string { return Nearest(name, s.names().exact) }

// longest is how many bytes a name has that is compared with others.
const longest = 60

// Nearest is rules.Nearest among a set of candidates, whatever their number and length.
func Nearest(name string, candidates map[string]bool) string {
	if len(name) > longest {
		return ""
	}
	var short []string
	for c := range maps.Keys(candidates) {
		if len(c) <= 2*longest {
			short = append(short, c)
		}
	}
	slices.Sort(short)
	return rules.Nearest(name, short)
}
