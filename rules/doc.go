// Package rules knows abstract board games: what a card says, which moves are legal, what happens when
// pieces meet, and how a game ends. It knows no Tabletop Simulator, no pixels and no files.
//
// The way through it is always the same:
//
//	card, err := rules.ReadCard("my-game.yaml", text) // strict; errors carry file:line:column
//	game, err := card.Compile(nil)                    // flat tables, house-rule options at their defaults
//	pos := game.Start()
//	for _, move := range pos.Moves() { … }
//	next, effects, err := pos.Play(move)              // pos itself stays as it is
//	if next.Outcome().Over { … }
//
// The comments on the fields of Card and of what it holds are the reference of the card language.
//
// A point is a place where a piece can stand, on every kind of board. Points are numbered from 1 in the
// order of the card, 0 means "no point". Board coordinates put the middle of the board at (0, 0), x to the
// right and y away from the side at the bottom, one unit between orthogonal neighbours.
//
// The same tables that the Go engine reads are written into a mod for its Lua engine; see Tables.
package rules
