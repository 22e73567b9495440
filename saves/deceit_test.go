package saves_test

import (
	"strings"
	"testing"

	"menagerie/saves"
)

// TTS takes keys in any case, and makes one of two objects under the same: a save that says two things is not passed.
func TestKeysInOtherCase(t *testing.T) {
	const changed = "error object-changed"
	doubled := []string{"error object-changed", "warning duplicate-key"}
	run(t, played(t, opening), []tampering{
		{"place", func(s save) save {
			return s.setRaw(s.path("red-ox", "transform"), s.get(s.path("red-rat", "Transform")))
		},
			[]string{changed, "error point-shared"}, `has "transform" twice`},
		{"part of a place", func(s save) save { return s.set(s.path("red-ox", "Transform.POSX"), -6) },
			[]string{"error point-shared"}, "stands on b1"},
		{"part of a tint", func(s save) save {
			return save{s.t, strings.Replace(s.text, `"ColorDiffuse":`, `"ColorDiffuse": {"r":0}, "ColorDiffuse":`, 1)}
		}, doubled, `has "ColorDiffuse" twice`},
		{"picture", func(s save) save {
			return s.set(s.path("red-ox", "CustomMesh.diffuseurl"), s.get(s.path("red-rat", "CustomMesh.DiffuseURL")))
		}, []string{changed}, "has the picture of Red 鼠1 Rat"},
		{"what is attached", func(s save) save { return s.setRaw(s.path("red-ox", "childobjects"), "["+die+"]") },
			[]string{changed}, "has other objects inside it or attached to it"},
		{"name", func(s save) save { return s.set(s.path("red-ox", "nickname"), s.get(s.path("red-rat", "Nickname"))) },
			[]string{changed}, "is called"},
		{"state", func(s save) save { return s.set("luascriptstate", "{}") }, []string{"error state-invalid"}, ""},
		{"script", func(s save) save { return s.set("luascript", "evil()") }, []string{"error script-changed"}, ""},
		{"objects", func(s save) save { return s.setRaw("objectstates", "[]") }, []string{"error not-a-save"}, "leave one"},
	})
}

// What looks like a piece but is none, and what makes one look like another, is told.
func TestDisguises(t *testing.T) {
	stray := func(s save, name string, x float64) string {
		text := s.at("red-rat", x, 0).set(s.path("red-rat", "Nickname"), name).object("red-rat")
		return strings.Replace(text, "menagerie/"+cardName+"/red-rat", "", 1)
	}
	decal := func(s save, url string) save {
		return s.setRaw(s.path("red-ox", "AttachedDecals"), `[{"CustomDecal":{"Name":"x","ImageURL":"`+url+`"}}]`)
	}
	run(t, fresh(t), []tampering{
		{"second piece", func(s save) save { return s.add(stray(s, "鼠1 Rat", 4)) }, []string{"warning piece-extra"}, "lies on g5 and looks like a piece"},
		{"second piece without a name", func(s save) save { return s.add(stray(s, "", 4)) }, []string{"warning piece-extra"}, "delete it"},
		{"second piece beside the board", func(s save) save { return s.add(stray(s, "鼠1 Rat", 30)) }, []string{}, ""},
		{"toy on the board", func(s save) save { return s.add(die) }, []string{}, ""},
		{"decal", func(s save) save { return decal(s, "https://example.com/a.png") }, []string{"warning object-changed"}, "has a decal on it"},
		{"decal of a piece", func(s save) save { return decal(s, s.get(s.path("red-rat", "CustomMesh.DiffuseURL"))) },
			[]string{"error object-changed"}, "a picture of the game"},
		{"joint", func(s save) save { return s.setRaw(s.path("red-ox", "JointFixed"), `{"ConnectedBodyGUID":"abcdef"}`) },
			[]string{"warning object-changed"}, "is joined to another object"},
	})
}

// A report promises a repair only of what a repair mends.
func TestPromisedRepair(t *testing.T) {
	held := func(s save, what string) save { return s.setRaw(s.path("red-ox", "ChildObjects"), "["+what+"]") }
	for name, c := range map[string]struct {
		text   save
		byHand bool
	}{
		"a copy of a piece":   {held(fresh(t), fresh(t).object("red-rat")), false},
		"a toy":               {held(fresh(t), die), true},
		"another's nonsense":  {fresh(t).on("red-ox", "e4").add(`{"GUID":"abcde0","Name":"Die_6"}`), true},
		"nonsense of a piece": {fresh(t).setRaw(fresh(t).path("red-ox", "Transform"), "null"), false},
	} {
		var text strings.Builder
		report := c.text.judge()
		if err := report.WriteText(&text); err != nil {
			t.Fatal(err)
		}
		if byHand := strings.Contains(text.String(), "put right what is not the game's"); byHand != c.byHand {
			t.Errorf("%s: %s", name, text.String())
		}
		if _, err := saves.Repair("test.json", []byte(c.text.text), byCards); (err != nil) != c.byHand {
			t.Errorf("%s: %v", name, err)
		}
	}
}
