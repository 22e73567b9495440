// Package editortest is a Tabletop Simulator for tests: the other end of the External Editor API.
package editortest

import (
	"encoding/json"
	"io"
	"net"
	"sync"
	"testing"
)

// Message is a message as it goes over the wire, either way.
type Message map[string]any

// Game is a TTS that hears what an editor asks and says what a test has it say.
type Game struct {
	// Editor is where the game's editor is to listen.
	Editor net.Listener
	// Address is where the game listens.
	Address string
	// Requests are what the editor has asked, in its order.
	Requests <-chan Message

	t        testing.TB
	listener net.Listener
	serving  sync.WaitGroup
	mutex    sync.Mutex
	loaded   Message
}

// Start starts a game without a table: it answers nothing. It ends with the test.
func Start(t testing.TB) *Game {
	t.Helper()
	requests := make(chan Message, 100)
	g := &Game{t: t, Editor: listen(t), listener: listen(t), Requests: requests}
	g.Address = g.listener.Addr().String()
	g.serving.Go(func() { g.serve(requests) })
	t.Cleanup(g.Quit)
	return g
}

func listen(t testing.TB) net.Listener {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Quit ends the game.
func (g *Game) Quit() {
	g.listener.Close()
	g.serving.Wait()
}

// Load puts a table into the game, so that it answers as TTS does: with the scripts at the table, which Save & Play
// replaces. Scripts are anything whose JSON is that of a message's scriptStates.
func (g *Game) Load(savePath string, scripts any) {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	g.loaded = Message{"messageID": 1, "savePath": savePath, "scriptStates": scripts}
}

func (g *Game) serve(requests chan<- Message) {
	for {
		conn, err := g.listener.Accept()
		if err != nil {
			return
		}
		text, err := io.ReadAll(conn)
		conn.Close()
		var request Message
		if err == nil {
			err = json.Unmarshal(text, &request)
		}
		if err != nil {
			g.t.Errorf("the game got %q: %v", text, err)
			continue
		}
		requests <- request
		g.answer(request)
	}
}

func (g *Game) answer(request Message) {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	if g.loaded == nil {
		return
	}
	if scripts, ok := request["scriptStates"]; ok {
		g.loaded["scriptStates"] = scripts
	}
	g.Says(g.loaded)
}

// Says sends messages, each on a connection of its own.
func (g *Game) Says(messages ...Message) {
	for _, m := range messages {
		text, err := json.Marshal(m)
		if err != nil {
			g.t.Error(err)
		}
		g.Sends(string(text))
	}
}

// Sends opens a connection, sends pieces of text and hangs up.
func (g *Game) Sends(pieces ...string) {
	conn, err := net.Dial("tcp", g.Editor.Addr().String())
	if err != nil {
		g.t.Error(err)
		return
	}
	defer conn.Close()
	for _, piece := range pieces {
		if _, err := io.WriteString(conn, piece); err != nil {
			return // an editor that has read enough may hang up
		}
	}
}

// Begins opens a connection that stays open while the test runs, and sends a text.
func (g *Game) Begins(text string) {
	conn, err := net.Dial("tcp", g.Editor.Addr().String())
	if err != nil {
		g.t.Error(err)
		return
	}
	g.t.Cleanup(func() { conn.Close() })
	if _, err := io.WriteString(conn, text); err != nil {
		g.t.Error(err)
	}
}
