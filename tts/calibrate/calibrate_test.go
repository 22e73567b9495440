package calibrate

import (
	"bytes"
	"path"
	"strings"
	"testing"

	"menagerie/tts"
	"menagerie/tts/folder"
	"menagerie/tts/table"
)

const testURL = "https://example.com/calibration"

// measure runs the calibration save on the headless table with its files, and answers its question.
func measure(t *testing.T, files []folder.File, button string) string {
	t.Helper()
	on, err := table.OpenWith(files[0].Data, func(url string) (table.Form, bool) {
		for _, f := range files {
			if url == testURL+"/"+path.Base(f.Path) {
				return table.FormOf(f.Data)
			}
		}
		return table.Form{}, false
	})
	if err != nil {
		t.Fatal(err)
	}
	defer on.Close()
	do := func(a table.Action) {
		if err := on.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	do(table.Action{Do: "sit", Seat: "White", Name: "Ann", Host: true})
	on.Settle()
	do(table.Action{Do: "press", Seat: "White", ID: button})
	line, chat := on.UI("calibrate-line", "text"), ""
	for _, e := range on.Events() {
		switch {
		case e.Kind == "error":
			t.Fatal(e.Text)
		case e.Kind == "message":
			chat = e.Text
		case e.Kind == "notebook" && !strings.Contains(e.Text, line):
			t.Errorf("the notebook does not hold the line:\n%s", e.Text)
		}
	}
	if line == "" || chat != line {
		t.Fatalf("the panel shows the line %q, the chat %q", line, chat)
	}
	return line
}

func save(t *testing.T) []folder.File {
	t.Helper()
	mod, err := tts.Calibration(testURL)
	if err != nil {
		t.Fatal(err)
	}
	return mod.Files
}

func judge(t *testing.T, line string) Verdict {
	t.Helper()
	report, err := Parse(line)
	if err != nil {
		t.Fatalf("%v\n%s", err, line)
	}
	return report.Judge()
}

func TestTheHeadlessTableIsAsAssumed(t *testing.T) {
	line := measure(t, save(t), "calibrate-reads")
	if v := judge(t, line); !v.OK() {
		t.Errorf("%s\nwants %q", line, v.Changes)
	}
}

// A table that imports meshes the other way round is played by meshes that are the other way round.
func TestAnImporterThatMirrorsOtherwiseIsFound(t *testing.T) {
	for _, c := range []struct {
		axis   int
		change string
	}{{0, "change ImporterNegatesX "}, {2, "change ImporterNegatesZ "}} {
		files := save(t)
		for i, f := range files {
			if path.Ext(f.Path) == ".obj" {
				files[i].Data = mirrored(f.Data, c.axis)
			}
		}
		v := judge(t, measure(t, files, "calibrate-mirrored"))
		if len(v.Changes) != 1 || !strings.HasPrefix(v.Changes[0], c.change) {
			t.Errorf("changes %q, want one: %s", v.Changes, c.change)
		}
	}
}

// mirrored changes the sign of one coordinate of every vertex of an OBJ file.
func mirrored(obj []byte, axis int) []byte {
	var out bytes.Buffer
	for line := range strings.Lines(string(obj)) {
		words := strings.Fields(line)
		if words[0] == "v" {
			number, negative := strings.CutPrefix(words[1+axis], "-")
			if !negative {
				number = "-" + number
			}
			words[1+axis] = number
		}
		out.WriteString(strings.Join(words, " ") + "\n")
	}
	return out.Bytes()
}
