package rules

import "slices"

// endings reads the ways in which the game ends.
func (c *compiler) endings() {
	for i, e := range c.card.Endings {
		c.tables.Endings = append(c.tables.Endings, c.ending(at("endings", i), e))
	}
}

func (c *compiler) ending(where path, e Ending) EndingTable {
	table := EndingTable{When: e.When, Result: e.Result, Times: e.Times}
	switch e.When {
	case TokenInZone, PieceInZone:
		for side := range c.owners() {
			table.Zones = append(table.Zones, numbersOf(c.zonePoints(where.then("zone"), e.Zone, side+1)))
		}
		if e.When == TokenInZone && c.tables.Carry == nil {
			c.errs.add(where.then("when"), "", "%s needs a token: this card has no carry section", e.When)
		}
	case NoneLeft, DeadMaterial:
		table.Kinds = c.kindSet(where.then("pieces"), e.Pieces)
	case NoMove:
	case Checkmate, Stalemate:
		if c.tables.Royal == nil {
			c.errs.add(where.then("when"), NoMove, "%s needs royal pieces", e.When)
		}
	case Repetition:
		if e.Times < 2 {
			c.errs.add(where.then("times"), "times: 3", "a repetition is counted from 2 times on")
		}
	default:
		known := []string{TokenInZone, PieceInZone, NoneLeft, DeadMaterial, NoMove, Checkmate, Stalemate, Repetition}
		c.errs.add(where.then("when"), DidYouMean(e.When, known), "no such ending")
	}
	switch {
	case !slices.Contains([]string{Win, Lose, Draw, MostCaptures}, e.Result):
		c.errs.add(where.then("result"), "win, lose, draw or most-captures", "no such result")
	case c.tables.Shared && e.Result != Draw && e.Result != MostCaptures:
		c.errs.add(where.then("result"), "draw or most-captures", "shared pieces lose for nobody")
	}
	return table
}

// endings are the results of a card's endings, "" for those it does not have, and what they look at.
type endings struct {
	tokenInZone, pieceInZone, noneLeft, deadMaterial, noMove, checkmate, stalemate, repetition string

	// tokenGoal and pieceGoal mark, by side, the points where the token or a piece brings the end.
	tokenGoal, pieceGoal [][]bool
	// counted and strong mark the pieces that a none-left and a dead-material ending count.
	counted, strong []bool
	// repeats is how often a position may occur before the game ends.
	repeats int
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
			x.tokenInZone = ending.Result
			markZones(x.tokenGoal, ending.Zones)
		case PieceInZone:
			x.pieceInZone = ending.Result
			markZones(x.pieceGoal, ending.Zones)
		case NoneLeft:
			x.noneLeft = ending.Result
			markKinds(x.counted, t, ending.Kinds)
		case DeadMaterial:
			x.deadMaterial = ending.Result
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

// ending is why a game is over.
type ending uint8

const (
	playing ending = iota
	endedByToken
	endedByPiece
	endedByNoneLeft
	endedByDeadMaterial
	endedByNoMove
	endedByCheckmate
	endedByStalemate
	endedByRepetition
)

// endByCapture ends the game when too few pieces are left.
func (e *engine) endByCapture(s *state) {
	x := &e.endings
	if x.deadMaterial != "" && s.strong == 0 {
		s.ended, s.winner = endedByDeadMaterial, 0
	}
	if x.noneLeft == "" || s.left[1] > 0 && s.left[2] > 0 {
		return
	}
	s.ended, s.winner = endedByNoneLeft, 0
	switch {
	case s.left[1] > 0:
		s.winner = winnerOf(x.noneLeft, 2)
	case s.left[2] > 0:
		s.winner = winnerOf(x.noneLeft, 1)
	}
}

// endByArrival ends the game when what has come to a point, or the token, is where its side wants it.
func (e *engine) endByArrival(s *state, to Point) {
	x := &e.endings
	if piece := s.board[to]; x.pieceInZone != "" && piece != 0 {
		if side := e.side[piece]; x.pieceGoal[side][to] {
			s.ended, s.winner = endedByPiece, winnerOf(x.pieceInZone, side)
		}
	}
	if s.carried {
		if side := e.side[s.board[s.token]]; x.tokenGoal[side][s.token] {
			s.ended, s.winner = endedByToken, winnerOf(x.tokenInZone, side)
		}
	}
}

var endingNames = map[ending]string{
	endedByToken:        TokenInZone,
	endedByPiece:        PieceInZone,
	endedByNoneLeft:     NoneLeft,
	endedByDeadMaterial: DeadMaterial,
	endedByNoMove:       NoMove,
	endedByCheckmate:    Checkmate,
	endedByStalemate:    Stalemate,
	endedByRepetition:   Repetition,
}
