package rules

import (
	"fmt"
	"strings"
	"unicode"
)

// MoveText writes a move as from-to, for example e2-e3 or e1-red-cave; a chain names every point it visits.
func (g *Game) MoveText(m Move) string {
	var names []string
	for _, p := range m.Path() {
		names = append(names, g.PointName(p))
	}
	return strings.Join(names, "-")
}

// ParseMove reads a move. Names of points may hold hyphens themselves, so it is split where all parts are
// points. It does not ask whether the move is legal.
func (g *Game) ParseMove(text string) (Move, error) {
	words := strings.Split(text, "-")
	path := g.splitPoints(words)
	if len(path) < 2 || len(path) > 2 && !g.engine.hops {
		return Move{}, fmt.Errorf("%q is not a move: %swrite from-to with points of the board, for example %s", text, g.strangePoint(words), g.exampleMove())
	}
	m := Move{From: path[0], To: path[len(path)-1]}
	for _, p := range path[1 : len(path)-1] {
		m.Via += string([]byte{byte(p)})
	}
	return m, nil
}

// splitPoints finds the points whose names, joined by hyphens, give the words; nil when there are none.
func (g *Game) splitPoints(words []string) []Point {
	var path []Point
	for len(words) > 0 {
		n := len(words)
		for ; n > 0; n-- {
			if p, ok := g.PointNamed(strings.Join(words[:n], "-")); ok {
				path = append(path, p)
				break
			}
		}
		if n == 0 {
			return nil
		}
		words = words[n:]
	}
	return path
}

// strangePoint says which part of a move's text is no point, "" when all are or the text is far too long for a move.
func (g *Game) strangePoint(words []string) string {
	if len(words) > int(maxPoints) {
		return ""
	}
	for n := 1; n <= len(words); n++ {
		name, rest := strings.Join(words[:n], "-"), words[n:]
		if _, ok := g.PointNamed(name); ok {
			return g.strangePoint(rest)
		}
		if len(rest) > 0 && g.splitPoints(rest) != nil {
			return g.noPoint(name)
		}
	}
	whole := strings.Join(words, "-")
	if len(words) > 0 && DidYouMean(whole, g.pointNames()) == "" {
		return g.noPoint(words[0])
	}
	return g.noPoint(whole)
}

func (g *Game) noPoint(name string) string {
	if name == "" {
		return ""
	}
	return fmt.Sprintf("there is no point %s%s; ", name, inBrackets(DidYouMean(name, g.pointNames())))
}

func inBrackets(hint string) string {
	if hint == "" {
		return ""
	}
	return " (" + hint + ")"
}

func (g *Game) exampleMove() string {
	if moves := g.Start().Moves(); len(moves) > 0 {
		return g.MoveText(moves[0])
	}
	return g.PointName(1) + "-" + g.PointName(2)
}

// PlayAll plays moves written in text, separated by blanks or commas, from a position. The error for one that is illegal
// wraps an *IllegalMove.
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
