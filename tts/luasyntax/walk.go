package luasyntax

// Walk visits a node and all nodes in it, each before those in it, in the order of the script.
func Walk(n Node, visit func(Node)) {
	visit(n)
	each := func(nodes []Node) {
		for _, n := range nodes {
			Walk(n, visit)
		}
	}
	names := func(nodes []*Name) {
		for _, n := range nodes {
			Walk(n, visit)
		}
	}
	switch n := n.(type) {
	case *Chunk:
		each(n.Body)
	case *Local:
		names(n.Names)
		each(n.Values)
	case *Assign:
		each(n.Targets)
		each(n.Values)
	case *Do:
		names(n.Names)
		each(n.Values)
		each(n.Body)
	case *If:
		for i, block := range n.Blocks {
			if i < len(n.Conditions) {
				Walk(n.Conditions[i], visit)
			}
			each(block)
		}
	case *Define:
		Walk(n.Target, visit)
		Walk(n.Value, visit)
	case *Return:
		each(n.Values)
	case *Table:
		for _, f := range n.Fields {
			if f.Key != nil {
				Walk(f.Key, visit)
			}
			Walk(f.Value, visit)
		}
	case *Function:
		names(n.Parameters)
		each(n.Body)
	case *Unary:
		Walk(n.Value, visit)
	case *Operation:
		each(n.Values)
	case *Parens:
		Walk(n.Value, visit)
	case *Index:
		Walk(n.Value, visit)
		Walk(n.Key, visit)
	case *Call:
		Walk(n.Function, visit)
		each(n.Arguments)
	}
}
