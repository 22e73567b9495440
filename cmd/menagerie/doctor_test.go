package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"menagerie/tts/datafolder"
	"menagerie/tts/editor"
)

// examined are the checks of a doctor that was called with --json, by what they are about.
func examined(t *testing.T, code int, args ...string) map[string][]check {
	t.Helper()
	r := menagerie(t, append([]string{"doctor", "--json"}, args...)...)
	if r.code != code {
		t.Errorf("exit %d, want %d: %s%s", r.code, code, r.out, r.err)
	}
	checks := map[string][]check{}
	for line := range strings.Lines(r.out) {
		var c check
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		checks[c.About] = append(checks[c.About], c)
	}
	return checks
}

func makeFolder(t *testing.T, parts ...string) string {
	t.Helper()
	dir := filepath.Join(parts...)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

// onPorts gives the program ports of its own.
func onPorts(t *testing.T, ports editor.Ports) {
	before := portsOfTTS
	t.Cleanup(func() { portsOfTTS = before })
	portsOfTTS = func(context.Context) editor.Ports { return ports }
}

func TestDoctorOnEverySystem(t *testing.T) {
	onPorts(t, editor.Ports{})
	for system, places := range map[string]struct{ data, steam string }{
		"windows": {"Documents/My Games/Tabletop Simulator", "Steam"},
		"darwin":  {"Library/Tabletop Simulator", "Library/Application Support/Steam"},
		"linux":   {".local/share/Tabletop Simulator", ".local/share/Steam"},
	} {
		t.Run(system, func(t *testing.T) {
			home := onComputer(t, system)
			thisComputer = func() (datafolder.Computer, error) {
				return datafolder.Computer{System: system, Home: home, Steam: filepath.Join(home, "Steam")}, nil
			}
			bare := examined(t, 0)
			if bare["game"][0].State != note || bare["folder"][0].State != note || bare["saves"] != nil {
				t.Errorf("without the game: %v, %v, %v", bare["game"], bare["folder"], bare["saves"])
			}
			apps := filepath.Join(home, filepath.FromSlash(places.steam), "steamapps")
			data := filepath.Join(home, filepath.FromSlash(places.data))
			for _, dir := range []string{apps, data} {
				if err := os.MkdirAll(dir, 0o755); err != nil {
					t.Fatal(err)
				}
			}
			writeFile(t, "\t\"installdir\"\t\t\"Tabletop Simulator\"\n\t\"buildid\"\t\t\"987\"\n", apps, "appmanifest_286160.acf")
			got := examined(t, 0)
			if game := got["game"][0]; game.State != fine || !strings.Contains(game.Found, filepath.Join(apps, "common", "Tabletop Simulator")) || !strings.Contains(game.Found, "987") {
				t.Errorf("the game: %+v", game)
			}
			if folder := got["folder"][0]; folder.State != fine || !strings.Contains(folder.Found, data) {
				t.Errorf("the folder: %+v", folder)
			}
		})
	}
}

func TestDoctorKnowsWhichModsAreUpToDate(t *testing.T) {
	onPorts(t, editor.Ports{})
	home := onComputer(t, "darwin")
	data := filepath.Join(home, "Library", "Tabletop Simulator")
	if err := os.MkdirAll(filepath.Join(data, "Saves"), 0o755); err != nil {
		t.Fatal(err)
	}
	_, save := built(t, "jungle")
	sound := readFile(t, save)
	writeFile(t, sound, data, "Saves", "TS_Save_1.json")
	writeFile(t, strings.Replace(sound, "local ", "local  ", 1), data, "Saves", "TS_Save_2.json")
	writeFile(t, `{"VersionNumber": "v12.0", "ObjectStates": []}`, data, "Saves", "TS_Save_3.json")
	before := tree(t, home)
	got := examined(t, 0)
	if saves := got["saves"][0]; saves.State != fine || !strings.Contains(saves.Found, "3 saves") {
		t.Errorf("the saves: %+v", saves)
	}
	mods := got["mods"]
	if len(mods) != 2 || !strings.Contains(mods[0].Found, "2 saves of this tool's mods: jungle") || mods[1].State != note || !strings.Contains(mods[1].Found, "TS_Save_2.json") {
		t.Errorf("the mods: %+v", mods)
	}
	if after := tree(t, home); len(after) != len(before) {
		t.Errorf("doctor wrote: %d files before, %d after", len(before), len(after))
	}
}

func TestDoctorFindsWhatIsBroken(t *testing.T) {
	onPorts(t, editor.Ports{Editor: true, Game: true})
	home := onComputer(t, "windows")
	if c := examined(t, 1, "--tts-dir", filepath.Join(home, "nowhere"))["folder"][0]; c.State != problem || c.Cure == "" {
		t.Errorf("a folder that is not there: %+v", c)
	}
	for _, place := range []string{"Documents", "OneDrive/Documents"} {
		if err := os.MkdirAll(filepath.Join(home, filepath.FromSlash(place), "My Games", "Tabletop Simulator"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if c := examined(t, 1)["folder"][0]; c.State != problem || !strings.Contains(c.Cure, "--tts-dir") {
		t.Errorf("two folders: %+v", c)
	}
	oneDrive := filepath.Join(home, "OneDrive", "Documents", "My Games", "Tabletop Simulator")
	if c := examined(t, 0, "--tts-dir", oneDrive)["OneDrive"]; len(c) != 1 || c[0].State != note {
		t.Errorf("a folder in OneDrive: %+v", c)
	}
	if c := examined(t, 1, "--font", writeFile(t, "", home, "empty.ttf"), "--tts-dir", oneDrive)["font"]; len(c) != 2 || c[1].State != problem {
		t.Errorf("an empty font: %+v", c)
	}
	if c := examined(t, 0, "--tts-dir", oneDrive)["port"]; c[0].State != fine || c[1].State != note {
		t.Errorf("with TTS and another editor: %+v", c)
	}
}

func TestDoctorSaysItInLinesThatKeepPathsWhole(t *testing.T) {
	onPorts(t, editor.Ports{})
	home := onComputer(t, "windows")
	dir := filepath.Join(home, "My Games and more games", "Tabletop Simulator")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("CLICOLOR_FORCE", "")
	out := succeed(t, "doctor", "--tts-dir", dir)
	if !strings.Contains(out, dir+"\n") {
		t.Errorf("the folder's path is cut:\n%s", out)
	}
	for line := range strings.Lines(out) {
		if columns(strings.TrimRight(line, "\n")) > usualWidth && !strings.Contains(line, dir) {
			t.Errorf("too wide: %s", line)
		}
	}
	t.Setenv("CLICOLOR_FORCE", "1")
	t.Setenv("NO_COLOR", "")
	if out := succeed(t, "doctor", "--tts-dir", dir); !strings.Contains(out, "\x1b[32mok\x1b[0m  ") {
		t.Errorf("no colours where they are wanted:\n%s", out)
	}
	t.Setenv("NO_COLOR", "1")
	if out := succeed(t, "doctor", "--tts-dir", dir); strings.Contains(out, "\x1b") {
		t.Errorf("colours where they are not wanted:\n%s", out)
	}
}
