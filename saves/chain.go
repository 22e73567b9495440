package saves

import (
	"strings"

	"menagerie/rules"
)

// chain is an unfinished chain of hops, as the move that it would be if it ended here.
type chain struct {
	move    rules.Move
	effects rules.Effects
}

// hopOn plays the unfinished chain of the state on top of a position, as if it ended here; nil when there is none.
func (j *judge) hopOn(pos *rules.Position) (*rules.Position, *chain, error) {
	if len(j.state.Chain) == 0 {
		return pos, nil, nil
	}
	move, err := j.game.ParseMove(j.chainText())
	if err != nil {
		return nil, nil, err
	}
	after, effects, err := pos.Play(move)
	if err != nil {
		return nil, nil, err
	}
	return after, &chain{move, effects}, nil
}

func (j *judge) chainText() string { return strings.Join(j.state.Chain, "-") }
