package rules

// Reason is why a move is illegal. Both engines give the same reason for the same move, and the tool's words
// have a sentence for each.
type Reason string

// The reasons, from the most general to the most particular.
const (
	GameOver         Reason = "game-over"         // the game has ended
	NoPiece          Reason = "no-piece"          // nothing stands on the point
	NotYourTurn      Reason = "not-your-turn"     // the piece belongs to the side that is not to move
	StaysPut         Reason = "stays-put"         // the move leads nowhere
	NoHop            Reason = "no-hop"            // there is no piece to hop over, or no room behind it
	NoLine           Reason = "no-line"           // the piece does not move like that
	TooFar           Reason = "too-far"           // on a line, but beyond the piece's reach
	NoScreen         Reason = "no-screen"         // a capture there would need exactly one piece between
	MayNotEnter      Reason = "may-not-enter"     // the piece may not stand there or on the way
	Blocked          Reason = "blocked"           // a piece stands in the way
	TokenStops       Reason = "token-stops"       // the token lies in the way, and taking it ends the move
	HomeClosed       Reason = "home-closed"       // the token is carried, so only its carrier may enter its home
	OwnPiece         Reason = "own-piece"         // a piece of the same side stands there
	CannotAttack     Reason = "cannot-attack"     // the encounter is barred
	CarrierSheltered Reason = "carrier-sheltered" // the carrier on the token's home cannot be attacked
	ExposesRoyal     Reason = "exposes-royal"     // the side's own royal piece would be open to capture
	RepeatsByCheck   Reason = "repeats-by-check"  // perpetual check
	RepeatsByChase   Reason = "repeats-by-chase"  // perpetual chase
)

// IllegalMove is a move that the rules do not allow, and why.
type IllegalMove struct {
	Position *Position
	Move     Move
	Reason   Reason
	// At is the point that the reason is about, 0 for none.
	At Point
}

func (e *IllegalMove) Error() string {
	game := e.Position.game
	text := game.MoveText(e.Move) + " is not legal: " + string(e.Reason)
	if e.At != 0 {
		text += " (" + game.PointName(e.At) + ")"
	}
	return text
}

// explain finds the reason why a move is not legal.
func (p *Position) explain(m Move) error {
	reason, where := p.reason(m)
	return &IllegalMove{Position: p, Move: m, Reason: reason, At: where}
}

// reason asks one thing after the other.
func (p *Position) reason(m Move) (Reason, Point) {
	e := &p.game.engine
	piece := p.state.board[m.From]
	switch {
	case p.outcome.Over:
		return GameOver, 0
	case piece == 0:
		return NoPiece, m.From
	case e.side[piece] != e.owner(p.state.side):
		return NotYourTurn, m.From
	case e.hops:
		at, _ := p.brokenHop(m)
		return NoHop, at
	case m.From == m.To:
		return StaysPut, 0
	}
	if o := p.obstacleOf(m, piece); o.reason != "" {
		return o.reason, o.at
	}
	step := makeStep(m.From, m.To)
	s := p.state
	if k := s.royal[s.side]; k != 0 && e.exposes(&s, step, k, 3-s.side) {
		return ExposesRoyal, k
	}
	if p.perpetualBy(step) == byCheck {
		return RepeatsByCheck, 0
	}
	return RepeatsByChase, 0
}

// brokenHop follows a chain hop by hop: broken tells whether it fails, and at is the point it cannot hop to.
func (p *Position) brokenHop(m Move) (at Point, broken bool) {
	e, s := &p.game.engine, p.state
	s.board[m.From] = 0
	from := m.From
	for _, to := range m.Path()[1:] {
		h, ok := e.hopTo(&s, from, to)
		if !ok {
			return to, true
		}
		s.board[h.over] = 0
		from = to
	}
	return 0, false
}

// obstacle is what keeps a piece from a point: a reason and the point that it is about. The zero obstacle is none.
type obstacle struct {
	reason Reason
	at     Point
}

// obstacleOf finds what keeps a piece from a point. Of several ways in which it could get there, that which comes nearest
// to being legal decides.
func (p *Position) obstacleOf(m Move, piece uint8) obstacle {
	t := &p.game.Tables
	table := t.Pieces[piece-1]
	if p.state.carried && p.state.token == m.From {
		return p.obstacleToWalks(table.CarryWalks, m, true, t.Areas[table.CarryArea-1])
	}
	area := t.Areas[table.Area-1]
	best := p.obstacleToWalks(table.Walks, m, false, area)
	for _, n := range table.Leaps {
		for _, leap := range t.Leaps[n-1].From[m.From-1] {
			if best.reason == "" {
				return best
			}
			if leap.To == int(m.To) {
				best = p.obstacleToLeap(leap, p.game.engine.blockers[n-1], m, piece, area)
			}
		}
	}
	return best
}

// obstacleToWalks finds what stops all walks of a piece to a point.
func (p *Position) obstacleToWalks(walks []WalkTable, m Move, carrying bool, area []int) obstacle {
	t := &p.game.Tables
	best := obstacle{reason: NoLine}
	for _, w := range walks {
		if w.From != 0 && t.Areas[w.From-1][m.From-1] == 0 {
			continue
		}
		for _, d := range w.Directions {
			next := t.Nets[w.Net-1].Next[d-1]
			distance := distanceAlong(next, m.From, m.To)
			if distance == 0 {
				continue
			}
			o := obstacle{reason: TooFar}
			if w.Reach == 0 || distance <= w.Reach {
				o = p.obstacleToWalk(next, w.Use, m, carrying, area)
			}
			if o.reason == "" {
				return o
			}
			if o.decides(best, w.Use) {
				best = o
			}
		}
	}
	return best
}

// decides tells whether a walk for some use that an obstacle stops came nearer to being legal than the best so far.
func (o obstacle) decides(best obstacle, use string) bool {
	switch {
	case best.reason == NoLine:
		return true
	case o.reason == TooFar:
		return false
	case best.reason == TooFar:
		return true
	}
	return use == useScreen && o.reason != NoLine
}

// distanceAlong counts the steps of a ray from one point to another, 0 when it does not get there.
func distanceAlong(next []int, from, to Point) int {
	for p, n := next[from-1], 1; p != 0; p, n = next[p-1], n+1 {
		if p == int(to) {
			return n
		}
	}
	return 0
}

// obstacleToWalk finds what stops a piece on a ray that does lead to its goal.
func (p *Position) obstacleToWalk(next []int, use string, m Move, carrying bool, area []int) obstacle {
	e, s := &p.game.engine, &p.state
	piece := s.board[m.From]
	between := 0
	for q := Point(next[m.From-1]); ; q = Point(next[q-1]) {
		mayEnter, stops := e.enter(s, piece, carrying, m.From, q)
		switch {
		case area[q-1] == 0:
			return obstacle{MayNotEnter, q}
		case !mayEnter && s.board[q] == 0:
			return obstacle{HomeClosed, q}
		case q == m.To:
			return p.obstacleAtEnd(use, m, piece, mayEnter, between)
		case s.board[q] != 0 && use == useScreen:
			between++
		case s.board[q] != 0:
			return obstacle{Blocked, q}
		case stops:
			return obstacle{TokenStops, q}
		}
	}
}

// obstacleToLeap finds what stops a leap that does lead to its goal.
func (p *Position) obstacleToLeap(leap LeapTo, blockers uint64, m Move, piece uint8, area []int) obstacle {
	e, s := &p.game.engine, &p.state
	for _, via := range leap.Via {
		if blockers>>s.board[via]&1 == 1 {
			return obstacle{Blocked, Point(via)}
		}
	}
	if area[m.To-1] == 0 {
		return obstacle{MayNotEnter, m.To}
	}
	mayEnter, _ := e.enter(s, piece, false, m.From, m.To)
	return p.obstacleAtEnd("", m, piece, mayEnter, 0)
}

// obstacleAtEnd finds what is wrong with the end of a way, between pieces having been passed.
func (p *Position) obstacleAtEnd(use string, m Move, piece uint8, mayEnter bool, between int) obstacle {
	e, defender := &p.game.engine, p.state.board[m.To]
	switch {
	case defender == 0 && (use == useCapture || use == useScreen):
		return obstacle{reason: NoLine}
	case defender != 0 && e.side[defender] == p.state.side:
		return obstacle{OwnPiece, m.To}
	case defender != 0 && use == useMove:
		return obstacle{reason: NoLine}
	case use == useScreen && between != 1:
		return obstacle{NoScreen, m.To}
	case mayEnter:
		return obstacle{}
	case e.result(piece, defender, m.From, m.To) == Barred:
		return obstacle{CannotAttack, m.To}
	}
	return obstacle{CarrierSheltered, m.To}
}
