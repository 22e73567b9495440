package saves

import (
	"maps"

	"menagerie/rules"
	"menagerie/tts/script"
)

// account is what a save tells about its game, as opposed to what lies on the table.
type account struct {
	// position is the present one, nil when the save does not tell.
	position *rules.Position
	// at is the point of each piece by id, 0 off the board; nil when the save does not tell.
	at map[string]rules.Point
	// over tells that the game has ended.
	over bool
	// last is the move that led to the position.
	last played
}

// readAccount reads what the script state tells and whether it agrees with itself. A game without state has
// not begun.
func (j *judge) readAccount() account {
	var told account
	switch {
	case j.state != nil:
		told = j.readState()
	case j.doc.state == "":
		told = account{position: j.game.Start(), at: j.homes()}
	}
	if told.position != nil {
		j.report.Position = told.position.String()
		j.report.Turn = j.sideName(told.position.Turn())
	}
	return told
}

// homes are the points where the pieces start.
func (j *judge) homes() map[string]rules.Point {
	at := map[string]rules.Point{}
	for _, p := range j.setup.Pieces {
		at[p.ID] = rules.Point(p.Point)
	}
	return at
}

func (j *judge) readState() account {
	s := j.state
	j.report.Ply = len(s.Moves)
	j.report.Outcome = outcomeOf(s.Outcome)
	stated, err := j.game.ParsePosition(s.Position)
	if err != nil {
		j.report.add(Finding{Code: PositionImpossible, Severity: Error, Path: statePath}, "no game leads to the position %q of the script state: %v", s.Position, err)
	}
	history := j.replay()
	if stated != nil && history.legal {
		j.compareWithHistory(stated, history)
	}
	told := account{position: stated, over: s.Outcome != nil, last: history.last}
	if history.legal && (stated == nil || samePieces(stated, history.position)) {
		told.position = history.position
		j.checkOutcome(history.position)
	}
	j.checkTurn(told.position)
	told.at = j.statedPlaces(told.position, history)
	return told
}

// compareWithHistory checks that the moves lead to the position.
func (j *judge) compareWithHistory(stated *rules.Position, history history) {
	switch {
	case stated.String() == history.position.String():
	case samePieces(stated, history.position):
		j.report.add(Finding{Code: TurnMismatch, Severity: Error, Path: statePath}, "after %d moves %s is to move, but the position of the script state gives the move to %s",
			len(j.state.Moves), j.sideName(history.position.Turn()), j.sideName(stated.Turn()))
	default:
		j.stateInvalid("the moves of the script state lead to %q, but its position is %q", history.position, stated)
	}
}

func samePieces(a, b *rules.Position) bool {
	aToken, aCarried := a.Token()
	bToken, bCarried := b.Token()
	if aToken != bToken || aCarried != bCarried {
		return false
	}
	for p := range a.Game().Tables.Points {
		if a.At(rules.Point(p+1)) != b.At(rules.Point(p+1)) {
			return false
		}
	}
	return true
}

// checkTurn compares the side to move that the state names with that of the position.
func (j *judge) checkTurn(pos *rules.Position) {
	if pos == nil || j.state.Turn == j.sideName(pos.Turn()) {
		return
	}
	j.report.add(Finding{Code: TurnMismatch, Severity: Error, Path: statePath}, "%s is to move, but the script state says %q", j.sideName(pos.Turn()), j.state.Turn)
}

// checkOutcome compares how the game stands by its moves with what the state says. Resigning and agreeing are
// no moves, so while the game goes on the players may have ended it.
func (j *judge) checkOutcome(pos *rules.Position) {
	finding := Finding{Code: OutcomeMismatch, Severity: Error, Path: statePath}
	stated, want := j.report.Outcome, j.outcomeOfRules(pos)
	switch {
	case want != nil && stated == nil:
		j.report.add(finding, "the game is over (%s), but the script state has it going on", want)
	case want != nil && *stated != *want:
		j.report.add(finding, "the game ended otherwise (%s) than the script state says (%s)", want, stated)
	case want == nil && stated != nil && !j.endedByPlayers(stated):
		j.report.add(finding, "the game is not over, but the script state says that it ended (%s)", stated)
	}
}

func (j *judge) endedByPlayers(o *Outcome) bool {
	return o.Reason == script.Agreement && o.Winner == "" || o.Reason == script.Resigned && j.sideNamed(o.Winner) != 0
}

func (j *judge) outcomeOfRules(pos *rules.Position) *Outcome {
	o := pos.Outcome()
	if !o.Over {
		return nil
	}
	return &Outcome{Winner: j.sideName(o.Winner), Reason: o.Reason}
}

func outcomeOf(s *script.StateOutcome) *Outcome {
	if s == nil {
		return nil
	}
	return &Outcome{Winner: s.Winner, Reason: s.Reason}
}

// statedPlaces is where each piece stands: as the state lists it or, where that is impossible, as the moves have
// it; nil when neither can be known.
func (j *judge) statedPlaces(pos *rules.Position, history history) map[string]rules.Point {
	at, fault := j.listedPlaces()
	if fault == "" && pos != nil {
		fault = j.differsFrom(at, pos)
	}
	byMoves := history.at
	if pos == nil || !history.legal || !samePieces(pos, history.position) {
		byMoves = nil
	}
	if fault == "" && byMoves != nil && !maps.Equal(at, byMoves) {
		fault = j.firstDifference(at, byMoves)
	}
	if fault == "" {
		return at
	}
	j.stateInvalid("the list of pieces in the script state is wrong: %s", fault)
	return byMoves
}
