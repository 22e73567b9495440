package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"menagerie/tts/datafolder"
)

// onComputer gives the program a computer without TTS, until the test ends; its home is returned.
func onComputer(t *testing.T, system string) (home string) {
	t.Helper()
	home = t.TempDir()
	before := thisComputer
	t.Cleanup(func() { thisComputer = before })
	thisComputer = func() (datafolder.Computer, error) { return datafolder.Computer{System: system, Home: home}, nil }
	return home
}

func TestInstallFindsTTS(t *testing.T) {
	for system, place := range map[string]string{
		"windows": "Documents/My Games/Tabletop Simulator",
		"darwin":  "Library/Tabletop Simulator",
		"linux":   ".local/share/Tabletop Simulator",
	} {
		home := onComputer(t, system)
		data := filepath.Join(home, filepath.FromSlash(place))
		if err := os.MkdirAll(data, 0o755); err != nil {
			t.Fatal(err)
		}
		dir := t.TempDir()
		out := succeed(t, "build", "jungle", "-o", dir, "--size", "64", "--install")
		if readFile(t, data, "Saves", "TS_Save_1.json") != readFile(t, dir, "Saves", "jungle.json") ||
			readFile(t, data, "Saves", "TS_Save_1.png") != readFile(t, dir, "Saves", "jungle.png") {
			t.Errorf("%s: the save or its picture is not the build's", system)
		}
		for _, part := range []string{"Games > Save & Load > Jungle", filepath.Join(data, "Saves", "TS_Save_1.json"), "keep that where it is"} {
			if !strings.Contains(out, part) {
				t.Errorf("%s: build does not say %q:\n%s", system, part, out)
			}
		}
	}
}

func TestInstallUpdatesItsOwnAndKeepsWhatWasPlayed(t *testing.T) {
	data := t.TempDir()
	install := func(card, url string) string {
		return succeed(t, "build", card, "-o", t.TempDir(), "--size", "64", "--assets-url", url, "--install", "--tts-dir", data)
	}
	install("jungle", "https://example.com/1")
	install("dou-shou-qi", "https://example.com/1")
	install("jungle", "https://example.com/2")
	first := readFile(t, data, "Saves", "TS_Save_1.json")
	if !strings.Contains(first, "https://example.com/2/") || !strings.Contains(readFile(t, data, "Saves", "TS_Save_2.json"), "dou-shou-qi") {
		t.Error("TS_Save_1 is not the second build of the first card, or TS_Save_2 not the other card")
	}
	if cached, err := filepath.Glob(filepath.Join(data, "Mods", "Images", "httpsexamplecom2board*png.png")); len(cached) != 1 {
		t.Errorf("the board's picture is in the cache as %v (%v)", cached, err)
	}
	played := writeFile(t, strings.Replace(first, `"LuaScriptState": ""`, `"LuaScriptState": "{}"`, 1), data, "Saves", "TS_Save_1.json")
	out := install("jungle", "https://example.com/3")
	if !strings.Contains(out, "TS_Save_3.json") || !strings.Contains(out, "TS_Save_1 is a game that somebody saved") {
		t.Errorf("build says\n%s", out)
	}
	if got := readFile(t, played); !strings.Contains(got, `"LuaScriptState": "{}"`) {
		t.Error("the game that was played is lost")
	}
}

func TestCacheWithoutInstalling(t *testing.T) {
	data := t.TempDir()
	out := succeed(t, "build", "jungle", "-o", t.TempDir(), "--size", "64", "--assets-url", "https://example.com/mod", "--cache", data)
	if images, _ := filepath.Glob(filepath.Join(data, "Mods", "*", "httpsexamplecommod*")); len(images) != 26 {
		t.Errorf("%d files in the cache, want 26\n%s", len(images), out)
	}
	if _, err := os.Stat(filepath.Join(data, "Saves")); err == nil {
		t.Error("a cache alone has saves")
	}
}

func TestInstallSaysWhatIsWrong(t *testing.T) {
	home := onComputer(t, "linux")
	file := writeFile(t, "", home, "file")
	mods := filepath.Join(home, "Mods")
	if err := os.Mkdir(mods, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"--install", 3, "start the game once"},
		{"--cache auto --assets-url https://example.com", 3, "start the game once"},
		{"--install --tts-dir " + filepath.Join(home, "gone"), 3, "no folder"},
		{"--install --tts-dir " + file, 3, "is a file"},
		{"--tts-dir " + home, 2, "--install"},
		{"--cache " + home, 2, "--assets-url"},
		{"--cache " + filepath.Join(file, "x") + " --assets-url https://example.com", 3, "write into"},
		{"--cache " + file + " --assets-url https://example.com", 3, "is a file"},
		{"--cache " + mods + " --assets-url https://example.com", 3, "a part of TTS's folder"},
		{"--pack zip", 2, "ttsmod"},
		{"--pack ttsmod", 2, "--assets-url"},
		{"--url-map " + file, 1, "names no file"},
		{"--url-map " + filepath.Join(home, "gone"), 3, "--url-map"},
		{"dou-shou-qi --url-map " + file, 2, "one CARD"},
	} {
		args := append([]string{"build", "jungle", "-o", t.TempDir(), "--size", "64"}, strings.Fields(c.args)...)
		if r := menagerie(t, args...); r.code != c.code || !strings.Contains(r.err, c.want) {
			t.Errorf("build %s: exit %d, want %d and something about %s: %s", c.args, r.code, c.code, c.want, r.err)
		}
	}
}
