package main

import (
	"path/filepath"
	"testing"
)

// What play prints is what was done, what each seat then sees, and where things come to lie.
func TestPlayPrintsWhatPlayersSee(t *testing.T) {
	_, save := built(t, "capture-the-fruit")
	script := writeFile(t, `
		Red sits Ann host
		Green sits Bo
		settle
		Green picks h9
		expect Green sees Red is to move
		Red drags h2 h4
		settle
	`, t.TempDir(), "first.txt")
	const want = `   0.00  menagerie-title shows: Capture The Fruit
   0.00  menagerie-language shows: Italiano
   0.00  menagerie-status shows: Red to move
> Red sits Ann host
   0.00  Ann joins
   0.00  Ann is at Red
> Green sits Bo
   0.00  Bo joins
   0.00  Bo is at Green
> settle
> Green picks h9
   2.03  Green reads: Red is to move.
   2.03  Green may not touch 鼠1 Rat (PickUp)
> Red drags h2 h4
   2.03  Red picks up 豬12 Boar
   2.03  Red drops 豬12 Boar at h4
   2.07  it is the turn of Green
   2.07  menagerie-status shows: Black (Green) to move
   2.07  menagerie-last shows: Last move: Red 豬12 Boar, h2-h4
> settle
   2.47  豬12 Boar now lies at h4
The scenario went as expected. Expectations met: 1.
`
	if got := succeed(t, "play", save, "--script", script); got != want {
		t.Errorf("play prints\n%s\nwant\n%s", got, want)
	}
}

// The mod as it is built, trays and all: whatever is deleted, copied or thrown about, the save is sound afterwards.
func TestNothingIsLost(t *testing.T) {
	for _, card := range []string{"capture-the-fruit", "capture-chinese-checkers"} {
		_, save := built(t, card)
		after := filepath.Join(t.TempDir(), "after.json")
		script := writeFile(t, `
			Red sits Ann host
			settle
			Red deletes everything
			Red presses menagerie-rules
			Red deletes everything
			settle
			Red copies everything
			Red pastes 1,1
			settle
			Red presses menagerie-new-game
			Red presses menagerie-rules
			settle
			Red upsets
			wait 12
			save `+after+`
			expect no error
		`, t.TempDir(), "mischief.txt")
		succeed(t, "play", save, "--script", script)
		succeed(t, "validate", after)
	}
}
