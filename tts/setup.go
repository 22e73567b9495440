package tts

import (
	"slices"
	"strconv"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/assumed"
	"menagerie/tts/script"
)

// catch is how far from a point, in spacings, a piece still counts as standing on it.
const catch = 0.35

// Setup says where everything of a game is on the table: points, pieces, trays and the token. The mod's
// script and those who judge its saves share it.
func Setup(game *rules.Game) script.Setup {
	l := render.NewLayout(game, render.DefaultSize)
	top := assumed.TableTop + l.Board.Thickness
	s := script.Setup{
		Card:    game.Card.Name,
		Board:   memo(game, "board"),
		Height:  top,
		Spacing: l.Spacing,
		Catch:   catch * l.Spacing,
	}
	for i := range game.Tables.Sides {
		s.Seats = append(s.Seats, game.Card.Sides[i].Seat)
		s.Facing = append(s.Facing, facing(l.Seats[i].Turn))
	}
	for _, p := range game.Tables.Points {
		at := tablePoint(l, p, top)
		s.Points = append(s.Points, script.Spot{X: float64(at.X), Z: float64(at.Z)})
	}
	s.Pieces = pieceSetups(game, l)
	if game.Tables.Shared {
		s.Trays = sharedTrays(l)
	}
	if carry := game.Tables.Carry; carry != nil {
		s.Token = &script.TokenSetup{ID: carry.Token, Memo: memo(game, carry.Token), Rest: top, Lift: top + l.Piece.Height}
	}
	return s
}

// memo marks an object as ours, of a game, and as the one that it is.
func memo(game *rules.Game, id string) string {
	return "menagerie/" + game.Card.Name + "/" + id
}

// pieceSetups lists the pieces that a game starts with, by side and kind and then in the order of their points.
func pieceSetups(game *rules.Game, l render.Layout) []script.PieceSetup {
	var pieces []script.PieceSetup
	nth := map[int]int{}
	for p, piece := range game.Tables.Start {
		if piece == 0 {
			continue
		}
		id := pieceID(game, piece, nth[piece])
		pieces = append(pieces, script.PieceSetup{
			ID:    id,
			Memo:  memo(game, id),
			Piece: piece,
			Point: p + 1,
			Tray:  ownTray(l, piece, nth[piece]),
		})
		nth[piece]++
	}
	slices.SortStableFunc(pieces, func(a, b script.PieceSetup) int { return a.Piece - b.Piece })
	return pieces
}

// pieceID is side and kind, and a number from 1 when the side starts with several of the kind.
func pieceID(game *rules.Game, piece, nth int) string {
	p := game.Tables.Pieces[piece-1]
	id := game.Tables.Sides[p.Side-1].Name + "-" + game.Tables.Kinds[p.Kind-1].Name
	of := 0
	for _, other := range game.Tables.Start {
		if other == piece {
			of++
		}
	}
	if of > 1 {
		id += "-" + strconv.Itoa(nth+1)
	}
	return id
}

// ownTray is where a captured piece lies: in its own slot of the tray of the side that can capture it. A shared
// piece has none of its own.
func ownTray(l render.Layout, piece, nth int) script.Place {
	for _, tray := range l.Trays {
		for _, slot := range tray.Slots {
			if slot.Piece == piece && slot.Nth == nth {
				return slotPlace(tray, slot)
			}
		}
	}
	return script.Place{}
}

// sharedTrays lists, by side, the places for what the side captures, in the order of the captures.
func sharedTrays(l render.Layout) [][]script.Place {
	var trays [][]script.Place
	for _, tray := range l.Trays {
		var places []script.Place
		for _, slot := range tray.Slots {
			places = append(places, slotPlace(tray, slot))
		}
		trays = append(trays, places)
	}
	return trays
}

func slotPlace(tray render.TrayLayout, slot render.Slot) script.Place {
	return script.Place{X: round(tray.X + slot.X), Y: round(assumed.TableTop + tray.Height + slot.Lift), Z: round(tray.Y + slot.Y)}
}
