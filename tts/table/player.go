package table

import (
	"fmt"
	"slices"

	"github.com/tidwall/gjson"
	lua "github.com/yuin/gopher-lua"
)

// A person sits at a seat; spectators sit at Grey.
type person struct {
	name, seat, team string
	host, promoted   bool
}

const (
	spectator  = "Grey"
	gameMaster = "Black"
)

// readSeats lists the seats that have a hand zone, in TTS's order.
func readSeats(root gjson.Result, objects []*Object) []string {
	has := map[string]bool{}
	for _, o := range objects {
		if o.kind() == "Hand" {
			has[o.field("FogColor").String()] = true
		}
	}
	for _, hand := range root.Get("Hands.HandTransforms").Array() {
		has[hand.Get("Color").String()] = true
	}
	var seats []string
	for _, c := range playerColors {
		if has[c.name] && c.name != spectator && c.name != gameMaster {
			seats = append(seats, c.name)
		}
	}
	return seats
}

func (t *Table) seated(color string) *person {
	for _, p := range t.people {
		if p.seat == color {
			return p
		}
	}
	return nil
}

// hostSeat is where what only the host sees goes.
func (t *Table) hostSeat() string {
	for _, p := range t.people {
		if p.host {
			return p.seat
		}
	}
	return spectator
}

func (t *Table) canSit(color string) error {
	if color != spectator && color != gameMaster && !slices.Contains(t.seats, color) {
		return fmt.Errorf("there is no seat %q at this table", color)
	}
	if color != spectator && t.seated(color) != nil {
		return fmt.Errorf("%s is taken", color)
	}
	return nil
}

func (t *Table) changeSeat(p *person, color string, early bool) {
	if p.seat == color {
		return
	}
	t.emptyHand(p.seat, early)
	p.seat = color
	t.emit(Event{Kind: "seated", By: color, Text: p.name})
	t.later(func() { t.fireAll("onPlayerChangeColor", lua.LString(color)) })
}

// A seat is a Player as scripts see one: the colour and whoever sits there.
type seat struct {
	t     *Table
	color string
}

func (t *Table) player(color string) lua.LValue {
	if t.players[color] == nil {
		t.players[color] = playerClass.wrap(t, &seat{t, color})
	}
	return t.players[color]
}

func (s *seat) person() *person { return s.t.seated(s.color) }

func (s *seat) is(test func(p *person) bool) lua.LValue {
	p := s.person()
	return lua.LBool(p != nil && test(p))
}

func personField(get func(p *person) string) property[*seat] {
	return property[*seat]{get: func(_ *Table, s *seat) lua.LValue {
		if p := s.person(); p != nil {
			return lua.LString(get(p))
		}
		return lua.LNil
	}}
}

var playerClass = &class[*seat]{
	name: "Player",
	text: func(s *seat) string { return s.color },
	properties: map[string]property[*seat]{
		"color":       {get: func(_ *Table, s *seat) lua.LValue { return lua.LString(s.color) }},
		"seated":      {get: func(_ *Table, s *seat) lua.LValue { return lua.LBool(s.color != spectator && s.person() != nil) }},
		"host":        {get: func(_ *Table, s *seat) lua.LValue { return s.is(func(p *person) bool { return p.host }) }},
		"promoted":    {get: func(_ *Table, s *seat) lua.LValue { return s.is(func(p *person) bool { return p.promoted }) }},
		"admin":       {get: func(_ *Table, s *seat) lua.LValue { return s.is(func(p *person) bool { return p.host || p.promoted }) }},
		"blindfolded": {get: func(_ *Table, s *seat) lua.LValue { return lua.LFalse }},
		"lift_height": {get: func(_ *Table, s *seat) lua.LValue { return lua.LNumber(0.5) }},
		"steam_name":  personField(func(p *person) string { return p.name }),
		"steam_id":    personField(func(p *person) string { return "id-" + p.name }),
		"team": {
			get: func(_ *Table, s *seat) lua.LValue {
				if p := s.person(); p != nil && p.team != "" {
					return lua.LString(p.team)
				}
				return lua.LString("None")
			},
			set: func(c call, s *seat, v lua.LValue) {
				if p := s.person(); p != nil {
					p.team = lua.LVAsString(v)
				}
			},
		},
	},
	functions: map[string]func(c call, s *seat) int{
		"broadcast": func(c call, s *seat) int { return c.tell("broadcast", s.color, 1, 2) },
		"print":     func(c call, s *seat) int { return c.tell("message", s.color, 1, 2) },
		"changeColor": func(c call, s *seat) int {
			color := c.CheckString(1)
			p := s.person()
			if p == nil || c.t.canSit(color) != nil {
				return c.give(lua.LFalse)
			}
			c.t.changeSeat(p, color, false)
			return c.yes()
		},
		"promote": func(c call, s *seat) int {
			if p := s.person(); p != nil {
				p.promoted = !p.promoted
			}
			return c.yes()
		},
		"getHandCount":       func(c call, s *seat) int { return c.give(lua.LNumber(len(c.t.handZones(s.color)))) },
		"getHandTransform":   func(c call, s *seat) int { return c.give(c.t.handTransform(s.color, c.OptInt(1, 1))) },
		"getHandObjects":     func(c call, s *seat) int { return c.give(c.t.handObjects(s.color, c.OptInt(1, 1))) },
		"getHoldingObjects":  func(c call, s *seat) int { return c.give(c.t.objectTable(c.t.heldBy(s.color))) },
		"getSelectedObjects": func(c call, s *seat) int { return c.give(c.t.objectTable(c.t.heldBy(s.color))) },
		"getHoverObject": func(c call, s *seat) int {
			if held := c.t.heldBy(s.color); len(held) > 0 {
				return c.give(held[0].ud)
			}
			return c.give(lua.LNil)
		},
		"getPointerPosition":   func(c call, s *seat) int { return c.give(c.t.vector(c.t.hands[s.color])) },
		"clearSelectedObjects": func(c call, s *seat) int { return c.yes() },
		"lookAt":               func(c call, s *seat) int { return c.yes() },
		"attachCameraToObject": func(c call, s *seat) int { return c.yes() },
		"setCameraMode":        func(c call, s *seat) int { return c.yes() },
		"pingTable": func(c call, s *seat) int {
			c.t.emit(Event{Kind: "ping", By: s.color, Place: place(c.vector(1))})
			return c.yes()
		},
		"showInfoDialog":    func(c call, s *seat) int { return c.dialog(s, 0) },
		"showConfirmDialog": func(c call, s *seat) int { return c.dialog(s, 2) },
		"showInputDialog":   func(c call, s *seat) int { return c.dialog(s, 3) },
		"showMemoDialog":    func(c call, s *seat) int { return c.dialog(s, 3) },
		"showOptionsDialog": func(c call, s *seat) int { return c.optionsDialog(s) },
	},
}

var playersClass = &class[*Table]{
	name: "Player",
	index: func(t *Table, _ *Table, key string) lua.LValue {
		if isColor(key) {
			return t.player(key)
		}
		return nil
	},
	properties: map[string]property[*Table]{
		"Action": {get: func(t *Table, _ *Table) lua.LValue { return actionClass.wrap(t, t) }},
	},
	functions: map[string]func(c call, t *Table) int{
		"getPlayers": func(c call, t *Table) int {
			table := t.lua.NewTable()
			for _, color := range t.occupied() {
				table.Append(t.player(color))
			}
			return c.give(table)
		},
		"getSpectators": func(c call, t *Table) int {
			table := t.lua.NewTable()
			if t.seated(spectator) != nil {
				table.Append(t.player(spectator))
			}
			return c.give(table)
		},
		"getAvailableColors": func(c call, t *Table) int { return c.give(t.strings(t.seats)) },
		"getColors": func(c call, t *Table) int {
			var all []string
			for _, color := range playerColors {
				all = append(all, color.name)
			}
			return c.give(t.strings(all))
		},
	},
}

func isColor(name string) bool {
	_, ok := luaTint(lua.LString(name))
	return ok
}

// occupied lists the colours at which somebody sits, spectators last.
func (t *Table) occupied() []string {
	var colors []string
	for _, c := range playerColors {
		if t.seated(c.name) != nil {
			colors = append(colors, c.name)
		}
	}
	return colors
}

// playerActions are numbered as listed; scripts compare them by name.
var playerActions = []string{
	"Copy", "Cut", "Delete", "FlipIncrementalLeft", "FlipIncrementalRight", "FlipOver", "Group", "Paste", "PickUp",
	"Randomize", "RotateIncrementalLeft", "RotateIncrementalRight", "RotateOver", "Select", "Under",
}

var actionClass = &class[*Table]{
	name: "Player.Action",
	index: func(_ *Table, _ *Table, key string) lua.LValue {
		if i := slices.Index(playerActions, key); i >= 0 {
			return lua.LNumber(i + 1)
		}
		return nil
	},
}

// heldBy lists what a hand holds in the order it took it.
func (t *Table) heldBy(color string) []*Object {
	var held []*Object
	for _, o := range t.objects {
		if o.held == color && color != "" {
			held = append(held, o)
		}
	}
	slices.SortFunc(held, func(a, b *Object) int { return a.grip - b.grip })
	return held
}

func (t *Table) objectTable(objects []*Object) lua.LValue {
	table := t.lua.NewTable()
	for _, o := range objects {
		table.Append(o.ud)
	}
	return table
}
