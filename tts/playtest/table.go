package playtest

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"menagerie/tts/box"
	"menagerie/tts/table"
)

var (
	errStopped = errors.New("the table has stopped: begin again first")
	errClosed  = errors.New("the server has ended")
)

// open puts a save on a table of its own; there must be none, or one that has stopped.
func (s *Server) open(save []byte) error {
	opened, err := box.OpenWith(save, s.options.Limits, s.form)
	if err != nil {
		return err
	}
	s.table.Store(opened)
	return nil
}

func (s *Server) running() bool { return s.table.Load() != nil }

// clear takes away the table, if there is one.
func (s *Server) clear() {
	if t := s.table.Swap(nil); t != nil {
		t.Close()
	}
}

// form measures what the save refers to.
func (s *Server) form(url string) (table.Form, bool) {
	if s.options.Assets == nil {
		return table.Form{}, false
	}
	data, ok := s.options.Assets(url)
	if !ok {
		return table.Form{}, false
	}
	return table.FormOf(data)
}

// do carries out an action; what happens is for publish to tell.
func (s *Server) do(a table.Action) error {
	t := s.table.Load()
	if t == nil {
		return s.missing()
	}
	return s.survive(t.Do(a, func(e table.Event) { s.events = append(s.events, e) }))
}

// save is the game as a save: when the table has stopped, as it was last kept.
func (s *Server) save() ([]byte, error) {
	if t := s.table.Load(); t != nil {
		save, err := t.Save()
		if s.survive(err) == nil {
			s.checkpoint.keep(save, s.memory.held.none())
			return save, nil
		}
		if !isEnd(err) {
			return nil, fmt.Errorf("saving the game: %w", err)
		}
	}
	if s.closed.Load() {
		return nil, errClosed
	}
	return s.checkpoint.last, nil
}

func (s *Server) missing() error {
	if s.closed.Load() {
		return errClosed
	}
	return errStopped
}

// survive notices that the table has stopped, which is no end of the server.
func (s *Server) survive(err error) error {
	if isEnd(err) {
		s.stop(err)
	}
	return err
}

func isEnd(err error) bool {
	var ended *box.EndError
	return errors.As(err, &ended)
}

// stop ends the table and says why.
func (s *Server) stop(why error) {
	s.clear()
	if s.closed.Load() {
		return
	}
	s.checkpoint.fail()
	s.stopped = inWords(why)
	s.tellAll(message{Stopped: &s.stopped})
}

// inWords is why a table has stopped, for those who sat at it.
func inWords(why error) string {
	var ended *box.EndError
	if !errors.As(why, &ended) {
		return "The table has stopped: " + why.Error() + "."
	}
	at := ended.Doing
	switch {
	case at == "wait":
		at = "while time passed"
	case !strings.Contains(at, " "):
		at = "at the action " + strconv.Quote(at)
	}
	return fmt.Sprintf("The table has stopped, %s: %s.", at, ended.Reason)
}

// begin puts a save on a new table after one that has stopped. Those who sat sit down again.
func (s *Server) begin(save []byte) error {
	s.checkpoint.lived = 0
	if err := s.survive(s.open(save)); err != nil {
		return err
	}
	s.memory, s.stopped = memory{}, ""
	for _, w := range s.windows {
		s.seatAgain(w)
	}
	if err := s.do(table.Action{Do: "wait"}); err != nil {
		return err
	}
	s.publish()
	s.showTable(s.windows...)
	s.tellAll(message{Stopped: &s.stopped})
	return nil
}

func (s *Server) seatAgain(w *window) {
	if w.seat == spectator {
		return
	}
	err := s.do(table.Action{Do: "sit", Seat: w.seat, Name: w.name, Host: s.isHost(w)})
	if err != nil && s.running() {
		if s.isHost(w) {
			s.hosting.vacate()
		}
		w.seat = spectator
		s.introduce(w)
	}
}
