package saves

// fewMoved is how many pieces somebody may have moved by hand in a save that was never played. When more are
// away from their starts, a game was played and its state is lost.
const fewMoved = 2

// checkUnplayed judges a save without script state: either the game has not begun and every piece is on its
// start, or the state is lost, and with it all that the save tells of the game.
func (j *judge) checkUnplayed(told account, all []stand) account {
	moved := 0
	for i := range all {
		if all[i].isAstray() {
			moved++
		}
	}
	moved -= len(j.movedTogether(all))
	finding := Finding{Code: StateMissing, Path: statePath}
	switch {
	case moved > fewMoved:
		finding.Severity = Error
		j.report.add(finding, "%d pieces are away from their starts, but the script state is empty, so nothing tells how they came there; "+startsFromTable, moved)
		j.report.Position, j.report.Turn = "", ""
		return account{}
	case moved > 0:
		finding.Severity = Warning
		j.report.add(finding, "the script state is empty: this game has not begun, and every piece belongs on its start; if it was played, its state is lost, and "+startsFromTable)
	}
	return told
}
