// Package rulebook writes a game's rules as a PDF, a document a language: what the game is about, the board at the
// start, how each kind moves with a diagram, who wins an encounter, how the game ends, and the house rules. All of it
// is made from the card and the tool's words, so that a card nobody prepared for has a rulebook as well.
//
// Pages are A5, so that the text can be read on a table. The same game gives the same bytes.
package rulebook
