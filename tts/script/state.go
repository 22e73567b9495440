package script

import (
	"encoding/json"
	"errors"
	"fmt"

	"menagerie/rules"
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
//	  "position": "1sdu1…",                position now, or before the unfinished chain
//	  "chain": ["g6", "i5"],               points that an unfinished chain of hops has visited, the first included;
//	                                       absent when there is none
//	  "turn": "red",                       side to move
//	  "pieces": {"red-rat": "b2", "black-ox": ""},
//	                                       the point of each piece, after the hops of an unfinished chain; ""
//	                                       off the board
//	  "outcome": {"winner": "red", "reason": "token-in-zone"},
//	                                       winner is "" for a draw; null or absent while the game goes on.
//	                                       "shared": ["white", "red"] names who shares a draw that others lost
//	  "settings": {"enforce": true, "hotseat": false, "language": "en"},
//	  "moving": ["red-rat"]                pieces and token that were on their way to their places when this was
//	                                       saved; absent when all had arrived
//	}
//
// What players took back is not kept, though until something else is played the table can bring it back. A chain
// is played hop by hop: until it ends it is no move, and its side is still to move. A reason is the name
// of an ending on the card, or resign or agreement. TTS writes an empty Lua table as [] or as {}; both are read as
// empty.
type State struct {
	Menagerie int                         `json:"menagerie"`
	Card      string                      `json:"card"`
	Tables    string                      `json:"tables"`
	Options   stateMap[rules.OptionValue] `json:"options"`
	Start     string                      `json:"start"`
	Moves     stateList                   `json:"moves"`
	Position  string                      `json:"position"`
	Chain     stateList                   `json:"chain,omitempty"`
	Turn      string                      `json:"turn"`
	Pieces    stateMap[string]            `json:"pieces"`
	Outcome   *StateOutcome               `json:"outcome"`
	Settings  StateSettings               `json:"settings"`
	Moving    stateList                   `json:"moving,omitempty"`
}

// StateOutcome is how the game ended: the winning side, "" for a draw, and why. Shared are the sides that share a
// draw by the most captures.
type StateOutcome struct {
	Winner string    `json:"winner"`
	Reason string    `json:"reason"`
	Shared stateList `json:"shared,omitempty"`
}

// The reasons that players bring about themselves; all others are endings of the card.
const (
	Resigned  = "resign"
	Agreement = "agreement"
)

// StateSettings are the switches of the panel.
type StateSettings struct {
	// Enforce: the script plays the rules, as it does unless the state says false; otherwise it lets everything
	// happen.
	Enforce bool `json:"enforce"`
	// Hotseat: whoever is seated may move for any side.
	Hotseat  bool   `json:"hotseat"`
	Language string `json:"language"`
}

// ErrNoState is ParseState's error for an empty text: the save was written before the script ran.
var ErrNoState = errors.New("the save holds no script state: it was not saved from a running game")

// ParseState reads a save's LuaScriptState, as the script reads it: names of members match exactly, unknown ones
// are ignored, and settings that make no sense count as those of a new game. A state of another version is an
// error.
func ParseState(text string) (*State, error) {
	if text == "" {
		return nil, ErrNoState
	}
	s, version := &State{}, 0.0
	err := readMembers([]byte(text), []stateMember{
		{"menagerie", "a number", &version},
		{"card", "a text", &s.Card},
		{"tables", "a text", &s.Tables},
		{"options", "a table of true and false", &s.Options},
		{"start", "a text", &s.Start},
		{"moves", "a list of texts", &s.Moves},
		{"position", "a text", &s.Position},
		{"chain", "a list of texts", &s.Chain},
		{"turn", "a text", &s.Turn},
		{"pieces", "a table of texts", &s.Pieces},
		{"outcome", "a winner and a reason", &s.Outcome},
		{"settings", "settings", &s.Settings},
		{"moving", "a list of texts", &s.Moving},
	})
	if err != nil {
		return nil, fmt.Errorf("reading the script state: %w", err)
	}
	s.Menagerie = int(version)
	if version != StateVersion {
		return nil, fmt.Errorf("reading the script state: it has version %v, this tool reads %d", version, StateVersion)
	}
	return s, nil
}

// stateMember is a member of a JSON object: what it should be, in words, and where its value goes.
type stateMember struct {
	key, should string
	into        any
}

// readMembers reads members of a JSON object, each by its exact name. One that is missing leaves its place as it
// was; of two the last counts.
func readMembers(text []byte, members []stateMember) error {
	var object map[string]json.RawMessage
	if !json.Valid(text) {
		return errors.New("it is not JSON")
	}
	if err := json.Unmarshal(text, &object); err != nil || object == nil {
		return errors.New("it is not a JSON object")
	}
	for _, m := range members {
		value, present := object[m.key]
		if !present {
			value = []byte("null")
		}
		if err := json.Unmarshal(value, m.into); err != nil {
			return fmt.Errorf("its %q should be %s", m.key, m.should)
		}
	}
	return nil
}

// UnmarshalJSON reads an outcome by the exact names of its members.
func (o *StateOutcome) UnmarshalJSON(text []byte) error {
	return readMembers(text, []stateMember{
		{"winner", "a text", &o.Winner},
		{"reason", "a text", &o.Reason},
		{"shared", "a list of texts", &o.Shared},
	})
}

// UnmarshalJSON reads settings as the script does, to which whatever is not false is true.
func (s *StateSettings) UnmarshalJSON(text []byte) error {
	var members map[string]json.RawMessage
	*s = StateSettings{}
	if err := json.Unmarshal(text, &members); err == nil {
		s.Hotseat = string(members["hotseat"]) == "true"
		var language any
		if err := json.Unmarshal(members["language"], &language); err == nil {
			s.Language, _ = language.(string)
		}
	}
	s.Enforce = string(members["enforce"]) != "false"
	return nil
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
