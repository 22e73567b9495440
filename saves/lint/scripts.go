package lint

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"

	"menagerie/saves/scan"
	"menagerie/tts/luasyntax"
	"menagerie/tts/savefile"
)

// scripts are all different scripts of a save.
type scripts struct {
	// byText has them as they are written in the save, byGUID by the object they are of.
	byText map[string]*luaScript
	byGUID map[string]*luaScript
	// table is the Global script, nil without one.
	table *luaScript
	// named are the texts by which scripts set variables of others.
	named map[string]bool
}

func newScripts() scripts {
	return scripts{byText: map[string]*luaScript{}, byGUID: map[string]*luaScript{}, named: map[string]bool{}}
}

// luaScript is what is known of a script.
type luaScript struct {
	first  *scan.Object
	owners int
	// loads tells that it can be parsed.
	loads bool
	// open tells that it may define more than can be seen: it includes files, or reaches its globals by other names.
	open bool
	// defines are the globals that it sets.
	defines map[string]bool
	// decodesState tells that it takes its state for JSON.
	decodesState bool
	issues       []issue
	unknown      []unknownName
}

// issue is something about a script.
type issue struct {
	code     string
	severity Severity
	message  string
	// same, unless empty, is the same for issues of several scripts that are one finding.
	same string
}

func (s *luaScript) note(code string, severity Severity, message string) {
	s.issues = append(s.issues, issue{code: code, severity: severity, message: message})
}

// maxScripts is how many different scripts of a save are looked at.
const maxScripts = 20_000

// unread is a script that is not looked at, of which nothing is known.
var unread = &luaScript{loads: true, open: true}

// lintScript reads an object's script, unless another one has the same.
func (l *Linter) lintScript(o *scan.Object) {
	if o.Script == "" || o.Script == `""` {
		return
	}
	s := l.scripts.byText[o.Script]
	switch {
	case s != nil:
	case len(l.scripts.byText) == maxScripts:
		s = unread
	default:
		s = l.read(o, savefile.Unquote(o.Script))
		l.scripts.byText[o.Script] = s
	}
	if s == unread {
		l.add(NotExamined, Warning, o, "", "", alike("%s has a script that is not looked at: %s; cut it into smaller ones, if it is yours", o, beyond(len(l.scripts.byText) == maxScripts)))
	} else {
		s.owners++
	}
	if o.IsTable() {
		l.scripts.table = s
	} else if o.GUID != "" {
		l.scripts.byGUID[o.GUID] = s
	}
	l.lintState(o, s)
}

// beyond says why something is not looked at: the save has had too many already, or else it is too large itself.
func beyond(tooMany bool) string {
	if tooMany {
		return "the save has too many different ones"
	}
	return "it is too large"
}

func (l *Linter) read(o *scan.Object, text string) *luaScript {
	s := &luaScript{first: o, defines: map[string]bool{}}
	if hasWorm(text) {
		s.issues = append(s.issues, issue{LuaSuspicious, Warning, wormMessage, wormMessage})
	}
	chunk, err := luasyntax.Parse(text)
	if errors.Is(err, luasyntax.ErrTooLarge) {
		return unread
	}
	if err != nil {
		s.note(LuaSyntax, Error, "does not load: "+where(text, err)+"; correct that, or empty the script")
		return s
	}
	s.loads, s.open = true, chunk.Includes
	r := newReading(text, s)
	luasyntax.Walk(chunk, r.visit)
	r.conclude(chunk)
	for name := range r.named {
		l.scripts.named[name] = true
	}
	return s
}

// maxIssues is how many issues of one script are listed.
const maxIssues = 10

// reportScripts tells what is wrong with each script, and how many objects have it.
func (l *Linter) reportScripts() {
	all := slices.SortedFunc(maps.Values(l.scripts.byText), func(a, b *luaScript) int { return cmp.Compare(a.first.Offset, b.first.Offset) })
	for _, s := range all {
		l.noteUnknown(s)
		for _, i := range s.issues[:min(len(s.issues), maxIssues)] {
			owner := "the script of " + s.first.String()
			if s.first.IsTable() {
				owner = "the Global script"
			}
			same := i.same
			if same == "" {
				same = i.message + each(s.first)
			}
			for range s.owners {
				l.add(i.code, i.severity, s.first, "LuaScript", same, alike("%s %s", owner, i.message))
			}
		}
	}
}

// lintState compares a state with what the script of the object takes it for.
func (l *Linter) lintState(o *scan.Object, s *luaScript) {
	state := strings.TrimSpace(savefile.Unquote(o.State))
	if !s.decodesState || state == "" || isJSON(state) {
		return
	}
	l.add(StateNotJSON, Warning, o, "LuaScriptState", o.Script, alike("the script of %s reads its state as JSON, which it is not: %.40q; empty LuaScriptState", o, state))
}
