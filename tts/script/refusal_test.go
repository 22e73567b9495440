package script_test

import (
	"fmt"
	"testing"

	"menagerie/tts/script"
)

func TestIllegalMovesInWords(t *testing.T) {
	game := game(t)
	tests := []struct{ position, move, want string }{
		{game.Start().String(), "b1-b3", "b1-b3 is not legal: Red 鼠1 Rat cannot move that far."},
		{game.Start().String(), "h9-h8", "h9-h8 is not legal: Red is to move."},
		{game.Start().String(), "g1-g4", "g1-g4 is not legal: Red 龍5 Dragon cannot pass Red 狗11 Dog on g2."},
		{"9/9/9/9/9/9/9/9/D6o1 r h1*", "a1-e5", "a1-e5 is not legal: Only the carrier of the fruit ring may enter e5."},
	}
	for _, test := range tests {
		pos, err := game.ParsePosition(test.position)
		if err != nil {
			t.Fatal(err)
		}
		_, err = pos.PlayAll(test.move)
		if got := script.InWords(fmt.Errorf("somewhere: %w", err)); got != "somewhere: move 1: "+test.want {
			t.Errorf("got %q, want it to end in %q", got, test.want)
		}
	}
}
