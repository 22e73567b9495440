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
//   - The save of a card's game: the objects that carry the card's memos, which must look as they were built, the
//     hand zones that make the seats, the script with its panel, and the state that the script keeps. Any other
//     object is nobody's business.
//
// # How a game is judged
//
// The script state says where each piece is and by which moves it came there. The moves are replayed by the
// rules. When they are legal, they decide: the position, the side to move, the places of the pieces and the
// outcome that the state names are each compared with what the moves lead to; only when position and places agree
// with each other against the moves are these taken for tampered with. Then each object must lie where its piece
// is, as seen from the board, so that a piece moved by hand is one finding that says which piece, where it is and
// where it belongs, and so is a group that was moved together. A save without state was never played: every piece
// belongs on its start. When the state cannot be read, the pieces are judged by where they stand.
//
// A chain of hops that was unfinished is played on top of the moves: position, turn and number of moves are those
// before it, the pieces lie as after it. Shared pieces off the board are alike, so that any place of any tray will
// do; how many lie in whose tray is only mentioned.
//
// A piece in the air is a warning as long as the point that the state has it on is clear, and so is one that the
// state names as on its way. While the table does not enforce the rules, pieces may lie anywhere: what does not
// fit the state is then a warning. What a state says of itself is judged as ever.
//
// A position that no game leads to is one by the tables of the card; see rules.Impossible and docs/verdict.md.
//
// URLs of assets are compared with each other, not with those of a build: TTS's Cloud Manager rewrites them all.
//
// # How a game is repaired
//
// Repair makes a sound save of an unsound one:
//
//	repaired, err := saves.Repair("game.json", data, saves.Options{Card: card})
//
// The game goes on after the last move of the state that is legal, or else from the position that the save shows,
// or else from its start. Objects of the game, script, panel, script state and turn are changed as far as that needs;
// all else stays as it is, to the byte. What comes out is judged again, and is no result unless it is sound.
package saves
