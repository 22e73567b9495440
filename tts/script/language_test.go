package script_test

import (
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

// foreign is the tag of a language in which every text is English in brackets.
const foreign = "xx"

func bracket(text string) string { return "‹" + text + "›" }

// bilingual is a game that the tool and the card know in two languages.
func bilingual(t *testing.T) *rules.Game {
	t.Helper()
	script.SpeakAlso(t, foreign, bracket)
	g := game(t)
	words := rules.Words{Title: bracket(g.Card.Words[rules.English].Title), Names: map[string]string{}}
	for id, name := range g.Card.Words[rules.English].Names {
		words.Names[id] = bracket(name)
	}
	g.Card.Words[foreign] = words
	return g
}

// wholeMod is a save with everything that a build puts on the table.
func wholeMod(t *testing.T, g *rules.Game, language string) []byte {
	t.Helper()
	objects, err := tts.Objects(g, language)
	if err != nil {
		t.Fatal(err)
	}
	setup := tts.Setup(g)
	lua, err := script.Build(g, setup, script.Edition{Version: "test", Language: language})
	if err != nil {
		t.Fatal(err)
	}
	panel, err := script.Panel(language)
	if err != nil {
		t.Fatal(err)
	}
	mod, err := (&tts.Save{
		LuaScript: lua, XmlUI: panel, ObjectStates: objects,
		Turns: tts.Turns{Enable: true, Type: 1, TurnOrder: setup.Seats, TurnColor: setup.Seats[0]},
	}).Marshal()
	if err != nil {
		t.Fatal(err)
	}
	return mod
}

// checkSpeaks checks that everything at a table speaks a language: what objects are called is what a build in that
// language calls them.
func checkSpeaks(t *testing.T, on *table.Table, g *rules.Game, language string) {
	t.Helper()
	built, err := tts.Objects(g, language)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range built {
		for _, o := range on.Objects() {
			description := gjson.GetBytes(o.JSON(), "Description").String()
			if want.Memo != "" && o.Memo() == want.Memo && (o.Nickname() != want.Nickname || description != want.Description) {
				t.Errorf("%s is called %q, %q; want %q, %q", o.Memo(), o.Nickname(), description, want.Nickname, want.Description)
			}
		}
	}
	s, err := script.NewSpeech(g, language)
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{
		"menagerie-title": s.Card.Title, "menagerie-undo": s.Say("panel", "undo"), "menagerie-rules": s.Say("panel", "switch-off"),
		"menagerie-status": s.Say("panel", "to-move", "side", s.Player(1)),
	} {
		if got := on.UI(id, "text"); got != want {
			t.Errorf("%s shows %q, want %q", id, got, want)
		}
	}
	if got := readState(t, on).Settings.Language; got != language {
		t.Errorf("the state names the language %q, want %q", got, language)
	}
}

func pressLanguage(t *testing.T, on *table.Table, seat string) {
	t.Helper()
	do(t, on, table.Action{Do: "press", Seat: seat, ID: "menagerie-language"})
	on.Settle()
}

func TestLanguageOfTheTable(t *testing.T) {
	g := bilingual(t)
	s := tts.Setup(g)
	on := playing(t, wholeMod(t, g, rules.English), s.Seats)
	checkSpeaks(t, on, g, rules.English)
	if got := on.UI("menagerie-language", "text"); got != bracket("English") {
		t.Errorf("the button for the next language shows %q", got)
	}
	english, err := on.Save()
	if err != nil {
		t.Fatal(err)
	}

	do(t, on, table.Action{Do: "press", Seat: "Green", ID: "menagerie-draw"})
	told(on)
	pressLanguage(t, on, "Red")
	checkSpeaks(t, on, g, foreign)
	if got := told(on); got != bracket("The table speaks English.") {
		t.Errorf("players read %q", got)
	}
	if got := on.UI("menagerie-notice", "text"); !strings.HasPrefix(got, "‹") || !strings.Contains(got, "offers a draw") {
		t.Errorf("after the change of language the offer is %q", got)
	}
	do(t, on, table.Action{Do: "drag", Seat: "Green", Object: standing(on, point(t, g, s, "h9")), X: table.At(0), Z: table.At(0)})
	on.Settle()
	if got := told(on); !strings.HasPrefix(got, "‹‹Red› is to move") {
		t.Errorf("a refusal is %q", got)
	}

	saved, err := on.Save()
	if err != nil {
		t.Fatal(err)
	}
	checkSpeaks(t, playing(t, saved, s.Seats), g, foreign)
	checkSpeaks(t, playing(t, english, s.Seats), g, rules.English)
	pressLanguage(t, on, "Red")
	checkSpeaks(t, on, g, rules.English)
}

func TestOnlyTheHostChangesTheLanguage(t *testing.T) {
	g := bilingual(t)
	on := playing(t, wholeMod(t, g, foreign), tts.Setup(g).Seats)
	if err := on.Do(table.Action{Do: "press", Seat: "Green", ID: "menagerie-language"}); err == nil {
		t.Error("a guest can press the button")
	}
	checkSpeaks(t, on, g, foreign)
}

// What comes to the table with names in another language is called as everything else.
func TestLanguageOfWhatIsMadeAnew(t *testing.T) {
	g := bilingual(t)
	s := tts.Setup(g)
	on := playing(t, wholeMod(t, g, rules.English), s.Seats)
	pressLanguage(t, on, "Red")
	do(t, on, table.Action{Do: "press", Seat: "Red", ID: "menagerie-rules"})
	do(t, on, table.Action{Do: "delete", Seat: "Red", Object: standing(on, point(t, g, s, "b1"))})
	on.Settle()
	do(t, on, table.Action{Do: "press", Seat: "Red", ID: "menagerie-rules"})
	on.Settle()
	checkSpeaks(t, on, g, foreign)
}

// A language that the mod does not speak is no reason to complain: the table speaks the one that it was built in.
func TestUnknownLanguageInAState(t *testing.T) {
	g := bilingual(t)
	seats := tts.Setup(g).Seats
	opened := playing(t, wholeMod(t, g, foreign), seats)
	saved, err := opened.Save()
	if err != nil {
		t.Fatal(err)
	}
	for _, language := range []any{"tlh", "", 7, nil, []string{"en"}} {
		state, err := sjson.Set(gjson.GetBytes(saved, "LuaScriptState").String(), "settings.language", language)
		if err != nil {
			t.Fatal(err)
		}
		mod, err := sjson.SetBytes(saved, "LuaScriptState", state)
		if err != nil {
			t.Fatal(err)
		}
		on := playing(t, mod, seats)
		checkSpeaks(t, on, g, foreign)
		if got := told(on); got != "" {
			t.Errorf("with the language %v players read %q", language, got)
		}
	}
}

// A mod that speaks one language only offers no other.
func TestOneLanguageIsNoChoice(t *testing.T) {
	script.SpeakAlso(t, rules.English, func(text string) string { return text })
	g := game(t)
	on := playing(t, save(t, g, setup(g)), setup(g).Seats)
	if err := on.Do(table.Action{Do: "press", Seat: "Red", ID: "menagerie-language"}); err == nil {
		t.Error("the host can press the button")
	}
}
