package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"menagerie/tts/editor"
	"menagerie/tts/editor/editortest"
)

// saveAs saves a file as many editors do: a new file takes the place of the old one.
func saveAs(t *testing.T, file, text string) {
	t.Helper()
	if err := os.Rename(writeFile(t, text, filepath.Dir(file), ".#card"), file); err != nil {
		t.Fatal(err)
	}
}

func TestWatch(t *testing.T) {
	text := readFile(t, "testdata", "breakthrough.yaml")
	card := writeFile(t, text, t.TempDir(), "breakthrough.yaml")
	g := playTTS(t)
	g.Load("", scriptOf(t, card))
	r := start(t, "watch", card)
	r.prints("watch", card)
	r.prints("pushed", card)
	<-g.Requests
	first := global(t, <-g.Requests)

	saveAs(t, card, strings.Replace(text, "\nsides:", "\nsidez:", 1))
	r.prints("card", "breakthrough.yaml:")
	if len(g.Requests) > 0 {
		t.Errorf("a broken card was pushed: %v", <-g.Requests)
	}

	saveAs(t, card, strings.Replace(text, "    title: Breakthrough", "    title: Durchbruch", 1))
	r.prints("pushed", card)
	<-g.Requests
	if second := global(t, <-g.Requests); second == first || !strings.Contains(second, "Durchbruch") {
		t.Error("the changed card was not pushed")
	}

	g.Says(editortest.Message{"messageID": editor.Print, "message": "still there"})
	r.prints("print", "still there")
	if err := r.ends(); err != nil {
		t.Errorf("watch ended with %v", err)
	}
}

func TestWatchBuildsAndGoesOnWithoutTTS(t *testing.T) {
	text := readFile(t, "testdata", "breakthrough.yaml")
	dir := t.TempDir()
	card := writeFile(t, text, dir, "breakthrough.yaml")
	playTTS(t).Quit()
	out := filepath.Join(dir, "out")
	r := start(t, "watch", card, "-o", out)
	save := filepath.Join(out, "Saves", "breakthrough.json")
	r.prints("built", save)
	r.prints("note", "start it and load the save first")
	saveAs(t, card, strings.Replace(text, "    title: Breakthrough", "    title: Durchbruch", 1))
	r.prints("built", save)
	r.prints("note", "copy that save to TTS")
	if !strings.Contains(readFile(t, save), "Durchbruch") {
		t.Error("the changed card was not built")
	}
	if err := r.ends(); err != nil {
		t.Errorf("watch ended with %v", err)
	}
}

func TestWatchLeavesOtherGamesAlone(t *testing.T) {
	card := writeFile(t, readFile(t, "testdata", "breakthrough.yaml"), t.TempDir(), "breakthrough.yaml")
	g := playTTS(t)
	g.Load("TS_Save_1.json", editor.Mod("print('mine')", ""))
	r := start(t, "watch", card)
	r.prints("note", "another game loaded, TS_Save_1.json")
	if <-g.Requests; len(g.Requests) > 0 {
		t.Errorf("TTS was sent %v", <-g.Requests)
	}
	if err := r.ends(); err != nil {
		t.Errorf("watch ended with %v", err)
	}
}
