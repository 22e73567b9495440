package editor_test

import (
	"context"
	"net"
	"testing"
	"time"

	"menagerie/tts/editor"
	"menagerie/tts/editor/editortest"
)

// play starts a game, and a client that is connected with it. What the client reports goes to report.
func play(t *testing.T, report func(editor.Message)) (*editortest.Game, *editor.Client) {
	t.Helper()
	return playWith(t, report, time.Minute)
}

// playWith is play for a client that puts up with a silence on a connection.
func playWith(t *testing.T, report func(editor.Message), silence time.Duration) (*editortest.Game, *editor.Client) {
	t.Helper()
	g := editortest.Start(t)
	client := editor.NewWithin(g.Editor, g.Address, report, 1<<20, silence)
	t.Cleanup(client.Close)
	return g, client
}

func listenAnywhere(t *testing.T) net.Listener {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	return l
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
	case <-within(t, time.Minute).Done():
		t.Fatal("no message came")
		panic("unreachable")
	}
}
