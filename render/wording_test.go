package render

import (
	"bytes"
	"slices"
	"testing"
)

// The board bears the name that the card has in a language, once for each end of the table.
func TestLanguage(t *testing.T) {
	const english = "\nwords:\n  en:\n"
	for _, tt := range []struct {
		name, words, language string
		// title and subtitle are what is written; "" for the card's English ones.
		title, subtitle string
	}{
		{"English", "", "en", "", ""},
		{"none", "", "", "", ""},
		{"not on the card", "", "fr", "", ""},
		{"without a subtitle", "  uk: {title: Плід}\n", "uk", "Плід", ""},
		{"with both", "  sr: {title: Плод, subtitle: Воће}\n", "sr", "Плод", "Воће"},
		{"Chinese alone", "  zh: {title: 爭果棋}\n", "zh", "爭果棋", " "},
		{"without a title", "  de: {subtitle: Obst}\n", "de", "", "Obst"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, err := New(editedGame(t, english, "\nwords:\n"+tt.words+"  en:\n"), Options{Size: testSize, Language: tt.language})
			if err != nil {
				t.Fatal(err)
			}
			en := r.game.Card.Words["en"]
			for _, line := range []struct {
				got        lettering
				want, base string
			}{{r.words.title, tt.title, en.Title}, {r.words.subtitle, tt.subtitle, en.Subtitle}} {
				if line.want == "" {
					line.want = line.base
				}
				fonts, err := newTypeface(nil)
				if err != nil {
					t.Fatal(err)
				}
				want, err := fonts.letter(line.want)
				if err != nil {
					t.Fatal(err)
				}
				if line.got.width != want.width || len(line.got.outlines) != len(want.outlines) {
					t.Errorf("written is not %q", line.want)
				}
			}
		})
	}
}

func TestBroken(t *testing.T) {
	for text, want := range map[string][]string{
		"":                      nil,
		"Checkers":              {"Checkers"},
		"Dama cinese a cattura": {"Dama", "cinese", "a cattura"},
		"To be or not":          {"To be or not"},
		"Where to":              {"Where", "to"},
	} {
		if got := broken(text); !slices.Equal(got, want) {
			t.Errorf("%q is broken into %q, want %q", text, got, want)
		}
	}
}

func TestCoordinates(t *testing.T) {
	for _, card := range cards {
		with := themed(t, card, Plum)
		without, err := New(with.game, Options{Size: testSize, HideCoordinates: true})
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Equal(with.boardTexture().Pix, without.boardTexture().Pix) {
			t.Errorf("%s looks the same without coordinates", card)
		}
	}
}

// In every language of a card its name fits its half of a river; elsewhere it is fitted into a box.
func TestRiverTitlesFit(t *testing.T) {
	for _, card := range cards {
		game := readGame(t, cardFile(card))
		for language := range game.Card.Words {
			r, err := New(game, Options{Size: testSize, Language: language})
			if err != nil {
				t.Fatal(err)
			}
			if r.art.River == nil {
				continue
			}
			width, _ := reach(bodyPoints(game))
			if x, long, _, _ := r.riverText(); x < -width || x+long > 0 {
				t.Errorf("%s in %s: the title runs from %.2f to %.2f in a river from %.2f", card, language, x, x+long, -width)
			}
		}
	}
}
