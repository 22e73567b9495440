package luasyntax

import "slices"

// scopes know which names are local where, and where break and goto may lead.
type scopes struct {
	text string
	// locals counts the declarations of a name that hold here; declared are their names in order.
	locals   map[string]int
	declared []string
	blocks   []scope
	// loops is how many loops of the function are open.
	loops     int
	functions []function
}

type scope struct {
	// declared is how many names were declared when the block began.
	declared int
	labels   map[string]bool
	jumps    []jump
}

type jump struct {
	label string
	at    int
}

type function struct {
	varargs bool
	// loops are those around the function.
	loops int
}

func newScopes(text string) scopes { return scopes{text: text, locals: map[string]int{}} }

func (s *scopes) open() { s.blocks = append(s.blocks, scope{declared: len(s.declared)}) }

// close ends a block. A goto whose label was not in it may still find it in the block around.
func (s *scopes) close() {
	last := len(s.blocks) - 1
	block := s.blocks[last]
	s.blocks = s.blocks[:last]
	for _, name := range s.declared[block.declared:] {
		s.locals[name]--
	}
	s.declared = s.declared[:block.declared]
	open := slices.DeleteFunc(block.jumps, func(j jump) bool { return block.labels[j.label] })
	if len(open) == 0 {
		return
	}
	around := &s.blocks[last-1]
	if len(around.jumps) < len(open) { // so that a jump is copied seldom, however deep it stands
		around.jumps, open = open, around.jumps
	}
	around.jumps = append(around.jumps, open...)
}

func (s *scopes) openFunction(varargs bool) {
	s.functions = append(s.functions, function{varargs: varargs, loops: s.loops})
	s.loops = 0
	s.open()
}

func (s *scopes) closeFunction() {
	outer := s.functions[len(s.functions)-1]
	s.functions = s.functions[:len(s.functions)-1]
	s.loops = outer.loops
	block := &s.blocks[len(s.blocks)-1]
	for _, j := range block.jumps {
		fail(s.text, j.at, "no label %s can be reached from this `goto`", quote(j.label))
	}
	s.close()
}

func (s *scopes) varargs() bool { return s.functions[len(s.functions)-1].varargs }

func (s *scopes) declare(name string) {
	s.locals[name]++
	s.declared = append(s.declared, name)
}

func (s *scopes) isLocal(name string) bool { return s.locals[name] > 0 }

// leave checks a break.
func (s *scopes) leave(at int) {
	if s.loops == 0 {
		fail(s.text, at, "`break` stands in no loop")
	}
}

func (s *scopes) jump(label string, at int) {
	block := &s.blocks[len(s.blocks)-1]
	block.jumps = append(block.jumps, jump{label, at})
}

func (s *scopes) label(name string, at int) {
	block := &s.blocks[len(s.blocks)-1]
	if block.labels[name] {
		fail(s.text, at, "the label %s stands in its block already", quote(name))
	}
	if block.labels == nil {
		block.labels = map[string]bool{}
	}
	block.labels[name] = true
}
