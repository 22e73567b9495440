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
	// scripts gives other objects a script, copies gives them its own.
	scripts, copies string
	// web asks a web site, loads makes a function of a text.
	web, loads string
}

// calls looks at a call of a plain function.
func (r *reading) calls(n *luasyntax.Call) {
	name, ok := n.Function.(*luasyntax.Name)
	if !ok || name.Local {
		return
	}
	switch name.Value {
	case "load", "loadstring", "loadsafe":
		r.once(&r.powers.loads, n)
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
	case name == "setLuaScript" && table != "self" && !givesNothing(n):
		r.once(&r.powers.scripts, n)
		for _, argument := range n.Arguments {
			if mentionsOwnScript(argument) {
				r.once(&r.powers.copies, n)
			}
		}
	}
}

// givesNothing tells whether a call has an empty text for its argument.
func givesNothing(n *luasyntax.Call) bool {
	if len(n.Arguments) == 0 {
		return true
	}
	text, ok := n.Arguments[0].(*luasyntax.Text)
	return ok && text.Value == ""
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

// setsCode looks at an assignment to a member.
func (r *reading) setsCode(target *luasyntax.Index) {
	key, isText := target.Key.(*luasyntax.Text)
	owner, isName := target.Value.(*luasyntax.Name)
	if isText && key.Value == "script_code" && !(isName && owner.Value == "self") {
		r.once(&r.powers.scripts, target)
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
		found = found || isName && isText && owner.Value == "self" && (key.Value == "getLuaScript" || key.Value == "script_code")
	})
	return found
}

func (r *reading) concludePowers() {
	p := r.powers
	switch {
	case hasWorm(r.text):
	case p.copies != "":
		r.script.note(LuaSuspicious, Warning, fmt.Sprintf("copies itself into other objects in %s: make sure that you want it to", p.copies))
	case p.web != "" && p.scripts != "":
		r.script.note(LuaSuspicious, Warning, fmt.Sprintf("asks a web site in %s and gives other objects scripts in %s, so that the site may decide what runs: make sure that you trust it", p.web, p.scripts))
	case p.web != "" && p.loads != "":
		r.script.note(LuaSuspicious, Warning, fmt.Sprintf("asks a web site in %s and runs a text in %s, so that the site may decide what runs: make sure that you trust it", p.web, p.loads))
	case p.scripts != "":
		r.script.note(LuaSuspicious, Warning, fmt.Sprintf("gives other objects scripts in %s: make sure that you want it to", p.scripts))
	}
}
