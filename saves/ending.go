package saves

import (
	"slices"
	"strconv"
	"strings"

	"menagerie/rules"
)

// worded puts an end in the words of the table, or as the state has it when the table has no words for it.
func (j *judge) worded(o *Outcome, pos *rules.Position) *Outcome {
	key, pairs := j.ending(o, pos)
	text := j.words.Say("ending", key, pairs...)
	switch {
	case key != "" && text != "[ending."+key+"]":
		o.words = strings.TrimSuffix(text, ".")
	case o.Winner == "":
		o.words = "a draw by " + quoted(o.Reason)
	default:
		o.words = quoted(o.Winner) + " wins by " + quoted(o.Reason)
	}
	return o
}

// ending is the key of the sentence that says how a game ended, "" for none, and what it mentions.
func (j *judge) ending(o *Outcome, pos *rules.Position) (key string, pairs []string) {
	side := j.sideNamed(o.Winner)
	switch {
	case side == 0 && o.Winner != "":
		return "", nil
	case j.countsCaptures(o.Reason):
		return j.mostCaptures(o, pos)
	}
	key, loser := o.Reason+"-drawn", ""
	if side != 0 {
		key = o.Reason + "-won"
	}
	if side != 0 && len(j.game.Tables.Sides) == 2 {
		loser = j.titleOf(3 - side)
	}
	return key, []string{"winner", j.titleOf(side), "loser", loser, "turn", "the side to move", "token", j.words.Token()}
}

// countsCaptures tells whether the most captures decide when a game ends in some way.
func (j *judge) countsCaptures(reason string) bool {
	return slices.ContainsFunc(j.game.Tables.Endings, func(e rules.EndingTable) bool {
		return e.When == reason && e.Result == rules.MostCaptures
	})
}

func (j *judge) mostCaptures(o *Outcome, pos *rules.Position) (key string, pairs []string) {
	best := o.Shared
	if o.Winner != "" {
		best = []string{o.Winner}
	}
	if pos == nil || len(best) == 0 || slices.ContainsFunc(best, func(name string) bool { return j.sideNamed(name) == 0 }) {
		return "", nil
	}
	side := j.sideNamed(best[0])
	count := strconv.Itoa(pos.Score(side))
	if o.Winner != "" {
		return "most-captures-won", []string{"winner", j.titleOf(side), "count", count}
	}
	return "most-captures-drawn", []string{"sharers", j.playerNames(best), "count", count}
}

// playerNames lists sides by name as the table does: White, Red and Blue.
func (j *judge) playerNames(sides []string) string {
	var names []string
	for _, name := range sides {
		names = append(names, j.words.Player(j.sideNamed(name)))
	}
	return j.words.All(names)
}
