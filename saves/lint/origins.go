package lint

import "menagerie/tts/luasyntax"

// getScript is the function of an object of the save that gives its script.
const getScript = "getLuaScript"

// origins tells which variables of a script hold only what the save itself says. Variables of one name are taken for one,
// so that a text of another origin is never overlooked.
type origins struct {
	// set are the variables that the script sets, foreign those among them that may hold something else.
	set, foreign map[string]bool
	// in are the variables whose values a variable is part of.
	in map[string][]string
}

func readOrigins(chunk *luasyntax.Chunk) *origins {
	o := &origins{map[string]bool{}, map[string]bool{}, map[string][]string{}}
	luasyntax.Walk(chunk, func(n luasyntax.Node) {
		switch n := n.(type) {
		case *luasyntax.Local:
			for i, name := range n.Names {
				o.assign(name, n.Values, i)
			}
		case *luasyntax.Assign:
			for i, target := range n.Targets {
				if name, ok := target.(*luasyntax.Name); ok {
					o.assign(name, n.Values, i)
				}
			}
		case *luasyntax.Function:
			o.receive(n.Parameters)
		case *luasyntax.Do:
			o.receive(n.Names)
		}
	})
	o.spread()
	return o
}

// assign notes what a variable is set to: the value of its place, or what the last call gives besides.
func (o *origins) assign(name *luasyntax.Name, values []luasyntax.Node, i int) {
	o.set[name.Value] = true
	switch {
	case len(values) == 0: // declared only
	case i >= len(values):
		o.foreign[name.Value] = true
	default:
		if !spelt(values[i], func(part string) { o.in[part] = append(o.in[part], name.Value) }) {
			o.foreign[name.Value] = true
		}
	}
}

// receive notes variables whose values come from elsewhere.
func (o *origins) receive(names []*luasyntax.Name) {
	for _, name := range names {
		o.set[name.Value], o.foreign[name.Value] = true, true
	}
}

// spread makes foreign all that has a foreign part.
func (o *origins) spread() {
	var reached []string
	for part := range o.in {
		if !o.set[part] || o.foreign[part] {
			reached = append(reached, part)
		}
	}
	for len(reached) > 0 {
		part := reached[len(reached)-1]
		reached = reached[:len(reached)-1]
		for _, whole := range o.in[part] {
			if !o.foreign[whole] {
				o.foreign[whole] = true
				reached = append(reached, whole)
			}
		}
	}
}

// own tells whether the save itself says all of a text.
func (o *origins) own(text luasyntax.Node) bool {
	own := true
	known := spelt(text, func(part string) { own = own && o.set[part] && !o.foreign[part] })
	return known && own
}

// spelt tells whether an expression is made of literals, scripts of objects and variables only, which it visits.
func spelt(n luasyntax.Node, visit func(variable string)) bool {
	switch n := n.(type) {
	case *luasyntax.Text:
		return true
	case *luasyntax.Constant:
		return n.Value != "..."
	case *luasyntax.Parens:
		return spelt(n.Value, visit)
	case *luasyntax.Name:
		visit(n.Value)
		return true
	case *luasyntax.Operation:
		for _, value := range n.Values {
			if !spelt(value, visit) {
				return false
			}
		}
		return true
	case *luasyntax.Call:
		return calls(n, getScript)
	}
	return false
}

// calls tells whether a call is one of a function of an object.
func calls(n *luasyntax.Call, function string) bool {
	if n.Method != "" {
		return n.Method == function
	}
	index, ok := n.Function.(*luasyntax.Index)
	if !ok {
		return false
	}
	key, ok := index.Key.(*luasyntax.Text)
	return ok && key.Value == function
}
