package lint

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"menagerie/saves/scan"
)

// MaxEach is how many findings of one rule and severity are listed.
const MaxEach = 20

// say makes the message of a finding that stands for a number of places.
type say func(count int) string

// alike is the message of a finding about one place, that tells how many others are like it.
func alike(format string, args ...any) say {
	return func(count int) string {
		message := fmt.Sprintf(format, args...)
		if count > 1 {
			return fmt.Sprintf("%s (and %d more like it)", message, count-1)
		}
		return message
	}
}

// gatherer puts findings together that say the same of several places.
type gatherer struct {
	off    map[string]bool
	groups map[groupKey]*group
	// listed counts the groups of a kind.
	listed map[kind]int
}

// kind is what findings have in common that are counted together: an error is never one of many warnings.
type kind struct {
	code     string
	severity Severity
}

type groupKey struct {
	kind
	same string
	// last is the group of all that is no longer listed.
	last bool
}

type group struct {
	finding Finding
	offset  int
	count   int
	say     say
}

func newGatherer(off []string) gatherer {
	g := gatherer{off: map[string]bool{}, groups: map[groupKey]*group{}, listed: map[kind]int{}}
	for _, code := range off {
		g.off[code] = true
	}
	return g
}

// add notes a finding about an object, or about the member of it that path names. Findings of a code that are the
// same are one: the first, which says how many there are.
func (g *gatherer) add(code string, severity Severity, o *scan.Object, path, same string, say say) {
	if g.off[code] {
		return
	}
	k := kind{code, severity}
	key := groupKey{kind: k, same: same}
	if found := g.groups[key]; found != nil {
		found.count++
		return
	}
	last := groupKey{kind: k, last: true}
	if found := g.groups[last]; found != nil {
		found.count++
		return
	}
	if g.listed[k]++; g.listed[k] == MaxEach {
		key, say = last, rest(say)
	}
	full := o.Path()
	if path != "" && full != "" {
		full += "."
	}
	g.groups[key] = &group{
		finding: Finding{Code: code, Severity: severity, Path: full + path, GUID: o.GUID},
		offset:  o.Offset, count: 1, say: say,
	}
}

// each tells findings about one object from those about others, and from nothing else. A path would do as well, but that
// of a deeply nested object is long, and such objects can be many.
func each(o *scan.Object) string { return strconv.Itoa(o.Offset) }

// rest is the message of the last finding of a rule that is listed, which stands for all others too.
func rest(first say) say {
	return func(count int) string {
		if count > 1 {
			return fmt.Sprintf("%s (and %d more findings of this kind)", first(1), count-1)
		}
		return first(1)
	}
}

// findings are those of all groups, in the order of the save.
func (g *gatherer) findings() []Finding {
	all := make([]*group, 0, len(g.groups))
	for _, found := range g.groups {
		all = append(all, found)
	}
	slices.SortFunc(all, func(a, b *group) int {
		return cmp.Or(cmp.Compare(a.offset, b.offset), cmp.Compare(a.finding.Code, b.finding.Code), cmp.Compare(a.finding.Path, b.finding.Path), cmp.Compare(a.say(1), b.say(1)))
	})
	list := make([]Finding, len(all))
	for i, found := range all {
		list[i] = found.finding
		list[i].Message, list[i].Count = found.say(found.count), found.count
	}
	return list
}

// counted is a message that says how many places it is about: one format for one place, another for several. Both
// take the number first, whether they show it or not.
func counted(one, several string, args ...any) say {
	return func(count int) string {
		format := several
		if count == 1 {
			format = one
		}
		return fmt.Sprintf(format, append([]any{count}, args...)...)
	}
}
