package table

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/parse"

	"menagerie/tts/luasyntax"
)

// What one call into Lua may use: calls within one another, values on the stack, instructions, and things put off to its
// end.
const (
	callDepth           = 4000
	registryLimit       = 1 << 20
	instructionsPerCall = 200_000_000
	deferredPerCall     = 10_000
)

// A script is the Lua of Global or of one object, with globals of its own.
type script struct {
	name  string
	owner *Object
	env   *lua.LTable
	state string
}

func (s *script) self(t *Table) lua.LValue {
	if s.owner == nil {
		return t.global
	}
	return s.owner.ud
}

func (s *script) function(name string) lua.LValue {
	if s == nil {
		return lua.LNil
	}
	v := s.env.RawGetString(name)
	if v.Type() != lua.LTFunction {
		return lua.LNil
	}
	return v
}

// newScript gives a script its globals; run starts its body.
func (t *Table) newScript(name string, owner *Object, state string) *script {
	s := &script{name: name, owner: owner, env: t.lua.NewTable(), state: state}
	for k, v := t.base.Next(lua.LNil); k != lua.LNil; k, v = t.base.Next(k) {
		// Next keeps the order in which names were set; ForEach does not.
		s.env.RawSet(k, v)
	}
	s.env.RawSetString("_G", s.env)
	s.env.RawSetString("self", s.self(t))
	t.scripts[s.env] = s
	return s
}

// compile turns source into a function whose globals are not yet set.
func (t *Table) compile(name, source string) (*lua.LFunction, error) {
	proto, err := compileProto(name, source)
	if err != nil {
		return nil, err
	}
	return t.lua.NewFunctionFromProto(proto), nil
}

// compileProto compiles Lua, or what TTS takes for Lua.
func compileProto(name, source string) (*lua.FunctionProto, error) {
	chunk, err := parse.Parse(strings.NewReader(source), name)
	if err != nil {
		if plain, fault := luasyntax.Plain(source); fault == nil {
			chunk, err = parse.Parse(strings.NewReader(plain), name)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("parsing the Lua of %s: %w", name, err)
	}
	proto, err := lua.Compile(chunk, name)
	if err != nil {
		return nil, fmt.Errorf("compiling the Lua of %s: %w", name, err)
	}
	return proto, nil
}

func (t *Table) runBody(s *script, fn *lua.LFunction) {
	fn.Env = s.env
	t.invoke(s, "", fn)
}

// fire calls an event handler if the script has one.
func (t *Table) fire(s *script, handler string, args ...lua.LValue) lua.LValue {
	fn := s.function(handler)
	if fn == lua.LNil {
		return lua.LNil
	}
	return t.invoke(s, handler, fn, args...)
}

// fireAll calls a universal event handler in Global, then in the objects'
// scripts in the order of the table. The first that returns false decides.
func (t *Table) fireAll(handler string, args ...lua.LValue) bool {
	for _, s := range t.listeners() {
		if t.fire(s, handler, args...) == lua.LFalse {
			return false
		}
	}
	return true
}

func (t *Table) listeners() []*script {
	listeners := []*script{t.globalScript}
	for _, o := range t.objects {
		if o.script != nil && !o.spawning {
			listeners = append(listeners, o.script)
		}
	}
	return listeners
}

// invoke calls Lua from outside it. An error becomes an event and the table
// goes on. What API calls put off runs when the outermost call is over.
func (t *Table) invoke(s *script, label string, fn lua.LValue, args ...lua.LValue) lua.LValue {
	result, err := t.protected(t.lua, fn, args...)
	if err != nil {
		t.emitError(s, label, err)
	}
	return result
}

func (t *Table) protected(L *lua.LState, fn lua.LValue, args ...lua.LValue) (lua.LValue, error) {
	var result lua.LValue = lua.LNil
	err := t.outermost(func() error {
		if err := L.CallByParam(lua.P{Fn: fn, NRet: 1, Protect: true}, args...); err != nil {
			return err
		}
		result = L.Get(-1)
		L.Pop(1)
		return nil
	})
	return result, err
}

// outermost bounds a call into Lua and afterwards does what it put off.
func (t *Table) outermost(run func() error) error {
	if t.depth == 0 {
		t.budget.left = t.instructions
	}
	t.depth++
	err := run()
	t.depth--
	if t.depth == 0 {
		t.flush()
	}
	return err
}

// later puts off what TTS does at the end of the frame.
func (t *Table) later(run func()) {
	if t.depth == 0 {
		run()
		return
	}
	t.deferred = append(t.deferred, run)
}

func (t *Table) flush() {
	for n := 0; len(t.deferred) > 0; n++ {
		if n == deferredPerCall {
			t.deferred = nil
			t.emit(Event{Kind: "error", Text: "handlers keep causing each other without end"})
			return
		}
		run := t.deferred[0]
		t.deferred = t.deferred[1:]
		run()
	}
}

func (t *Table) emitError(s *script, label string, err error) {
	where := fmt.Sprintf("Error in Script (%s)", s.name)
	if label != "" {
		where += fmt.Sprintf(" function <%s>", label)
	}
	e := Event{Kind: "error", Text: where + ": " + err.Error()}
	var api *lua.ApiError
	if errors.As(err, &api) {
		e.Text = where + ": " + t.thrown(api.Object)
		e.Trace = api.StackTrace
	}
	if s.owner != nil {
		e.Object, e.Name = s.owner.guid, s.owner.Nickname()
	}
	t.emit(e)
}

// thrown is what a script threw, in words. A table can have a function for that, which may fail as well.
func (t *Table) thrown(v lua.LValue) string {
	text := "an error that cannot be told"
	tell := t.lua.NewFunction(func(L *lua.LState) int {
		text = t.tostring(L, v)
		return 0
	})
	_, _ = t.protected(t.lua, tell) // when it fails, text says so already
	return text
}

// A budget is a context that ends after a number of instructions: the
// interpreter asks for Done before each one. Unlike a deadline it ends the same
// script at the same place on every machine.
type budget struct{ left int }

var spent = func() chan struct{} {
	c := make(chan struct{})
	close(c)
	return c
}()

var errBudget = errors.New("the handler ran for too long")

func (b *budget) Done() <-chan struct{} {
	b.left--
	if b.left < 0 {
		return spent
	}
	return nil
}

func (b *budget) Err() error {
	if b.left < 0 {
		return errBudget
	}
	return nil
}

func (b *budget) Deadline() (time.Time, bool) { return time.Time{}, false }
func (b *budget) Value(any) any               { return nil }

var _ context.Context = (*budget)(nil)
