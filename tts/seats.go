package tts

import (
	"math"

	"menagerie/rules"
	"menagerie/tts/names"
)

// Hand zones: how far behind the board they are, and the size that TTS gives them on its own tables.
const (
	handGap    = 5.5
	handHeight = 4.8
)

var handScale = vector(11.77, 9.17, 4.87)

// hand is the hand zone that makes a seat: behind the board's edge, turned to face it.
func (a *assembler) hand(side int, seat string) Object {
	place := a.layout.Seats[side-1]
	far := 1 + handGap/math.Hypot(place.X, place.Y)
	at := vector(round(place.X*far), handHeight, round(place.Y*far))
	return a.handZone(memo(a.game, "hand-"+seat), seat, at, math.Mod(facing(place.Turn)+180, 360))
}

// handZone is a hand zone of a seat. It has no memo on the table: the one given is for its GUID.
func (a *assembler) handZone(memo, seat string, at Vector, rotY float64) Object {
	o := a.object("", at, rotY)
	o.GUID = a.guids.of(memo)
	o.Name = "HandTrigger"
	o.Transform.ScaleX, o.Transform.ScaleY, o.Transform.ScaleZ = handScale.X, handScale.Y, handScale.Z
	o.ColorDiffuse = seatColours[seat]
	transparent := Number(0)
	o.ColorDiffuse.A = &transparent
	o.Locked = true
	o.FogColor = seat
	return o
}

// seatColours are the colours of the seats where a side can sit.
var seatColours = func() map[string]Colour {
	colours := map[string]Colour{}
	for _, s := range names.Seats {
		colours[s.Name] = colour(s.R, s.G, s.B)
	}
	return colours
}()

// checkSeats refuses seats that TTS does not have or keeps for others, and one seat for two sides.
func checkSeats(game *rules.Game) error {
	taken := map[string]string{}
	for i, side := range game.Card.Sides {
		where := []any{"sides", i, "seat"}
		if _, ok := seatColours[side.Seat]; !ok {
			return game.Card.ErrorAt(where, "White, Brown, Red, Orange, Yellow, Green, Teal, Blue, Purple or Pink", "TTS has no seat %q for a side", side.Seat)
		}
		if other, ok := taken[side.Seat]; ok {
			return game.Card.ErrorAt(where, "", "sides %s and %s cannot both sit at %s", other, side.Name, side.Seat)
		}
		taken[side.Seat] = side.Name
	}
	return nil
}
