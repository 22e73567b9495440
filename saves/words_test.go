package saves

import (
	"strings"
	"testing"

	"menagerie/rules"
)

func TestEveryReasonHasWords(t *testing.T) {
	for _, reason := range []rules.Reason{
		rules.GameOver, rules.NoPiece, rules.NotYourTurn, rules.StaysPut, rules.NoLine, rules.TooFar, rules.MayNotEnter,
		rules.Blocked, rules.TokenStops, rules.HomeClosed, rules.OwnPiece, rules.CannotAttack, rules.CarrierSheltered,
	} {
		if words := reasonInWords(reason, "red 鼠1", "e5"); words == "" || strings.Contains(words, "{") {
			t.Errorf("%s: %q", reason, words)
		}
	}
}

func TestCoordinates(t *testing.T) {
	for v, want := range map[float64]string{0: "0", -0.001: "0", 2: "2", -8.5: "-8.5", 1.239: "1.24", 100: "100"} {
		if got := coordinate(v); got != want {
			t.Errorf("%v is %q, want %q", v, got, want)
		}
	}
}
