package rulebook

import (
	"fmt"
	"strings"
)

// pieces shows how each kind moves: a diagram, the name beside it, and the movements in words.
func (b book) pieces() {
	b.heading(b.say("moves-title"), diagramSide+12)
	b.remark(b.say("diagrams"))
	for _, kind := range b.game.KindsInPlay() {
		b.piece(kind)
	}
}

// Lengths in an entry of a kind.
const (
	diagramSide = 27.0
	besideGap   = 4.0
	nameSize    = 11.5
)

func (b book) piece(kind int) {
	x, width := margin+diagramSide+besideGap, textWidth-diagramSide-besideGap
	var lines []string
	for _, sentence := range strings.Split(b.speech.Describe(kind), "\n") {
		lines = append(lines, b.lines(sentence, bodySize, width)...)
	}
	height := max(diagramSide, lineHeight(nameSize)+lineHeight(bodySize)*float64(len(lines)))
	b.need(height)
	top := b.y
	b.place(fmt.Sprintf("move-%03d", kind), b.pictures.moves[kind], margin, top, diagramSide)
	b.block(b.speech.Nickname(kind), x, width, nameSize, accent)
	b.set(lines, x, bodySize, ink)
	b.y = top + height + 2.5
}
