package main

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"menagerie/tts/playtest"
)

// address waits for the address that serve prints.
func (r *running) address() string {
	r.t.Helper()
	select {
	case line := <-r.lines:
		if strings.HasPrefix(line, "http://127.0.0.1:") {
			return line
		}
		r.t.Fatalf("serve printed %q", line)
	case <-time.After(time.Minute):
		r.t.Fatal("serve printed no address")
	}
	return ""
}

func fetch(t *testing.T, url string) []byte {
	t.Helper()
	answer, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s, %v", url, answer.Status, err)
	}
	return data
}

// watchPage opens a window, and returns how to wait until it is told something.
func watchPage(t *testing.T, address string) (told func(text string)) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(cancel)
	origin := address[:strings.LastIndex(strings.TrimSuffix(address, "/"), "/")]
	conn, _, err := websocket.Dial(ctx, "ws"+strings.TrimPrefix(address, "http")+"socket", &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {origin}}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.CloseNow() })
	conn.SetReadLimit(-1)
	return func(text string) {
		t.Helper()
		for {
			_, message, err := conn.Read(ctx)
			if err != nil {
				t.Fatalf("waiting for %s: %v", text, err)
			}
			if bytes.Contains(message, []byte(text)) {
				return
			}
		}
	}
}

func TestServeFollowsTheCard(t *testing.T) {
	text := readFile(t, "testdata", "breakthrough.yaml")
	card := writeFile(t, text, t.TempDir(), "breakthrough.yaml")
	r := start(t, "serve", card)
	address := r.address()
	told := watchPage(t, address)
	told(`"SaveName":"Breakthrough"`)

	saveAs(t, card, strings.Replace(text, "\nsides:", "\nsidez:", 1))
	told(`breakthrough.yaml:`)
	saveAs(t, card, strings.Replace(text, "    title: Breakthrough", "    title: Durchbruch", 1))
	told(`"SaveName":"Durchbruch"`)
	told(`"trouble":""`)
	if err := r.ends(); err != nil {
		t.Errorf("serve ended with %v", err)
	}
}

func TestServeFollowsAFolder(t *testing.T) {
	_, save := built(t, "jungle")
	dir := filepath.Join(t.TempDir(), "jungle")
	succeed(t, "unpack", save, "-o", dir)
	r := start(t, "serve", dir)
	address := r.address()
	told := watchPage(t, address)
	told(`"trouble":""`)
	words := filepath.Join(dir, "modules", "menagerie", "panel.ttslua")
	text := readFile(t, words)

	saveAs(t, words, "local = 1\n"+text)
	told(`modules/menagerie/panel.ttslua:1:7: `)
	saveAs(t, words, text+"-- edited\n")
	told("-- edited")
	told(`"trouble":""`)
	writeFile(t, strings.Replace(readFile(t, dir, "save.json"), "Jungle", "Dschungel", 1), dir, "save.json")
	told(`"SaveName":"Dschungel"`)
	told("The table begins anew")
	if err := r.ends(); err != nil {
		t.Errorf("serve ended with %v", err)
	}
}

func TestServeFollowsTheLuaOfTheTool(t *testing.T) {
	dir := t.TempDir()
	lua := writeFile(t, "print(\"first\")\n", dir, "more.lua")
	r := start(t, "serve", "jungle", "--lua", dir)
	address := r.address()
	told := watchPage(t, address)
	told(`print(\"first\")`)
	saveAs(t, lua, "end\n")
	told("more.lua:1:1: ")
	saveAs(t, lua, "print(\"second\")\n")
	told(`print(\"second\")`)
	if err := r.ends(); err != nil {
		t.Errorf("serve ended with %v", err)
	}
}

func TestServeTellsAuthors(t *testing.T) {
	_, save := built(t, "jungle")
	r := start(t, "serve", save)
	address := r.address()
	var in playtest.Insight
	if err := json.Unmarshal(fetch(t, address+"insight"), &in); err != nil {
		t.Fatal(err)
	}
	local := slices.ContainsFunc(in.Findings, func(f playtest.Finding) bool { return f.Code == "asset-local" })
	if len(in.Legal) != 24 || !slices.Equal(in.Perft, []uint64{24, 576}) || len(in.Points) != 63 || len(in.Zones) == 0 || in.Position == "" || !local {
		t.Errorf("%+v", in)
	}
	if mesh := meshOf(t, fetch(t, address+"save")); !bytes.Contains(fetch(t, address+"asset?url="+mesh), []byte("\nv ")) {
		t.Errorf("%s is no mesh", mesh)
	}
	if err := r.ends(); err != nil {
		t.Errorf("serve ended with %v", err)
	}
}

// meshOf is where a save says that the mesh of its first object is.
func meshOf(t *testing.T, save []byte) string {
	t.Helper()
	var s struct {
		ObjectStates []struct{ CustomMesh struct{ MeshURL string } }
	}
	if err := json.Unmarshal(save, &s); err != nil {
		t.Fatal(err)
	}
	return s.ObjectStates[0].CustomMesh.MeshURL
}

func TestServeRefuses(t *testing.T) {
	_, save := built(t, "jungle")
	for _, c := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"serve"}, exitUsage, "one CARD, SAVE or DIR"},
		{[]string{"serve", "jungel"}, exitUsage, "did you mean jungle?"},
		{[]string{"serve", "jungle", "--addr", "0.0.0.0:0"}, exitUsage, "others could reach that"},
		{[]string{"serve", "jungle", "--addr", "here"}, exitUsage, "127.0.0.1:8080"},
		{[]string{"serve", save, "--option", "a=true"}, exitUsage, "are for a CARD"},
		{[]string{"serve", t.TempDir()}, exitFindings, "no folder that unpack made"},
		{[]string{"serve", "jungle", "--lua", t.TempDir()}, exitFindings, "no .lua files"},
		{[]string{"serve", "none.json"}, exitFiles, "there is no save none.json"},
		{[]string{"serve", "./none.json"}, exitFiles, "there is no save ./none.json"},
		{[]string{"serve", writeFile(t, "[]", t.TempDir(), "list.json")}, exitFindings, "not a JSON object"},
	} {
		if r := menagerie(t, c.args...); r.code != c.code || !strings.Contains(r.err, c.want) {
			t.Errorf("%v: exit %d, %s", c.args, r.code, r.err)
		}
	}
}
