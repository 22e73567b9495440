package tts

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"menagerie/render"
	"menagerie/tts/folder"
)

// plan looks what has to be drawn of the board and the faces.
func plan(t *testing.T, dir string, size int, parts ...render.Part) *ArtJob {
	t.Helper()
	r, err := render.New(loadGame(t, "jungle"), render.Options{Size: size})
	if err != nil {
		t.Fatal(err)
	}
	job, err := PlanArt(dir, r, parts, nil)
	if err != nil {
		t.Fatal(err)
	}
	return job
}

func do(t *testing.T, job *ArtJob) (drawn int) {
	t.Helper()
	if err := job.Do(false, func() { drawn++ }); err != nil {
		t.Fatal(err)
	}
	return drawn
}

func TestArtIsDrawnOnce(t *testing.T) {
	dir := t.TempDir()
	parts := []render.Part{render.BoardPart, render.TraysPart, render.MeshesPart}
	if drawn := do(t, plan(t, dir, 64, parts...)); drawn != 3 {
		t.Errorf("drew %d pictures of 3", drawn)
	}
	again := plan(t, dir, 64, parts...)
	if again.Missing() != 0 || again.Files() != 9 {
		t.Errorf("%d of %d are missing the second time", again.Missing(), again.Files())
	}
	if drawn := do(t, again); drawn != 0 {
		t.Errorf("drew %d pictures the second time", drawn)
	}
	if err := os.Remove(filepath.Join(dir, "tray-red.png")); err != nil {
		t.Fatal(err)
	}
	if drawn := do(t, plan(t, dir, 64, parts...)); drawn != 1 {
		t.Errorf("drew %d pictures for one that was gone", drawn)
	}
	if job := plan(t, dir, 128, parts...); job.Missing() != 3 {
		t.Errorf("%d of 3 are missing in another size", job.Missing())
	}
}

func TestArtOfSomePartsLeavesTheOthers(t *testing.T) {
	dir := t.TempDir()
	do(t, plan(t, dir, 64, render.BoardPart))
	do(t, plan(t, dir, 64, render.TraysPart))
	if job := plan(t, dir, 64, render.BoardPart, render.TraysPart); job.Missing() != 0 {
		t.Errorf("%d of 3 are missing after the parts were drawn one after the other", job.Missing())
	}
}

func TestArtRefusesAnEditedPicture(t *testing.T) {
	dir := t.TempDir()
	do(t, plan(t, dir, 64, render.BoardPart))
	board := filepath.Join(dir, "board.png")
	if err := os.WriteFile(board, []byte("my own board"), 0o644); err != nil {
		t.Fatal(err)
	}
	var foreign *folder.ForeignError
	if err := plan(t, dir, 64, render.BoardPart).Do(false, func() {}); !errors.As(err, &foreign) || foreign.Path != board {
		t.Fatalf("got %v, want a ForeignError about %s", err, board)
	}
	if err := plan(t, dir, 64, render.BoardPart).Do(true, func() {}); err != nil {
		t.Fatal(err)
	}
	if job := plan(t, dir, 64, render.BoardPart); job.Missing() != 0 {
		t.Error("the board that was made anew is missing")
	}
}
