package playtest

// An Insight is what authors want to know of a game.
type Insight struct {
	// Position is the position in text, "" when the save is no game that has one.
	Position string `json:"position"`
	// Legal are the legal moves, Played those that led here.
	Legal  []string `json:"legal"`
	Played []string `json:"played"`
	// Perft are the numbers of legal sequences of 1, 2 … moves.
	Perft    []uint64  `json:"perft"`
	Findings []Finding `json:"findings"`
	Points   []Point   `json:"points"`
	// Zones are sets of points, each point by its number from 0 in Points.
	Zones []Zone `json:"zones"`
}

// A Finding is something that is to be known about a save.
type Finding struct {
	Severity string `json:"severity"`
	Code     string `json:"code"`
	Message  string `json:"message"`
}

// A Zone is a named set of points.
type Zone struct {
	Name   string `json:"name"`
	Points []int  `json:"points"`
}

// A Point is a point of the board and where on the table it is.
type Point struct {
	Name string  `json:"name"`
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Z    float64 `json:"z"`
}
