package table

import (
	"math"
	"slices"

	lua "github.com/yuin/gopher-lua"
)

// A wait is a function put off to a later frame, or until a condition holds.
type wait struct {
	id        int
	script    *script
	run       lua.LValue
	due       int
	period    int
	times     int
	condition lua.LValue
	timeout   lua.LValue
	stopped   bool
	// thread is set for a coroutine, which is resumed each frame.
	thread *lua.LState
	body   *lua.LFunction
	// native is set for work of the table's own.
	native func()
}

// ends reports whether a wait will come to its end by itself.
func (w *wait) ends() bool {
	return w.condition == nil && w.thread == nil && w.times >= 0 || w.condition != nil && w.due > 0
}

var waitClass = &class[*Table]{
	name: "Wait",
	functions: map[string]func(c call, t *Table) int{
		"time": func(c call, t *Table) int {
			frames := secondsToFrames(float64(c.CheckNumber(2)))
			return c.schedule(&wait{run: c.CheckFunction(1), due: t.frame + frames, period: frames, times: c.OptInt(3, 1)})
		},
		"frames": func(c call, t *Table) int {
			return c.schedule(&wait{run: c.CheckFunction(1), due: t.frame + max(1, c.OptInt(2, 1)), times: 1})
		},
		"condition": func(c call, t *Table) int {
			w := &wait{run: c.CheckFunction(1), condition: c.CheckFunction(2), timeout: c.Get(4)}
			if seconds, ok := c.Get(3).(lua.LNumber); ok {
				w.due = t.frame + secondsToFrames(float64(seconds))
			}
			return c.schedule(w)
		},
		"stop": func(c call, t *Table) int {
			id := c.CheckInt(1)
			found := false
			for _, w := range t.waits {
				if w.id == id && !w.stopped {
					w.stopped, found = true, true
				}
			}
			return c.give(lua.LBool(found))
		},
		"stopAll": func(c call, t *Table) int {
			for _, w := range t.waits {
				w.stopped = w.stopped || w.native == nil && w.thread == nil
			}
			return c.yes()
		},
	},
}

func secondsToFrames(seconds float64) int {
	return max(1, int(math.Ceil(seconds*FrameRate-1e-6)))
}

func (c call) schedule(w *wait) int {
	w.script = c.t.callerOf(c.LState)
	c.t.addWait(w)
	return c.give(lua.LNumber(w.id))
}

func (t *Table) addWait(w *wait) {
	t.nextWait++
	w.id = t.nextWait
	t.waits = append(t.waits, w)
}

// afterFrames puts off work of the table's own.
func (t *Table) afterFrames(frames int, run func()) {
	t.addWait(&wait{native: run, due: t.frame + frames, times: 1})
}

func (t *Table) runWaits() {
	for _, w := range slices.Clone(t.waits) {
		if !w.stopped {
			t.runWait(w)
		}
	}
	t.waits = slices.DeleteFunc(t.waits, func(w *wait) bool { return w.stopped })
}

func (t *Table) runWait(w *wait) {
	switch {
	case w.thread != nil:
		t.resume(t.lua, w)
	case w.condition != nil:
		t.runCondition(w)
	case t.frame >= w.due:
		t.runTimer(w)
	}
}

func (t *Table) runTimer(w *wait) {
	w.due += w.period
	if w.times > 0 {
		w.times--
	}
	w.stopped = w.times == 0
	if w.native != nil {
		w.native()
		return
	}
	t.invoke(w.script, "Wait", w.run)
}

func (t *Table) runCondition(w *wait) {
	holds, err := t.protected(t.lua, w.condition)
	switch {
	case err != nil:
		w.stopped = true
		t.emitError(w.script, "Wait.condition", err)
	case lua.LVAsBool(holds):
		w.stopped = true
		t.invoke(w.script, "Wait.condition", w.run)
	case w.due > 0 && t.frame >= w.due:
		w.stopped = true
		if w.timeout.Type() == lua.LTFunction {
			t.invoke(w.script, "Wait.condition", w.timeout)
		}
	}
}

// startCoroutine runs a function up to its first yield and then a part each
// frame until it returns.
func (t *Table) startCoroutine(L *lua.LState, s *script, name string) bool {
	fn, ok := s.function(name).(*lua.LFunction)
	if !ok {
		return false
	}
	L.RemoveContext()
	thread, _ := L.NewThread()
	L.SetContext(&t.budget)
	thread.SetContext(&t.budget)
	w := &wait{script: s, thread: thread, body: fn}
	t.addWait(w)
	t.resume(L, w)
	return true
}

func (t *Table) resume(L *lua.LState, w *wait) {
	err := t.outermost(func() error {
		state, err, _ := L.Resume(w.thread, w.body)
		w.stopped = state != lua.ResumeYield
		return err
	})
	if err != nil {
		t.emitError(w.script, "startLuaCoroutine", err)
	}
}

// callerOf finds the script that a running function belongs to.
func (t *Table) callerOf(L *lua.LState) *script {
	for level := 0; ; level++ {
		frame, ok := L.GetStack(level)
		if !ok {
			return t.globalScript
		}
		fn, err := L.GetInfo("f", frame, lua.LNil)
		if err != nil {
			return t.globalScript
		}
		if f, ok := fn.(*lua.LFunction); ok && !f.IsG {
			if s := t.scripts[f.Env]; s != nil {
				return s
			}
		}
	}
}
