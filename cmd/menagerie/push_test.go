package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"menagerie/tts/editor"
	"menagerie/tts/editor/editortest"
)

// playTTS starts a TTS for the verbs that talk to one.
func playTTS(t *testing.T) *editortest.Game {
	t.Helper()
	g := editortest.Start(t)
	real := listenToTTS
	t.Cleanup(func() { listenToTTS = real })
	listenToTTS = func(report func(editor.Message)) (*editor.Client, error) {
		return editor.New(g.Editor, g.Address, report), nil
	}
	return g
}

// running is the program while it runs.
type running struct {
	t     *testing.T
	lines chan string
	stop  context.CancelFunc
	done  chan error
}

// start runs the program in the background.
func start(t *testing.T, args ...string) *running {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	reader, writer := io.Pipe()
	r := &running{t: t, lines: make(chan string, 1000), stop: stop, done: make(chan error, 1)}
	root := newRoot()
	root.SetArgs(args)
	root.SetOut(writer)
	root.SetErr(writer)
	go func() {
		r.done <- root.ExecuteContext(ctx)
		writer.Close()
	}()
	go func() {
		for scanner := bufio.NewScanner(reader); scanner.Scan(); {
			r.lines <- scanner.Text()
		}
		close(r.lines)
	}()
	return r
}

// prints waits for a line that begins with a label and holds a text.
func (r *running) prints(label, text string) {
	r.t.Helper()
	var seen []string
	for {
		select {
		case line, more := <-r.lines:
			seen = append(seen, line)
			if strings.HasPrefix(line, label) && strings.Contains(line, text) {
				return
			}
			if more {
				continue
			}
		case <-time.After(time.Minute):
		}
		r.t.Fatalf("no line %s … %s among:\n%s", label, text, strings.Join(seen, "\n"))
	}
}

// ends stops the program as Ctrl-C does, and is what it ends with.
func (r *running) ends() error {
	r.stop()
	return <-r.done
}

func scriptOf(t *testing.T, card string) editor.ScriptStates {
	t.Helper()
	mod, err := pushedCard(card, nil)
	if err != nil {
		t.Fatal(err)
	}
	return mod.scripts
}

// global is the Global script that a request brings.
func global(t *testing.T, request editortest.Message) string {
	t.Helper()
	states, ok := request["scriptStates"].([]any)
	if !ok || len(states) != 1 {
		t.Fatalf("the request is not one with a script: %v", request)
	}
	return states[0].(map[string]any)["script"].(string)
}

func TestPushACard(t *testing.T) {
	g := playTTS(t)
	older := scriptOf(t, "jungle")
	older[0].Script = strings.ReplaceAll(older[0].Script, "\n", "\r\n")
	g.Load("", older)
	if out := succeed(t, "push", "jungle", "--wait", "0s"); out != "pushed  jungle\n" {
		t.Errorf("printed %q", out)
	}
	<-g.Requests
	if got := global(t, <-g.Requests); got != scriptOf(t, "jungle")[0].Script {
		t.Errorf("TTS got another script than the card's, of %d bytes", len(got))
	}
}

func TestPushACardInTheLanguageOfTheTable(t *testing.T) {
	mod, err := pushedCard("jungle", nil)
	if err != nil {
		t.Fatal(err)
	}
	italian, err := mod.in("it")
	if err != nil {
		t.Fatal(err)
	}
	g := playTTS(t)
	g.Load("", italian)
	succeed(t, "push", "jungle", "--wait", "0s")
	<-g.Requests
	if got := global(t, <-g.Requests); got != italian[0].Script {
		t.Errorf("a table that was built in Italian got another script, of %d bytes", len(got))
	}
}

func TestPushASave(t *testing.T) {
	_, save := built(t, "jungle")
	g := playTTS(t)
	g.Load(save, editor.Mod("print('changed by hand')", ""))
	succeed(t, "push", save, "--wait", "0s")
	<-g.Requests
	if got := global(t, <-g.Requests); got != scriptOf(t, "jungle")[0].Script {
		t.Errorf("TTS got another script than the save's, of %d bytes", len(got))
	}
}

func TestPushLeavesOtherGamesAlone(t *testing.T) {
	for name, table := range map[string]editor.ScriptStates{
		"another card":  scriptOf(t, "elephant-chess"),
		"a stranger":    editor.Mod("print('mine')", "<Panel/>"),
		"a bare table":  nil,
		"an own script": editor.Mod("return require('x')", ""),
	} {
		t.Run(name, func(t *testing.T) {
			g := playTTS(t)
			g.Load("", table)
			r := menagerie(t, "push", "jungle")
			if r.code != 3 || r.out != "" || strings.Count(r.err, "\n") != 1 || !strings.Contains(r.err, "--force") {
				t.Errorf("exit %d, %q, %q", r.code, r.out, r.err)
			}
			if <-g.Requests; len(g.Requests) > 0 {
				t.Errorf("TTS was sent %v", <-g.Requests)
			}
		})
	}
	g := playTTS(t)
	g.Load("", editor.Mod("print('mine')", "<Panel/>"))
	succeed(t, "push", "jungle", "--force", "--wait", "0s")
}

func TestPushSaysWhenTheTableChanged(t *testing.T) {
	older := scriptOf(t, "jungle")
	older[0].Script = strings.Replace(older[0].Script, "spacing = ", "spacing = 1", 1)
	g := playTTS(t)
	g.Load("", older)
	if out := succeed(t, "push", "jungle", "--wait", "0s"); !strings.Contains(out, "build the mod and load its save") {
		t.Errorf("printed %q", out)
	}
}

func TestPushWithoutTTS(t *testing.T) {
	playTTS(t).Quit()
	r := menagerie(t, "push", "jungle")
	if r.code != 3 || strings.Count(r.err, "\n") != 1 || !strings.Contains(r.err, "start it and load the save first") {
		t.Errorf("exit %d: %q", r.code, r.err)
	}
}

func TestPushShowsWhereScriptsFail(t *testing.T) {
	g := playTTS(t)
	mod := scriptOf(t, "jungle")
	g.Load("", mod)
	before, _, _ := strings.Cut(mod[0].Script, "return __bundle_require")
	r := start(t, "push", "jungle", "--wait", "1h")
	r.prints("pushed", "jungle")
	g.Says(editortest.Message{"messageID": editor.Print, "message": "鼠 is here\x1b[2J\r\nand there"})
	r.prints("print", "鼠 is here\uFFFD[2J")
	r.prints("        and there", "")
	line := strings.Count(before[:strings.Index(before, "function onLoad")], "\n") + 1
	g.Says(editortest.Message{
		"messageID": editor.ScriptError, "guid": "-1", "errorMessagePrefix": "Error in Script (Global) function <onLoad>: ",
		"error": fmt.Sprintf("chunk_3:(%d,8-20): attempt to index a nil value", line),
	})
	r.prints("error", "global.lua:5  Error in Script (Global) function <onLoad>: attempt to index a nil value")
	r.prints("        >", "function onLoad(state)")
	g.Sends("nonsense")
	r.prints("note", "cannot read what Tabletop Simulator sent")
	g.Says(editortest.Message{"messageID": editor.GameLoaded, "savePath": "TS_Save_2.json"})
	r.prints("loaded", "TS_Save_2.json")
	if err := r.ends(); err == nil || !strings.Contains(err.Error(), "its scripts failed in TTS") {
		t.Errorf("push ended with %v", err)
	}
}
