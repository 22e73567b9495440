package saves

import (
	"slices"
	"strings"

	"menagerie/rules"
)

// checkStanding judges the pieces by where they stand alone, when the save does not tell where they belong.
func (j *judge) checkStanding(told account, all []stand, token *object) {
	settled := len(all) == len(j.setup.Pieces)
	for i := range all {
		s := &all[i]
		switch {
		case s.aloft:
			settled = false
			j.report.add(s.object.finding(PieceHeld, Warning), "%s is in the air, %s", j.pieceName(s.setup.Piece), j.over(s))
		case s.on == 0 && s.onTray:
		case s.on != 0 && j.mayStand(s, token) && on(s.on, all[:i], s.object) == nil:
		default:
			settled = false
			j.misplaced(s, all, token, "put it on its point, or in its tray if it has left the board")
		}
	}
	if j.setup.Token != nil {
		settled = token != nil && j.checkTokenAlone(token, all) && settled
	}
	if settled && told.position == nil {
		j.readPosition(all, token)
	}
}

// checkTokenAlone accepts the token at its home and with any piece that can carry it.
func (j *judge) checkTokenAlone(token *object, all []stand) bool {
	home := rules.Point(j.game.Tables.Carry.Home)
	nearest, distance := j.setup.Nearest(token.place.X, token.place.Z)
	holder := on(nearest, all, nil)
	if distance <= j.setup.Catch && (nearest == home || holder != nil && j.game.Tables.Pieces[holder.setup.Piece-1].Carries) {
		return true
	}
	j.strayToken(token, all, j.fault(), "put it at its home "+j.game.PointName(home)+", or with its carrier")
	return false
}

// readPosition finds the position that the pieces show. Whose turn it is they do not show; TTS's turn says it.
func (j *judge) readPosition(all []stand, token *object) {
	side := 1 + slices.Index(j.setup.Seats, j.doc.turns.color)
	if side == 0 {
		return
	}
	board := make([]int, len(j.setup.Points)+1)
	for _, s := range all {
		board[s.on] = s.setup.Piece
	}
	board[0] = 0
	text := j.positionText(board, side, token)
	if j.game.Tables.Shared {
		text = j.sharedText(board, side, j.lyingInTrays(all))
	}
	pos, err := j.game.ParsePosition(text)
	if err != nil {
		j.standsImpossibly(text, err)
		return
	}
	if fault := pos.Impossible(); fault != nil {
		j.standsImpossibly(text, fault)
		return
	}
	j.report.Position, j.report.Turn = pos.String(), j.sideName(side)
}

func (j *judge) standsImpossibly(text string, fault error) {
	j.report.add(Finding{Code: PositionImpossible, Severity: Error}, "the pieces stand as %q, which no game leads to: %v; load an earlier save, or put the pieces right", text, fault)
}

// positionText writes a position as rules.ParsePosition reads it; board has the piece on each point.
func (j *judge) positionText(board []int, side int, token *object) string {
	tables := &j.game.Tables
	var rows []string
	for _, row := range tables.Rows {
		rows = append(rows, tables.RowText(row, func(point int) int { return board[point] }))
	}
	fields := []string{strings.Join(rows, "/"), tables.Sides[side-1].Letter}
	if token != nil {
		point, _ := j.setup.Nearest(token.place.X, token.place.Z)
		field := j.game.PointName(point)
		if piece := board[point]; piece != 0 && tables.Pieces[piece-1].Carries {
			field += "*"
		}
		fields = append(fields, field)
	}
	for _, point := range tables.Beside {
		if piece := board[point]; piece != 0 {
			fields = append(fields, j.game.PointName(rules.Point(point)), tables.Pieces[piece-1].Letter)
		}
	}
	return strings.Join(fields, " ")
}
