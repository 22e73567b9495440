package tts

import (
	"slices"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/tts/script"
)

// everyLanguage runs a test for every card in every language.
func everyLanguage(t *testing.T, test func(t *testing.T, game *rules.Game, language string)) {
	t.Helper()
	for _, name := range assets.CardNames() {
		game := loadGame(t, name)
		for _, language := range script.Languages() {
			t.Run(name+" "+language, func(t *testing.T) { test(t, game, language) })
		}
	}
}

// Only pieces show a face in their names, whatever the language, and no text has a hole.
func TestNamesOfObjects(t *testing.T) {
	everyLanguage(t, func(t *testing.T, game *rules.Game, language string) {
		objects, err := Objects(game, language)
		if err != nil {
			t.Fatal(err)
		}
		faces := ""
		for _, k := range game.Card.Kinds {
			faces += k.Face.Character
		}
		pieces := map[string]string{} // memo to face
		for _, p := range Setup(game).Pieces {
			pieces[p.Memo] = game.Tables.Kinds[game.Tables.Pieces[p.Piece-1].Kind-1].Face
		}
		for _, o := range objects {
			face, isPiece := pieces[o.Memo]
			switch {
			case isPiece && (!strings.HasPrefix(o.Nickname, face) || o.Description == ""):
				t.Errorf("%s: %q, %q", o.Memo, o.Nickname, o.Description)
			case !isPiece && strings.ContainsAny(o.Nickname, faces):
				t.Errorf("%s is no piece, but its name %q shows a face", o.Memo, o.Nickname)
			case strings.ContainsAny(o.Nickname+o.Description, "[]{}"):
				t.Errorf("%s: a hole in %q, %q", o.Memo, o.Nickname, o.Description)
			}
		}
	})
}

// The notebook has a page in each language that the card speaks, that of the build first.
func TestNotebook(t *testing.T) {
	everyLanguage(t, func(t *testing.T, game *rules.Game, language string) {
		pages, err := notebook(game, language)
		if err != nil {
			t.Fatal(err)
		}
		languages := languagesOf(game.Card, language)
		if languages[0] != language || len(pages) != len(languages) || !slices.Contains(languages, rules.English) {
			t.Errorf("%d pages in %v", len(pages), languages)
		}
		first := pages["0"].Body
		if summary := game.Card.WordsIn(language).Summary; !strings.HasPrefix(first, summary) {
			t.Errorf("the first page does not begin with %q", summary)
		}
		for _, page := range pages {
			if page.Title == "" || strings.ContainsAny(page.Title+page.Body, "[]{}") || strings.Contains(page.Body, "  ") {
				t.Errorf("%q: a hole in %q", page.Title, page.Body)
			}
		}
	})
}

// A card of one's own has pages in the languages that it has words in, and no others.
func TestNotebookOfACardInOneLanguage(t *testing.T) {
	game := loadGame(t, "jungle")
	for tag := range game.Card.Words {
		if tag != rules.English {
			delete(game.Card.Words, tag)
		}
	}
	if got := languagesOf(game.Card, rules.English); !slices.Equal(got, []string{rules.English}) {
		t.Errorf("pages in %v", got)
	}
}
