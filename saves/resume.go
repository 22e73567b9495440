package saves

import (
	"fmt"
	"slices"

	"menagerie/rules"
	"menagerie/tts/script"
)

// resume is the game that a repaired save goes on with.
type resume struct {
	// said tells where the game goes on from, "" for where the save had it.
	said  string
	start *rules.Position
	moves []string
	// position is the one after the moves, shown what lies on the board: the same, or after the hops of an
	// unfinished chain, which are the points of chain.
	position, shown *rules.Position
	chain           []string
	outcome         *script.StateOutcome
	// at is the point of each piece by id, 0 off the board.
	at map[string]rules.Point
	// unplayed: the game has not begun and the save keeps no state.
	unplayed bool
}

// resume finds where a broken game can go on: after the moves of its state as far as they are legal, or else from
// the position that the state or the pieces show, or else from the start.
func (j *judge) resume() resume {
	if j.state != nil {
		if start, err := j.game.ParsePosition(j.state.Start); err == nil {
			return j.replayFar(start)
		}
	}
	if j.doc.state == "" && j.told.at != nil {
		r := j.resumeFrom(j.game.Start())
		r.unplayed = true
		return r
	}
	if pos, err := j.game.ParsePosition(j.report.Position); err == nil && pos.Impossible() == nil {
		r := j.resumeFrom(pos)
		r.said = "the game goes on from where the pieces stand, since its moves are lost"
		if j.state != nil {
			r.said = "the game goes on from the position in its script state, since its moves cannot be played"
		}
		return r
	}
	r := j.resumeFrom(j.game.Start())
	r.said = "a new game begins, since neither the moves nor the pieces tell how the old one stood"
	return r
}

func (j *judge) resumeFrom(pos *rules.Position) resume {
	return resume{start: pos, moves: []string{}, position: pos, shown: pos, outcome: j.stateOutcome(pos), at: j.placesOf(j.assign(pos))}
}

// replayFar plays the moves of the state up to the first that is not legal.
func (j *judge) replayFar(start *rules.Position) resume {
	r := resume{start: start, moves: []string{}, position: start}
	standing := j.assign(start)
	for _, text := range j.state.Moves {
		move, err := j.game.ParseMove(text)
		if err != nil {
			break
		}
		next, effects, err := r.position.Play(move)
		if err != nil {
			break
		}
		follow(standing, move, effects)
		r.position, r.moves = next, append(r.moves, j.game.MoveText(move))
	}
	r.shown = r.position
	whole := len(r.moves) == len(j.state.Moves)
	if whole {
		j.resumeChain(&r, standing)
	} else {
		r.said = fmt.Sprintf("the game goes on after move %d of %d, since the next is not legal", len(r.moves), len(j.state.Moves))
	}
	r.at = j.placesOf(standing)
	r.outcome = j.stateOutcome(r.position)
	if stated := j.outcomeOf(j.state.Outcome, r.position); whole && r.outcome == nil && stated != nil && j.endedByPlayers(stated) {
		r.outcome = j.state.Outcome
	}
	return r
}

// resumeChain goes on with an unfinished chain that can be played.
func (j *judge) resumeChain(r *resume, standing map[rules.Point]string) {
	shown, chain, err := j.hopOn(r.position)
	switch {
	case err != nil:
		r.said = "the unfinished chain is given up, since it cannot be played"
	case chain != nil:
		follow(standing, chain.move, chain.effects)
		r.shown, r.chain = shown, slices.Clone(j.state.Chain)
	}
}

// stateOutcome is how the rules end a game in a position, as a state has it; nil while it goes on.
func (j *judge) stateOutcome(pos *rules.Position) *script.StateOutcome {
	o := j.outcomeOfRules(pos)
	if o == nil {
		return nil
	}
	return &script.StateOutcome{Winner: o.Winner, Reason: o.Reason, Shared: o.Shared}
}

// words tell where the game goes on and how it stands there.
func (r *resume) words(j *judge) string {
	said := r.said
	if said == "" {
		said = "the game goes on where the save has it"
	}
	return said + "; " + count(len(r.moves), "move") + " played, " + r.standing(j)
}

// standing says how the game stands: who is to move, or how it ended.
func (r *resume) standing(j *judge) string {
	if o := j.outcomeOf(r.outcome, r.position); o != nil {
		return o.String()
	}
	return j.titleOf(r.position.Turn()) + " to move"
}

// state is the script state of the game that is gone on with.
func (r *resume) state(j *judge) script.State {
	s := script.State{
		Menagerie: script.StateVersion, Card: j.game.Card.Name, Tables: j.game.Tables.Hash,
		Options: stateOptions(j.game), Start: r.start.String(), Moves: r.moves, Position: r.position.String(),
		Chain: r.chain, Turn: j.sideName(r.position.Turn()), Pieces: map[string]string{}, Outcome: r.outcome,
		Settings: script.StateSettings{Enforce: true, Language: j.bundle.about.tableLanguage(nil)},
	}
	if j.state != nil {
		s.Settings = j.state.Settings
	}
	for id, point := range r.at {
		s.Pieces[id] = ""
		if point != 0 {
			s.Pieces[id] = j.game.PointName(point)
		}
	}
	return s
}

// stateOptions are the options that a game is played with, as a state has them.
func stateOptions(game *rules.Game) map[string]rules.OptionValue {
	options := map[string]rules.OptionValue{}
	for _, o := range game.Tables.Options {
		options[o.Name] = o.Value
	}
	return options
}
