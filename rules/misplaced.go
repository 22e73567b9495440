package rules

import (
	"slices"
	"strings"
)

// movementKeys says with which ways to move a key goes that restricts a movement.
var movementKeys = []keyUse{
	{"blocked-by", []string{"leap-across"}},
	{"along", []string{"walk", "over-screen", "leap-across", "hop"}},
	{"directions", []string{"walk", "over-screen", "leap-across"}},
	{"from", []string{"walk", "over-screen"}},
	{"only", []string{"walk"}},
}

// endingKeys says with which endings a key goes.
var endingKeys = []keyUse{
	{"zone", []string{TokenInZone, PieceInZone}},
	{"pieces", []string{NoneLeft, DeadMaterial}},
	{"times", []string{Repetition}},
}

// keyUse is a key and what it goes with.
type keyUse struct {
	key  string
	with []string
}

// misplaced refuses keys of a section that do not go with what it is: they would do nothing, and the card would say a rule
// that the game does not have.
func (c *compiler) misplaced(where path, what string, uses []keyUse) {
	for _, use := range uses {
		if c.card.doc.has(where.then(use.key)) && !slices.Contains(use.with, what) {
			c.errs.addKey(where.then(use.key), use.key+" goes with "+strings.Join(use.with, ", "), "this key does nothing here: %s has no use for it", what)
		}
	}
}
