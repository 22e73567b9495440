package playtest

import (
	"strings"
	"testing"
)

// A window that does not read is closed before what waits for it takes much memory.
func TestWindowThatDoesNotRead(t *testing.T) {
	for name, c := range map[string]struct{ length, most int }{
		"many messages": {1, maxUnsent + 1},
		"long messages": {maxUnsentBytes / 8, 9},
	} {
		t.Run(name, func(t *testing.T) {
			closed, told := false, 0
			w := &window{unsent: make(chan []byte, maxUnsent), close: func() { closed = true }}
			for ; !closed && told < 2*maxUnsent; told++ {
				w.tell(message{Error: strings.Repeat("x", c.length)})
			}
			if !closed || told > c.most {
				t.Errorf("closed %t after %d messages", closed, told)
			}
		})
	}
}
