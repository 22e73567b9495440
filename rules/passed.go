package rules

// passedFault: a piece at its goal ends the game, so its own side does not come to move again.
func (g *Game) passedFault(s *state) *Impossible {
	if at := g.goalOf(s, s.side); !g.Tables.Shared && at != 0 {
		return fault(FaultGoalPassed, s.board[at], at, "%s has reached its goal on %s, although it is its own side's turn", g.PieceName(int(s.board[at])), g.PointName(at))
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
