package script

import (
	"errors"
	"strings"

	"menagerie/rules"
)

// InWords is the text of an error, with what a *rules.IllegalMove in it says put as the table puts it, in English.
func InWords(err error) string {
	var illegal *rules.IllegalMove
	if !errors.As(err, &illegal) {
		return err.Error()
	}
	game := illegal.Position.Game()
	s, readErr := NewSpeech(game, rules.English)
	if readErr != nil {
		return err.Error()
	}
	why := game.MoveText(illegal.Move) + " is not legal: " + s.Refusal(illegal)
	return strings.Replace(err.Error(), illegal.Error(), why, 1)
}

// Refusal says why a move is illegal: the sentence that the player who tried it reads at the table.
func (s Speech) Refusal(illegal *rules.IllegalMove) string {
	pos := illegal.Position
	piece := func(at rules.Point) string {
		if at == 0 || pos.At(at) == 0 {
			return ""
		}
		return s.Piece(pos.At(at))
	}
	point := func(p rules.Point) string {
		if p == 0 {
			return ""
		}
		return s.Name(pos.Game().PointName(p))
	}
	return s.Say("reason", string(illegal.Reason),
		"piece", piece(illegal.Move.From), "from", point(illegal.Move.From), "to", point(illegal.Move.To),
		"point", point(illegal.At), "other", piece(illegal.At), "token", s.Token(), "turn", s.Side(pos.Turn()))
}
