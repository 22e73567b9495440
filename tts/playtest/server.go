package playtest

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"menagerie/tts/box"
	"menagerie/tts/table"
)

// Options are what a server is told beside the table.
type Options struct {
	// Assets opens the meshes and pictures that the save refers to by URL; nil when there are none.
	Assets func(url string) (data []byte, ok bool)
	// Inspect tells authors about a game, at which somebody sits at some seats; nil when nobody can.
	Inspect func(save []byte, seated map[string]bool) Insight
	// Limits are what the save's scripts may use.
	Limits box.Limits
	// Name is what a saved game is called, without ending.
	Name string
}

// Server serves the page of one table.
type Server struct {
	options Options
	token   string
	mux     *http.ServeMux
	// urls are the files that the save refers to. A page asks for many at once, while the table may be busy.
	urls atomic.Pointer[map[string]bool]

	// table runs the save; nil when it has stopped, or the server is closed. Only to close it mu need not be held.
	table  atomic.Pointer[box.Table]
	closed atomic.Bool

	mu sync.Mutex
	// stopped is why the table has stopped, in words; "" while it runs.
	stopped    string
	checkpoint checkpoint
	// events have happened and are not yet told.
	events  []table.Event
	memory  memory
	windows []*window
	opened  int
	hosting hosting
	// lua is the save's Global script.
	lua string
	// remembered is what a load without a save goes back to.
	remembered []byte
	trouble    string
}

// New makes the server of a save's table. It fails when the save cannot be opened, or its scripts stop the table at once.
func New(save []byte, options Options) (*Server, error) {
	s := &Server{options: options, token: rand.Text()}
	s.routes()
	s.checkpoint.start(save)
	if err := s.open(save); err != nil {
		return nil, err
	}
	err := s.do(table.Action{Do: "wait"})
	if err == nil {
		_, err = s.snapshot()
	}
	if err == nil && !s.running() {
		err = errors.New(s.stopped)
	}
	if err != nil {
		s.Close()
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

// Close ends the table, whatever it is at, and closes the windows.
func (s *Server) Close() {
	s.closed.Store(true)
	s.clear()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.clear() // one may have been opened meanwhile
	for _, w := range s.windows {
		w.close()
	}
}

// Advance lets the table's time pass.
func (s *Server) Advance(seconds float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.running() {
		return
	}
	_ = s.do(table.Action{Do: "wait", Seconds: seconds}) // that the table has stopped is told
	s.publish()
	if s.checkpoint.pass(seconds) {
		_, _ = s.snapshot() // what cannot be saved is not kept
	}
	s.passHost(seconds)
}

// Load puts another save on the table, which all windows then show; people stay. If the save cannot be loaded, nothing
// changes. If its scripts stop the table, then or at once after, it begins again as it stood before.
func (s *Server) Load(save []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	before := s.checkpoint
	if err := s.load(save); err != nil {
		s.checkpoint = before
		return err
	}
	s.checkpoint = before.replaced(save)
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
	if !s.running() && !s.closed.Load() {
		return s.begin(save)
	}
	s.publish()
	before := s.memory
	s.memory = memory{}
	if err := s.do(table.Action{Do: "load", Save: save}); err != nil {
		s.memory = before
		return err
	}
	s.publish()
	return nil
}

// publish brings what happened to the windows, each what its seat sees.
func (s *Server) publish() {
	events := s.events
	if len(events) == 0 {
		return
	}
	s.events = nil
	s.checkpoint.touch()
	s.locate(events)
	for _, e := range events {
		s.memory.add(e)
		s.follow(e)
	}
	for _, w := range s.windows {
		w.tell(message{Events: seenBy(events, w.seat)})
	}
	if s.memory.full() {
		s.stop(fmt.Errorf("the save's scripts changed more than %d MiB on the screen", mostRemembered>>20))
		s.memory = memory{}
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
		w.tell(message{Events: seenBy(append(s.seated(), s.memory.events()...), w.seat)})
	}
}

// seated are the events that tell a late comer who sits where.
func (s *Server) seated() []table.Event {
	var events []table.Event
	for _, w := range s.windows {
		if w.seat != spectator {
			events = append(events, table.Event{Kind: "seated", By: w.seat, Text: w.name})
		}
	}
	return events
}

// taken are the seats at which somebody sits.
func (s *Server) taken() map[string]bool {
	taken := map[string]bool{}
	for _, w := range s.windows {
		if w.seat != spectator {
			taken[w.seat] = true
		}
	}
	return taken
}

// snapshot saves the game and learns what it refers to and what runs in it.
func (s *Server) snapshot() ([]byte, error) {
	save, err := s.save()
	if err != nil {
		return nil, err
	}
	urls := assetURLs(save)
	s.urls.Store(&urls)
	s.lua = globalScript(save)
	return save, nil
}
