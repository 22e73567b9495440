package table

import (
	lua "github.com/yuin/gopher-lua"
)

// An answer is a dialog that a seat has not answered yet.
type answer struct {
	seat    string
	script  *script
	run     lua.LValue
	confirm bool
	options []string
}

// dialog shows text to a seat; its function is at index fn, or there is none.
// Optional arguments before it may be left out, as in TTS.
func (c call) dialog(s *seat, fn int) int {
	c.t.emit(Event{Kind: "dialog", Seat: s.color, Text: c.text(1)})
	if fn == 0 {
		return c.yes()
	}
	for i := 2; i <= c.GetTop(); i++ {
		if c.Get(i).Type() == lua.LTFunction {
			c.t.answers = append(c.t.answers, answer{seat: s.color, script: c.t.callerOf(c.LState), run: c.Get(i), confirm: fn == 2})
			return c.yes()
		}
	}
	c.RaiseError("the dialog needs a function")
	return 0
}

func (c call) optionsDialog(s *seat) int {
	options := c.strings(c.Get(2))
	c.dialog(s, 3)
	c.t.answers[len(c.t.answers)-1].options = options
	return 1
}
