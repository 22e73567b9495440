package rules

import "slices"

// Point is a place where a piece can stand, numbered from 1; 0 is none.
type Point uint8

// engine is what move generation reads, unfolded from the tables once for each game.
type engine struct {
	points, pieces, sides int
	shared                bool
	side                  []uint8 // by piece
	carries               []bool  // by piece

	// code holds, for each variant (a piece, carrying or not) and point, what the piece may do from there; see
	// unfold.go. It begins at codeAt[variant*(points+1)+point].
	code   []uint8
	codeAt []int32
	// blockers are the sets of pieces that stop leaps, one bit a piece.
	blockers []uint64
	// hopRays[point] are the rays along which pieces hop from there, and hopReach how far the piece hopped over
	// may be, 0 for any distance. hops tells whether pieces hop at all.
	hops     bool
	hopRays  [][][]Point
	hopReach int

	// results are the matrices of encounters, one after the other; caseAt finds a matrix by classes of points.
	results []Result
	caseAt  []int32
	class   []uint8
	classes int

	home    Point // of the token, 0 without one
	closes  bool
	shelter bool

	royal  []bool // by piece
	guards []guard
	ofSide []uint64 // the pieces of each side, one bit a piece
	// perpetual is how often a position may come about by perpetual check and chase, 0 for any number.
	perpetualCheck, perpetualChase int

	endings endings

	reachable reachable
}

// endings are the results of a card's endings, "" for those it does not have, and what they look at.
type endings struct {
	tokenHome, pieceHome, noneLeft, dead, noMove, checkmate, stalemate, repetition string

	// tokenGoal and pieceGoal mark, by side, the points where the token or a piece brings the end.
	tokenGoal, pieceGoal [][]bool
	// counted and strong mark the pieces that a none-left and a dead-material ending count.
	counted, strong []bool
	// repeats is how often a position may occur before the game ends.
	repeats int
}

func newEngine(t *Tables) engine {
	e := engine{
		points:  len(t.Points),
		pieces:  len(t.Pieces),
		sides:   len(t.Sides),
		shared:  t.Shared,
		side:    make([]uint8, len(t.Pieces)+1),
		carries: make([]bool, len(t.Pieces)+1),
		royal:   make([]bool, len(t.Pieces)+1),
	}
	for i, p := range t.Pieces {
		e.side[i+1] = uint8(p.Side)
		e.carries[i+1] = p.Carries
	}
	if t.Carry != nil {
		e.home, e.closes, e.shelter = Point(t.Carry.Home), t.Carry.ClosesHome, t.Carry.SheltersCarrier
	}
	e.unfoldEncounters(&t.Encounters)
	e.unfoldMoves(t)
	e.unfoldHops(t)
	if t.Royal != nil {
		for _, p := range t.Royal.Pieces {
			e.royal[p] = true
		}
		e.unfoldGuards(t)
	}
	for _, p := range t.Perpetual {
		if p.Of == PerpetualCheck {
			e.perpetualCheck = p.Times
		} else {
			e.perpetualChase = p.Times
		}
	}
	e.readEndings(t)
	e.unfoldReachable(t)
	return e
}

func (e *engine) unfoldEncounters(t *EncounterTable) {
	stride := e.pieces + 1
	for _, matrix := range t.Results {
		e.results = append(e.results, make([]Result, stride)...)
		for _, row := range matrix {
			e.results = append(append(e.results, Barred), row...)
		}
	}
	e.class = make([]uint8, e.points+1)
	for p, class := range t.Classes {
		e.class[p+1] = uint8(class - 1)
	}
	e.classes = len(t.Cases)
	for _, row := range t.Cases {
		for _, n := range row {
			e.caseAt = append(e.caseAt, int32((n-1)*stride*stride))
		}
	}
}

// result is what comes of a piece moving from one point onto another piece's.
func (e *engine) result(attacker, defender uint8, from, to Point) Result {
	matrix := e.caseAt[int(e.class[from])*e.classes+int(e.class[to])]
	return e.results[int(matrix)+int(attacker)*(e.pieces+1)+int(defender)]
}

// next is the side that moves after a side.
func (e *engine) next(side uint8) uint8 {
	if int(side) == e.sides {
		return 1
	}
	return side + 1
}

// owner is the side whose pieces a side moves.
func (e *engine) owner(side uint8) uint8 {
	if e.shared {
		return 1
	}
	return side
}

func (e *engine) readEndings(t *Tables) {
	x := &e.endings
	x.counted, x.strong = make([]bool, e.pieces+1), make([]bool, e.pieces+1)
	x.tokenGoal, x.pieceGoal = make([][]bool, e.sides+1), make([][]bool, e.sides+1)
	for side := range x.tokenGoal {
		x.tokenGoal[side], x.pieceGoal[side] = make([]bool, e.points+1), make([]bool, e.points+1)
	}
	for _, ending := range t.Endings {
		switch ending.When {
		case TokenInZone:
			x.tokenHome = ending.Result
			markZones(x.tokenGoal, ending.Zones)
		case PieceInZone:
			x.pieceHome = ending.Result
			markZones(x.pieceGoal, ending.Zones)
		case NoneLeft:
			x.noneLeft = ending.Result
			markKinds(x.counted, t, ending.Kinds)
		case DeadMaterial:
			x.dead = ending.Result
			markKinds(x.strong, t, ending.Kinds)
		case NoMove:
			x.noMove = ending.Result
		case Checkmate:
			x.checkmate = ending.Result
		case Stalemate:
			x.stalemate = ending.Result
		case Repetition:
			x.repeats, x.repetition = ending.Times, ending.Result
		}
	}
}

func markZones(goal [][]bool, zones [][]int) {
	for side, zone := range zones {
		for _, p := range zone {
			goal[side+1][p] = true
		}
	}
}

func markKinds(marks []bool, t *Tables, kinds []int) {
	for i, p := range t.Pieces {
		marks[i+1] = marks[i+1] || slices.Contains(kinds, p.Kind)
	}
}

// winnerOf is the side that wins when an ending with a result comes for a side of two; 0 is a draw.
func winnerOf(result string, side uint8) uint8 {
	switch result {
	case Win:
		return side
	case Lose:
		return 3 - side
	}
	return 0
}
