package editor_test

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"menagerie/tts/editor"
	"menagerie/tts/editor/editortest"
)

func TestTheTableIsAskedFor(t *testing.T) {
	var reported []editor.Message
	g, client := play(t, func(m editor.Message) { reported = append(reported, m) })
	go func() {
		<-g.Requests
		g.Says(
			editortest.Message{"messageID": editor.Print, "message": "鼠 is here"},
			editortest.Message{"messageID": editor.GameLoaded, "savePath": `C:\Saves\TS_Save_1.json`, "scriptStates": []editortest.Message{{"guid": "-1", "name": "Global", "script": "print('鼠')\r\n", "ui": "<Panel/>"}}},
		)
	}()
	table, err := client.Table(within(t, time.Minute))
	if err != nil {
		t.Fatal(err)
	}
	want := editor.Table{
		SavePath: `C:\Saves\TS_Save_1.json`,
		Scripts:  editor.ScriptStates{{Name: "Global", GUID: "-1", Script: "print('鼠')\r\n", UI: "<Panel/>"}},
	}
	if !reflect.DeepEqual(table, want) {
		t.Errorf("the table is %+v, want %+v", table, want)
	}
	if len(reported) != 1 || reported[0].Printed != "鼠 is here" {
		t.Errorf("reported meanwhile: %+v", reported)
	}
}

func TestScriptsArriveAsTheyAre(t *testing.T) {
	g, client := play(t, nil)
	g.Load("", nil)
	mod := editor.Mod("print(\"<鼠> & 'more'\")\r\nreturn\n", "")
	mod = append(mod, editor.ScriptState{Name: "Chess Pawn", GUID: "db3f06", UI: `<Text text="a&amp;b"/>`})
	table, err := client.SaveAndPlay(within(t, time.Minute), mod)
	if err != nil {
		t.Fatal(err)
	}
	want := editortest.Message{"messageID": 1.0, "scriptStates": []any{
		map[string]any{"guid": "-1", "script": mod[0].Script, "ui": ""},
		map[string]any{"guid": "db3f06", "script": "", "ui": mod[1].UI},
	}}
	if request := <-g.Requests; !reflect.DeepEqual(request, want) {
		t.Errorf("TTS got %v, want %v", request, want)
	}
	if !table.Runs(mod) {
		t.Errorf("the table runs %+v", table)
	}
}

func TestATTSThatIsNotThere(t *testing.T) {
	g, client := play(t, nil)
	g.Quit()
	if _, err := client.Table(within(t, time.Minute)); !errors.Is(err, editor.ErrNotRunning) || !strings.Contains(err.Error(), "start it and load the save first") {
		t.Errorf("error %v", err)
	}
}

func TestATTSThatDoesNotAnswer(t *testing.T) {
	g, client := play(t, func(editor.Message) {})
	g.Says(editortest.Message{"messageID": editor.Print, "message": "still here"})
	if _, err := client.Table(within(t, 50*time.Millisecond)); !errors.Is(err, editor.ErrNoAnswer) {
		t.Errorf("error %v, want ErrNoAnswer", err)
	}
}

func TestAskingCanBeCalledOff(t *testing.T) {
	g, client := play(t, nil)
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		<-g.Requests
		cancel()
	}()
	if _, err := client.Table(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want that of the context", err)
	}
}

func TestOneEditorAtATime(t *testing.T) {
	other := listenAnywhere(t)
	defer other.Close()
	if _, err := editor.ListenAt(other.Addr().String()); !errors.Is(err, editor.ErrPortTaken) || !strings.Contains(err.Error(), "VS Code") {
		t.Errorf("error %v", err)
	}
	first, err := editor.ListenAt("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	first.Close()
	first.Close()
	if _, open := <-first.Messages(); open {
		t.Error("a closed client still hears something")
	}
}
