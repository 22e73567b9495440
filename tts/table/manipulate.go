package table

import (
	"errors"
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"menagerie/tts/assumed"
)

// rotateBy asks tryObjectRotate, turns the object and tells onObjectRotate.
func (t *Table) rotateBy(color string, o *Object, spin, flip float64) {
	oldSpin, oldFlip := wrap(o.rot.Y), wrap(o.rot.Z)
	newSpin, newFlip := wrap(oldSpin+spin), wrap(oldFlip+flip)
	if !t.ask("tryObjectRotate", o, newSpin, newFlip, color, oldSpin, oldFlip) {
		t.veto(color, o, "tryObjectRotate")
		return
	}
	o.spinTo(Vector{o.rot.X, newSpin, newFlip}, true)
	t.fireAll("onObjectRotate", o.ud, lua.LNumber(newSpin), lua.LNumber(newFlip), lua.LString(color), lua.LNumber(oldSpin), lua.LNumber(oldFlip))
}

func (t *Table) flip(a Action) error {
	targets, err := t.permitted(a, "FlipOver")
	for _, o := range targets {
		t.rotateBy(a.Seat, o, 0, 180)
	}
	return err
}

func (t *Table) rotate(a Action) error {
	action := "RotateIncrementalRight"
	if a.Degrees < 0 {
		action = "RotateIncrementalLeft"
	}
	targets, err := t.permitted(a, action)
	for _, o := range targets {
		t.rotateBy(a.Seat, o, a.Degrees, 0)
	}
	return err
}

func (t *Table) delete(a Action) error {
	targets, err := t.permitted(a, "Delete")
	for _, o := range targets {
		t.destroy(o)
	}
	return err
}

func (t *Table) copy(a Action) error {
	targets, err := t.permitted(a, "Copy")
	if len(targets) == 0 {
		return err
	}
	t.clipboard, t.copied = nil, targets
	for _, o := range targets {
		t.clipboard = append(t.clipboard, slices.Clone(o.json()))
	}
	return nil
}

// paste spawns the clipboard around a place; onPlayerAction is told the objects
// that were copied, as far as they are still there.
func (t *Table) paste(a Action) error {
	if len(t.clipboard) == 0 {
		return errors.New("nothing was copied")
	}
	if a.X == nil || a.Z == nil {
		return errHalfPlace
	}
	originals := slices.DeleteFunc(slices.Clone(t.copied), func(o *Object) bool { return o.gone })
	if !t.playerAction(a.Seat, "Paste", originals) {
		return nil
	}
	var by Vector
	for i, raw := range t.clipboard {
		t.spawn(raw, func(o *Object) {
			if i == 0 {
				by = Vector{*a.X, 0, *a.Z}.sub(Vector{o.pos.X, 0, o.pos.Z})
			}
			o.pos = o.pos.add(by)
			o.pos.Y = t.liftHeight(o, o.pos.X, o.pos.Z)
		}, nil)
	}
	return nil
}

func (t *Table) shake(a Action) error {
	targets, err := t.permitted(a, "Randomize")
	for _, o := range targets {
		if !t.ask("tryObjectRandomize", o, a.Seat) {
			t.veto(a.Seat, o, "tryObjectRandomize")
			continue
		}
		t.randomize(o, a.Seat)
	}
	return err
}

func (t *Table) under(a Action) error {
	targets, err := t.permitted(a, "Under")
	for _, o := range targets {
		if _, on := t.support(o, o.pos); on != nil {
			o.place(Vector{o.pos.X, on.pos.Y - on.foot() + o.foot(), o.pos.Z})
		}
	}
	return err
}

// thrown is how far from the middle what flies off a flipped table may land, and from what height it falls.
const thrown, thrownFrom = 25, 5

// upset flips the table. No script is asked, and hands lose what they hold.
func (t *Table) upset(Action) error {
	for _, color := range t.occupied() {
		t.release(color)
	}
	for _, o := range t.Objects() {
		if o.Locked() || o.zone() || o.gone {
			continue
		}
		o.rot = Vector{0, 360 * t.random.Float64(), 180 * float64(t.random.Intn(2))}
		o.place(Vector{thrown * (2*t.random.Float64() - 1), assumed.TableTop + thrownFrom, thrown * (2*t.random.Float64() - 1)})
		o.motion.moved = true
	}
	return nil
}

func (t *Table) putInto(a Action) error {
	o, err := t.find(a.Object)
	if err != nil {
		return err
	}
	container, err := t.find(a.To)
	if err != nil {
		return err
	}
	if !container.container() {
		return fmt.Errorf("%s is no container", container.guid)
	}
	if o.held != a.Seat {
		if err := t.pickUp(a); err != nil || o.held != a.Seat {
			return err
		}
	}
	if o.held == a.Seat {
		t.letGo(o)
	}
	if !o.gone && o.held == "" {
		t.put(container, o)
	}
	return nil
}

func (t *Table) takeOut(a Action) error {
	container, err := t.find(a.Object)
	if err != nil {
		return err
	}
	if len(container.contents()) == 0 {
		return fmt.Errorf("%s holds nothing", container.guid)
	}
	t.take(container, len(container.contents())-1, func(o *Object) {
		if a.X != nil && a.Z != nil {
			o.pos.X, o.pos.Z = *a.X, *a.Z
			o.pos.Y = t.liftHeight(o, o.pos.X, o.pos.Z)
		}
	}, nil)
	return nil
}

func (t *Table) lock(a Action) error {
	o, err := t.find(a.Object)
	if err != nil {
		return err
	}
	o.setLocked(a.Locked, a.Seat)
	return nil
}

func (t *Table) rename(a Action) error {
	o, err := t.find(a.Object)
	if err != nil {
		return err
	}
	o.setField("Nickname", a.Name)
	t.emit(Event{Kind: "renamed", By: a.Seat, Object: o.guid, Name: a.Name})
	return nil
}
