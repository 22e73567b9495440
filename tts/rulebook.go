package tts

import (
	"math"

	"menagerie/tts/assumed"
)

// rulebookFile is the rulebook on the table among a mod's assets.
const rulebookFile = "rulebook.pdf"

// rulebookScale makes the rulebook's pages large enough to be read where they lie.
const rulebookScale = 2.5

// rulebook is the rulebook in the language of the build, left of all else and upright for the first side. It is
// locked, but has no memo: it takes no part in the game, and the host may do with it whatever is useful. Its name does
// not change with the language of the table, since what it holds cannot.
func (a *assembler) rulebook() Object {
	width := assumed.PDFDepth / math.Sqrt2 * rulebookScale
	at := vector(round(-a.reach()-rulebookGap-width/2), assumed.TableTop, 0)
	o := a.object("", at, boardFacing)
	o.GUID = a.guids.of(memo(a.game, "rulebook"))
	o.Name = "Custom_PDF"
	o.Transform.ScaleX, o.Transform.ScaleZ = rulebookScale, rulebookScale
	o.Nickname = a.speech.Say("rulebook", "name")
	o.Locked = true
	o.Snap = false
	o.DragSelectable = false
	o.CustomPDF = &CustomPDF{PDFUrl: a.url(rulebookFile)}
	return o
}

// rulebookGap is how far the rulebook lies from the rest.
const rulebookGap = 1.0

// reach is how far board and trays reach to either side.
func (a *assembler) reach() float64 {
	reach := a.layout.Board.Width / 2
	for _, t := range a.layout.Trays {
		sin, cos := math.Sincos(t.Turn * math.Pi / 180)
		reach = max(reach, math.Abs(t.X)+math.Abs(t.Width*cos)/2+math.Abs(t.Depth*sin)/2)
	}
	return reach
}
