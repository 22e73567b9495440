package editor

import (
	"net"
	"time"
)

// NewWithin is New for a client that puts up with less.
func NewWithin(listener net.Listener, game string, report func(Message), size int64, silence time.Duration) *Client {
	return newClient(listener, game, report, limits{size: size, silence: silence})
}

// ListenAt is Listen at another address than the editor's.
func ListenAt(address string) (*Client, error) { return listen(address, nil) }
