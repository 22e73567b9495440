package render

// paintWater fills an area with water: lighter along the shore, with small waves where calm does not want none.
func (r *Renderer) paintWater(c canvas, a area, fill Colour, calm func(x, y float64) bool) {
	if fill == (Colour{}) {
		fill = r.theme.Water
	}
	shore, _ := a.sides()
	stencil := a.stencil(c)
	c.pour(stencil, fill, max(0.75, r.theme.FillOpacity))
	c.through(stencil, func(c canvas) {
		const steps = 10
		for i := range steps {
			c.trace(shore)
			c.stroke(0.62*float64(steps-i)/steps, r.theme.Foam.fade(0.055*r.theme.Shading))
		}
		r.paintWaves(c, a, calm)
	})
	c.trace(shore)
	c.stroke(1.6*r.theme.LineWidth, fill.lit(0.5).opaque())
}

// paintWaves covers an area, and what is near, with waves, which look the same from both ends of the board.
func (r *Renderer) paintWaves(c canvas, a area, calm func(x, y float64) bool) {
	const row, step, half, swell = 0.25, 0.5, 0.115, 0.055
	rows, columns := int(c.height/2/row)+1, int(c.width/2/step)+1
	for j := -rows; j < rows; j++ {
		shift := step / 4
		if j%2 != 0 {
			shift = -shift
		}
		y := (float64(j) + 0.5) * row
		for i := -columns; i <= columns; i++ {
			x := float64(i)*step + shift
			if !a.near(x, y, half) || calm(x, y) {
				continue
			}
			c.dc.MoveTo(x-half, y)
			c.dc.QuadraticTo(x-half/2, y+swell, x, y)
			c.dc.QuadraticTo(x+half/2, y-swell, x+half, y)
		}
	}
	c.stroke(r.theme.WaveWidth, r.theme.Foam.fade(r.theme.WaveOpacity))
}

func nowhere(_, _ float64) bool { return false }
