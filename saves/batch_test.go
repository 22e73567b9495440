package saves_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.mongodb.org/mongo-driver/v2/bson"

	"menagerie/saves"
)

// archived is an archive of files, paths and texts by turns.
func archived(t *testing.T, files ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		f, err := w.Create(files[i])
		if err == nil {
			_, err = io.WriteString(f, files[i+1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// Whatever the form and the order in which they are done, files are reported in theirs.
func TestJudgeFiles(t *testing.T) {
	const plain = `{"ObjectStates": []}`
	payload, err := bson.Marshal(bson.D{{Key: "ObjectStates", Value: bson.A{}}})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var files []string
	var want []string
	add := func(name string, data []byte, reports ...string) {
		path := filepath.Join(dir, name)
		if data != nil {
			if err := os.WriteFile(path, data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		files, want = append(files, path), append(want, reports...)
	}
	add("a.ttsmod", archived(t, "Mods/Workshop/1.json", plain, "Mods/Workshop/2.json", "no", "Saves/3", string(payload)),
		"a.ttsmod/Mods/Workshop/1.json ttsmod true", "a.ttsmod/Mods/Workshop/2.json  false", "a.ttsmod/Saves/3 ttsmod true")
	add("b.zip", archived(t, "c.json", plain), "b.zip/c.json zip true")
	add("broken.zip", []byte("PK\x03\x04"), "broken.zip  false")
	add("none.json", nil, "unreadable")
	add("payload", payload, "payload bson true")
	add("lenient.json", []byte(`{ObjectStates: []}`), "lenient.json json true")
	for i := range 50 {
		name := fmt.Sprintf("many-%d.json", i)
		add(name, []byte(plain), name+" json true")
	}
	files, want = append(files, saves.StandardInput), append(want, "- json true")

	var got []string
	for judged := range saves.JudgeFiles(files, strings.NewReader(plain), byCards) {
		if judged.Err != nil {
			got = append(got, "unreadable")
		}
		for _, r := range judged.Reports {
			name := filepath.ToSlash(strings.TrimPrefix(r.File, dir+string(filepath.Separator)))
			got = append(got, fmt.Sprintf("%s %s %v", name, r.Format, r.OK))
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q\nwant\n%q", got, want)
	}
	for judged := range saves.JudgeFiles(files, strings.NewReader(plain), byCards) {
		if len(judged.Reports) != 3 {
			t.Errorf("%d reports", len(judged.Reports))
		}
		break
	}
}

// How a save is written is a matter of warnings, which do not make it unsound.
func TestForm(t *testing.T) {
	for text, want := range map[string]string{
		`{"ObjectStates": [],}`:                                "warning json-lenient",
		`{"ObjectStates": [], "a": 1, "a": 2}`:                 "warning duplicate-key",
		`{"ObjectStates": [], "a": 1e999}`:                     "warning number-range",
		"{\"ObjectStates\": [], \"a\": \"\xff\"}":              "warning encoding",
		"\xff\xfe" + `{\x00}\x00`:                              "error not-a-save",
		"\uFEFF{\r\n\"ObjectStates\": [],\r\n\"a\": 1e30\r\n}": "",
	} {
		r := saves.Judge("x.json", []byte(text), byCards)
		if got := strings.Join(codes(r), ", "); got != want || r.OK == strings.HasPrefix(want, "error") {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
