package rulebook

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/script"
)

func loadGame(t *testing.T, name string) *rules.Game {
	t.Helper()
	file, text, _ := assets.Card(name)
	card, err := rules.ReadCard(file, text)
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// drawn are the pictures of a game, with the board as the cover.
func drawn(t *testing.T, game *rules.Game) *Pictures {
	t.Helper()
	r, err := render.New(game, render.Options{Size: render.MinSize})
	if err != nil {
		t.Fatal(err)
	}
	cover, err := render.DrawAll(r.Pictures([]render.Part{render.BoardPart}, nil), func() {})
	if err != nil {
		t.Fatal(err)
	}
	pictures, err := Draw(r, game, cover[0].Data)
	if err != nil {
		t.Fatal(err)
	}
	return pictures
}

func write(t *testing.T, game *rules.Game, pictures *Pictures, language string) (script.Speech, []byte) {
	t.Helper()
	s, err := script.NewSpeech(game, language)
	if err != nil {
		t.Fatal(err)
	}
	pdf, err := Write(game, s, pictures, Imprint{
		Language: language, Facts: []string{"two", "an hour"}, Version: "1.2.3", Date: time.Unix(1, 0).UTC(),
	})
	if err != nil {
		t.Fatal(err)
	}
	return s, pdf
}

// sizeLimit is how large a rulebook may be for players to load it in no time.
const sizeLimit = 600_000

func TestEveryRulebook(t *testing.T) {
	for _, name := range assets.CardNames() {
		game := loadGame(t, name)
		pictures := drawn(t, game)
		for _, language := range script.Languages() {
			s, pdf := write(t, game, pictures, language)
			where := name + " in " + language
			if len(pdf) > sizeLimit {
				t.Errorf("%s: %d bytes", where, len(pdf))
			}
			checkPDF(t, where, pdf, 3)
			for _, text := range append(s.Endings(), s.Card.Rules...) {
				if strings.Contains(writable(text), "□") || strings.ContainsAny(text, "[]{}") {
					t.Errorf("%s: a hole in %q", where, text)
				}
			}
		}
	}
}

var (
	pageObject = regexp.MustCompile(`/Type /Page\n`)
	crossTable = regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`)
)

// checkPDF checks what a reader needs to open a document: its ends, its table of objects, and its pages.
func checkPDF(t *testing.T, where string, pdf []byte, pages int) {
	t.Helper()
	end := crossTable.FindSubmatch(pdf)
	if !bytes.HasPrefix(pdf, []byte("%PDF-1.")) || end == nil {
		t.Fatalf("%s: no PDF", where)
	}
	at, err := strconv.Atoi(string(end[1]))
	if err != nil || !bytes.HasPrefix(pdf[at:], []byte("xref\n")) {
		t.Errorf("%s: no table of objects at %s", where, end[1])
	}
	if got := len(pageObject.FindAll(pdf, -1)); got < pages {
		t.Errorf("%s: %d pages, want %d or more", where, got, pages)
	}
	if bytes.Count(pdf, []byte(" obj\n")) != bytes.Count(pdf, []byte("\nendobj")) {
		t.Errorf("%s: an object is not closed", where)
	}
}

func TestARulebookIsTheSameToTheByte(t *testing.T) {
	game := loadGame(t, "jungle")
	_, first := write(t, game, drawn(t, game), "zh-Hant")
	for range 3 {
		if _, again := write(t, game, drawn(t, game), "zh-Hant"); !bytes.Equal(first, again) {
			t.Fatal("the rulebook differs from one time to the next")
		}
	}
}

// A reader that knows nothing of us finds the text.
func TestTextOfARulebook(t *testing.T) {
	tool, err := exec.LookPath("pdftotext")
	if err != nil {
		t.Skip("no pdftotext (Debian: poppler-utils)")
	}
	game := loadGame(t, "capture-the-fruit")
	pictures := drawn(t, game)
	for _, language := range []string{"en", "be", "zh-Hans"} {
		s, pdf := write(t, game, pictures, language)
		file := filepath.Join(t.TempDir(), "rules.pdf")
		if err := os.WriteFile(file, pdf, 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(tool, file, "-").Output()
		if err != nil {
			t.Fatalf("%s: %v", language, err)
		}
		bare := func(text string) string { return strings.Join(strings.Fields(text), "") }
		text := bare(string(out))
		want := append(append(s.Endings(), s.HouseRules()...), s.Card.Rules[0], s.Card.Title, s.Nickname(5), s.Say("rulebook", "encounters"), s.Card.OriginNote)
		for _, part := range want {
			if !strings.Contains(text, bare(part)) {
				t.Errorf("%s: no %q", language, part)
			}
		}
	}
}

// Encounters are shown where they differ.
func TestUsualResults(t *testing.T) {
	for name, want := range map[string]bool{
		"capture-the-fruit": true, "jungle": true, "dou-shou-qi": true, "elephant-chess": false, "capture-chinese-checkers": false,
	} {
		game := loadGame(t, name)
		if table := usualResults(game, game.KindsInPlay()); (table != nil) != want {
			t.Errorf("%s: a table %v, want %v", name, table, want)
		}
	}
	game := loadGame(t, "jungle")
	const rat, elephant = 0, 7
	table := usualResults(game, game.KindsInPlay())
	if table[rat][elephant] != rules.AttackerWins || table[elephant][rat] != rules.Barred {
		t.Errorf("rat on elephant %v, elephant on rat %v", table[rat][elephant], table[elephant][rat])
	}
}
