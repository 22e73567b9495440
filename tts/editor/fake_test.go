package editor_test

import (
	"context"
	"encoding/json"
	"io"
	"net"
	"sync"
	"testing"
	"time"

	"menagerie/tts/editor"
)

// wire is a message as it goes over the wire, either way.
type wire map[string]any

// game is a TTS that a test plays: it hears requests and says what the test has it say.
type game struct {
	t        *testing.T
	listener net.Listener
	editor   string
	// requests are what the client has sent, whole.
	requests chan wire
}

// play starts a game, and a client that is connected with it. What the client reports goes to reported.
func play(t *testing.T, report func(editor.Message)) (*game, *editor.Client) {
	t.Helper()
	g, listener := newGame(t)
	client := editor.NewWithin(listener, g.listener.Addr().String(), report, 1<<20, 50*time.Millisecond)
	t.Cleanup(client.Close)
	return g, client
}

func newGame(t *testing.T) (*game, net.Listener) {
	t.Helper()
	forEditor := listenAnywhere(t)
	g := &game{t: t, listener: listenAnywhere(t), editor: forEditor.Addr().String(), requests: make(chan wire, 10)}
	var serving sync.WaitGroup
	serving.Go(g.serve)
	t.Cleanup(func() {
		g.listener.Close()
		serving.Wait()
	})
	return g, forEditor
}

func listenAnywhere(t *testing.T) net.Listener {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func (g *game) serve() {
	for {
		conn, err := g.listener.Accept()
		if err != nil {
			return
		}
		text, err := io.ReadAll(conn)
		conn.Close()
		var request wire
		if err == nil {
			err = json.Unmarshal(text, &request)
		}
		if err != nil {
			g.t.Errorf("the game got %q: %v", text, err)
		}
		g.requests <- request
	}
}

// says sends messages, each on a connection of its own.
func (g *game) says(messages ...wire) {
	g.t.Helper()
	for _, m := range messages {
		text, err := json.Marshal(m)
		if err != nil {
			g.t.Fatal(err)
		}
		g.sends(string(text))
	}
}

// sends opens a connection, sends pieces of text and hangs up.
func (g *game) sends(pieces ...string) {
	g.t.Helper()
	conn := g.calls()
	defer conn.Close()
	for _, piece := range pieces {
		if _, err := io.WriteString(conn, piece); err != nil {
			return // a client that has read enough may hang up
		}
	}
}

func (g *game) calls() net.Conn {
	g.t.Helper()
	conn, err := net.Dial("tcp", g.editor)
	if err != nil {
		g.t.Fatal(err)
	}
	return conn
}

func within(t *testing.T, d time.Duration) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), d)
	t.Cleanup(cancel)
	return ctx
}

// next is the client's next message; a test that waits for more than comes fails.
func next(t *testing.T, client *editor.Client) editor.Message {
	t.Helper()
	select {
	case m := <-client.Messages():
		return m
	case <-within(t, 10*time.Second).Done():
		t.Fatal("no message came")
		panic("unreachable")
	}
}
