package rules

// Point is a place where a piece can stand, numbered from 1; 0 is none.
type Point uint8

// engine is what move generation reads, unfolded from the tables once for each game.
//
// A piece that carries the token moves by rules of its own, so each piece has two variants. The rays of a
// variant at a point lie one after the other, each ended by 0, and another 0 ends them all. They are cut to
// the walk's reach and to where the piece may stand, since a piece may not pass through what it may not enter.
type engine struct {
	points  int
	pieces  int
	rays    []Point
	rayAt   []int32 // by variant*(points+1) + point
	side    []uint8 // by piece
	carries []bool  // by piece
	results [][]Result
	home    Point // of the token, 0 without one
	closes  bool
	shelter bool
	// goal[side] marks the points where the carried token wins for the side.
	goal [][]bool
	// counted[piece] marks what a none-left ending counts.
	counted []bool
	// repeats is how often a position may occur before the game ends, 0 for no limit.
	repeats int
	// results of the card's endings, "" for those it does not have.
	tokenHome, noneLeft, noMove, repetition string
}

func newEngine(t *Tables) engine {
	e := engine{
		points:  len(t.Points),
		pieces:  len(t.Pieces),
		side:    make([]uint8, len(t.Pieces)+1),
		carries: make([]bool, len(t.Pieces)+1),
		results: make([][]Result, len(t.Pieces)+1),
		counted: make([]bool, len(t.Pieces)+1),
		goal:    make([][]bool, len(t.Sides)+1),
	}
	for i, p := range t.Pieces {
		e.side[i+1] = uint8(p.Side)
		e.carries[i+1] = p.Carries
		e.results[i+1] = append([]Result{Barred}, t.Results[i]...)
	}
	if t.Carry != nil {
		e.home, e.closes, e.shelter = Point(t.Carry.Home), t.Carry.ClosesHome, t.Carry.SheltersCarrier
	}
	e.unfoldRays(t)
	e.readEndings(t)
	return e
}

// variant numbers a piece and whether it carries.
func (e *engine) variant(piece uint8, carrying bool) int {
	if carrying {
		return e.pieces + int(piece)
	}
	return int(piece)
}

func (e *engine) raysOf(piece uint8, carrying bool, from Point) []Point {
	return e.rays[e.rayAt[e.variant(piece, carrying)*(e.points+1)+int(from)]:]
}

func (e *engine) unfoldRays(t *Tables) {
	e.rayAt = make([]int32, (2*e.pieces+1)*(e.points+1))
	for i, p := range t.Pieces {
		e.unfoldVariant(t, e.variant(uint8(i+1), false), p.Walks, p.Area)
		if p.Carries {
			e.unfoldVariant(t, e.variant(uint8(i+1), true), p.CarryWalks, p.CarryArea)
		}
	}
}

func (e *engine) unfoldVariant(t *Tables, variant int, walks []WalkTable, area int) {
	for from := 1; from <= e.points; from++ {
		e.rayAt[variant*(e.points+1)+from] = int32(len(e.rays))
		for _, w := range walks {
			for _, next := range t.Nets[w.Net-1].Next {
				e.appendRay(next, from, w.Reach, t.Areas[area-1])
			}
		}
		e.rays = append(e.rays, 0)
	}
}

// appendRay adds the points of one ray; an empty ray adds nothing, since 0 alone would end the list.
func (e *engine) appendRay(next []int, from, reach int, area []int) {
	before := len(e.rays)
	for p, n := next[from-1], 1; p != 0 && area[p-1] == 1 && (reach == 0 || n <= reach); p, n = next[p-1], n+1 {
		e.rays = append(e.rays, Point(p))
	}
	if len(e.rays) > before {
		e.rays = append(e.rays, 0)
	}
}

func (e *engine) readEndings(t *Tables) {
	for side := range e.goal {
		e.goal[side] = make([]bool, e.points+1)
	}
	for _, ending := range t.Endings {
		switch ending.When {
		case TokenInZone:
			e.tokenHome = ending.Result
			for side, zone := range ending.Zones {
				for _, p := range zone {
					e.goal[side+1][p] = true
				}
			}
		case NoneLeft:
			e.noneLeft = ending.Result
			for _, kind := range ending.Kinds {
				for i, p := range t.Pieces {
					e.counted[i+1] = e.counted[i+1] || p.Kind == kind
				}
			}
		case NoMove:
			e.noMove = ending.Result
		case Repetition:
			e.repeats, e.repetition = ending.Times, ending.Result
		}
	}
}

// winnerOf is the side that wins when an ending with a result comes for a side; 0 is a draw.
func winnerOf(result string, side uint8) uint8 {
	switch result {
	case Win:
		return side
	case Lose:
		return 3 - side
	}
	return 0
}
