package saves

import (
	"strings"

	"menagerie/rules"
	"menagerie/tts/script"
)

// Outcome is how a game ended: the name of the winning side, "" for a draw, and why.
type Outcome struct {
	Winner string `json:"winner"`
	Reason string `json:"reason"`

	words string
}

// String is the outcome in words, for example "Red wins: the fruit ring is home".
func (o *Outcome) String() string { return o.words }

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
	return j.outcome(j.sideName(o.Winner), o.Reason)
}

func (j *judge) outcomeOf(s *script.StateOutcome) *Outcome {
	if s == nil {
		return nil
	}
	return j.outcome(s.Winner, s.Reason)
}

// outcome puts an end in the words of the table, or as the state has it when the table has no words for it.
func (j *judge) outcome(winner, reason string) *Outcome {
	o := &Outcome{Winner: winner, Reason: reason, words: quoted(winner) + " wins by " + quoted(reason)}
	if winner == "" {
		o.words = "a draw by " + quoted(reason)
	}
	side := j.sideNamed(winner)
	if side == 0 && winner != "" {
		return o
	}
	key, loser := reason+"-drawn", ""
	if side != 0 {
		key, loser = reason+"-won", j.titleOf(3-side)
	}
	token := ""
	if j.setup.Token != nil {
		token = j.tokenName()
	}
	text := j.words.Say("ending", key, "winner", j.titleOf(side), "loser", loser, "turn", "the side to move", "token", token)
	if missing := "[ending." + key + "]"; text != missing {
		o.words = strings.TrimSuffix(text, ".")
	}
	return o
}
