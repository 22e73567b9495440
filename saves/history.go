package saves

import (
	"menagerie/rules"
	"menagerie/tts/script"
)

// history is what the moves of a script state lead to.
type history struct {
	// legal tells that all moves could be played; otherwise the rest is empty.
	legal    bool
	position *rules.Position
	// shown is what lies on the board: the position, or what an unfinished chain has made of it so far; nil when
	// there is no such chain as the state says.
	shown *rules.Position
	// at is the point of each piece by id, 0 off the board. It is nil when the history does not begin at the
	// card's start, since then pieces that look alike cannot be told apart, and when shown is nil.
	at   map[string]rules.Point
	last played
}

// played is a move by what it concerned: ids of pieces.
type played struct {
	mover string
	// left are the pieces that left the board.
	left []string
}

// replay plays the moves of the state, and keeps track of which piece is which.
func (j *judge) replay() history {
	pos, err := j.game.ParsePosition(j.state.Start)
	if err != nil {
		j.report.add(Finding{Code: PositionImpossible, Severity: Error, Path: statePath}, "no game can begin at the start %q of the script state: %v; load an earlier save, or repair this one", j.state.Start, err)
		return history{}
	}
	fromStart := pos.String() == j.game.Start().String()
	if !fromStart {
		j.report.setUp = true
		j.report.add(Finding{Code: HistoryPartial, Severity: Warning, Path: statePath}, "this game was not played from its start but from %q, so what went before cannot be judged", pos)
		if fault := pos.Impossible(); fault != nil {
			j.positionImpossible(Warning, pos.String(), fault)
		}
	}
	standing := j.assign(pos)
	var last played
	for i, text := range j.state.Moves {
		move, err := j.game.ParseMove(text)
		if err != nil {
			j.historyIllegal(i, "%v.", err)
			return history{}
		}
		next, effects, err := pos.Play(move)
		if err != nil {
			j.historyIllegal(i, "%s", script.InWords(err))
			return history{}
		}
		last = follow(standing, move, effects)
		pos = next
	}
	h := history{legal: true, position: pos, last: last}
	shown, chain, err := j.hopOn(pos)
	if err != nil {
		j.report.add(Finding{Code: HistoryIllegal, Severity: Error, Path: statePath}, "the unfinished chain %s cannot be played after the moves of the script state: %s; load an earlier save, or repair this one", quoted(j.chainText()), script.InWords(err))
		return h
	}
	h.shown = shown
	if chain != nil {
		h.last = follow(standing, chain.move, chain.effects)
	}
	if fromStart {
		h.at = j.placesOf(standing)
	}
	return h
}

func (j *judge) historyIllegal(index int, format string, args ...any) {
	finding := Finding{Code: HistoryIllegal, Severity: Error, Path: statePath}
	j.report.add(finding, "move %d of %d: "+format+" The game is sound up to the move before: load an earlier save, or repair this one.", append([]any{index + 1, len(j.state.Moves)}, args...)...)
}

// assign says which piece stands on each point, as the script does: each stays where it starts as far as it can; of
// others that are alike, the first goes to the first point.
func (j *judge) assign(pos *rules.Position) map[rules.Point]string {
	standing := map[rules.Point]string{}
	for _, p := range j.setup.Pieces {
		if start := rules.Point(p.Point); pos.At(start) == p.Piece {
			standing[start] = p.ID
		}
	}
	for _, p := range j.setup.Pieces {
		if standing[rules.Point(p.Point)] == p.ID {
			continue
		}
		for i := range j.setup.Points {
			point := rules.Point(i + 1)
			if _, taken := standing[point]; !taken && pos.At(point) == p.Piece {
				standing[point] = p.ID
				break
			}
		}
	}
	return standing
}

// follow moves pieces as a legal move does.
func follow(standing map[rules.Point]string, move rules.Move, effects rules.Effects) played {
	p := played{mover: standing[move.From]}
	for _, left := range effects.Left {
		p.left = append(p.left, standing[left.At])
		delete(standing, left.At)
	}
	if mover, survives := standing[move.From]; survives {
		delete(standing, move.From)
		standing[move.To] = mover
	}
	return p
}

func (j *judge) placesOf(standing map[rules.Point]string) map[string]rules.Point {
	at := map[string]rules.Point{}
	for _, p := range j.setup.Pieces {
		at[p.ID] = 0
	}
	for point, id := range standing {
		at[id] = point
	}
	return at
}
