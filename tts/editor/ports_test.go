package editor

import (
	"net"
	"testing"
)

func TestProbe(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	free.Close()
	here, gone := taken.Addr().String(), free.Addr().String()
	if got := probe(t.Context(), here, gone); got != (Ports{Game: true}) {
		t.Errorf("with the game alone: %+v", got)
	}
	if got := probe(t.Context(), gone, here); got != (Ports{Editor: true}) {
		t.Errorf("with another editor alone: %+v", got)
	}
}
