package rulebook

import (
	"slices"

	"menagerie/rules"
)

// signs show the result of an encounter in the table.
var signs = map[rules.Result]string{rules.AttackerWins: "●", rules.BothLeave: "○", rules.DefenderWins: "×"}

// The size of the table of encounters: a cell is never larger, and the labels at its sides have room.
const (
	largestCell = 6.6
	labelWidth  = 9.0
)

// encounters is a table of what comes of a kind attacking another, on points where no zone has a say. Where all
// encounters end alike there is none.
func (b book) encounters() {
	kinds := b.game.KindsInPlay()
	table := usualResults(b.game, kinds)
	if table == nil {
		return
	}
	cell := min(largestCell, (textWidth-labelWidth)/float64(len(kinds)))
	height := cell * float64(len(kinds)+1)
	b.heading(b.say("encounters-title"), height+14)
	b.remark(b.say("encounters"))
	left := (pageWidth - labelWidth - cell*float64(len(kinds))) / 2
	for i, kind := range kinds {
		b.label(kind, left+labelWidth+cell*float64(i), b.y, cell, cell)
		b.label(kind, left, b.y+cell*float64(i+1), labelWidth, cell)
	}
	for i, row := range table {
		for j, result := range row {
			b.cell(signs[result], left+labelWidth+cell*float64(j), b.y+cell*float64(i+1), cell, (i+j)%2 == 0)
		}
	}
	b.gap(height + 2)
	if len(b.game.Tables.Encounters.Cases) > 1 {
		b.remark(b.say("encounters-elsewhere"))
	}
}

// label writes a kind's face into a cell.
func (b book) label(kind int, x, y, width, height float64) {
	face := writable(b.game.Tables.Kinds[kind-1].Face)
	size := 0.45 * height / point
	b.use(size, accent)
	if wide := b.width(face); wide > 0.9*width {
		size *= 0.9 * width / wide
		b.use(size, accent)
	}
	b.pdf.Text(x+(width-b.width(face))/2, y+height/2+0.34*size*point, face)
}

func (b book) cell(sign string, x, y, side float64, tinted bool) {
	if tinted {
		b.fill(striped)
		b.pdf.Rect(x, y, side, side, "F")
	}
	size := 0.6 * side / point
	b.use(size, ink)
	b.pdf.Text(x+(side-b.width(sign))/2, y+side/2+0.36*size*point, sign)
}

// usualResults are the results of the first side's kinds attacking the second's, on the points of which there are
// most alike; nil when there is nothing to tell.
func usualResults(game *rules.Game, kinds []int) [][]rules.Result {
	if game.Tables.Shared || len(game.Tables.Sides) != 2 {
		return nil
	}
	usual := usualPoint(game.Tables.Encounters.Classes)
	var table [][]rules.Result
	different := map[rules.Result]bool{}
	for _, attacker := range kinds {
		var row []rules.Result
		for _, defender := range kinds {
			result := game.Tables.Encounters.Result(pieceOf(game, 1, attacker), pieceOf(game, 2, defender), usual, usual)
			different[result] = true
			row = append(row, result)
		}
		table = append(table, row)
	}
	if len(different) < 2 {
		return nil
	}
	return table
}

// usualPoint is a point of the largest class.
func usualPoint(classes []int) rules.Point {
	count := map[int]int{}
	usual := 0
	for p, class := range classes {
		count[class]++
		if count[class] > count[classes[usual]] {
			usual = p
		}
	}
	return rules.Point(usual + 1)
}

// pieceOf is the piece of a side and kind, by number.
func pieceOf(game *rules.Game, side, kind int) int {
	return 1 + slices.IndexFunc(game.Tables.Pieces, func(p rules.PieceTable) bool { return p.Side == side && p.Kind == kind })
}
