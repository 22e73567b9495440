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
	NoLine           Reason = "no-line"           // no line that the piece moves along leads there
	TooFar           Reason = "too-far"           // on a line, but beyond the piece's reach
	MayNotEnter      Reason = "may-not-enter"     // the piece may not stand there or on the way
	Blocked          Reason = "blocked"           // a piece stands in the way
	TokenStops       Reason = "token-stops"       // the token lies in the way, and taking it ends the move
	HomeClosed       Reason = "home-closed"       // the token is carried, so only its carrier may enter its home
	OwnPiece         Reason = "own-piece"         // a piece of the same side stands there
	CannotAttack     Reason = "cannot-attack"     // the encounter is barred
	CarrierSheltered Reason = "carrier-sheltered" // the carrier on the token's home cannot be attacked
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

func (p *Position) reason(m Move) (Reason, Point) {
	piece := p.state.board[m.From]
	switch {
	case p.outcome.Over:
		return GameOver, 0
	case piece == 0:
		return NoPiece, m.From
	case p.game.engine.side[piece] != p.state.side:
		return NotYourTurn, m.From
	case m.From == m.To:
		return StaysPut, 0
	}
	table := p.game.Tables.Pieces[piece-1]
	walks, area := table.Walks, table.Area
	carrying := p.state.carried && p.state.token == m.From
	if carrying {
		walks, area = table.CarryWalks, table.CarryArea
	}
	best := NoLine
	for _, w := range walks {
		for _, next := range p.game.Tables.Nets[w.Net-1].Next {
			distance := distanceAlong(next, m.From, m.To)
			switch {
			case distance == 0:
			case w.Reach > 0 && distance > w.Reach:
				best = TooFar
			default:
				return p.obstacle(next, m, carrying, p.game.Tables.Areas[area-1])
			}
		}
	}
	return best, 0
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

// obstacle finds what stops a piece on a ray that does lead to its goal.
func (p *Position) obstacle(next []int, m Move, carrying bool, area []int) (Reason, Point) {
	e, s := &p.game.engine, &p.state
	piece := s.board[m.From]
	for q := Point(next[m.From-1]); ; q = Point(next[q-1]) {
		mayEnter, stops := e.enter(s, piece, carrying, q)
		switch {
		case area[q-1] == 0:
			return MayNotEnter, q
		case !mayEnter && s.board[q] == 0:
			return HomeClosed, q
		case q != m.To && s.board[q] != 0:
			return Blocked, q
		case q != m.To && stops:
			return TokenStops, q
		case q == m.To && s.board[q] != 0 && e.side[s.board[q]] == s.side:
			return OwnPiece, q
		case q == m.To && e.results[piece][s.board[q]] == Barred:
			return CannotAttack, q
		case q == m.To:
			return CarrierSheltered, q
		}
	}
}
