package saves

import (
	"slices"

	"menagerie/rules"
	"menagerie/tts/script"
)

// Outcome is how a game ended: the name of the winning side, "" for a draw, and why. Shared are the sides that
// share a draw by the most captures.
type Outcome struct {
	Winner string   `json:"winner"`
	Reason string   `json:"reason"`
	Shared []string `json:"shared,omitempty"`

	words string
}

// String is the outcome in words, for example "Red wins: the fruit ring is home".
func (o *Outcome) String() string { return o.words }

func (o *Outcome) equals(other *Outcome) bool {
	return o.Winner == other.Winner && o.Reason == other.Reason && slices.Equal(o.Shared, other.Shared)
}

// checkOutcome compares how the game stands by its moves with what the state says. Resigning and agreeing are
// no moves, so while the game goes on the players may have ended it.
func (j *judge) checkOutcome(pos *rules.Position) {
	finding := Finding{Code: OutcomeMismatch, Severity: Error, Path: statePath}
	stated, want := j.outcomeOf(j.state.Outcome, pos), j.outcomeOfRules(pos)
	switch {
	case want != nil && stated == nil:
		j.report.add(finding, "the game is over (%s), but the script state has it going on; load an earlier save, or repair this one", want)
	case want != nil && !stated.equals(want):
		j.report.add(finding, "the game ended otherwise (%s) than the script state says (%s); load an earlier save, or repair this one", want, stated)
	case want == nil && stated != nil && !j.endedByPlayers(stated):
		j.report.add(finding, "the game is not over, but the script state says that it ended (%s); load an earlier save, or repair this one", stated)
	}
}

// endedByPlayers tells whether players can end a game so. Only of two can one give it up.
func (j *judge) endedByPlayers(o *Outcome) bool {
	switch o.Reason {
	case script.Agreement:
		return o.Winner == "" && len(o.Shared) == 0
	case script.Resigned:
		return j.sideNamed(o.Winner) != 0 && len(j.game.Tables.Sides) == 2 && len(o.Shared) == 0
	}
	return false
}

func (j *judge) outcomeOfRules(pos *rules.Position) *Outcome {
	o := pos.Outcome()
	if !o.Over {
		return nil
	}
	var shared []string
	for side := 1; side <= len(j.game.Tables.Sides); side++ {
		if o.Shared != 0 && o.Shares(side) {
			shared = append(shared, j.sideName(side))
		}
	}
	return j.worded(&Outcome{Winner: j.sideName(o.Winner), Reason: o.Reason, Shared: shared}, pos)
}

// outcomeOf is the end that the state names, of a position; that is nil when it is not known.
func (j *judge) outcomeOf(s *script.StateOutcome, pos *rules.Position) *Outcome {
	if s == nil {
		return nil
	}
	return j.worded(&Outcome{Winner: s.Winner, Reason: s.Reason, Shared: s.Shared}, pos)
}
