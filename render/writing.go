package render

import "math"

// Sizes of what is written on a board, in spacings.
const (
	nameSize     = 0.22 // of column and row names
	hexNameSize  = 0.23
	titleSize    = 0.42
	subtitleSize = 0.56
	riverTitle   = 0.40
	riverSub     = 0.60
	rimTitle     = 0.40
)

// paintWriting writes the game's name and the names of the points, once for each end of the table.
func (r *Renderer) paintWriting(c canvas, width, depth float64) {
	for _, turn := range []float64{0, math.Pi} {
		c.within(0, 0, 1, turn, func(c canvas) {
			switch {
			case r.layout.Board.Round:
				r.paintTitleOnRim(c, width/2)
			case r.art.River != nil:
				r.paintTitleInRiver(c, turn != 0)
			default:
				r.paintTitle(c, width, depth)
			}
			switch {
			case r.options.HideCoordinates:
			case len(r.words.numbers) > 0:
				r.paintRowNames(c, turn != 0)
			default:
				r.paintNames(c, width, depth, turn != 0)
			}
		})
	}
}

// paintTitle writes the game's name at the near edge, left and right of the middle, which may hold a point.
func (r *Renderer) paintTitle(c canvas, width, depth float64) {
	middle := 0.25
	if len(r.game.Tables.Beside) > 0 {
		middle = 1.3
	}
	_, rows := reach(bodyPoints(r.game))
	strip := depth/2 - frameWidth - (rows + 0.5)
	y := -depth/2 + frameWidth + min(0.5, strip/2)
	ink := r.theme.Ink.fade(r.theme.TitleOpacity)
	large, small := r.caption()
	if middle < 1 && small.width == 0 {
		c.text(large, 0, y, large.fit(titleSize, width-2*frameWidth, 0.66*strip), ink)
		return
	}
	room := width/2 - frameWidth - middle - 0.3
	x := -(middle + room/2)
	c.text(large, x, y, large.fit(subtitleSize, room, 0.66*strip), ink)
	c.text(small, -x, y, small.fit(titleSize, room, 0.66*strip), ink)
}

// riverText is the game's name in the left half of a river: where it begins, how long it is, and the sizes of its
// large and its small part.
func (r *Renderer) riverText() (x, long, largeSize, smallSize float64) {
	const gap = 0.3
	large, small := r.caption()
	width, _ := reach(bodyPoints(r.game))
	largeSize, smallSize = large.fit(riverSub, width/2, 1), small.fit(riverTitle, width*0.52, 1)
	long = large.width*largeSize + gap + small.width*smallSize
	if shrink := (width - gap) / long; shrink < 1 {
		long, largeSize, smallSize = width-gap, largeSize*shrink, smallSize*shrink
	}
	return -width/2 - long/2, long, largeSize, smallSize
}

// paintTitleInRiver writes the game's name in the left half of the river, as the viewer sees it; turned is the
// far viewer.
func (r *Renderer) paintTitleInRiver(c canvas, turned bool) {
	bottom, top := r.banks()
	y := (bottom + top) / 2
	if turned {
		y = -y
	}
	ink := r.theme.WaterInk.opaque()
	large, small := r.caption()
	x, long, largeSize, smallSize := r.riverText()
	c.text(large, x+large.width*largeSize/2, y, largeSize, ink)
	c.text(small, x+long-small.width*smallSize/2, y, smallSize, ink)
}

// inRiverTitle tells whether a place on the river is too near to what is written there.
func (r *Renderer) inRiverTitle(x, y float64) bool {
	const around = 0.2
	from, long, _, _ := r.riverText()
	bottom, top := r.banks()
	return math.Abs(y-(bottom+top)/2) < 0.3 && math.Abs(math.Abs(x)-(-from-long/2)) < long/2+around
}

// paintTitleOnRim writes the game's name along the near rim.
func (r *Renderer) paintTitleOnRim(c canvas, radius float64) {
	middle := radius - (rimWidth+inlayInset)/2
	c.textAlong(r.words.title, middle, r.words.title.fit(rimTitle, 2*radius, 1), r.theme.Inlay.fade(0.9))
}

// paintNames writes the columns' names along the near edge and the rows' along the left, as the viewer sees
// them; turned is the far viewer.
func (r *Renderer) paintNames(c canvas, width, depth float64, turned bool) {
	turn := 1.0
	if turned {
		turn = -1
	}
	edge := (frameWidth - inlayInset) / 2
	ink := r.theme.Inlay.fade(0.9)
	columns := len(r.words.columns)
	write := func(name lettering, x, y float64) { c.text(name, x, y, name.fit(nameSize, 1.4*edge, 1), ink) }
	for i, name := range r.words.columns {
		write(name, turn*r.game.Board.Points[i].X, -depth/2+edge)
	}
	for i, name := range r.words.rows {
		write(name, -width/2+edge, turn*r.game.Board.Points[i*columns].Y)
	}
}

// paintRowNames writes a hexagonal board's rows' names before each row's first point, as the viewer sees it.
func (r *Renderer) paintRowNames(c canvas, turned bool) {
	const before = 0.70
	first := 0
	for i, name := range r.words.rows {
		at := r.game.Board.Points[first]
		first += r.game.Card.Board.Hex.Lengths[i]
		x, y := at.X, at.Y
		if turned {
			last := r.game.Board.Points[first-1]
			x, y = -last.X, -last.Y
		}
		c.text(name, x-before, y, hexNameSize, r.theme.Ink.fade(r.theme.TitleOpacity))
	}
}
