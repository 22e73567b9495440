package saves_test

import (
	"slices"
	"strings"
	"testing"

	"menagerie/rules"
	"menagerie/rules/rulestest"
	"menagerie/saves"
)

// lua replaces a part of the script from where a module begins, or from its first line with "".
func (s save) lua(module, old, by string) save {
	s.t.Helper()
	text, at := s.get("LuaScript"), 0
	if module != "" {
		at = strings.Index(text, `__bundle_register("`+module+`", `)
	}
	if at < 0 || !strings.Contains(text[at:], old) {
		s.t.Fatalf("module %s has no %q", module, old)
	}
	return s.set("LuaScript", text[:at]+strings.Replace(text[at:], old, by, 1))
}

// xml replaces a part of the panel.
func (s save) xml(old, by string) save {
	s.t.Helper()
	text := s.get("XmlUI")
	if !strings.Contains(text, old) {
		s.t.Fatalf("the panel has no %q", old)
	}
	return s.set("XmlUI", strings.Replace(text, old, by, 1))
}

func TestScriptTampered(t *testing.T) {
	changed := []string{"error script-changed"}
	const (
		module = "__bundle_register(\"menagerie.words.xx\", function(require, _LOADED, __bundle_register, __bundle_modules)\n"
		tail   = `return __bundle_require("__root")`
		around = "what stands before, between or after the modules"
		words  = "menagerie.words.en"
		about  = "menagerie.about"
	)
	run(t, fresh(t), []tampering{
		{"code before the head", func(s save) save { return s.lua("", "--", "evil() --") }, changed, around},
		{"code behind the head", func(s save) save { return s.lua("", "\n", "\nevil()\n") }, changed, around},
		{"a line end that only Lua sees", func(s save) save { return s.lua("", "-- ", "-- \revil() --") }, changed, around},
		{"loader", func(s save) save { return s.lua("", "busy[name] = nil", "busy[name] = evil()") }, changed, around},
		{"code between modules", func(s save) save {
			return s.lua("menagerie.engine", "\nend)\n__bundle", "\nend)\nevil()\n__bundle")
		}, changed, "has no end"},
		{"code before the tail", func(s save) save { return s.lua(about, "\n"+tail, "\nevil()\n"+tail) }, changed, ""},
		{"code behind the tail", func(s save) save { return s.lua(about, tail, tail+"\n, evil()") }, changed, around},
		{"blanks at the ends", func(s save) save { return s.set("LuaScript", "\n"+s.get("LuaScript")+" \n\n") }, []string{}, ""},
		{"code in the about module", func(s save) save { return s.lua(about, "return", "evil() return") }, changed, "by hand: " + about},
		{"a call in the about module", func(s save) save { return s.lua(about, `language = "en"`, `language = evil()`) }, changed, about},
		{"a language that is not there", func(s save) save { return s.lua(about, `language = "en"`, `language = "tlh"`) }, changed, about},
		{"code in the words", func(s save) save { return s.lua(words, "return", "evil() return") }, changed, "by hand: " + words},
		{"a call in the words", func(s save) save { return s.lua(words, `"Horse"`, `evil()`) }, changed, words},
		{"words that are none", func(s save) save { return s.lua(words, `"Horse"`, `{"Horse"}`) }, changed, words},
		{"words of an unknown language", func(s save) save {
			return s.lua(about, "__bundle", module+"return {texts = {}, names = {}}\n\nend)\n__bundle")
		}, changed, "menagerie.words.xx (added)"},
		{"a module registered twice", func(s save) save {
			return s.lua(about, "__bundle", strings.Replace(module, "words.xx", "words.en", 1)+"return {texts = {}, names = {}}\n\nend)\n__bundle")
		}, changed, "menagerie.words.en (added)"},
		{"no words", func(s save) save { return s.lua(words, words, "menagerie.words.xx") }, changed, "menagerie.words.en (missing)"},
		{"panel gone", func(s save) save { return s.set("XmlUI", "") }, changed, "the panel is gone"},
		{"panel rewired", func(s save) save { return s.xml("onMenageriePress(resign)", "onMenageriePress(draw)") }, changed, "menagerie-resign"},
		{"panel for one seat", func(s save) save { return s.xml(`visibility="Host"`, `visibility="Red"`) }, changed, "menagerie-rules"},
		{"panel with a button more", func(s save) save { return s.xml("</VerticalLayout>", "<Button/></VerticalLayout>") }, changed, "<Button>"},
		{"panel with a text more", func(s save) save { return s.xml("</VerticalLayout>", "Red has won</VerticalLayout>") }, changed, "Red has won"},
		{"panel cut off", func(s save) save { return s.xml("</Panel>", "") }, changed, "cannot be read"},
		{"panel with other words", func(s save) save { return s.xml(`text="Resign"`, `text="Aufgeben"`) }, []string{}, ""},
		{"panel written otherwise", func(s save) save {
			return s.set("XmlUI", strings.NewReplacer("\n", "\r\n", "<!--", "<!-- x", " />", "/>").Replace(s.get("XmlUI")))
		}, []string{}, ""},
		{"script and panel", func(s save) save { return s.lua("menagerie.engine", "local", "--\nlocal").set("XmlUI", "") }, changed, "menagerie.engine, the panel is gone"},
		{"script of a piece", func(s save) save { return s.set(s.path("red-rat", "LuaScript"), "evil()") }, changed, "Red 鼠1 Rat has a script of its own (LuaScript)"},
		{"state of a piece", func(s save) save { return s.set(s.path("fruit", "LuaScriptState"), "{}") }, changed, "fruit ring"},
		{"panel of a piece", func(s save) save { return s.set(s.path("board", "XmlUI"), "<Panel/>") }, changed, "the board"},
		{"script of a foreign object", func(s save) save {
			foreign := strings.NewReplacer(`"LuaScript": ""`, `"LuaScript": "evil()"`, "menagerie/"+cardName+"/red-rat", "")
			return s.add(foreign.Replace(s.at("red-rat", 30, 0).object("red-rat")))
		}, []string{}, ""},
	})
}

// ownCard is the card with a change, as somebody may have written it.
func ownCard(t *testing.T, old, by string) *rules.Card {
	t.Helper()
	return rulestest.Edited(t, cardName, old, by)
}

// A save of another card of the same name is one finding, not one for each thing that is elsewhere.
func TestAnotherCardOfTheName(t *testing.T) {
	for name, change := range map[string][2]string{
		"another board":    {"spacing: 2", "spacing: 3"},
		"other rules":      {"times: 3", "times: 4"},
		"another position": {"b1: rat", "a1: rat"},
	} {
		game, err := ownCard(t, change[0], change[1]).Compile(nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := codes(fresh(t).scripted(game).judge()); !slices.Equal(got, []string{"error card-mismatch"}) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestOwnCardOfTheName(t *testing.T) {
	c := ownCard(t, "times: 3", "times: 4")
	game, err := c.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	own := saves.Options{Card: func(string) (*rules.Card, bool) { return c, true }, Insist: cardName}
	s := fresh(t).scripted(game)
	at := seated(s)
	at.Settle()
	for when, s := range map[string]save{"built": s, "opened": saved(t, at)} {
		if got := codes(saves.Judge("x.json", []byte(s.text), own)); len(got) > 0 {
			t.Errorf("%s: %q", when, got)
		}
	}
	if got := codes(saves.Judge("x.json", []byte(fresh(t).text), own)); !slices.Equal(got, []string{"error card-mismatch"}) {
		t.Errorf("of the card that ships with the tool: %q", got)
	}
}
