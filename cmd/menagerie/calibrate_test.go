package main

import (
	"net/url"
	"os"
	"strings"
	"testing"

	"menagerie/tts/table"
)

// calibrationLine runs a calibration save with the files it refers to, and answers that the F reads.
func calibrationLine(t *testing.T, save string) string {
	t.Helper()
	on, err := table.OpenWith([]byte(save), func(address string) (table.Form, bool) {
		u, err := url.Parse(address)
		if err != nil {
			return table.Form{}, false
		}
		data, err := os.ReadFile(u.Path)
		if err != nil {
			return table.Form{}, false
		}
		return table.FormOf(data)
	})
	if err != nil {
		t.Fatal(err)
	}
	defer on.Close()
	if err := on.Do(table.Action{Do: "sit", Seat: "White", Name: "Ann", Host: true}); err != nil {
		t.Fatal(err)
	}
	on.Settle()
	if err := on.Do(table.Action{Do: "press", Seat: "White", ID: "calibrate-reads"}); err != nil {
		t.Fatal(err)
	}
	return on.UI("calibrate-line", "text")
}

func TestCalibrate(t *testing.T) {
	dir := t.TempDir()
	out := succeed(t, "calibrate", "-o", dir)
	if !strings.Contains(out, "README.txt") {
		t.Errorf("calibrate prints\n%s", out)
	}
	readFile(t, dir, "Saves", "menagerie-calibrate.png")
	save := readFile(t, dir, "Saves", "menagerie-calibrate.json")
	succeed(t, "validate", dir)

	line := calibrationLine(t, save)
	if out := succeed(t, "calibrate", "--report", line); !strings.Contains(out, "Everything is as assumed") {
		t.Errorf("the report prints\n%s", out)
	}
	if r := menagerie(t, "calibrate", "--report", line[:len(line)-1]); r.code != 2 || !strings.Contains(r.err, "copy it again") {
		t.Errorf("a truncated line: exit %d, %s", r.code, r.err)
	}
	if r := menagerie(t, "calibrate", "-o", dir, "--report", line); r.code != 2 {
		t.Errorf("both at once: exit %d", r.code)
	}
	if r := menagerie(t, "calibrate"); r.code != 2 {
		t.Errorf("neither: exit %d", r.code)
	}
	if r := menagerie(t, "build", "jungle", "-o", dir); r.code != 3 {
		t.Errorf("a mod built into the same folder: exit %d", r.code)
	}
}

// What the table shows that cannot open the files differs from what is assumed.
func TestCalibrateSaysWhatToChange(t *testing.T) {
	dir := t.TempDir()
	succeed(t, "calibrate", "-o", dir, "--assets-url", "https://example.com/x")
	if save := readFile(t, dir, "Saves", "menagerie-calibrate.json"); strings.Contains(save, "file:") || !strings.Contains(save, "https://example.com/x/board.") {
		t.Error("the save does not point at the address given")
	}
	line := calibrationLine(t, readFile(t, dir, "Saves", "menagerie-calibrate.json"))
	r := menagerie(t, "calibrate", "--report", line)
	if r.code != 1 || !strings.Contains(r.out, "differs") || !strings.Contains(r.out, "What to change:") {
		t.Errorf("exit %d\n%s", r.code, r.out)
	}
}
