package rules

import "fmt"

// Fault names why no game can bring a position about.
type Fault string

// Faults of positions that cannot be played on. ParsePosition refuses them, and so does the Lua engine. The first
// that a position has, in this order, is the one that is told.
const (
	FaultWrongCaptures Fault = "wrong-captures" // captures and pieces left are not all the pieces there were
	FaultCannotStand   Fault = "may-not-stand"  // a piece stands where bars and zones never let it
	FaultTooMany       Fault = "too-many"       // there are more of a piece than the start has
	FaultMissing       Fault = "missing"        // a royal piece has left the board
	FaultBothGoals     Fault = "both-goals"     // both sides have a piece where that ends the game
	FaultAttacked      Fault = "attacked"       // the royal piece of the side not to move could be captured, or faces the other
	FaultNoCarrier     Fault = "no-carrier"     // the token is carried where nothing that carries stands
	FaultTokenAway     Fault = "token-away"     // the token lies on a point other than its home
	FaultNotTaken      Fault = "not-taken"      // a piece that must have taken the token stands on its home
	FaultHomeClosed    Fault = "home-closed"    // a piece stands on the token's home, which is closed
)

// Faults of positions that can be played on but that no game from the card's start leads to; see
// Position.Impossible. Whoever sets a position up may do so.
const (
	FaultCannotReach Fault = "cannot-reach" // no piece of the start can have moved to where one stands
	FaultGoalPassed  Fault = "goal-passed"  // the side to move has a piece at its goal, so the game was over before
	FaultWrongTurn   Fault = "wrong-turn"   // the captures do not fit the side to move
)

// Impossible is a position that no game can bring about.
type Impossible struct {
	Fault Fault
	// Piece is the number of the piece that is at fault, and At the point where it stands; 0 for none.
	Piece int
	At    Point

	text string
}

func (i *Impossible) Error() string { return i.text }

func fault(name Fault, piece uint8, at Point, format string, args ...any) *Impossible {
	return &Impossible{Fault: name, Piece: int(piece), At: at, text: fmt.Sprintf(format, args...)}
}

// unplayable says why a state cannot be played on; nil when it can.
func (g *Game) unplayable(s *state) *Impossible {
	if g.Tables.Shared {
		return firstFault(s, g.captureFault, g.placeFault)
	}
	return firstFault(s, g.placeFault, g.numberFault, g.goalFault, g.royalFault, g.tokenFault)
}

// Impossible says why no game from the card's start leads to the position, however long; nil when perhaps one
// does. It has a fault of none that legal moves from the start lead to.
func (p *Position) Impossible() *Impossible {
	g := p.game
	return firstFault(&p.state, g.unplayable, g.reachFault, g.passedFault, g.turnFault)
}

func firstFault(s *state, checks ...func(*state) *Impossible) *Impossible {
	for _, check := range checks {
		if fault := check(s); fault != nil {
			return fault
		}
	}
	return nil
}

// isCarrying tells whether what stands on a point has the token there, and can.
func (g *Game) isCarrying(s *state, p Point) bool {
	return s.carried && s.token == p && g.engine.carries[s.board[p]]
}

func (g *Game) placeFault(s *state) *Impossible {
	for p := Point(1); int(p) <= g.engine.points; p++ {
		piece := s.board[p]
		if piece == 0 {
			continue
		}
		area := g.Tables.Pieces[piece-1].Area
		if g.isCarrying(s, p) {
			area = g.Tables.Pieces[piece-1].CarryArea
		}
		if g.Tables.Areas[area-1][p-1] == 0 {
			return fault(FaultCannotStand, piece, p, "%s may not stand on %s", g.pieceName(int(piece)), g.PointName(p))
		}
	}
	return nil
}

func (g *Game) numberFault(s *state) *Impossible {
	have := make([]int, g.engine.pieces+1)
	for _, piece := range s.board[1 : g.engine.points+1] {
		have[piece]++
	}
	for piece := uint8(1); int(piece) <= g.engine.pieces; piece++ {
		switch most := count(g.Tables.Start, int(piece)); {
		case have[piece] > most:
			return fault(FaultTooMany, piece, 0, "%d of %s, but a game starts with %d", have[piece], g.pieceName(int(piece)), most)
		case g.engine.royal[piece] && have[piece] < most:
			return fault(FaultMissing, piece, 0, "%s is missing", g.pieceName(int(piece)))
		}
	}
	return nil
}

func (g *Game) goalFault(s *state) *Impossible {
	if first, second := g.goalOf(s, 1), g.goalOf(s, 2); first != 0 && second != 0 {
		return fault(FaultBothGoals, 0, 0, "both sides have reached their goal, on %s and on %s", g.PointName(first), g.PointName(second))
	}
	return nil
}

// goalOf is the point of a piece that a side has brought where that ends the game, 0 for none.
func (g *Game) goalOf(s *state, side uint8) Point {
	for p := Point(1); int(p) <= g.engine.points; p++ {
		if piece := s.board[p]; piece != 0 && g.engine.side[piece] == side && g.engine.endings.pieceGoal[side][p] {
			return p
		}
	}
	return 0
}

func (g *Game) royalFault(s *state) *Impossible {
	if g.Tables.Royal == nil {
		return nil
	}
	if k := s.royal[3-s.side]; g.engine.attacked(s, k, s.side) {
		return fault(FaultAttacked, s.board[k], k, "%s on %s is attacked although it is the other side's turn", g.pieceName(int(s.board[k])), g.PointName(k))
	}
	return nil
}

func (g *Game) tokenFault(s *state) *Impossible {
	carry := g.Tables.Carry
	if carry == nil {
		return nil
	}
	home := Point(carry.Home)
	piece, there := s.board[s.token], s.board[home]
	switch {
	case s.carried && !g.isCarrying(s, s.token):
		return fault(FaultNoCarrier, 0, s.token, "nobody on %s can carry the %s", g.PointName(s.token), carry.Token)
	case !s.carried && s.token != home:
		return fault(FaultTokenAway, 0, s.token, "the %s lies on %s: it lies nowhere but on %s", carry.Token, g.PointName(s.token), g.PointName(home))
	case !s.carried && g.engine.carries[piece]:
		return fault(FaultNotTaken, piece, s.token, "%s stands on %s without taking the %s", g.pieceName(int(piece)), g.PointName(s.token), carry.Token)
	case s.carried && s.token != home && carry.ClosesHome && there != 0:
		return fault(FaultHomeClosed, there, home, "%s stands on %s while the %s is carried elsewhere", g.pieceName(int(there)), g.PointName(home), carry.Token)
	}
	return nil
}

// captureFault: what has left the board is counted for somebody.
func (g *Game) captureFault(s *state) *Impossible {
	captured := 0
	for _, n := range s.scores[1 : g.engine.sides+1] {
		captured += int(n)
	}
	standing := g.engine.points - count(g.Tables.Start, 0) - captured
	if have := g.engine.points - countEmpty(s, g.engine.points); have != standing {
		return fault(FaultWrongCaptures, 0, 0, "%d captured pieces leave %d on the board, not %d", captured, standing, have)
	}
	return nil
}

func countEmpty(s *state, points int) int {
	n := 0
	for _, piece := range s.board[1 : points+1] {
		if piece == 0 {
			n++
		}
	}
	return n
}

// passedFault: a piece at its goal ends the game, so its own side does not come to move again.
func (g *Game) passedFault(s *state) *Impossible {
	if at := g.goalOf(s, s.side); !g.Tables.Shared && at != 0 {
		return fault(FaultGoalPassed, s.board[at], at, "%s has reached its goal on %s, although it is its own side's turn", g.pieceName(int(s.board[at])), g.PointName(at))
	}
	return nil
}

// turnFault: where every move captures, the captures tell who can be to move.
func (g *Game) turnFault(s *state) *Impossible {
	if g.engine.hops && !g.turnFits(s) {
		return fault(FaultWrongTurn, 0, 0, "%s cannot be to move with these captures, since every move captures", g.Tables.Sides[s.side-1].Name)
	}
	return nil
}

// turnFits tells whether the side to move can be: in the round under way the sides before it have moved once more
// than the others, each move has captured, and without a move nothing is captured.
func (g *Game) turnFits(s *state) bool {
	firstRound, later := true, true
	before := true
	for side, n := uint8(g.Tables.First), 0; n < g.engine.sides; side, n = g.engine.next(side), n+1 {
		before = before && side != s.side
		if before {
			firstRound, later = firstRound && s.scores[side] >= 1, later && s.scores[side] >= 2
		} else {
			firstRound, later = firstRound && s.scores[side] == 0, later && s.scores[side] >= 1
		}
	}
	return firstRound || later
}

func count(list []int, value int) int {
	n := 0
	for _, v := range list {
		if v == value {
			n++
		}
	}
	return n
}
