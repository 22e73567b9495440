package lint

import (
	"fmt"
	"strings"

	"menagerie/tts/luasyntax"
)

// worm is in every copy of a script that spreads from object to object.
const worm = "tcejbo gninwapS"

const wormMessage = `carries the worm "` + worm + `", which copies itself into every object and asks a web site for more code: in every script, delete all from --[[Object base code]] to --[[Spawning object]]`

func hasWorm(text string) bool { return strings.Contains(text, worm) }

// powers are what a script does that can change other scripts: where it does so first, as a line.
type powers struct {
	// gives gives other objects a script, copies gives them its own, web asks a web site.
	gives, copies, web string
	// runs are the texts that become scripts or functions.
	runs []run
}

// run is a text that a script makes code of, and by which function.
type run struct {
	text     luasyntax.Node
	at       int
	function string
}

// calls looks at a call of a plain function.
func (r *reading) calls(n *luasyntax.Call) {
	name, ok := n.Function.(*luasyntax.Name)
	if !ok || name.Local || len(n.Arguments) == 0 {
		return
	}
	switch name.Value {
	case "load", "loadstring", "loadsafe", "dofile", "loadfile":
		r.powers.runs = append(r.powers.runs, run{n.Arguments[0], n.At(), name.Value})
	case "setVar", "setTable":
		r.names(n)
	}
}

// callsMethod looks at a call of a function of a table or an object; table is the global that it is of, "" when it
// is of anything else.
func (r *reading) callsMethod(n *luasyntax.Call, table, name string) {
	switch {
	case name == "setVar" || name == "setTable":
		r.names(n)
	case table == "WebRequest":
		r.once(&r.powers.web, n)
	case name == setScript && len(n.Arguments) > 0:
		r.givesScript(n, table == "self", n.Arguments[0])
	}
}

const setScript = "setLuaScript"

// setsCode looks at an assignment to a member.
func (r *reading) setsCode(target *luasyntax.Index, value luasyntax.Node) {
	key, isText := target.Key.(*luasyntax.Text)
	owner, isName := target.Value.(*luasyntax.Name)
	if isText && key.Value == "script_code" && value != nil {
		r.givesScript(target, isName && owner.Value == "self", value)
	}
}

// givesScript notes that an object gets a text for its script.
func (r *reading) givesScript(n luasyntax.Node, itself bool, text luasyntax.Node) {
	if literal, ok := text.(*luasyntax.Text); ok && literal.Value == "" {
		return
	}
	r.powers.runs = append(r.powers.runs, run{text, n.At(), setScript})
	if itself {
		return
	}
	r.once(&r.powers.gives, n)
	if mentionsOwnScript(text) {
		r.once(&r.powers.copies, n)
	}
}

// names notes the variable of another script that a call sets.
func (r *reading) names(n *luasyntax.Call) {
	if len(n.Arguments) == 0 {
		return
	}
	if name, ok := n.Arguments[0].(*luasyntax.Text); ok {
		r.named[name.Value] = true
	}
}

func (r *reading) once(line *string, n luasyntax.Node) {
	if *line == "" {
		*line = r.line(n.At())
	}
}

// mentionsOwnScript tells whether the script that holds an expression is in its value.
func mentionsOwnScript(n luasyntax.Node) bool {
	found := false
	luasyntax.Walk(n, func(n luasyntax.Node) {
		index, ok := n.(*luasyntax.Index)
		if !ok {
			return
		}
		owner, isName := index.Value.(*luasyntax.Name)
		key, isText := index.Key.(*luasyntax.Text)
		found = found || isName && isText && owner.Value == "self" && (key.Value == getScript || key.Value == "script_code")
	})
	return found
}

func (r *reading) concludePowers(chunk *luasyntax.Chunk) {
	p := r.powers
	switch {
	case hasWorm(r.text):
	case p.copies != "":
		r.script.note(LuaSuspicious, Warning, fmt.Sprintf("copies itself into other objects in %s, as worms do: make sure that you want it to", p.copies))
	case p.web != "" && r.notesForeignCode(chunk):
	case p.gives != "":
		r.script.issues = append(r.script.issues, issue{
			code: LuaSuspicious, severity: Info, same: "gives",
			message: fmt.Sprintf("gives other objects scripts in %s, none of them from a web site: many mods do that to objects which they spawn", p.gives),
		})
	}
}

// notesForeignCode notes where a script that asks a web site makes code of a text that may come from there.
func (r *reading) notesForeignCode(chunk *luasyntax.Chunk) (found bool) {
	if len(r.powers.runs) == 0 {
		return false
	}
	known := readOrigins(chunk)
	for _, code := range r.powers.runs {
		ofScript := code.function != setScript && r.script.defines[code.function]
		if ofScript || known.own(code.text) {
			continue
		}
		r.script.note(LuaSuspicious, Warning, fmt.Sprintf("asks a web site in %s and runs as a script what may come from there in %s (%s), so that the site decides what happens at your table: make sure that you trust it",
			r.powers.web, r.line(code.at), code.function))
		return true
	}
	return false
}
