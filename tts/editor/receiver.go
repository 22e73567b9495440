package editor

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"sync"
	"time"
)

// limits are what is put up with on one connection.
type limits struct {
	// size is how many bytes may come.
	size int64
	// silence is how long nothing may come.
	silence time.Duration
}

// backlog is how many messages may wait to be heard; with more, TTS waits.
const backlog = 64

// receiver hears what TTS says.
type receiver struct {
	listener net.Listener
	limits   limits
	messages chan Message
	closed   chan struct{}
	closing  sync.Once
}

func receive(listener net.Listener, limits limits) *receiver {
	r := &receiver{listener: listener, limits: limits, messages: make(chan Message, backlog), closed: make(chan struct{})}
	go r.accept()
	return r
}

func (r *receiver) close() {
	r.closing.Do(func() {
		close(r.closed)
		r.listener.Close()
	})
}

// accept reads one connection after the other, since TTS opens one for every message and the order matters.
func (r *receiver) accept() {
	defer close(r.messages)
	for {
		conn, err := r.listener.Accept()
		if err != nil {
			return
		}
		r.read(conn)
	}
}

// read hears a connection out. A message counts as soon as it is whole, whether or not the connection ends there.
func (r *receiver) read(conn net.Conn) {
	defer conn.Close()
	text := &io.LimitedReader{R: patientReader{conn, r.limits.silence}, N: r.limits.size}
	decoder := json.NewDecoder(text)
	for {
		var m Message
		err := decoder.Decode(&m)
		if isOver(err, decoder) {
			return
		}
		if err != nil {
			m = Message{Fault: fmt.Errorf("cannot read what Tabletop Simulator sent: %w", r.fault(err, text))}
		}
		if !r.deliver(m) || err != nil {
			return
		}
	}
}

// isOver tells whether a connection has ended, or fallen silent, where a message ends.
func isOver(err error, decoder *json.Decoder) bool {
	if errors.Is(err, os.ErrDeadlineExceeded) {
		rest, _ := io.ReadAll(decoder.Buffered())
		return len(bytes.TrimSpace(rest)) == 0
	}
	return errors.Is(err, io.EOF)
}

// fault says what is wrong with a message that cannot be decoded.
func (r *receiver) fault(err error, text *io.LimitedReader) error {
	switch {
	case text.N == 0:
		return fmt.Errorf("it is longer than %d bytes", r.limits.size)
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, os.ErrDeadlineExceeded):
		return errors.New("it breaks off")
	}
	return err
}

func (r *receiver) deliver(m Message) bool {
	select {
	case r.messages <- m:
		return true
	case <-r.closed:
		return false
	}
}

// patientReader waits a while for each piece of a message, however long the whole takes.
type patientReader struct {
	conn    net.Conn
	silence time.Duration
}

func (p patientReader) Read(b []byte) (int, error) {
	if err := p.conn.SetReadDeadline(time.Now().Add(p.silence)); err != nil {
		return 0, err
	}
	return p.conn.Read(b)
}
