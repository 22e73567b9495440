package rules

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// MoveText writes a move as from-to, for example e2-e3 or e1-red-cave.
func (g *Game) MoveText(m Move) string {
	return g.PointName(m.From) + "-" + g.PointName(m.To)
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

// ParseMove reads a move. Names of points may hold hyphens themselves, so it is split where both halves
// are points. It does not ask whether the move is legal.
func (g *Game) ParseMove(text string) (Move, error) {
	for i := range len(text) {
		if text[i] != '-' {
			continue
		}
		from, ok1 := g.PointNamed(text[:i])
		to, ok2 := g.PointNamed(text[i+1:])
		if ok1 && ok2 {
			return Move{From: from, To: to}, nil
		}
	}
	return Move{}, fmt.Errorf("%q is not a move: write from-to with points of the board, for example %s", text, g.exampleMove())
}

func (g *Game) exampleMove() string {
	if moves := g.Start().Moves(); len(moves) > 0 {
		return g.MoveText(moves[0])
	}
	return g.PointName(1) + "-" + g.PointName(2)
}

// PlayAll plays moves written in text, separated by blanks or commas, from a position.
func (p *Position) PlayAll(text string) (*Position, error) {
	for i, word := range strings.FieldsFunc(text, isSeparator) {
		m, err := p.game.ParseMove(word)
		if err != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, err)
		}
		if p, _, err = p.Play(m); err != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return p, nil
}

func isSeparator(r rune) bool { return r == ',' || unicode.IsSpace(r) }
