package render

import (
	"image/color"
	"math"
)

// wellRadius is a well's, in spacings: smaller than the marble over it, which shows the well's rim from the side.
const wellRadius = 0.33

// paintWells draws a hollow at each point, with its number in the row where a ruler would have one.
func (r *Renderer) paintWells(c canvas) {
	for i, p := range r.game.Board.Points {
		c.within(p.X, p.Y, wellRadius, 0, func(c canvas) {
			r.paintWell(c)
			if n, last := r.numberInRow(i); !r.options.HideCoordinates && n > 0 && (n == 1 || n == last || n%5 == 0) {
				name := r.words.numbers[n-1]
				c.text(name, 0, 0, name.fit(0.62, 1, 0.5), r.theme.Ink.fade(r.theme.MarkOpacity))
			}
		})
	}
}

// numberInRow is the number of a point (by index) in its row of a hexagonal board, and that of the row's last one;
// 0 for points beside it.
func (r *Renderer) numberInRow(index int) (number, last int) {
	for _, n := range r.game.Card.Board.Hex.Lengths {
		if index < n {
			return index + 1, n
		}
		index -= n
	}
	return 0, 0
}

// paintWell draws a round hollow in what is there, 1 unit in radius, lit from the far left.
func (r *Renderer) paintWell(c canvas) {
	white, dark, shading := Colour{255, 255, 255}, r.theme.Frame.Dark, r.theme.Shading
	if shading == 0 {
		c.disc(0, 0, 1, white.opaque())
	}
	c.disc(0, 0, 1, dark.fade(0.16*shading))
	const steps = 10
	for i := range steps {
		c.crescent(0.35*float64(i+1)/steps, 0.75*math.Pi, dark.fade(0.075*shading))
	}
	c.crescent(0.10, -0.25*math.Pi, white.fade(0.22*shading))
	c.crescent(0.05, -0.25*math.Pi, white.fade(0.30*shading))
	c.circle(0, 0, 1, 0.045/wellRadius*r.theme.LineWidth/0.08, dark.fade(0.55+0.45*(1-shading)))
}

// crescent is what a circle of 1 unit has more than one that touches it from within: as wide as twice the
// depth at an angle, and nothing opposite.
func (c canvas) crescent(depth, angle float64, ink color.Color) {
	sin, cos := math.Sincos(angle)
	c.dc.SetFillRuleEvenOdd()
	c.dc.DrawCircle(0, 0, 1)
	c.dc.DrawCircle(-depth*cos, -depth*sin, 1-depth)
	c.fill(ink)
	c.dc.SetFillRuleWinding()
}
