package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"
)

// An Action is one thing a person does at the table, as one JSON object. Places
// are in table units. Which fields count depends on Do:
//
//	sit         Seat, Name, Host: somebody comes in and sits down, or changes to this seat
//	stand       Seat: whoever sits there becomes a spectator
//	leave       Seat: whoever sits there leaves the table
//	change      Seat, To: from one seat to another
//	host        Seat: whoever sits there becomes the host, in the place of who was
//	            With Early, stand, leave and change are reported a moment before the drop of what was in the hand
//	pickup      Seat, Object or Objects: the hand takes what it can
//	grab        Seat, Object or Objects: the same, but onPlayerAction is not asked
//	carry       Seat, X, Z: the hand moves with what it holds
//	drop        Seat, X, Z, Y: the hand moves there if told, at a height if told, and lets go
//	drag        Seat, Object, X, Z: pick up, carry and drop
//	nudge       Seat, Object, X, Z: push an object without picking it up
//	flick       Seat, Object, X, Z: the same with a flick, which scripts hear of
//	press       Seat, ID, Value: click an element of the screen's UI, or of Object's
//	input       Seat, ID, Value: change an input element and leave it
//	click       Seat, Object, ID: click a classic button of an object, by its label, or its index from 0 after a #
//	write       Seat, Object, ID, Value: leave a text in a classic input of an object, named as a button is
//	answer      Seat, Value: answer the dialog that is open for the seat
//	menu        Seat, Value, Object: choose a context menu entry by its label
//	hotkey      Seat, Value: press a hotkey by its label
//	flip, delete, copy, randomize
//	            Seat, Object or Objects
//	under       Seat, Object or Objects: each goes below what it lies on
//	upset       Seat: the table is flipped, and all that is not locked flies off
//	rotate      Seat, Object, Degrees
//	paste       Seat, X, Z
//	put         Seat, Object, To: into the container with this GUID
//	take        Seat, Object (the container), X, Z: out of it
//	lock        Seat, Object, Locked
//	rename      Seat, Object, Name
//	end_turn    Seat
//	chat        Seat, Text
//	save        remembers the save
//	load        Save, or the last one remembered: the table goes back to it, people stay
//	wait        Seconds
//	settle      until nothing moves and no timer is due
type Action struct {
	Seat    string          `json:"seat,omitempty"`
	Do      string          `json:"do"`
	Object  string          `json:"object,omitempty"`
	Objects []string        `json:"objects,omitempty"`
	X       *float64        `json:"x,omitempty"`
	Y       *float64        `json:"y,omitempty"`
	Z       *float64        `json:"z,omitempty"`
	ID      string          `json:"id,omitempty"`
	Value   string          `json:"value,omitempty"`
	Name    string          `json:"name,omitempty"`
	Host    bool            `json:"host,omitempty"`
	To      string          `json:"to,omitempty"`
	Text    string          `json:"text,omitempty"`
	Degrees float64         `json:"degrees,omitempty"`
	Locked  bool            `json:"locked,omitempty"`
	Early   bool            `json:"early,omitempty"`
	Seconds float64         `json:"seconds,omitempty"`
	Save    json.RawMessage `json:"save,omitempty"`
}

// At is a coordinate for an Action.
func At(coordinate float64) *float64 { return &coordinate }

// Do carries out an action. It fails only if the request is impossible: an
// unknown object, element or seat, a seat where nobody sits or whose hand is
// empty. What the table refuses, such as picking up a locked object, is a
// "vetoed" event.
func (t *Table) Do(a Action) error {
	act, ok := actions[a.Do]
	if !ok {
		return fmt.Errorf("doing %q: there is no such action", a.Do)
	}
	if act.seated && t.seated(a.Seat) == nil {
		return fmt.Errorf("doing %q: nobody sits at %q", a.Do, a.Seat)
	}
	if err := act.run(t, a); err != nil {
		return fmt.Errorf("doing %q: %w", a.Do, err)
	}
	return nil
}

type act struct {
	seated bool
	run    func(t *Table, a Action) error
}

var actions map[string]act

func init() {
	actions = map[string]act{
		"sit":       {false, (*Table).sit},
		"stand":     {true, (*Table).stand},
		"leave":     {true, (*Table).leave},
		"change":    {true, (*Table).change},
		"host":      {true, (*Table).makeHost},
		"pickup":    {true, (*Table).pickUp},
		"grab":      {true, (*Table).grab},
		"carry":     {true, (*Table).carry},
		"drop":      {true, (*Table).drop},
		"drag":      {true, (*Table).drag},
		"nudge":     {true, (*Table).nudge},
		"flick":     {true, (*Table).flick},
		"press":     {true, (*Table).press},
		"input":     {true, (*Table).input},
		"click":     {true, (*Table).click},
		"write":     {true, (*Table).write},
		"answer":    {true, (*Table).answer},
		"menu":      {true, (*Table).chooseMenu},
		"hotkey":    {true, (*Table).pressHotkey},
		"flip":      {true, (*Table).flip},
		"rotate":    {true, (*Table).rotate},
		"delete":    {true, (*Table).delete},
		"copy":      {true, (*Table).copy},
		"paste":     {true, (*Table).paste},
		"randomize": {true, (*Table).shake},
		"under":     {true, (*Table).under},
		"upset":     {true, (*Table).upset},
		"put":       {true, (*Table).putInto},
		"take":      {true, (*Table).takeOut},
		"lock":      {true, (*Table).lock},
		"rename":    {true, (*Table).rename},
		"end_turn":  {true, (*Table).endTurn},
		"chat":      {true, (*Table).chat},
		"save":      {false, (*Table).remember},
		"load":      {false, (*Table).rewind},
		"wait":      {false, func(t *Table, a Action) error { t.Run(a.Seconds); return nil }},
		"settle":    {false, func(t *Table, a Action) error { t.Settle(); return nil }},
	}
}

// errHalfPlace is the error of an action that needs a place and has half of one.
var errHalfPlace = errors.New("a place needs both x and z")

func (t *Table) find(guid string) (*Object, error) {
	if o := t.Object(guid); o != nil {
		return o, nil
	}
	return nil, fmt.Errorf("there is no object %q on the table", guid)
}

func (t *Table) targets(a Action) ([]*Object, error) {
	guids := a.Objects
	if a.Object != "" {
		guids = append([]string{a.Object}, guids...)
	}
	if len(guids) == 0 {
		return nil, errors.New("no object is named")
	}
	var found []*Object
	for _, guid := range guids {
		o, err := t.find(guid)
		if err != nil {
			return nil, err
		}
		found = append(found, o)
	}
	return found, nil
}

// permitted keeps the targets that players can touch and asks onPlayerAction.
func (t *Table) permitted(a Action, action string) ([]*Object, error) {
	targets, err := t.targets(a)
	if err != nil {
		return nil, err
	}
	targets = t.reachable(targets, a.Seat, action)
	if len(targets) == 0 || !t.playerAction(a.Seat, action, targets) {
		return nil, nil
	}
	return slices.DeleteFunc(targets, func(o *Object) bool { return o.gone }), nil
}

// reachable keeps what a player can touch.
func (t *Table) reachable(targets []*Object, color, action string) []*Object {
	return slices.DeleteFunc(targets, func(o *Object) bool {
		reason := t.untouchable(o, color, action)
		if reason != "" {
			t.veto(color, o, action+": "+reason)
		}
		return reason != ""
	})
}

// touchable lists what players can touch if nothing else forbids it.
func (t *Table) touchable() []*Object {
	return slices.DeleteFunc(t.Objects(), func(o *Object) bool { return o.zone() || !o.interactable })
}

func (t *Table) untouchable(o *Object, color, action string) string {
	switch {
	case color == spectator:
		return "a spectator"
	case o.zone() || !o.interactable:
		return "not interactable"
	case t.turns.enable && t.turns.exclusive && color != t.turns.color:
		return "not this seat's turn"
	case o.held != "" && o.held != color:
		return "held by " + o.held
	case o.held == color && action == "PickUp":
		return "already held"
	case o.Locked() && action != "Copy" && action != "Delete":
		return "locked"
	}
	return ""
}

func (t *Table) veto(color string, o *Object, reason string) {
	t.emit(Event{Kind: "vetoed", By: color, Object: o.guid, Name: o.Nickname(), Text: reason})
}

// playerAction asks onPlayerAction, which forbids by returning false.
func (t *Table) playerAction(color, action string, targets []*Object) bool {
	number := lua.LNumber(slices.Index(playerActions, action) + 1)
	if t.fireAll("onPlayerAction", t.player(color), number, t.objectTable(targets)) {
		return true
	}
	for _, o := range targets {
		t.veto(color, o, action)
	}
	return false
}
