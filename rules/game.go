package rules

import "slices"

// Game is a compiled card: ready to play, and safe for use by several goroutines at once.
type Game struct {
	// Card is what the game was compiled from. Nobody may change it, the board or the tables.
	Card *Card
	// Board is the board as drawn: lines and zones, which the tables hold only as far as rules ask for them.
	Board Board
	// Tables are all that an engine needs to play the game, and what numbers of kinds, sides and pieces refer to.
	Tables Tables

	movements []Movement // those that the options leave
	engine    engine
}

// Movements finds movements by name, those left out that the options switch off.
func (g *Game) Movements(names []string) []Movement {
	var found []Movement
	for _, name := range names {
		for _, m := range g.movements {
			if m.Name == name {
				found = append(found, m)
			}
		}
	}
	return found
}

// KindsInPlay lists the kinds that a game starts with, by number, in the order of the card.
func (g *Game) KindsInPlay() []int {
	var kinds []int
	for kind := range g.Tables.Kinds {
		if slices.ContainsFunc(g.Tables.Start, func(piece int) bool { return piece != 0 && g.Tables.Pieces[piece-1].Kind == kind+1 }) {
			kinds = append(kinds, kind+1)
		}
	}
	return kinds
}

// PointName is a point's name, "?" for none.
func (g *Game) PointName(p Point) string {
	if p == 0 || int(p) > len(g.Tables.Points) {
		return "?"
	}
	return g.Tables.Points[p-1].Name
}

// PointNamed finds a point by name.
func (g *Game) PointNamed(name string) (Point, bool) {
	i := slices.IndexFunc(g.Tables.Points, func(p PointTable) bool { return p.Name == name })
	return Point(i + 1), i >= 0
}

func (g *Game) pointNames() []string {
	var names []string
	for _, p := range g.Tables.Points {
		names = append(names, p.Name)
	}
	return names
}

// pieceName is how messages name a piece: side and face, for example "red 鼠1".
func (g *Game) pieceName(piece int) string {
	p := g.Tables.Pieces[piece-1]
	return g.Tables.Sides[p.Side-1].Name + " " + g.Tables.Kinds[p.Kind-1].Face
}
