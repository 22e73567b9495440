package script

import (
	"encoding/json"
	"errors"
	"fmt"
)

// StateVersion is the version of the layout of State.
const StateVersion = 1

// State is what a mod's script keeps in its save: the game as it stands, and how it came there. It is one
// JSON object, written by the script's onSave:
//
//	{
//	  "menagerie": 1,                      version of this layout
//	  "card": "capture-the-fruit",
//	  "tables": "9f2c…",                   hash of the tables that the game is played by
//	  "options": {"centre-shelters-carrier": true},
//	  "start": "1sdu1…",                   position before the first move
//	  "moves": ["b1-b2", …],               moves since then
//	  "position": "1sdu1…",                position now
//	  "turn": "red",                       side to move
//	  "pieces": {"red-rat": "b2", "black-ox": ""},
//	                                       the point of each piece, "" off the board
//	  "outcome": {"winner": "red", "reason": "token-in-zone"},
//	                                       winner is "" for a draw; null or absent while the game goes on
//	  "settings": {"enforce": true, "hotseat": false, "language": "en"}
//	}
//
// A reason is the name of an ending on the card, or resign or agreement. TTS writes an empty Lua table as []
// or as {}; both are read as empty.
type State struct {
	Menagerie int              `json:"menagerie"`
	Card      string           `json:"card"`
	Tables    string           `json:"tables"`
	Options   stateMap[bool]   `json:"options"`
	Start     string           `json:"start"`
	Moves     stateList        `json:"moves"`
	Position  string           `json:"position"`
	Turn      string           `json:"turn"`
	Pieces    stateMap[string] `json:"pieces"`
	Outcome   *StateOutcome    `json:"outcome"`
	Settings  StateSettings    `json:"settings"`
}

// StateOutcome is how the game ended: the winning side, "" for a draw, and why.
type StateOutcome struct {
	Winner string `json:"winner"`
	Reason string `json:"reason"`
}

// The reasons that players bring about themselves; all others are endings of the card.
const (
	Resigned  = "resign"
	Agreement = "agreement"
)

// StateSettings are the switches of the panel.
type StateSettings struct {
	// Enforce: the script plays the rules; otherwise it lets everything happen.
	Enforce bool `json:"enforce"`
	// Hotseat: whoever is seated may move either side.
	Hotseat  bool   `json:"hotseat"`
	Language string `json:"language"`
}

// ErrNoState is ParseState's error for an empty text: the save was written before the script ran.
var ErrNoState = errors.New("the save holds no script state: it was not saved from a running game")

// ParseState reads a save's LuaScriptState. Unknown keys are ignored; a state of another version is an error.
func ParseState(text string) (*State, error) {
	if text == "" {
		return nil, ErrNoState
	}
	s := &State{}
	if err := json.Unmarshal([]byte(text), s); err != nil {
		return nil, fmt.Errorf("reading the script state: %w", err)
	}
	if s.Menagerie != StateVersion {
		return nil, fmt.Errorf("reading the script state: it has version %d, this tool reads %d", s.Menagerie, StateVersion)
	}
	return s, nil
}

type stateMap[V any] map[string]V

// UnmarshalJSON reads an object, or an empty array as an empty one.
func (m *stateMap[V]) UnmarshalJSON(text []byte) error {
	if string(text) == "[]" {
		*m = nil
		return nil
	}
	return json.Unmarshal(text, (*map[string]V)(m))
}

type stateList []string

// UnmarshalJSON reads an array, or an empty object as an empty one.
func (l *stateList) UnmarshalJSON(text []byte) error {
	if string(text) == "{}" {
		*l = nil
		return nil
	}
	return json.Unmarshal(text, (*[]string)(l))
}
