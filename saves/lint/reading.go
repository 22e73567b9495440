package lint

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/tts/luasyntax"
	"menagerie/tts/names"
	"menagerie/tts/script"
)

// reading is a script being looked at.
type reading struct {
	text   string
	script *luaScript
	// globals are how globals are called or asked for a member, by name.
	globals map[string]use
	// fields are all names of fields and methods that the script makes itself.
	fields map[string]bool
	// members are calls of functions in tables of TTS, methods those of functions of objects in other case.
	members, methods []member
	// handlers are where globals are set to functions, last.
	handlers map[string]int
	// mentioned counts globals and texts by what they say, set how often a global is set.
	mentioned, set map[string]int
	// named are texts by which variables of other scripts are set.
	named  map[string]bool
	powers powers
	// sources knows the modules of a bundle.
	sources *script.Locator
}

// use is where a global is first called or asked for a member, which of both it is there, and how often it happens.
type use struct {
	at     int
	called bool
	count  int
}

// member is a function of a table or an object, where it is called.
type member struct {
	owner, name string
	at          int
}

func newReading(text string, s *luaScript) *reading {
	return &reading{
		text: text, script: s, globals: map[string]use{}, fields: map[string]bool{}, handlers: map[string]int{},
		mentioned: map[string]int{}, set: map[string]int{}, named: map[string]bool{},
	}
}

func (r *reading) visit(n luasyntax.Node) {
	switch n := n.(type) {
	case *luasyntax.Name:
		if !n.Local {
			r.mentioned[n.Value]++
			r.script.open = r.script.open || n.Value == "_G" || n.Value == "_ENV"
		}
	case *luasyntax.Text:
		r.mentioned[n.Value]++
	case *luasyntax.Define:
		r.define(n.Target, n.Value)
		r.readsState(n.Target, n.Value)
	case *luasyntax.Assign:
		r.assign(n)
	case *luasyntax.Table:
		for _, f := range n.Fields {
			if key, ok := f.Key.(*luasyntax.Text); ok {
				r.fields[key.Value] = true
			}
		}
	case *luasyntax.Index:
		r.use(n.Value, false)
	case *luasyntax.Call:
		r.call(n)
	}
}

func (r *reading) assign(n *luasyntax.Assign) {
	for i, target := range n.Targets {
		var value luasyntax.Node
		if i < len(n.Values) {
			value = n.Values[i]
		}
		r.define(target, value)
		if f, ok := value.(*luasyntax.Function); ok {
			r.readsState(target, f)
		}
		if index, ok := target.(*luasyntax.Index); ok {
			r.setsCode(index, value)
		}
	}
}

// define notes what a target makes known.
func (r *reading) define(target, value luasyntax.Node) {
	switch t := target.(type) {
	case *luasyntax.Name:
		if t.Local {
			return
		}
		r.script.defines[t.Value] = true
		r.set[t.Value]++
		if _, isFunction := value.(*luasyntax.Function); isFunction {
			r.handlers[t.Value] = t.At()
		}
	case *luasyntax.Index:
		if key, ok := t.Key.(*luasyntax.Text); ok {
			r.fields[key.Value] = true
		}
	}
}

// use notes that a value is called or asked for a member.
func (r *reading) use(value luasyntax.Node, called bool) {
	name, ok := value.(*luasyntax.Name)
	if !ok || name.Local {
		return
	}
	u, known := r.globals[name.Value]
	if !known {
		u = use{at: name.At(), called: called}
	}
	u.count++
	r.globals[name.Value] = u
}

func (r *reading) call(n *luasyntax.Call) {
	if n.Method != "" {
		r.use(n.Function, false)
		r.method(n, n.Function, n.Method)
		return
	}
	r.use(n.Function, true)
	index, ok := n.Function.(*luasyntax.Index)
	if !ok {
		r.calls(n)
		return
	}
	if key, ok := index.Key.(*luasyntax.Text); ok {
		r.method(n, index.Value, key.Value)
	}
}

// method notes a call of a function of an object or a table.
func (r *reading) method(n *luasyntax.Call, owner luasyntax.Node, name string) {
	table := ""
	if owner, ok := owner.(*luasyntax.Name); ok && !owner.Local {
		table = owner.Value
	}
	if known, ok := names.Members[table]; ok {
		if !known.Has(name) {
			r.members = append(r.members, member{table, name, n.At()})
		}
	} else if _, wrong := names.Methods.InOtherCase(name); wrong {
		r.methods = append(r.methods, member{table, name, n.At()})
	}
	r.callsMethod(n, table, name)
}

// readsState notes whether onLoad decodes its parameter.
func (r *reading) readsState(target luasyntax.Node, f *luasyntax.Function) {
	name, ok := target.(*luasyntax.Name)
	if !ok || name.Local || !strings.EqualFold(name.Value, "onLoad") || len(f.Parameters) == 0 {
		return
	}
	state := f.Parameters[0].Value
	luasyntax.Walk(f, func(n luasyntax.Node) {
		call, ok := n.(*luasyntax.Call)
		if !ok || len(call.Arguments) != 1 {
			return
		}
		argument, isName := call.Arguments[0].(*luasyntax.Name)
		function, isIndex := call.Function.(*luasyntax.Index)
		if !isName || !isIndex || argument.Value != state || !argument.Local {
			return
		}
		table, isName := function.Value.(*luasyntax.Name)
		key, isText := function.Key.(*luasyntax.Text)
		r.script.decodesState = r.script.decodesState || isName && isText && table.Value == "JSON" && key.Value == "decode"
	})
}

func isJSON(text string) bool { return gjson.Valid(text) }

// conclude notes the issues, when all of the script is known.
func (r *reading) conclude(chunk *luasyntax.Chunk) {
	r.concludePowers(chunk)
	if r.script.open {
		return
	}
	r.concludeNames()
	r.concludeMembers()
	r.concludeHandlers()
}

// where says what is wrong with a script, and in which module.
func where(text string, err error) string {
	var fault *luasyntax.Error
	if errors.As(err, &fault) {
		if source, ok := script.Locate(text, fault.Line); ok {
			return fmt.Sprintf("module %.60s, line %d, column %d: %s", source.File, source.Line, fault.Column, fault.Problem)
		}
	}
	return err.Error()
}

// line says in which line of which module a byte is.
func (r *reading) line(at int) string {
	if r.sources == nil {
		r.sources = script.NewLocator(r.text)
	}
	line, _ := luasyntax.Position(r.text, at)
	if source, ok := r.sources.Line(line); ok {
		return fmt.Sprintf("line %d of module %.60s", source.Line, source.File)
	}
	return fmt.Sprintf("line %d", line)
}

// sortedBy are the keys of a map, by where each stands first.
func sortedBy[V any](all map[string]V, at func(V) int) []string {
	keys := make([]string, 0, len(all))
	for key := range all {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b string) int { return at(all[a]) - at(all[b]) })
	return keys
}
