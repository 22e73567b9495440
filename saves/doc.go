// Package saves judges saves of Tabletop Simulator (TTS): is this a save, and is the game in it sound?
//
//	report := saves.Judge("game.json", data, saves.Options{Card: card})
//	if !report.OK {
//		report.WriteText(os.Stdout)
//	}
//
// Judge goes through a save once and gathers findings, each with a code, a severity, the place in the save and a
// sentence for the host. What it looks at:
//
//   - Any save: that it is one, the GUIDs and transforms of its objects, and where its assets come from.
//   - The save of a card's game: the objects that carry the card's memos, the script, and the state that the
//     script keeps. An object without one of our memos is nobody's business.
//
// # How a game is judged
//
// The script state says where each piece is and by which moves it came there. The moves are replayed by the
// rules; they must lead to the position, the side to move, the places of the pieces and the outcome that the
// state names. Then each object must lie where the state has its piece, so that a piece moved by hand is one
// finding that says which piece, where it is and where it belongs. A save without state was never played: every
// piece belongs on its start. When the state cannot be read, the pieces are judged by where they stand.
//
// A piece in the air, held or on its way, is a warning as long as the point that the state has it on is clear.
// While the table does not enforce the rules, pieces may lie anywhere: what does not fit the state is then a
// warning. What a state says of itself is judged as ever.
package saves
