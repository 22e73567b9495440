package rules

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// The words that the card's types list for editors are those that the reader knows.
func TestListedWordsAreThoseThatAreRead(t *testing.T) {
	directions := maps.Clone(directionWords)
	delete(directions, "")
	for _, test := range []struct {
		of    any
		field string
		known []string
	}{
		{Movement{}, "Directions", slices.Collect(maps.Keys(directions))},
		{Facing{}, "Directions", slices.Collect(maps.Keys(directions))},
		{Movement{}, "Only", []string{useMove, useCapture}},
		{EncounterRule{}, "Result", slices.Collect(maps.Keys(resultNames))},
		{Ending{}, "When", slices.Collect(maps.Values(endingNames))},
		{Ending{}, "Result", []string{Win, Lose, Draw, MostCaptures}},
		{Perpetual{}, "Of", []string{byCheck, byChase}},
		{LineStyle{}, "Style", []string{Solid, Dashed}},
		{CardOption{}, "Sets", []string{setsPlayers}},
	} {
		field, _ := reflect.TypeOf(test.of).FieldByName(test.field)
		listed := strings.Fields(field.Tag.Get("words"))
		slices.Sort(listed)
		slices.Sort(test.known)
		if !slices.Equal(listed, test.known) {
			t.Errorf("%T.%s lists %v, the reader knows %v", test.of, test.field, listed, test.known)
		}
	}
}
