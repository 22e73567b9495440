package luasyntax

import "fmt"

// MaxDepth is how deep blocks and expressions may nest.
const MaxDepth = 500

// MaxTokens is how many words, numbers, texts and signs a script may have, so that its tree fits into memory.
const MaxTokens = 3_000_000

// ErrTooLarge is Parse's error for a script of more than MaxTokens, of which it says nothing else.
var ErrTooLarge = fmt.Errorf("it has more than %d words and signs", MaxTokens)

// Parse reads a script. Its error is an *Error or ErrTooLarge.
func Parse(text string) (*Chunk, error) {
	_, chunk, err := read(text)
	return chunk, err
}

func read(text string) (p *parser, chunk *Chunk, err error) {
	defer func() {
		switch fault := recover().(type) {
		case nil:
		case *Error:
			chunk, err = nil, fault
		case tooLarge:
			chunk, err = nil, ErrTooLarge
		default:
			panic(fault)
		}
	}()
	p = &parser{lexer: lexer{text: text}}
	p.scopes = newScopes(text)
	p.advance()
	p.scopes.openFunction(true)
	body := p.block()
	p.scopes.closeFunction()
	if p.token.kind != endToken {
		p.fail("%s cannot stand there: nothing is open that it could close", p.token)
	}
	return p, &Chunk{Body: body, Includes: p.lexer.includes}, nil
}

type parser struct {
	lexer  lexer
	token  token
	scopes scopes
	depth  int
	tokens int
	// edits make plain Lua of the text, in the order of their places.
	edits []edit
}

// tooLarge ends the parsing of a script with too many tokens.
type tooLarge struct{}

func (p *parser) advance() {
	if p.tokens++; p.tokens > MaxTokens {
		panic(tooLarge{})
	}
	if plain, ok := plainWords[p.token.kind]; ok {
		p.replace(len(p.token.kind), plain)
	}
	p.token = p.lexer.next()
}

func (p *parser) fail(format string, args ...any) { p.lexer.fail(p.token.at, format, args...) }

// enter counts a level of nesting; the caller leaves it by p.depth--.
func (p *parser) enter() {
	if p.depth++; p.depth > MaxDepth {
		p.fail("this nests deeper than %d", MaxDepth)
	}
}

// at is where the next token begins.
func (p *parser) at() place { return place(p.token.at) }

// accept takes the next token if it is of a kind.
func (p *parser) accept(kind string) bool {
	if p.token.kind != kind {
		return false
	}
	p.advance()
	return true
}

// expect takes a token of a kind, which some context needs.
func (p *parser) expect(kind, context string) token {
	t := p.token
	if t.kind != kind {
		wanted := kind
		if kind != nameToken {
			wanted = quote(kind)
		}
		p.fail("%s is missing %s; %s stands there", wanted, context, t)
	}
	p.advance()
	return t
}

// close takes the word that ends what a token began.
func (p *parser) close(kind string, opener token) {
	if p.token.kind == kind {
		p.advance()
		return
	}
	line, _ := Position(p.lexer.text, opener.at)
	p.fail("%s is missing, which closes the %s of line %d; %s stands there", quote(kind), quote(opener.kind), line, p.token)
}

// blockEnds tells whether a block ends before the next token.
func (p *parser) blockEnds() bool {
	switch p.token.kind {
	case endToken, "end", "else", "elseif", "until":
		return true
	}
	return false
}

// block reads statements up to what ends them.
func (p *parser) block() []Node {
	p.enter()
	defer func() { p.depth-- }()
	p.scopes.open()
	body := p.statements()
	p.scopes.close()
	return body
}

func (p *parser) statements() []Node {
	var body []Node
	for !p.blockEnds() {
		if p.token.kind == "return" {
			return append(body, p.returned())
		}
		if s := p.statement(); s != nil {
			body = append(body, s)
		}
	}
	return body
}

// returned reads a return, behind which its block ends.
func (p *parser) returned() Node {
	r := &Return{place: p.at()}
	p.advance()
	if !p.blockEnds() && p.token.kind != ";" {
		r.Values = p.expressions()
	}
	p.accept(";")
	if !p.blockEnds() {
		p.fail("%s cannot stand behind `return`, which is the last statement of its block", p.token)
	}
	return r
}
