package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Whatever is wrong with the input, the user reads one line that says what, and scripts get the exit code.
func TestBadInput(t *testing.T) {
	dir := t.TempDir()
	empty := writeFile(t, "", dir, "empty.yaml")
	broken := writeFile(t, "menagerie: 1\nname: x\nsidez: []\n", dir, "broken.yaml")
	notYAML := writeFile(t, "name: [", dir, "not.yaml")
	emptyJSON := writeFile(t, "", dir, "empty.json")
	notJSON := writeFile(t, "this is no JSON", dir, "not.json")
	scenario := writeFile(t, "Red sits\nRed jumps b2\n", dir, "scenario.txt")
	file := writeFile(t, "", dir, "file")
	card, err := os.ReadFile("testdata/breakthrough.yaml")
	if err != nil {
		t.Fatal(err)
	}
	changed := func(old, new, name string) string {
		return writeFile(t, strings.Replace(string(card), old, new, 1), dir, name)
	}
	unwritable := changed("卒", "𓃠", "unwritable.yaml")

	tests := []struct {
		name string
		args []string
		code int
		want string
	}{
		{"unknown verb", []string{"biuld"}, 2, "did you mean build"},
		{"unknown verb, nothing near", []string{"polish"}, 2, "there are build, calibrate, "},
		{"unknown flag", []string{"build", "capture-the-fruit", "--outptu", "x"}, 2, "--outptu (did you mean --output?)"},
		{"unknown flag, nothing near", []string{"show", "jungle", "--polish"}, 2, "see menagerie show -h"},
		{"unknown short flag", []string{"show", "jungle", "-z"}, 2, "no flag -z"},
		{"flag without its value", []string{"build", "jungle", "-o"}, 2, "--output needs a value"},
		{"flag with another value", []string{"perft", "jungle", "--depth", "two"}, 2, "--depth two: write a whole number"},
		{"time that is none", []string{"push", "jungle", "--wait", "5"}, 2, "--wait 5: write a time"},
		{"argument too many", []string{"games", "jungle"}, 2, `games takes no "jungle"`},
		{"a part of a card's name", []string{"show", "checkers"}, 2, "did you mean capture-chinese-checkers?"},
		{"a save for a card", []string{"show", writeFile(t, `{"ObjectStates": []}`, dir, "asave.json")}, 1, "is a save"},
		{"a card for a save", []string{"unpack", broken, "-o", dir}, 1, "broken.yaml is no save"},
		{"unknown engine", []string{"perft", "jungle", "--engine", "lau"}, 2, "did you mean lua? there are go, lua"},
		{"option of a card without", []string{"show", "jungle", "--option", "x=true"}, 2, "it has none"},
		{"a name near by", []string{"show", filepath.Join(dir, "brokn.yaml")}, 3, "did you mean broken.yaml?"},
		{"a folder that is not there", []string{"show", filepath.Join(dir, "none", "a.yaml")}, 3, "there is no folder"},
		{"unknown card", []string{"build", "capture-the-friut", "-o", dir}, 2, "did you mean capture-the-fruit?"},
		{"unknown card, nothing near", []string{"show", "backgammon"}, 2, "menagerie games"},
		{"no card", []string{"build", "-o", dir}, 2, "Name a CARD"},
		{"all and one", []string{"build", "--all", "capture-the-fruit", "-o", dir}, 2, "leave --all out"},
		{"help of no verb", []string{"help", "biuld"}, 2, "did you mean build"},
		{"no folder", []string{"build", "capture-the-fruit"}, 2, "-o DIR"},
		{"bad size", []string{"build", "capture-the-fruit", "-o", dir, "--size", "7"}, 2, "--size 7"},
		{"unknown theme", []string{"build", "capture-the-fruit", "-o", dir, "--theme", "wod"}, 2, "did you mean wood? there are plum, wood, contrast"},
		{"bad coordinates", []string{"render", "capture-the-fruit", "-o", dir, "--coordinates", "no"}, 2, "on or off"},
		{"missing font", []string{"render", "capture-the-fruit", "-o", dir, "--font", filepath.Join(dir, "none.ttf")}, 3, "none.ttf"},
		{"broken font", []string{"render", "capture-the-fruit", "-o", dir, "--font", notJSON}, 2, "not.json"},
		{"empty font", []string{"render", "capture-the-fruit", "-o", dir, "--font", empty}, 2, "empty.yaml"},
		{"character that no font has", []string{"render", unwritable, "-o", dir}, 1, `unwritable.yaml:28:39: the font has no '𓃠' (U+130E0)`},
		{"bad option", []string{"show", "capture-the-fruit", "--option", "centre-shelters-carier=true"}, 2, "did you mean centre-shelters-carrier?"},
		{"bad option value", []string{"show", "capture-the-fruit", "--option", "centre-shelters-carrier=perhaps"}, 2, "true"},
		{"bad assets URL", []string{"build", "capture-the-fruit", "-o", dir, "--assets-url", "my-site"}, 2, "https://"},
		{"unknown rule", []string{"validate", "--off", "bulk,lua-sintax", notJSON}, 2, "did you mean lua-syntax?"},
		{"unknown language", []string{"build", "capture-the-fruit", "-o", dir, "--lang", "EM"}, 2, "--lang EM: no such language (did you mean en?"},
		{"unknown language, nothing near", []string{"build", "capture-the-fruit", "-o", dir, "--lang", "klingon"}, 2, "en"},
		{"bad depth", []string{"perft", "capture-the-fruit", "--depth", "0"}, 2, "--depth 0"},
		{"empty card", []string{"show", empty}, 1, "empty.yaml:1:1"},
		{"broken card", []string{"build", broken, "-o", dir}, 1, `broken.yaml:3:1: no such key: "sidez" (did you mean sides?)`},
		{"seat of nobody", []string{"show", changed("seat: White", "seat: Black", "seat.yaml")}, 1, `TTS has no seat "Black"`},
		{"looks that are none", []string{"show", changed("start-marks: true", "points: squares", "looks.yaml")}, 1, "squares"},
		{"complexity that is none", []string{"show", changed("\nart:\n", "\nworkshop: {complexity: none}\nart:\n", "complexity.yaml")}, 1, "low, medium or high"},
		{"card that is no YAML", []string{"show", notYAML}, 1, "not.yaml:1:"},
		{"missing card file", []string{"show", filepath.Join(dir, "none.yaml")}, 3, "none.yaml"},
		{"a folder for a card", []string{"build", dir, "-o", dir}, 3, "is a folder"},
		{"a folder inside a file", []string{"build", "capture-the-fruit", "-o", filepath.Join(file, "out"), "--size", "64"}, 3, filepath.Join(file, "out")},
		{"a file for the folder", []string{"render", "capture-the-fruit", "-o", file, "--size", "64"}, 3, file},
		{"no such picture", []string{"render", "capture-the-fruit", "-o", dir, "--only", "board,pices"}, 2, "did you mean pieces?"},
		{"a picture like no other", []string{"render", "capture-the-fruit", "-o", dir, "--only", "x"}, 2, "board, faces"},
		{"moves for every card", []string{"render", "--all", "-o", dir, "--moves", "b2-b3"}, 2, "one CARD"},
		{"an illegal move to draw", []string{"render", "capture-the-fruit", "-o", dir, "--moves", "b1-b3"}, 1, "move 1"},
		{"bad position", []string{"show", "capture-the-fruit", "--position", "9/9 r e5"}, 1, "9 rows"},
		{"a point that is not there", []string{"moves", "elephant-chess", "--moves", "b3-e33"}, 1, "there is no point e33 (did you mean e3?)"},
		{"no card at all", []string{"show", writeFile(t, "hello", dir, "hello.yaml")}, 1, "hello.yaml:1:1: a card begins with a key and a value"},
		{"two points turned round", []string{"moves", "jungle", "--moves", "d4-d5"}, 1, "there is no point d4 (did you mean 4d?)"},
		{"a point turned round", []string{"moves", "jungle", "--moves", "4c-d4"}, 1, "there is no point d4 (did you mean 4d?)"},
		{"a zone misspelt", []string{"moves", "capture-the-fruit", "--moves", "red-cva-e1"}, 1, "there is no point red-cva (did you mean red-cave?)"},
		{"bad move", []string{"moves", "capture-the-fruit", "--moves", "b1-a1 zz"}, 1, "move 2"},
		{"illegal move", []string{"moves", "capture-the-fruit", "--moves", "b1-b3"}, 1, "move 1: b1-b3 is not legal: Red 鼠1 Rat cannot move that far."},
		{"play: no save", []string{"play"}, 2, "SAVE"},
		{"play: no scenario", []string{"play", notJSON}, 2, "--script"},
		{"play: one input for both", []string{"play", "-", "--script", "-"}, 2, "both"},
		{"play: missing save", []string{"play", filepath.Join(dir, "none.json"), "--script", scenario}, 3, "none.json"},
		{"play: a folder for a save", []string{"play", dir, "--script", scenario}, 3, "is a folder"},
		{"play: not a save", []string{"play", notJSON, "--script", writeFile(t, "Red sits\n", dir, "good.txt")}, 1, "not.json"},
		{"play: empty save", []string{"play", emptyJSON, "--script", filepath.Join(dir, "good.txt")}, 1, "empty.json"},
		{"unpack: no save", []string{"unpack", "-o", dir}, 2, "SAVE"},
		{"unpack: no folder", []string{"unpack", notJSON}, 2, "-o DIR"},
		{"unpack: missing save", []string{"unpack", filepath.Join(dir, "none.json"), "-o", dir}, 3, "none.json"},
		{"unpack: not a save", []string{"unpack", notJSON, "-o", dir}, 1, "not.json: not JSON at 1:1"},
		{"unpack: a file for the folder", []string{"unpack", writeFile(t, `{"ObjectStates":[]}`, dir, "save.json"), "-o", file}, 3, file},
		{"pack: no folder", []string{"pack", "-o", filepath.Join(dir, "out.json")}, 2, "DIR"},
		{"pack: no save", []string{"pack", dir}, 2, "-o SAVE"},
		{"new: a device of Windows", []string{"new", "nul"}, 2, "nul"},
		{"pack: a file for the folder", []string{"pack", file, "-o", filepath.Join(dir, "out.json")}, 3, "is a file"},
		{"pack: missing folder", []string{"pack", filepath.Join(dir, "none"), "-o", filepath.Join(dir, "out.json")}, 3, "none"},
		{"pack: another folder", []string{"pack", dir, "-o", filepath.Join(dir, "out.json")}, 1, dir + ": there is no form.json"},
		{"play: missing scenario", []string{"play", notJSON, "--script", filepath.Join(dir, "none.txt")}, 3, "there is no scenario"},
		{"play: a card for a save", []string{"play", broken, "--script", filepath.Join(dir, "good.txt")}, 1, "broken.yaml is no save"},
		{"validate: missing save", []string{"validate", filepath.Join(dir, "nto.json")}, 3, "did you mean not.json?"},
		{"validate: repair of a missing save", []string{"validate", filepath.Join(dir, "none.json"), "--repair", filepath.Join(dir, "out.json")}, 3, "there is no save"},
		{"play: bad scenario", []string{"play", notJSON, "--script", scenario}, 1, "line 2"},
		{"push: nothing", []string{"push"}, 2, "SAVE or CARD"},
		{"push: unknown card", []string{"push", "jungel"}, 2, "did you mean jungle?"},
		{"push: broken card", []string{"push", broken}, 1, "broken.yaml:3:1"},
		{"push: missing save", []string{"push", filepath.Join(dir, "none.json")}, 3, "none.json"},
		{"push: a folder for a save", []string{"push", dir}, 3, "is a folder"},
		{"push: not a save", []string{"push", notJSON}, 1, "not.json: not JSON at 1:1"},
		{"push: a save without a script", []string{"push", writeFile(t, `{"ObjectStates": []}`, dir, "bare.json")}, 1, "no Global script"},
		{"push: a save with options", []string{"push", notJSON, "--option", "x=true"}, 2, "--option is for a CARD"},
		{"push: a wait that cannot be", []string{"push", "jungle", "--wait", "-1s"}, 2, "--wait -1s"},
		{"watch: nothing", []string{"watch"}, 2, "one CARD"},
		{"watch: a card of the tool", []string{"watch", "jungle"}, 2, "menagerie new NAME"},
		{"watch: unknown card", []string{"watch", "my-gaem"}, 2, `no card "my-gaem"`},
		{"watch: missing card file", []string{"watch", filepath.Join(dir, "none.yaml")}, 3, "none.yaml"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := menagerie(t, test.args...)
			if r.code != test.code {
				t.Errorf("exit %d, want %d", r.code, test.code)
			}
			if r.out != "" {
				t.Errorf("printed on standard output: %s", r.out)
			}
			if strings.Count(r.err, "\n") != 1 {
				t.Errorf("not one line:\n%s", r.err)
			}
			if !strings.Contains(r.err, test.want) {
				t.Errorf("%q lacks %q", r.err, test.want)
			}
		})
	}
	for _, left := range []string{"Saves", "assets", "README.txt", "menagerie-build.sha256", "form.json", "out.json"} {
		if _, err := os.Stat(filepath.Join(dir, left)); err == nil {
			t.Errorf("a build that failed left %s behind", left)
		}
	}
}

func TestUnwritableFolder(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may write everywhere")
	}
	dir := filepath.Join(t.TempDir(), "locked")
	if err := os.Mkdir(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	if r := menagerie(t, "build", "capture-the-fruit", "-o", dir, "--size", "64"); r.code != 3 || strings.Count(r.err, "\n") != 1 {
		t.Errorf("exit %d: %s", r.code, r.err)
	}
}

func TestTheUsersFilesStay(t *testing.T) {
	dir := t.TempDir()
	mine := writeFile(t, "mine", dir, "README.txt")
	if r := menagerie(t, "build", "capture-the-fruit", "-o", dir, "--size", "64"); r.code != 3 || !strings.Contains(r.err, mine) {
		t.Errorf("exit %d: %s", r.code, r.err)
	}
	if readFile(t, mine) != "mine" {
		t.Error("the user's file was overwritten")
	}
	succeed(t, "build", "capture-the-fruit", "-o", dir, "--size", "64", "--force")
	if readFile(t, mine) == "mine" {
		t.Error("--force did not overwrite")
	}
}
