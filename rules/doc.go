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
// # What to read first
//
// Six types are enough to play: Card, Game, Position, Move, Effects and Outcome. ParseMove, ParsePosition, MoveText
// and String are their texts. An illegal move is an IllegalMove with a Reason, a position that cannot be played on an
// Impossible with a Fault, and what is wrong with a card a CardError.
//
// The types that Card holds, and what they hold, are the card language: CardBoard, Movement, Encounters, Ending and so
// on. The comments on their fields are its reference. They matter to who reads cards, not to who plays.
//
// The types whose names end in Table are a compiled card, with all names looked up: see Tables. The same tables that the Go
// engine reads are written into a mod for its Lua engine.
//
// Example shows how a piece moves. Perft and Divide count moves, to check one engine against another. Nearest, DidYouMean
// and Choices are for error messages about misspelt words.
//
// # Numbers and coordinates
//
// A point is a place where a piece can stand, on every kind of board. Points are numbered from 1 in the
// order of the card, 0 means "no point". Sides and kinds are numbered from 1 as well, in the order of the card. A piece's
// number says its side and its kind (see Tables.Pieces): all pieces that look the same have the same one.
//
// Board coordinates put the middle of the board at (0, 0), x to the right and y away from the side at the
// bottom, one unit between orthogonal neighbours.
package rules
