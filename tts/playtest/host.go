package playtest

import "menagerie/tts/table"

// hostPatience is for how many seconds of the table's time the role of a host who got up is kept: the page may be loading anew.
const hostPatience = 5.0

// A hosting says which window has the role of the host.
type hosting struct {
	// key is of the host's page, "" when nobody has the role.
	key string
	// window is the host's, nil while it does not sit at the table; then the role is kept for so many seconds more.
	window *window
	kept   float64
}

// mayHost tells whether a window that sits down is the host.
func (h *hosting) mayHost(w *window) bool { return h.key == "" || h.window == nil && h.key == w.key }

func (h *hosting) take(w *window) { *h = hosting{key: w.key, window: w} }

// vacate keeps the role for its page.
func (h *hosting) vacate() { h.window, h.kept = nil, hostPatience }

// isHost tells whether a window has the role.
func (s *Server) isHost(w *window) bool { return s.hosting.window == w }

// passHost gives the role of a host who did not come back to the window that has sat longest.
func (s *Server) passHost(seconds float64) {
	h := &s.hosting
	if h.key == "" || h.window != nil {
		return
	}
	if h.kept -= seconds; h.kept > 0 {
		return
	}
	*h = hosting{}
	for _, w := range s.windows {
		if w.seat == spectator {
			continue
		}
		if err := s.do(table.Action{Do: "host", Seat: w.seat}); err == nil {
			h.take(w)
			s.introduce(w)
			return
		}
	}
}
