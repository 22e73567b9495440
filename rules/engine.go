package rules

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

	home            Point // of the token, 0 without one
	closesHome      bool
	sheltersCarrier bool

	royal  []bool // by piece
	guards []guard
	ofSide []uint64 // the pieces of each side, one bit a piece
	// perpetualCheck and perpetualChase are which occurrence of a position is forbidden when it comes of nothing but
	// checks or one chase, 0 for none.
	perpetualCheck, perpetualChase int

	endings endings

	reachable reachable
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
		e.home, e.closesHome, e.sheltersCarrier = Point(t.Carry.Home), t.Carry.ClosesHome, t.Carry.SheltersCarrier
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
		if p.Of == byCheck {
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
