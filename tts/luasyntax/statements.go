package luasyntax

// statement reads a statement; nil is an empty one.
func (p *parser) statement() Node {
	opener := p.token
	switch opener.kind {
	case ";":
		p.advance()
		return nil
	case "if":
		return p.ifs()
	case "while", "for", "repeat":
		return p.loop()
	case "do":
		p.advance()
		s := &Do{place: place(opener.at), Body: p.block()}
		p.close("end", opener)
		return s
	case "function":
		return p.define()
	case "local":
		p.advance()
		if p.token.kind == "function" {
			return p.defineLocal()
		}
		return p.local(place(opener.at))
	case "break":
		p.advance()
		p.scopes.leave(opener.at)
		return &Jump{place: place(opener.at)}
	case "goto":
		p.advance()
		label := p.expect(nameToken, "behind `goto`")
		p.scopes.jump(label.value, opener.at)
		return &Jump{place: place(opener.at), Label: label.value}
	case "::":
		p.advance()
		label := p.expect(nameToken, "between `::` and `::`")
		p.expect("::", "behind the label")
		p.scopes.label(label.value, label.at)
		return &Label{place: place(opener.at), Name: label.value}
	}
	return p.assignmentOrCall()
}

func (p *parser) ifs() Node {
	opener := p.token
	s := &If{place: p.at()}
	for p.token.kind == "if" || p.token.kind == "elseif" {
		p.advance()
		s.Conditions = append(s.Conditions, p.expression())
		p.expect("then", "behind the condition")
		s.Blocks = append(s.Blocks, p.block())
	}
	if p.accept("else") {
		s.Blocks = append(s.Blocks, p.block())
	}
	p.close("end", opener)
	return s
}

func (p *parser) loop() Node {
	opener := p.token
	s := &Do{place: p.at()}
	p.advance()
	p.scopes.open()
	defer p.scopes.close()
	switch opener.kind {
	case "repeat":
		p.repeat(s, opener)
		return s
	case "while":
		s.Values = []Node{p.expression()}
		p.expect("do", "behind the condition")
	case "for":
		p.forHead(s)
		p.expect("do", "behind what the loop runs over")
	}
	p.scopes.loops++
	s.Body = p.block()
	p.scopes.loops--
	p.close("end", opener)
	return s
}

// repeat reads a loop whose condition sees the variables of its body.
func (p *parser) repeat(s *Do, opener token) {
	p.enter()
	defer func() { p.depth-- }()
	p.scopes.loops++
	s.Body = p.statements()
	p.scopes.loops--
	p.close("until", opener)
	s.Values = []Node{p.expression()}
}

func (p *parser) forHead(s *Do) {
	names := p.names("behind `for`")
	if p.token.kind == "=" && len(names) == 1 {
		p.advance()
		s.Values = p.expressions()
		if n := len(s.Values); n < 2 || n > 3 {
			p.fail("a loop that counts has a start, an end and perhaps a step, not %d numbers", n)
		}
	} else {
		p.expect("in", "behind the names of the loop")
		s.Values = p.expressions()
	}
	s.Names = p.declare(names)
}

// names reads names with commas between them.
func (p *parser) names(context string) []token {
	names := []token{p.expect(nameToken, context)}
	for p.accept(",") {
		names = append(names, p.expect(nameToken, "behind the comma"))
	}
	return names
}

// declare makes local variables of names, from here on.
func (p *parser) declare(names []token) []*Name {
	nodes := make([]*Name, len(names))
	for i, n := range names {
		p.scopes.declare(n.value)
		nodes[i] = &Name{place: place(n.at), Value: n.value, Local: true}
	}
	return nodes
}

func (p *parser) local(at place) Node {
	s := &Local{place: at}
	names := p.names("behind `local`")
	if p.accept("=") {
		s.Values = p.expressions()
	}
	s.Names = p.declare(names)
	return s
}

func (p *parser) defineLocal() Node {
	opener := p.token
	p.advance()
	name := p.expect(nameToken, "behind `local function`")
	target := p.declare([]token{name})[0]
	return &Define{place: place(opener.at), Target: target, Value: p.function(opener, false)}
}

// define reads function a.b.c:d() … end.
func (p *parser) define() Node {
	opener := p.token
	p.advance()
	var target Node = p.name(p.expect(nameToken, "behind `function`"))
	for levels := 0; p.token.kind == "." || p.token.kind == ":"; levels++ {
		method := p.token.kind == ":"
		p.advance()
		key := p.expect(nameToken, "in the name of the function")
		target = &Index{place: place(target.At()), Value: target, Key: &Text{place: place(key.at), Value: key.value}}
		if method {
			return &Define{place: place(opener.at), Target: target, Method: true, Value: p.function(opener, true)}
		}
		if levels > MaxDepth {
			p.fail("this nests deeper than %d", MaxDepth)
		}
	}
	return &Define{place: place(opener.at), Target: target, Value: p.function(opener, false)}
}

func (p *parser) assignmentOrCall() Node {
	first := p.token
	value := p.suffixed()
	if _, isCall := value.(*Call); isCall && p.token.kind != "=" && p.token.kind != "," {
		return value
	}
	s := &Assign{place: place(value.At()), Targets: []Node{value}}
	p.mustBeTarget(value, first)
	for p.accept(",") {
		next := p.token
		target := p.suffixed()
		p.mustBeTarget(target, next)
		s.Targets = append(s.Targets, target)
	}
	if p.token.kind != "=" {
		p.fail("this is neither an assignment nor a call: %s stands where `=` or `(` would", p.token)
	}
	p.advance()
	s.Values = p.expressions()
	return s
}

func (p *parser) mustBeTarget(value Node, first token) {
	switch value.(type) {
	case *Name, *Index:
	default:
		p.lexer.fail(first.at, "nothing can be assigned to what begins with %s", first)
	}
}
