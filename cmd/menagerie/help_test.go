package main

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"menagerie/tts/editor"
)

func verbs() []*cobra.Command {
	root := newRoot()
	return append(root.Commands(), root)
}

// Terminals may be no wider.
func TestHelpFits(t *testing.T) {
	for _, cmd := range verbs() {
		args := append(strings.Fields(cmd.CommandPath())[1:], "-h")
		for line := range strings.Lines(succeed(t, args...)) {
			if width := columns(strings.TrimRight(line, "\n")); width > usualWidth && !strings.Contains(line, "menagerie "+cmd.Name()) {
				t.Errorf("menagerie %s: %d columns: %s", strings.Join(args, " "), width, line)
			}
		}
	}
}

// Whoever copies an example from the help sees it work.
func TestExamples(t *testing.T) {
	prepareExamples(t)
	done := map[string]bool{}
	for _, cmd := range verbs() {
		lines := slices.DeleteFunc(strings.Split(cmd.Example, "\n"), func(line string) bool {
			return !strings.HasPrefix(line, "  menagerie ") || strings.Contains(line, "...")
		})
		if len(lines) == 0 {
			t.Errorf("menagerie %s has no example", cmd.Name())
		}
		for _, line := range lines {
			if done[line] {
				continue
			}
			done[line] = true
			t.Run(line, func(t *testing.T) { runExample(t, wordsOf(strings.TrimSpace(line))) })
		}
	}
}

// runExample runs the words of an example, small, and in a TTS of our own where one is needed.
func runExample(t *testing.T, words []string) {
	switch words[0] {
	case "serve":
		r := start(t, words...)
		r.address()
		if err := r.ends(); err != nil {
			t.Error(err)
		}
	case "watch", "push":
		loaded := words[1]
		if filepath.Ext(loaded) == ".json" {
			loaded = "capture-the-fruit"
		}
		g := playTTS(t)
		g.Load("", scriptOf(t, loaded))
		if words[0] == "push" {
			succeed(t, append(words, "--wait", "0s")...)
			return
		}
		r := start(t, words...)
		r.prints("pushed", words[1])
		if err := r.ends(); err != nil {
			t.Error(err)
		}
	case "render":
		if !slices.Contains(words, "--only") {
			words = append(words, "--only", "board")
		}
		succeed(t, append(words, "--size", "64")...)
	case "build":
		succeed(t, append(words, "--size", "64", "--force")...)
	case "unpack", "pack":
		succeed(t, append(words, "--force")...)
	default:
		succeed(t, words...)
	}
}

// prepareExamples makes what the examples speak of in a folder that becomes the current one.
func prepareExamples(t *testing.T) {
	_, save := built(t, "capture-the-fruit")
	home := onComputer(t, "darwin")
	onPorts(t, editor.Ports{})
	before := openBrowser
	t.Cleanup(func() { openBrowser = before })
	openBrowser = func(string) error { return nil }
	t.Chdir(home)
	succeed(t, "new", "my-game")
	for _, dir := range []string{"Library/Tabletop Simulator", "Documents/My Games/Tabletop Simulator/Saves", "elsewhere"} {
		makeFolder(t, home, filepath.FromSlash(dir))
	}
	writeFile(t, readFile(t, save), "TS_Save_12.json")
	writeFile(t, readFile(t, save), "Documents", "My Games", "Tabletop Simulator", "Saves", "TS_Save_1.json")
	web := []string{"build", "capture-the-fruit", "-o", "elsewhere", "--size", "64", "--assets-url", "https://example.com/fruit", "--pack", "ttsmod"}
	succeed(t, web...)
	writeFile(t, readFile(t, "elsewhere", "Saves", "capture-the-fruit.json"), "TS_Save_7.json")
	archives, err := filepath.Glob(filepath.Join("elsewhere", "*.ttsmod"))
	if err != nil || len(archives) != 1 {
		t.Fatalf("the archives are %v, %v", archives, err)
	}
	writeFile(t, readFile(t, archives[0]), "my-mod.ttsmod")
	succeed(t, "build", "capture-the-fruit", "-o", "out", "--size", "64")
	_, scenario, _ := strings.Cut(playCommand().Example, "# opening.txt\n")
	writeFile(t, scenario, "opening.txt")
	succeed(t, "unpack", "TS_Save_12.json", "-o", "my-save")
}
