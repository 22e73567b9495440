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
	w, readErr := ReadWords(fallback)
	if readErr != nil {
		return err.Error()
	}
	why := illegal.Position.Game().MoveText(illegal.Move) + " is not legal: " + w.Refusal(illegal)
	return strings.Replace(err.Error(), illegal.Error(), why, 1)
}

// Refusal says why a move is illegal: the sentence that the player who tried it reads at the table.
func (w Words) Refusal(illegal *rules.IllegalMove) string {
	pos := illegal.Position
	game := pos.Game()
	piece := func(at rules.Point) string {
		if at == 0 || pos.At(at) == 0 {
			return ""
		}
		return PieceName(game, pos.At(at))
	}
	point := func(p rules.Point) string {
		if p == 0 {
			return ""
		}
		return NameOf(game, game.PointName(p))
	}
	token := ""
	if carry := game.Tables.Carry; carry != nil {
		token = NameOf(game, carry.Token)
	}
	return w.Say("reason", string(illegal.Reason),
		"piece", piece(illegal.Move.From), "from", point(illegal.Move.From), "to", point(illegal.Move.To),
		"point", point(illegal.At), "other", piece(illegal.At), "token", token,
		"turn", NameOf(game, game.Tables.Sides[pos.Turn()-1].Name))
}

// PieceName is how sentences name a piece, for example Red 鼠1 Rat, or Marble where the pieces are shared.
func PieceName(game *rules.Game, piece int) string {
	p := game.Tables.Pieces[piece-1]
	kind := game.Tables.Kinds[p.Kind-1]
	name := strings.TrimSpace(kind.Face + " " + NameOf(game, kind.Name))
	if game.Tables.Shared {
		return name
	}
	return NameOf(game, game.Tables.Sides[p.Side-1].Name) + " " + name
}

// NameOf is what the card calls a thing in English.
func NameOf(game *rules.Game, id string) string {
	if name := game.Card.Words[fallback].Names[id]; name != "" {
		return name
	}
	return id
}
