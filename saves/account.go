package saves

import (
	"maps"
	"strings"

	"menagerie/rules"
)

// account is what a save tells about its game, as opposed to what lies on the table.
type account struct {
	// position is the present one, nil when the save does not tell.
	position *rules.Position
	// shown is what lies on the board, where a chain may be unfinished; nil when the save does not tell.
	shown *rules.Position
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
		told = account{position: j.game.Start(), shown: j.game.Start(), at: j.homes()}
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

// claims are what a script state says beside its moves.
type claims struct {
	// position is nil when it cannot be read.
	position *rules.Position
	// shown is the position after the unfinished chain, if there is one; nil when there can be no such chain.
	shown *rules.Position
	// at is the list of pieces, nil when it makes no sense, as fault says.
	at    map[string]rules.Point
	fault string
}

// agree tells whether the position and the list of pieces say the same.
func (j *judge) agree(c claims) bool {
	return c.shown != nil && c.at != nil && j.differsFrom(c.at, c.shown) == ""
}

func (j *judge) readState() account {
	s := j.state
	j.report.Ply = len(s.Moves)
	var stated claims
	var err error
	if stated.position, err = j.game.ParsePosition(s.Position); err != nil {
		j.positionImpossible(Error, s.Position, err)
	} else if shown, _, err := j.hopOn(stated.position); err == nil {
		stated.shown = shown
	}
	stated.at, stated.fault = j.listedPlaces()
	history := j.replay()
	told := account{over: s.Outcome != nil, last: history.last}
	switch {
	case !history.legal:
		j.readClaims(stated, &told)
	case history.shown != nil && j.agree(stated) && j.differsFrom(stated.at, history.shown) != "":
		j.stateInvalid("the moves of the script state lead to %q, but its position and its list of pieces are those of %q: moves were added, taken out or changed; load an earlier save, or repair this one, which believes the moves", history.position, stated.position)
		j.checkTurn(stated.position, nil)
		told.position, told.shown, told.at = stated.position, stated.shown, stated.at
	default:
		j.compareWithHistory(stated, history, &told)
	}
	j.report.Outcome = j.outcomeOf(s.Outcome, told.position)
	return told
}

// readClaims believes what the state says where its moves cannot be played.
func (j *judge) readClaims(stated claims, told *account) {
	told.position, told.shown = stated.position, stated.shown
	if stated.position == nil {
		return
	}
	j.checkTurn(stated.position, nil)
	if fault := stated.position.Impossible(); fault != nil && !j.report.setUp {
		j.positionImpossible(Error, stated.position.String(), fault)
	}
	if stated.fault == "" && stated.shown != nil {
		stated.fault = j.differsFrom(stated.at, stated.shown)
	}
	if stated.fault != "" {
		j.listInvalid(stated.fault)
		return
	}
	told.at = stated.at
}

// compareWithHistory judges each thing that the state says by its moves, which are legal.
func (j *judge) compareWithHistory(stated claims, history history, told *account) {
	told.position, told.shown = history.position, history.shown
	if stated.position != nil && !samePieces(stated.position, history.position) {
		j.stateInvalid("the moves of the script state lead to %q, but its position is %q; load an earlier save, or repair this one, which believes the moves", history.position, stated.position)
		stated.position = nil
	}
	if stated.fault == "" && history.at != nil && !maps.Equal(stated.at, history.at) {
		stated.fault = j.firstDifference(stated.at, history.at)
	} else if stated.fault == "" && history.at == nil && history.shown != nil {
		stated.fault = j.differsFrom(stated.at, history.shown)
	}
	told.at = history.at
	if stated.fault != "" {
		j.listInvalid(stated.fault)
	} else {
		told.at = stated.at
	}
	j.checkTurn(history.position, stated.position)
	j.checkOutcome(history.position)
}

func (j *judge) positionImpossible(severity Severity, text string, fault error) {
	j.report.add(Finding{Code: PositionImpossible, Severity: severity, Path: statePath}, "no game leads to the position %.120q of the script state: %v; load an earlier save, or repair this one", text, fault)
}

func (j *judge) listInvalid(fault string) {
	j.stateInvalid("the list of pieces in the script state is wrong: %s; load an earlier save, or repair this one", fault)
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

// checkTurn compares the side to move with the one that the state names and, unless it is nil, that of its
// position.
func (j *judge) checkTurn(pos, stated *rules.Position) {
	side := j.sideName(pos.Turn())
	var wrong []string
	if j.state.Turn != side {
		wrong = append(wrong, "its turn is "+quoted(j.state.Turn))
	}
	if stated != nil && stated.Turn() != pos.Turn() {
		wrong = append(wrong, "its position gives the move to "+j.sideName(stated.Turn()))
	}
	if len(wrong) > 0 {
		j.report.add(Finding{Code: TurnMismatch, Severity: Error, Path: statePath}, "after %s %s is to move, but the script state says otherwise: %s; load an earlier save, or repair this one",
			count(len(j.state.Moves), "move"), side, strings.Join(wrong, ", "))
	}
}
