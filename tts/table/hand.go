package table

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"
)

func (t *Table) pickUp(a Action) error {
	taken, err := t.permitted(a, "PickUp")
	if err != nil {
		return err
	}
	t.takeAll(a.Seat, taken)
	return nil
}

// grab is how a hand gets hold of something before a script could say no.
func (t *Table) grab(a Action) error {
	targets, err := t.targets(a)
	if err != nil {
		return err
	}
	t.takeAll(a.Seat, t.reachable(targets, a.Seat, "PickUp"))
	return nil
}

func (t *Table) takeAll(color string, taken []*Object) {
	for _, o := range taken {
		t.takeInHand(color, o)
	}
	for _, o := range taken {
		t.emitObject("picked", color, o)
		t.fireAll("onObjectPickUp", lua.LString(color), o.ud)
		t.fire(o.script, "onPickUp", lua.LString(color))
	}
}

func (t *Table) takeInHand(color string, o *Object) {
	t.grips++
	o.held, o.grip, o.pickPos, o.pickRot = color, t.grips, o.pos, o.rot
	o.glide, o.spin = nil, nil
	o.motion = motion{}
	t.wakeAbove(o)
	o.pos.Y = t.liftHeight(o, o.pos.X, o.pos.Z)
	t.hands[color] = o.pos
}

// moveHand carries what a hand holds, in the arrangement it was taken up in;
// the first one taken comes to lie under the hand.
func (t *Table) moveHand(a Action) ([]*Object, error) {
	held := t.heldBy(a.Seat)
	if len(held) == 0 {
		return nil, fmt.Errorf("the hand of %s is empty", a.Seat)
	}
	if (a.X == nil) != (a.Z == nil) {
		return nil, errHalfPlace
	}
	if a.X == nil {
		return held, nil
	}
	by := Vector{*a.X, 0, *a.Z}.sub(Vector{held[0].pos.X, 0, held[0].pos.Z})
	for _, o := range held {
		o.pos = o.pos.add(by)
		o.pos.Y = t.liftHeight(o, o.pos.X, o.pos.Z)
	}
	t.hands[a.Seat] = held[0].pos
	return held, nil
}

func (t *Table) carry(a Action) error {
	_, err := t.moveHand(a)
	return err
}

// dropFrames is how long a player takes to let go. Nobody drops one thing and acts again in the same frame, and a
// script may wait that long for what a drop belongs to.
const dropFrames = 2

func (t *Table) drop(a Action) error {
	held, err := t.moveHand(a)
	if err != nil {
		return err
	}
	for _, o := range held {
		// A script that hears of one drop may take another from the hand.
		if o.held != a.Seat {
			continue
		}
		if a.Y != nil {
			o.pos.Y = *a.Y
		}
		t.letGo(o)
	}
	for range dropFrames {
		t.step()
	}
	return nil
}

// letGo drops an object: scripts hear of it before it falls, and a snap point
// draws it only if they leave it where it is.
func (t *Table) letGo(o *Object) {
	color := o.held
	o.held = ""
	o.wake()
	o.motion.moved = true
	t.emitObject("dropped", color, o)
	at := o.pos
	t.later(func() {
		t.fireAll("onObjectDrop", lua.LString(color), o.ud)
		t.fire(o.script, "onDrop", lua.LString(color))
		if !o.gone && o.held == "" && o.glide == nil && o.pos == at && !o.Locked() {
			t.snap(o)
		}
	})
}

// release drops whatever a hand holds.
func (t *Table) release(color string) {
	if color == spectator {
		return
	}
	for _, o := range t.heldBy(color) {
		if o.held == color {
			t.letGo(o)
		}
	}
}

// earlyFrames is how much earlier than a drop a seat can be reported empty.
const earlyFrames = 4

// emptyHand drops what is in the hand of somebody who goes, or lets it drop a moment after.
func (t *Table) emptyHand(color string, early bool) {
	if early {
		t.afterFrames(earlyFrames, func() { t.release(color) })
		return
	}
	t.release(color)
}

func (t *Table) drag(a Action) error {
	o, err := t.find(a.Object)
	if err != nil {
		return err
	}
	if err := t.pickUp(a); err != nil {
		return err
	}
	if o.held != a.Seat {
		return nil
	}
	return t.drop(a)
}

func (t *Table) nudge(a Action) error {
	_, err := t.push(a)
	return err
}

// flick sends an object to a place, where a real one would slide to.
func (t *Table) flick(a Action) error {
	by, err := t.push(a)
	if err != nil || by == (Vector{}) {
		return err
	}
	o := t.Object(a.Object)
	t.fireAll("onObjectFlick", o.ud, lua.LString(a.Seat), t.vector(by))
	t.fire(o.script, "onFlick", lua.LString(a.Seat), t.vector(by))
	return nil
}

// push moves an object along the table and returns how far.
func (t *Table) push(a Action) (Vector, error) {
	o, err := t.find(a.Object)
	if err != nil {
		return Vector{}, err
	}
	if a.X == nil || a.Z == nil {
		return Vector{}, errHalfPlace
	}
	if reason := t.untouchable(o, a.Seat, "Push"); reason != "" {
		t.veto(a.Seat, o, "Push: "+reason)
		return Vector{}, nil
	}
	by := Vector{*a.X, o.pos.Y, *a.Z}.sub(o.pos)
	t.wakeAbove(o)
	o.pos = o.pos.add(by)
	o.wake()
	o.motion.moved = true
	return by, nil
}
