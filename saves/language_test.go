package saves_test

import (
	"slices"
	"strings"
	"testing"

	"menagerie/render"
	"menagerie/tts"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

// freshIn is a mod that begins in a language.
func freshIn(t *testing.T, language string) save {
	t.Helper()
	mod, err := tts.Build(standard(t), tts.Options{AssetsURL: "https://example.com/fruit", Size: render.MinSize, Language: language})
	if err != nil {
		t.Fatal(err)
	}
	text, err := mod.Save.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	return save{t, string(text)}
}

// A table is judged by the language that it speaks: the one that the mod was built in, or one that the host chose.
func TestEveryLanguageIsSound(t *testing.T) {
	languages := script.Languages()
	s := freshIn(t, languages[len(languages)-1])
	if got := codes(s.judge()); len(got) > 0 {
		t.Errorf("built in %s: %q", languages[len(languages)-1], got)
	}
	at := seated(s)
	at.Settle()
	for _, language := range languages {
		s := saved(t, at)
		if got := codes(s.judge()); len(got) > 0 {
			t.Errorf("%s at the table: %q", language, got)
		}
		renamed := s.set(s.path("red-rat", "Nickname"), "Ratty")
		if got := codes(renamed.judge()); !slices.Equal(got, []string{"warning object-changed"}) {
			t.Errorf("%s with a pet name: %q", language, got)
		}
		misleading := s.set(s.path("red-rat", "Nickname"), "豬12 Ratty")
		if got := codes(misleading.judge()); !slices.Equal(got, []string{"error object-changed"}) {
			t.Errorf("%s with the face of another: %q", language, got)
		}
		if len(languages) > 1 {
			do(t, at, table.Action{Do: "press", Seat: "Red", ID: "menagerie-language"})
			at.Settle()
		}
	}
}

// A language that the script does not speak is none; one that this tool does not know is not judged.
func TestUnknownLanguage(t *testing.T) {
	at := seated(fresh(t))
	at.Settle()
	s := saved(t, at)
	if got := codes(s.state("settings.language", "tlh").judge()); len(got) > 0 {
		t.Errorf("a language that the script does not speak: %q", got)
	}
	from, to := `language = "en"`, `language = "tlh"`
	klingon := s.lua("menagerie.about", from, to).lua("menagerie.about", `tag = "en"`, `tag = "tlh"`)
	klingon = klingon.set("LuaScript", strings.Replace(klingon.get("LuaScript"), `__bundle_register("menagerie.words.en"`, `__bundle_register("menagerie.words.tlh"`, 1))
	klingon = klingon.state("settings.language", "tlh").set(klingon.path("red-rat", "Nickname"), "鼠1 qajunpaQ")
	got := codes(klingon.judge())
	if slices.Contains(got, "warning object-changed") {
		t.Errorf("a language that this tool does not know: %q", got)
	}
}
