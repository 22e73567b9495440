package box

import "menagerie/tts/table"

// request is what the box is to do, or an answer to what it asked for.
type request struct {
	Open []byte        `json:"open,omitempty"`
	Do   *table.Action `json:"do,omitempty"`
	// Load is the save that a Do loads, to the byte.
	Load []byte       `json:"load,omitempty"`
	Save bool         `json:"save,omitempty"`
	Play *performance `json:"play,omitempty"`
	// File answers a read with what is in the file, Form a measure; Error tells that reading or writing failed.
	File  []byte      `json:"file,omitempty"`
	Form  *table.Form `json:"form,omitempty"`
	Error string      `json:"error,omitempty"`
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
	// Read asks for a file, Write to write one, Measure for the form of what a URL leads to.
	Read    string `json:"read,omitempty"`
	Write   *file  `json:"write,omitempty"`
	Measure string `json:"measure,omitempty"`
	// Done ends the answer to a request: with the save that was asked for, or with an error when it failed.
	Done  bool   `json:"done,omitempty"`
	Save  []byte `json:"save,omitempty"`
	Error string `json:"error,omitempty"`
}

type file struct {
	Name string `json:"name"`
	Data []byte `json:"data"`
}
