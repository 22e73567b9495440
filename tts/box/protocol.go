package box

import "menagerie/tts/table"

// request is what the box is to do, or an answer to what it asked for.
type request struct {
	Open []byte        `json:"open,omitempty"`
	Do   *table.Action `json:"do,omitempty"`
	Play *performance  `json:"play,omitempty"`
	// File answers a read with what is in the file; Error tells that reading or writing failed.
	File  []byte `json:"file,omitempty"`
	Error string `json:"error,omitempty"`
}

// performance is a scenario, and where the points are that it names.
type performance struct {
	Scenario string           `json:"scenario"`
	Points   map[string]Point `json:"points,omitempty"`
}

// reply is what happens in the box.
type reply struct {
	Event *table.Event `json:"event,omitempty"`
	// Line is the line of a scenario that comes next.
	Line string `json:"line,omitempty"`
	// Read asks for a file, Write to write one.
	Read  string `json:"read,omitempty"`
	Write *file  `json:"write,omitempty"`
	// Done ends the answer to a request, with an error when it failed.
	Done  bool   `json:"done,omitempty"`
	Error string `json:"error,omitempty"`
}

type file struct {
	Name string `json:"name"`
	Data []byte `json:"data"`
}
