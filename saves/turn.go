package saves

// checkTurnColor compares the seat that TTS has to move with that of the side to move. It is a warning, since TTS
// keeps the turn where it was while nobody sits at the other seat, and the script puts it right. Where it is known
// that nobody sits there, all is as it should be.
func (j *judge) checkTurnColor(told account) {
	t := j.doc.turns
	if told.position == nil || told.over || told.position.Outcome().Over || j.rulesOff() || j.hotseat() || !t.enabled || t.color == "" {
		return
	}
	side := told.position.Turn()
	seat := j.setup.Seats[side-1]
	if empty := j.seated != nil && !j.seated[seat]; t.color != seat && !empty {
		j.report.add(Finding{Code: TurnMismatch, Severity: Warning, Path: "Turns.TurnColor"}, "TTS has %s to move, but it is the turn of %s at %s: pass the turn to %s",
			t.color, j.sideName(side), seat, seat)
	}
}

// hotseat tells that one player moves both sides, so that TTS's turn means nothing.
func (j *judge) hotseat() bool { return j.state != nil && j.state.Settings.Hotseat }
