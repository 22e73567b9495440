package table

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// everything is the name of all that a player can touch.
const everything = "everything"

// A word is a verb of the language: how many words may follow it, and how they
// fill in an Action.
type word struct {
	do       string
	min, max int
	fill     func(p *play, a *Action, args []string) error
	quiet    bool
}

const many = 1 << 20

func (w word) parse(seat string, args []string) (func(p *play) error, error) {
	if len(args) < w.min || len(args) > w.max {
		return nil, fmt.Errorf("%d words follow it, not %s", len(args), counts(w.min, w.max))
	}
	return func(p *play) error {
		if !w.quiet {
			p.recent = nil
		}
		a := Action{Do: w.do, Seat: seat}
		if w.fill != nil {
			if err := w.fill(p, &a, args); err != nil {
				return err
			}
		}
		return p.Table.Do(a)
	}, nil
}

func counts(min, max int) string {
	switch {
	case min == max:
		return strconv.Itoa(min)
	case max == many:
		return fmt.Sprintf("%d or more", min)
	}
	return fmt.Sprintf("%d to %d", min, max)
}

var seatWords = map[string]word{
	"sits":   {"sit", 0, 2, fillSit, false},
	"stands": {"stand", 0, 1, fillEarly, false},
	"leaves": {"leave", 0, 1, fillEarly, false},
	"changes": {"change", 1, 2, func(p *play, a *Action, args []string) error {
		a.To = args[0]
		return fillEarly(p, a, args[1:])
	}, false},
	"picks":   {"pickup", 1, many, fillObjects, false},
	"grabs":   {"grab", 1, many, fillObjects, false},
	"carries": {"carry", 1, 1, fillPlace, false},
	"drops":   {"drop", 0, 1, fillDrop, false},
	"drags":   {"drag", 2, 2, fillObjectPlace, false},
	"nudges":  {"nudge", 2, 2, fillObjectPlace, false},
	"flicks":  {"flick", 2, 2, fillObjectPlace, false},
	"flips":   {"flip", 1, many, fillObjects, false},
	"rotates": {"rotate", 2, 2, fillDegrees, false},
	"deletes": {"delete", 1, many, fillObjects, false},
	"copies":  {"copy", 1, many, fillObjects, false},
	"pastes":  {"paste", 1, 1, fillPlace, false},
	"rolls":   {"randomize", 1, many, fillObjects, false},
	"tucks":   {"under", 1, many, fillObjects, false},
	"upsets":  {"upset", 0, 0, nil, false},
	"puts":    {"put", 2, 2, fillPut, false},
	"takes":   {"take", 1, 2, fillObjectPlace, false},
	"locks": {"lock", 1, 1, func(p *play, a *Action, args []string) error {
		a.Locked = true
		return fillObjects(p, a, args)
	}, false},
	"unlocks": {"lock", 1, 1, fillObjects, false},
	"names":   {"rename", 2, many, fillName, false},
	"presses": {"press", 1, many, fillUI, false},
	"clicks": {"click", 2, many, func(p *play, a *Action, args []string) error {
		a.ID = strings.Join(args[1:], " ")
		return fillObjects(p, a, args[:1])
	}, false},
	"types":   {"input", 1, many, fillUI, false},
	"answers": {"answer", 0, many, fillValue, false},
	"chooses": {"menu", 1, many, fillValue, false},
	"hits":    {"hotkey", 1, many, fillValue, false},
	"ends":    {"end_turn", 0, 0, nil, false},
	"says": {"chat", 1, many, func(_ *play, a *Action, args []string) error {
		a.Text = strings.Join(args, " ")
		return nil
	}, false},
}

var tableWords = map[string]word{
	"wait":   {"wait", 1, 1, fillSeconds, true},
	"settle": {"settle", 0, 0, nil, true},
	"save":   {"save", 0, 1, fillSave, false},
	"load":   {"load", 0, 1, fillLoad, false},
}

func fillSit(_ *play, a *Action, args []string) error {
	if len(args) > 0 && args[len(args)-1] == "host" {
		a.Host = true
		args = args[:len(args)-1]
	}
	if len(args) > 1 {
		return fmt.Errorf("%q is not \"host\"", args[1])
	}
	a.Name = strings.Join(args, "")
	return nil
}

func fillEarly(_ *play, a *Action, args []string) error {
	if len(args) > 0 && args[0] != "early" {
		return fmt.Errorf("%q is not \"early\"", args[0])
	}
	a.Early = len(args) > 0
	return nil
}

func fillObjects(p *play, a *Action, args []string) error {
	if len(args) == 1 && args[0] == everything {
		for _, o := range p.Table.touchable() {
			a.Objects = append(a.Objects, o.guid)
		}
		return nil
	}
	for _, name := range args {
		o, err := p.object(name)
		if err != nil {
			return err
		}
		if a.Object == "" {
			a.Object = o.guid
		} else {
			a.Objects = append(a.Objects, o.guid)
		}
	}
	return nil
}

func fillPlace(p *play, a *Action, args []string) error {
	if len(args) == 0 {
		return nil
	}
	x, z, err := p.place(args[0])
	a.X, a.Z = &x, &z
	return err
}

// fillDrop reads a place, or x,y,z for a drop at a height.
func fillDrop(p *play, a *Action, args []string) error {
	if len(args) == 1 {
		if at, ok := coordinates(args[0], 3); ok {
			a.X, a.Y, a.Z = &at[0], &at[1], &at[2]
			return nil
		}
	}
	return fillPlace(p, a, args)
}

func fillObjectPlace(p *play, a *Action, args []string) error {
	if err := fillObjects(p, a, args[:1]); err != nil {
		return err
	}
	return fillPlace(p, a, args[1:])
}

func fillDegrees(p *play, a *Action, args []string) error {
	degrees, err := strconv.ParseFloat(args[1], 64)
	if err != nil {
		return fmt.Errorf("%q is not a number of degrees", args[1])
	}
	a.Degrees = degrees
	return fillObjects(p, a, args[:1])
}

func fillPut(p *play, a *Action, args []string) error {
	container, err := p.object(args[1])
	if err != nil {
		return err
	}
	a.To = container.guid
	return fillObjects(p, a, args[:1])
}

func fillName(p *play, a *Action, args []string) error {
	a.Name = strings.Join(args[1:], " ")
	return fillObjects(p, a, args[:1])
}

func fillUI(_ *play, a *Action, args []string) error {
	a.ID, a.Value = args[0], strings.Join(args[1:], " ")
	return nil
}

func fillValue(_ *play, a *Action, args []string) error {
	a.Value = strings.Join(args, " ")
	return nil
}

func fillSeconds(_ *play, a *Action, args []string) error {
	seconds, err := strconv.ParseFloat(args[0], 64)
	if err != nil || seconds < 0 {
		return fmt.Errorf("%q is not a number of seconds", args[0])
	}
	a.Seconds = seconds
	return nil
}

func fillSave(p *play, a *Action, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if p.Write == nil {
		return errors.New("files cannot be written here")
	}
	save, err := p.Table.Save()
	if err != nil {
		return err
	}
	return p.Write(args[0], save)
}

func fillLoad(p *play, a *Action, args []string) error {
	if len(args) == 0 {
		return nil
	}
	if p.Read == nil {
		return errors.New("files cannot be read here")
	}
	save, err := p.Read(args[0])
	a.Save = save
	return err
}
