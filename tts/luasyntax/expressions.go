package luasyntax

func isUnary(kind string) bool { return kind == "-" || kind == "not" || kind == "#" }

func isBinary(kind string) bool {
	switch kind {
	case "+", "-", "*", "/", "%", "^", "..", "==", "~=", "!=", "<", ">", "<=", ">=", "and", "or":
		return true
	}
	return false
}

// expressions reads values with commas between them.
func (p *parser) expressions() []Node {
	values := []Node{p.expression()}
	for p.accept(",") {
		values = append(values, p.expression())
	}
	return values
}

func (p *parser) expression() Node {
	p.enter()
	defer func() { p.depth-- }()
	first := p.operand()
	if !isBinary(p.token.kind) {
		return first
	}
	e := &Operation{place: place(first.At()), Values: []Node{first}}
	for isBinary(p.token.kind) {
		e.Operators = append(e.Operators, p.token.kind)
		p.advance()
		e.Values = append(e.Values, p.operand())
	}
	return e
}

// operand reads a value with the operators before it.
func (p *parser) operand() Node {
	if !isUnary(p.token.kind) {
		return p.simple()
	}
	p.enter()
	defer func() { p.depth-- }()
	u := &Unary{place: p.at(), Operator: p.token.kind}
	p.advance()
	u.Value = p.operand()
	return u
}

func (p *parser) simple() Node {
	t := p.token
	switch t.kind {
	case textToken:
		p.advance()
		return &Text{place: place(t.at), Value: t.value}
	case numberToken:
		p.advance()
		return &Constant{place: place(t.at), Value: t.value}
	case "...":
		if !p.scopes.varargs() {
			p.fail("`...` stands in a function that does not take it")
		}
		fallthrough
	case "nil", "true", "false":
		p.advance()
		return &Constant{place: place(t.at), Value: t.kind}
	case "{", "${":
		return p.table()
	case "function":
		p.advance()
		return p.function(t, false)
	case "|":
		return p.lambda()
	}
	return p.suffixed()
}

// suffixed reads a variable or a value in parentheses, and what is asked of it: fields and calls.
func (p *parser) suffixed() Node {
	value := p.primary()
	for levels := 0; ; levels++ {
		if levels > MaxDepth {
			p.fail("this nests deeper than %d", MaxDepth)
		}
		at := place(value.At())
		switch t := p.token; t.kind {
		case ".":
			p.advance()
			key := p.expect(nameToken, "behind the dot")
			value = &Index{place: at, Value: value, Key: &Text{place: place(key.at), Value: key.value}}
		case "[":
			p.advance()
			key := p.expression()
			p.close("]", t)
			value = &Index{place: at, Value: value, Key: key}
		case ":":
			p.advance()
			method := p.expect(nameToken, "behind the colon")
			value = &Call{place: at, Function: value, Method: method.value, Arguments: p.arguments()}
		case "(", "{", "${", textToken:
			value = &Call{place: at, Function: value, Arguments: p.arguments()}
		default:
			return value
		}
	}
}

func (p *parser) primary() Node {
	t := p.token
	switch t.kind {
	case nameToken:
		p.advance()
		return p.name(t)
	case "(":
		p.advance()
		value := p.expression()
		p.close(")", t)
		return &Parens{place: place(t.at), Value: value}
	}
	p.fail("%s stands where a value or a statement should begin", t)
	return nil
}

func (p *parser) name(t token) *Name {
	return &Name{place: place(t.at), Value: t.value, Local: p.scopes.isLocal(t.value)}
}

func (p *parser) arguments() []Node {
	t := p.token
	switch t.kind {
	case textToken:
		p.advance()
		return []Node{&Text{place: place(t.at), Value: t.value}}
	case "{", "${":
		return []Node{p.table()}
	case "(":
		p.advance()
		if p.accept(")") {
			return nil
		}
		values := p.expressions()
		p.close(")", t)
		return values
	}
	p.fail("the arguments are missing; %s stands there", t)
	return nil
}

func (p *parser) table() Node {
	p.enter()
	defer func() { p.depth-- }()
	opener := p.token
	e := &Table{place: p.at()}
	p.advance()
	for p.token.kind != "}" {
		e.Fields = append(e.Fields, p.field())
		if p.token.kind != "," && p.token.kind != ";" {
			break
		}
		p.advance()
	}
	p.close("}", opener)
	return e
}

func (p *parser) field() Field {
	t := p.token
	if t.kind == "[" {
		p.advance()
		key := p.expression()
		p.close("]", t)
		p.expect("=", "behind the key of a field")
		return Field{Key: key, Value: p.expression()}
	}
	value := p.expression()
	if name, isName := value.(*Name); isName && p.accept("=") {
		return Field{Key: &Text{place: name.place, Value: name.Value}, Value: p.expression()}
	}
	return Field{Value: value}
}

// function reads a function from its parameters on.
func (p *parser) function(opener token, method bool) *Function {
	f := &Function{place: place(opener.at)}
	open := p.token
	p.expect("(", "before the parameters")
	var names []token
	for p.token.kind != ")" {
		if p.accept("...") {
			f.Varargs = true
			break
		}
		names = append(names, p.expect(nameToken, "among the parameters"))
		if !p.accept(",") {
			break
		}
	}
	p.close(")", open)
	p.scopes.openFunction(f.Varargs)
	if method {
		p.scopes.declare("self")
	}
	f.Parameters = p.declare(names)
	f.Body = p.block()
	p.scopes.closeFunction()
	p.close("end", opener)
	return f
}

// lambda reads |a, b| value.
func (p *parser) lambda() Node {
	f := &Function{place: p.at()}
	opener := p.token
	p.replace(len("|"), "function(")
	p.advance()
	var names []token
	for p.token.kind != "|" {
		if p.accept("...") {
			f.Varargs = true
			break
		}
		names = append(names, p.expect(nameToken, "among the parameters"))
		if !p.accept(",") {
			break
		}
	}
	p.replace(len("|"), ") return")
	p.close("|", opener)
	p.scopes.openFunction(f.Varargs)
	f.Parameters = p.declare(names)
	value := p.expression()
	p.replace(0, " end ")
	f.Body = []Node{&Return{place: place(value.At()), Values: []Node{value}}}
	p.scopes.closeFunction()
	return f
}
