package editor

import (
	"encoding/json"
	"errors"
	"strings"
)

// MessageID says what a message from TTS is about.
type MessageID int

// What TTS tells an editor.
const (
	NewObject     MessageID = iota // somebody opened the script of an object that has none yet
	GameLoaded                     // a game was loaded; also the answer to what the client asks
	Print                          // a script printed a line
	ScriptError                    // a script failed
	CustomMessage                  // a script called sendExternalMessage
	ReturnValue                    // what code that an editor had executed returned
	GameSaved                      // the game was saved
	ObjectCreated                  // somebody made an object
)

// Message is what TTS tells an editor, as far as this tool listens.
type Message struct {
	ID MessageID `json:"-"`
	// ScriptStates are all scripts at the table, and SavePath the file that the game comes from (GameLoaded).
	ScriptStates ScriptStates `json:"scriptStates"`
	SavePath     string       `json:"savePath"`
	// Printed is the line (Print).
	Printed string `json:"message"`
	// Error says what went wrong, ErrorMessagePrefix where, and GUID whose script it is (ScriptError).
	Error              string `json:"error"`
	ErrorMessagePrefix string `json:"errorMessagePrefix"`
	GUID               string `json:"guid"`
	// Fault is why a message cannot be read; it has then nothing else.
	Fault error `json:"-"`
}

var errNoID = errors.New("it has no messageID")

// UnmarshalJSON insists on a messageID, so that no other JSON is taken for a message.
func (m *Message) UnmarshalJSON(text []byte) error {
	type fields Message
	wire := struct {
		ID *MessageID `json:"messageID"`
		*fields
	}{fields: (*fields)(m)}
	if err := json.Unmarshal(text, &wire); err != nil {
		return err
	}
	if wire.ID == nil {
		return errNoID
	}
	m.ID = *wire.ID
	return nil
}

// text is what a print or an error says. Of errors, TTS repeats one half in the other, or does not.
func (m Message) text() string {
	prefix := strings.TrimSpace(m.ErrorMessagePrefix)
	switch {
	case m.ID == Print:
		return m.Printed
	case strings.Contains(prefix, m.Error):
		return prefix
	case strings.Contains(m.Error, prefix):
		return m.Error
	}
	return prefix + " " + m.Error
}
