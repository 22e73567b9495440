package playtest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"sync/atomic"

	"github.com/coder/websocket"

	"menagerie/tts/assumed"
	"menagerie/tts/table"
)

// spectator is the seat of those who do not sit.
const spectator = "Grey"

const (
	// maxAction is how long an action may be, as JSON.
	maxAction = 64 << 10
	// maxUnsent and maxUnsentBytes are how much may wait for a window that does not read: messages, and bytes in them
	// before the last.
	maxUnsent      = 1024
	maxUnsentBytes = 64 << 20
)

// A window is an open page.
type window struct {
	name, seat string
	// key is what the page calls itself, also after it was loaded anew.
	key    string
	unsent chan []byte
	// waits is how many bytes are unsent.
	waits atomic.Int64
	close context.CancelFunc
}

// A message is what a window is sent: one of its fields.
type message struct {
	Table   *shownTable   `json:"table,omitempty"`
	Events  []table.Event `json:"events,omitempty"`
	You     *you          `json:"you,omitempty"`
	Carry   *table.Action `json:"carry,omitempty"`
	Error   string        `json:"error,omitempty"`
	Note    string        `json:"note,omitempty"`
	Trouble *string       `json:"trouble,omitempty"`
	Stopped *string       `json:"stopped,omitempty"`
}

type shownTable struct {
	Save json.RawMessage `json:"save"`
	Mesh meshImport      `json:"mesh"`
}

// A meshImport says what TTS's importer does to a mesh; see package assumed.
type meshImport struct {
	NegatesX bool    `json:"negatesX"`
	NegatesZ bool    `json:"negatesZ"`
	Mirrored bool    `json:"mirrored"`
	Unit     float64 `json:"unit"`
}

var importer = meshImport{assumed.ImporterNegatesX, assumed.ImporterNegatesZ, assumed.PicturesMirrored, assumed.MeshUnit}

type you struct {
	Seat string `json:"seat"`
	Name string `json:"name"`
	Host bool   `json:"host"`
}

// tell sends a message. A window that lets too many wait is closed.
func (w *window) tell(m message) {
	text, err := json.Marshal(m)
	if err != nil || string(text) == "{}" {
		return
	}
	if w.waits.Load() > maxUnsentBytes {
		w.close()
		return
	}
	select {
	case w.unsent <- text:
		w.waits.Add(int64(len(text)))
	default:
		w.close()
	}
}

func (s *Server) tellAll(m message) {
	for _, w := range s.windows {
		w.tell(m)
	}
}

// socket serves one window for as long as it is open.
func (s *Server) socket(rw http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(rw, r, nil)
	if err != nil {
		return // Accept has answered
	}
	defer conn.CloseNow()
	conn.SetReadLimit(maxAction)
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	w := s.welcome(r.URL.Query().Get("window"), cancel)
	defer s.shut(w)
	go w.send(ctx, conn)
	for {
		_, text, err := conn.Read(ctx)
		if err != nil {
			return
		}
		s.receive(w, text)
	}
}

func (w *window) send(ctx context.Context, conn *websocket.Conn) {
	defer w.close()
	for {
		select {
		case <-ctx.Done():
			return
		case text := <-w.unsent:
			if err := conn.Write(ctx, websocket.MessageText, text); err != nil {
				return
			}
			w.waits.Add(-int64(len(text)))
		}
	}
}

func (s *Server) welcome(key string, cancel context.CancelFunc) *window {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.opened++
	w := &window{name: fmt.Sprintf("Player %d", s.opened), key: key, seat: spectator, unsent: make(chan []byte, maxUnsent), close: cancel}
	if key == "" {
		w.key = w.name
	}
	s.windows = append(s.windows, w)
	s.introduce(w)
	s.showTable(w)
	if s.stopped != "" {
		w.tell(message{Stopped: &s.stopped})
	}
	w.tell(message{Trouble: &s.trouble})
	return w
}

// shut frees the seat of a window that was closed.
func (s *Server) shut(w *window) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if w.seat != spectator {
		_ = s.do(table.Action{Do: "leave", Seat: w.seat}) // who has left already need not leave
		s.publish()
	}
	if s.isHost(w) {
		s.hosting.vacate()
	}
	s.windows = slices.DeleteFunc(s.windows, func(other *window) bool { return other == w })
}

func (s *Server) introduce(w *window) {
	w.tell(message{You: &you{w.seat, w.name, s.isHost(w)}})
}

func (s *Server) receive(w *window, text []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var a table.Action
	err := json.Unmarshal(text, &a)
	if err == nil {
		err = s.act(w, a)
	}
	s.publish()
	if err != nil && !isEnd(err) {
		w.tell(message{Error: err.Error()})
	}
}

// act carries out what a window asks for, at its seat.
func (s *Server) act(w *window, a table.Action) (err error) {
	switch a.Do {
	case "wait", "settle":
		return errors.New("time passes by itself here")
	case "begin":
		if s.running() {
			return errors.New("the table goes on: there is nothing to begin again")
		}
		return s.begin(s.checkpoint.last)
	case "sit":
		a.Name, a.Host = w.name, s.hosting.mayHost(w)
		if err = s.do(a); err == nil && a.Host {
			s.hosting.take(w)
		}
		return err
	case "save":
		s.remembered, err = s.snapshot()
		return err
	case "load":
		if s.remembered == nil {
			return errors.New("nothing was remembered to go back to")
		}
		return s.load(s.remembered)
	case "carry":
		if !s.running() {
			return nil // a hand need not be told at each of its moves
		}
		s.passOn(w, a)
	}
	a.Seat = w.seat
	return s.do(a)
}

// passOn shows the other windows what one carries, which is no event.
func (s *Server) passOn(from *window, a table.Action) {
	a.Seat = from.seat
	for _, w := range s.windows {
		if w != from {
			w.tell(message{Carry: &a})
		}
	}
}

// follow keeps up with who sits where.
func (s *Server) follow(e table.Event) {
	if e.Kind != "seated" && e.Kind != "left" {
		return
	}
	seat := e.By
	if e.Kind == "left" {
		seat = spectator
	}
	for _, w := range s.windows {
		if w.name == e.Text {
			w.seat = seat
			if seat == spectator && s.isHost(w) {
				s.hosting.vacate()
			}
			s.introduce(w)
		}
	}
}
