package tts

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"menagerie/rules"
)

// The seats that the card's type lists for editors are those that TTS has for a side.
func TestListedSeatsAreThoseOfTTS(t *testing.T) {
	field, _ := reflect.TypeFor[rules.CardSide]().FieldByName("Seat")
	listed := strings.Fields(field.Tag.Get("words"))
	slices.Sort(listed)
	if known := slices.Sorted(maps.Keys(seatColours)); !slices.Equal(listed, known) {
		t.Errorf("the card lists %v, TTS has %v", listed, known)
	}
}
