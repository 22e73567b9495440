package editor

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"time"
)

// Where TTS and an editor listen.
const (
	gameAddress   = "127.0.0.1:39999"
	editorAddress = "127.0.0.1:39998"
)

var (
	// ErrPortTaken means that nobody but another editor can hear TTS.
	ErrPortTaken = errors.New("cannot hear Tabletop Simulator")
	// ErrNotRunning means that TTS cannot be reached.
	ErrNotRunning = errors.New("cannot reach Tabletop Simulator on this computer")
	// ErrNoAnswer means that TTS was reached, but did not answer in time.
	ErrNoAnswer = errors.New("no answer from Tabletop Simulator")
)

// Client is an editor that is connected with TTS.
type Client struct {
	game     string
	report   func(Message)
	incoming *receiver
}

// Listen becomes the editor that TTS talks to. What TTS says while the client waits for an answer goes to report.
// The error is ErrPortTaken.
func Listen(report func(Message)) (*Client, error) { return listen(editorAddress, report) }

func listen(address string, report func(Message)) (*Client, error) {
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return nil, fmt.Errorf("%w: another editor listens to it already, such as the TTS extension of VS Code or another push or watch; close that first (%w)", ErrPortTaken, err)
	}
	return New(listener, gameAddress, report), nil
}

// New is Listen for a game and a listener elsewhere than at TTS's ports.
func New(listener net.Listener, game string, report func(Message)) *Client {
	return newClient(listener, game, report, limits{size: 256 << 20, silence: 3 * time.Second})
}

func newClient(listener net.Listener, game string, report func(Message), limits limits) *Client {
	return &Client{game: game, report: report, incoming: receive(listener, limits)}
}

// Close stops listening.
func (c *Client) Close() { c.incoming.close() }

// Messages are what TTS says, in its order; those that answered the client's questions are not among them. The
// channel ends when the client no longer listens.
func (c *Client) Messages() <-chan Message { return c.incoming.messages }

// Table asks TTS for the table that it has loaded. Errors are ErrNotRunning and, when ctx ends first, ErrNoAnswer or
// the reason why ctx was cancelled.
func (c *Client) Table(ctx context.Context) (Table, error) {
	return c.ask(ctx, request{ID: getScripts})
}

// SaveAndPlay gives objects at the table new scripts and UIs and has TTS load it again, as its button Save & Play
// does. It returns the table as it then is. Errors are those of Table.
func (c *Client) SaveAndPlay(ctx context.Context, scripts ScriptStates) (Table, error) {
	r := request{ID: saveAndPlay}
	for _, s := range scripts {
		r.ScriptStates = append(r.ScriptStates, update{s.GUID, s.Script, s.UI})
	}
	return c.ask(ctx, r)
}

// What an editor asks of TTS.
const (
	getScripts  = 0
	saveAndPlay = 1
)

type request struct {
	ID           int      `json:"messageID"`
	ScriptStates []update `json:"scriptStates,omitempty"`
}

// update sets both script and UI: what is left out, TTS deletes.
type update struct {
	GUID   string `json:"guid"`
	Script string `json:"script"`
	UI     string `json:"ui"`
}

// ask sends a request and waits for the table that answers it.
func (c *Client) ask(ctx context.Context, r request) (Table, error) {
	if err := c.send(ctx, r); err != nil {
		return Table{}, err
	}
	for {
		select {
		case <-ctx.Done():
			if errors.Is(ctx.Err(), context.DeadlineExceeded) {
				return Table{}, fmt.Errorf("%w: load the save in it, and see that no firewall stands between", ErrNoAnswer)
			}
			return Table{}, ctx.Err()
		case m, ok := <-c.incoming.messages:
			if !ok {
				return Table{}, fmt.Errorf("%w: no longer listening", ErrNoAnswer)
			}
			if m.ID == GameLoaded {
				return NewTable(m), nil
			}
			c.report(m)
		}
	}
}

// send brings a request to TTS, on a connection of its own.
func (c *Client) send(ctx context.Context, r request) error {
	text, err := json.Marshal(r)
	if err != nil {
		return fmt.Errorf("write a message to Tabletop Simulator: %w", err)
	}
	var dialer net.Dialer
	conn, err := dialer.DialContext(ctx, "tcp", c.game)
	if err != nil {
		return fmt.Errorf("%w: start it and load the save first (%w)", ErrNotRunning, err)
	}
	defer conn.Close()
	stop := context.AfterFunc(ctx, func() { conn.SetDeadline(time.Now()) })
	defer stop()
	if _, err := conn.Write(text); err != nil {
		return fmt.Errorf("%w: it hung up (%w)", ErrNotRunning, err)
	}
	return nil
}
