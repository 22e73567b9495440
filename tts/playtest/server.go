package playtest

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"

	"menagerie/tts/table"
)

// Options are what a server is told beside the table.
type Options struct {
	// Assets opens the meshes and pictures that the save refers to; nil when there are none.
	Assets table.Assets
	// Inspect tells authors about a game, at which somebody sits at some seats; nil when nobody can.
	Inspect func(save []byte, seated map[string]bool) Insight
	// Name is what a saved game is called, without ending.
	Name string
}

// Server serves the page of one table.
type Server struct {
	table   Table
	options Options
	token   string
	mux     *http.ServeMux

	mu      sync.Mutex
	windows []*window
	memory  memory
	opened  int
	hosting hosting
	// urls are the files that the save refers to.
	urls map[string]bool
	// lua is the save's Global script.
	lua string
	// remembered is what a load without a save goes back to.
	remembered []byte
	trouble    string
}

// New makes the server of a table. It fails when the table cannot be saved.
func New(t Table, options Options) (*Server, error) {
	s := &Server{table: t, options: options, token: rand.Text()}
	s.routes()
	if _, err := s.snapshot(); err != nil {
		return nil, err
	}
	s.publish()
	return s, nil
}

// Path is where the page is, with a slash at its end.
func (s *Server) Path() string { return "/" + s.token + "/" }

// ticksPerSecond is how often the table's time moves on, by whole frames of its own.
const ticksPerSecond = 20

// Run lets the table's time pass as fast as the clock's until ctx ends, and a machine that cannot keep up slower.
func (s *Server) Run(ctx context.Context) {
	ticker := time.NewTicker(time.Second / ticksPerSecond)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
			s.Advance(1.0 / ticksPerSecond)
		}
	}
}

// Close lets go of the table: when it returns, the server does not use it any more.
func (s *Server) Close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.table = over{}
	for _, w := range s.windows {
		w.close()
	}
}

// Advance lets the table's time pass.
func (s *Server) Advance(seconds float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.table.Run(seconds)
	s.publish()
	s.passHost(seconds)
}

// Load puts another save on the table, which all windows then show; people stay. If the save cannot be loaded, nothing changes.
func (s *Server) Load(save []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.load(save); err != nil {
		return err
	}
	s.remembered = nil
	s.trouble = ""
	s.tellAll(message{Trouble: &s.trouble})
	return nil
}

// Trouble shows in all windows what keeps the card from being shown; Load takes it away.
func (s *Server) Trouble(text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.trouble = text
	s.tellAll(message{Trouble: &s.trouble})
}

// load expects s.mu to be held, as all below do.
func (s *Server) load(save []byte) error {
	s.publish()
	before := s.memory
	s.memory = memory{seated: before.seated}
	if err := s.table.Do(table.Action{Do: "load", Save: save}); err != nil {
		s.memory = before
		return err
	}
	s.publish()
	return nil
}

// publish brings what happened to the windows, each what its seat sees.
func (s *Server) publish() {
	events := s.table.Events()
	if len(events) == 0 {
		return
	}
	s.locate(events)
	for _, e := range events {
		s.memory.add(e)
		s.follow(e)
	}
	for _, w := range s.windows {
		w.tell(message{Events: seenBy(events, w.seat)})
	}
	if anotherTable(events) {
		s.showTable(s.windows...)
	}
}

// anotherTable tells whether there is now something that events alone do not describe.
func anotherTable(events []table.Event) bool {
	for _, e := range events {
		switch e.Kind {
		case "spawned", "taken", "loaded":
			return true
		case "ui":
			if e.ID == "" {
				return true
			}
		}
	}
	return false
}

// seenBy are the events that a seat sees.
func seenBy(events []table.Event, seat string) []table.Event {
	var seen []table.Event
	for _, e := range events {
		if e.Seat == "" || e.Seat == seat {
			seen = append(seen, e)
		}
	}
	return seen
}

// showTable sends windows everything that is on the table.
func (s *Server) showTable(windows ...*window) {
	save, err := s.snapshot()
	if err != nil {
		s.tellAll(message{Error: err.Error()})
		return
	}
	shown := &shownTable{Save: json.RawMessage(save), Mesh: importer}
	for _, w := range windows {
		w.tell(message{Table: shown})
		w.tell(message{Events: seenBy(s.memory.events(), w.seat)})
	}
}

// snapshot saves the game and learns what it refers to and what runs in it.
func (s *Server) snapshot() ([]byte, error) {
	save, err := s.table.Save()
	if err != nil {
		return nil, fmt.Errorf("saving the game: %w", err)
	}
	s.urls, s.lua = assetURLs(save), globalScript(save)
	return save, nil
}
