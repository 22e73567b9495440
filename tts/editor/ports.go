package editor

import (
	"context"
	"net"
)

// Ports tells which of the two ports on this computer are in use.
type Ports struct {
	// Editor tells that somebody listens to TTS already, so that Listen would fail.
	Editor bool
	// Game tells that somebody, TTS most likely, listens to editors.
	Game bool
}

// Probe looks who listens, without saying a word to anybody.
func Probe(ctx context.Context) Ports { return probe(ctx, gameAddress, editorAddress) }

func probe(ctx context.Context, game, editor string) Ports {
	var ports Ports
	var dialer net.Dialer
	if conn, err := dialer.DialContext(ctx, "tcp", game); err == nil {
		ports.Game = true
		conn.Close()
	}
	listener, err := net.Listen("tcp", editor)
	if err != nil {
		ports.Editor = true
		return ports
	}
	listener.Close()
	return ports
}
