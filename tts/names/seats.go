package names

// Seat is a seat at the table, called by its colour.
type Seat struct {
	Name string
	// R, G and B are the components of the colour, from 0 to 1.
	R, G, B float64
}

// Seats are those where players can sit, in TTS's order. Besides there are Grey, where the spectators are, and Black, which
// is the game master's.
var Seats = []Seat{
	{"White", 1, 1, 1},
	{"Brown", 0.443, 0.231, 0.09},
	{"Red", 0.856, 0.1, 0.094},
	{"Orange", 0.956, 0.392, 0.113},
	{"Yellow", 0.905, 0.898, 0.172},
	{"Green", 0.192, 0.701, 0.168},
	{"Teal", 0.129, 0.694, 0.607},
	{"Blue", 0.118, 0.53, 1},
	{"Purple", 0.627, 0.125, 0.941},
	{"Pink", 0.96, 0.439, 0.807},
}
