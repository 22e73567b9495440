package rules_test

import (
	"fmt"

	"menagerie/rules"
)

// hexapawn is a whole card: three pawns a side on three by three points.
const hexapawn = `
menagerie: 1
name: hexapawn
sides:
  - {name: white, letter: w, seat: White}
  - {name: black, letter: b, seat: Green}
first: {side: white, choice: White begins.}
board:
  spacing: 2
  lattice: {columns: abc, rows: "123"}
  lines: [{join: orthogonal}, {join: diagonal}]
  choice: The board has nine points.
zones:
  - {name: home, sides: {white: ["a1:c1"], black: ["a3:c3"]}, choice: Each side has a row.}
movements:
  - {name: step, walk: 1, directions: forward, only: move, choice: A pawn moves ahead.}
  - {name: take, walk: 1, directions: diagonal-forward, only: capture, choice: A pawn captures aslant.}
kinds:
  - {name: pawn, letter: p, moves: [step, take]}
encounters:
  rules: [{result: attacker-wins, choice: A pawn captures by moving onto an enemy.}]
endings:
  - {when: piece-in-zone, zone: enemy home, result: win, choice: Whoever reaches the other row wins.}
  - {when: no-move, result: lose, choice: Whoever cannot move loses.}
start: {side: white, others: half-turn, choice: The pawns start on the rows., pieces: {a1: pawn, b1: pawn, c1: pawn}}
words: {en: {title: Hexapawn}}
`

// From a card to the end of a game.
func Example() {
	card, err := rules.ReadCard("hexapawn.yaml", []byte(hexapawn))
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := card.Compile(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	pos := game.Start()
	for _, m := range pos.Moves() {
		fmt.Println(game.MoveText(m))
	}
	_, err = pos.PlayAll("b1-b3")
	fmt.Println(err)
	pos, err = pos.PlayAll("b1-b2 a3-b2 a1-b2 c3-b2 c1-b2")
	if err != nil {
		fmt.Println(err)
		return
	}
	end := pos.Outcome()
	fmt.Println(pos)
	fmt.Println(game.Tables.Sides[end.Winner-1].Name, "wins:", end.Reason)
	// Output:
	// a1-a2
	// b1-b2
	// c1-c2
	// move 1: b1-b3 is not legal: too-far
	// 1p1/1P1/3 b
	// white wins: no-move
}

// Perft counts sequences of moves, by which one engine is checked against another.
func ExamplePosition_Perft() {
	card, err := rules.ReadCard("hexapawn.yaml", []byte(hexapawn))
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := card.Compile(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for depth := 1; depth <= 3; depth++ {
		fmt.Println(depth, game.Start().Perft(depth))
	}
	// Output:
	// 1 3
	// 2 10
	// 3 28
}

// What is wrong with a card is told with its place and, when it can be guessed, what to write instead.
func ExampleCardError() {
	_, err := rules.ReadCard("mine.yaml", []byte("menagerie: 1\nname: mine\nsidse: []\n"))
	fmt.Println(err)
	// Output:
	// mine.yaml:3:1: no such key: "sidse" (did you mean sides?)
}
