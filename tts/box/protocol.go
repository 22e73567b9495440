package box

import "menagerie/tts/table"

// request is what the box is to do, or an answer to what it asked for.
type request struct {
	// Open opens the save in the parcel. One that comes with Do is for it to load.
	Open bool          `json:"open,omitempty"`
	Do   *table.Action `json:"do,omitempty"`
	Save bool          `json:"save,omitempty"`
	Play *performance  `json:"play,omitempty"`
	// Form answers a measure; the answer to a read has the file in the parcel. Error tells that reading or writing failed.
	Form  *table.Form `json:"form,omitempty"`
	Error string      `json:"error,omitempty"`
	parcel
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
	// Read asks for a file, Write to write the parcel into one, Measure for the form of what a URL leads to.
	Read    string `json:"read,omitempty"`
	Write   string `json:"write,omitempty"`
	Measure string `json:"measure,omitempty"`
	// Done ends the answer to a request: with the save that was asked for in the parcel, or with an error when it failed.
	Done  bool   `json:"done,omitempty"`
	Error string `json:"error,omitempty"`
	parcel
}
