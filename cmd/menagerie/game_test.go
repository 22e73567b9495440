package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/saves"
	"menagerie/tts/box"
	"menagerie/tts/table"
)

// perform plays a scenario of testdata on a save and returns the folder in which its saves are.
func perform(t *testing.T, save, scenario string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	text := []byte(readFile(t, save))
	points, err := pointsOf(text, "")
	if err != nil {
		t.Fatal(err)
	}
	tb, err := box.Open(text, box.DefaultLimits)
	if err != nil {
		t.Fatal(err)
	}
	defer tb.Close()
	err = tb.Play(readFile(t, "testdata", scenario), box.Stage{
		Points: points.places(),
		Read:   func(name string) ([]byte, error) { return os.ReadFile(filepath.Join(dir, name)) },
		Write:  func(name string, data []byte) error { return os.WriteFile(filepath.Join(dir, name), data, 0o644) },
		Event: func(e table.Event) {
			if e.Kind == "error" {
				t.Errorf("the script failed: %s\n%s", e.Text, e.Trace)
			}
		},
	})
	if err != nil {
		t.Fatalf("%s: %v", scenario, err)
	}
	return dir
}

// verdict is what validate --json says about a save.
func verdict(t *testing.T, save string) (code int, report gjson.Result) {
	t.Helper()
	r := menagerie(t, "validate", "--json", save)
	return r.code, gjson.Parse(r.out)
}

func TestWholeGame(t *testing.T) {
	_, save := built(t, "capture-the-fruit")
	dir := perform(t, save, "whole-game.txt")

	t.Run("saved in mid-carry, the save is sound", func(t *testing.T) {
		code, report := verdict(t, filepath.Join(dir, "mid-carry.json"))
		if code != 0 || !report.Get("ok").Bool() || report.Get("ply").Int() != 9 || report.Get("turn").String() != "black" {
			t.Errorf("exit %d: %s", code, report)
		}
	})

	final := filepath.Join(dir, "final.json")
	t.Run("the final save is sound, with the same winner", func(t *testing.T) {
		code, report := verdict(t, final)
		outcome := report.Get("outcome")
		if code != 0 || !report.Get("ok").Bool() || outcome.Get("winner").String() != "black" || outcome.Get("reason").String() != "token-in-zone" {
			t.Errorf("exit %d: %s", code, report)
		}
		state := gjson.Parse(gjson.Parse(readFile(t, final)).Get("LuaScriptState").String())
		if n := state.Get("moves.#").Int(); n < 30 {
			t.Errorf("the game has %d moves", n)
		}
		if outcome.Get("winner").String() != state.Get("outcome.winner").String() {
			t.Errorf("validate names the winner %s, the table %s", outcome, state.Get("outcome"))
		}
	})

	t.Run("a piece moved by hand is named, with where it is and where it belongs", func(t *testing.T) {
		moved := movedByHand(t, final, "menagerie/capture-the-fruit/red-tiger", 4, 0)
		r := menagerie(t, "validate", moved)
		if r.code != 1 {
			t.Errorf("exit %d", r.code)
		}
		for _, part := range []string{"Red 虎3 Tiger", "g2", "e2"} {
			if !strings.Contains(r.out, part) {
				t.Errorf("validate does not say %q:\n%s", part, r.out)
			}
		}
		_, report := verdict(t, moved)
		var errors []string
		for _, f := range report.Get("findings").Array() {
			if f.Get("severity").String() == string(saves.Error) {
				errors = append(errors, f.Get("code").String())
			}
		}
		if len(errors) != 1 {
			t.Errorf("one piece out of place gives the errors %v", errors)
		}
	})
}

// movedByHand is a copy of a save in which one piece stands dx and dz table units further.
func movedByHand(t *testing.T, save, memo string, dx, dz float64) string {
	t.Helper()
	text := readFile(t, save)
	for i, o := range gjson.Get(text, "ObjectStates").Array() {
		if o.Get("Memo").String() != memo {
			continue
		}
		for axis, d := range map[string]float64{"posX": dx, "posZ": dz} {
			at := fmt.Sprintf("ObjectStates.%d.Transform.%s", i, axis)
			var err error
			if text, err = sjson.Set(text, at, gjson.Get(text, at).Float()+d); err != nil {
				t.Fatal(err)
			}
		}
		return writeFile(t, text, t.TempDir(), "moved.json")
	}
	t.Fatalf("no object has the memo %s", memo)
	return ""
}

// A carrier on the centre is sheltered; the carrier's attackers are told so.
func TestShelteredCarrier(t *testing.T) {
	_, save := built(t, "capture-the-fruit")
	perform(t, save, "sheltered-carrier.txt")
}

func TestAFreshBuildIsSound(t *testing.T) {
	dir, save := built(t, "capture-the-fruit")
	r := menagerie(t, "validate", save)
	if r.code != 0 {
		t.Errorf("exit %d:\n%s", r.code, r.out)
	}
	_, report := verdict(t, save)
	for _, f := range report.Get("findings").Array() {
		if f.Get("code").String() != "asset-local" {
			t.Errorf("a fresh build has the finding %s", f)
		}
	}
	succeed(t, "build", "capture-the-fruit", "-o", dir, "--size", "256", "--assets-url", "https://example.com/mod")
	if _, report := verdict(t, save); len(report.Get("findings").Array()) != 0 {
		t.Errorf("a fresh build for the web has findings: %s", report)
	}
}
