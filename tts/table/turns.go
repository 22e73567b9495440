package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/tidwall/gjson"
	lua "github.com/yuin/gopher-lua"
)

// turns is TTS's turn system. A custom order is listed; the automatic one is
// that of the seats.
type turns struct {
	enable, custom, reverse, skipEmpty, exclusive, pass bool
	order                                               []string
	color                                               string
	changed                                             bool
}

func readTurns(r gjson.Result) turns {
	s := turns{
		enable:    r.Get("Enable").Bool(),
		custom:    r.Get("Type").Int() == 1,
		reverse:   r.Get("Reverse").Bool(),
		skipEmpty: r.Get("SkipEmpty").Bool(),
		exclusive: r.Get("DisableInteractions").Bool(),
		pass:      !r.Get("PassTurns").Exists() || r.Get("PassTurns").Bool(),
		color:     r.Get("TurnColor").String(),
	}
	for _, color := range r.Get("TurnOrder").Array() {
		s.order = append(s.order, color.String())
	}
	return s
}

// write stores the turns in the save if a script or a player changed them.
func (s *turns) write(t *Table) {
	if !s.changed {
		return
	}
	kind := 0
	if s.custom {
		kind = 1
	}
	order := s.order
	if order == nil {
		order = []string{}
	}
	fields := []struct {
		key   string
		value any
	}{
		{"Enable", s.enable}, {"Type", kind}, {"TurnOrder", order}, {"Reverse", s.reverse}, {"SkipEmpty", s.skipEmpty},
		{"DisableInteractions", s.exclusive}, {"PassTurns", s.pass}, {"TurnColor", s.color},
	}
	for _, f := range fields {
		if raw, err := json.Marshal(f.value); err == nil {
			t.setHead("Turns."+f.key, raw)
		}
	}
}

// next is the seat whose turn comes after the present one; seats where nobody
// sits are passed over.
func (t *Table) nextTurn(step int) string {
	s := &t.turns
	order := t.seats
	if s.custom {
		order = s.order
	}
	if s.reverse {
		step = -step
	}
	at := slices.Index(order, s.color)
	for i := 1; i <= len(order); i++ {
		color := order[((at+step*i)%len(order)+len(order))%len(order)]
		if t.seated(color) != nil {
			return color
		}
	}
	return s.color
}

func (t *Table) setTurn(color string) {
	previous := t.turns.color
	t.turns.color, t.turns.changed = color, true
	if !t.turns.enable || color == previous {
		return
	}
	t.emit(Event{Kind: "turn", By: color})
	t.announceTurn(color, previous)
}

func (t *Table) announceTurn(color, previous string) {
	t.later(func() {
		var before lua.LValue = lua.LNil
		if previous != "" {
			before = t.player(previous)
		}
		t.fireAll("onPlayerTurn", t.player(color), before)
	})
}

// enableTurns gives the first turn to whoever comes first.
func (t *Table) enableTurns(on bool) {
	was := t.turns.enable
	t.turns.enable, t.turns.changed = on, true
	if !on || was {
		return
	}
	if t.turns.color == "" {
		t.turns.color = t.nextTurn(1)
	}
	if t.turns.color != "" {
		t.emit(Event{Kind: "turn", By: t.turns.color})
		t.announceTurn(t.turns.color, "")
	}
}

func turnSwitch(field func(s *turns) *bool) property[*Table] {
	return property[*Table]{
		get: func(t *Table, _ *Table) lua.LValue { return lua.LBool(*field(&t.turns)) },
		set: func(c call, t *Table, v lua.LValue) {
			*field(&t.turns), t.turns.changed = lua.LVAsBool(v), true
		},
	}
}

var turnsClass = &class[*Table]{
	name: "Turns",
	properties: map[string]property[*Table]{
		"enable": {
			get: func(t *Table, _ *Table) lua.LValue { return lua.LBool(t.turns.enable) },
			set: func(c call, t *Table, v lua.LValue) { t.enableTurns(lua.LVAsBool(v)) },
		},
		"type": {
			get: func(t *Table, _ *Table) lua.LValue {
				if t.turns.custom {
					return lua.LNumber(2)
				}
				return lua.LNumber(1)
			},
			set: func(c call, t *Table, v lua.LValue) {
				t.turns.custom, t.turns.changed = v == lua.LNumber(2), true
			},
		},
		"order": {
			get: func(t *Table, _ *Table) lua.LValue { return t.strings(t.turns.order) },
			set: func(c call, t *Table, v lua.LValue) { t.turns.order, t.turns.changed = c.strings(v), true },
		},
		"turn_color": {
			get: func(t *Table, _ *Table) lua.LValue { return lua.LString(t.turns.color) },
			set: func(c call, t *Table, v lua.LValue) { t.setTurn(lua.LVAsString(v)) },
		},
		"reverse_order":          turnSwitch(func(s *turns) *bool { return &s.reverse }),
		"skip_empty_hands":       turnSwitch(func(s *turns) *bool { return &s.skipEmpty }),
		"disable_interactations": turnSwitch(func(s *turns) *bool { return &s.exclusive }),
		"pass_turns":             turnSwitch(func(s *turns) *bool { return &s.pass }),
	},
	functions: map[string]func(c call, t *Table) int{
		"getNextTurnColor":     func(c call, t *Table) int { return c.give(lua.LString(t.nextTurn(1))) },
		"getPreviousTurnColor": func(c call, t *Table) int { return c.give(lua.LString(t.nextTurn(-1))) },
	},
}

func (t *Table) strings(list []string) lua.LValue {
	table := t.lua.NewTable()
	for _, s := range list {
		table.Append(lua.LString(s))
	}
	return table
}

func (c call) strings(v lua.LValue) []string {
	table, ok := v.(*lua.LTable)
	if !ok {
		c.RaiseError("a table of strings is needed, not %s", v.Type().String())
	}
	var list []string
	for i := 1; i <= table.Len(); i++ {
		list = append(list, lua.LVAsString(table.RawGetInt(i)))
	}
	return list
}

func (t *Table) endTurn(a Action) error {
	if !t.turns.enable {
		return errors.New("turns are off")
	}
	if a.Seat != t.turns.color {
		return fmt.Errorf("it is the turn of %s", t.turns.color)
	}
	t.setTurn(t.nextTurn(1))
	return nil
}
