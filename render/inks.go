package render

import "math"

// How a card's colours become a theme's: a side's colour is written on a ground so that it can be read there, and
// an area's is laid so that lines can be read on it.

// ink is a side's colour as it is written on a ground, with no less contrast than asked.
func (t *Theme) ink(side Colour, ground Material, contrast float64) Colour {
	return side.toward(t.Tone, t.Toning).against(ground.middle(), contrast)
}

// fill is the colour of an area of the board.
func (t *Theme) fill(c Colour) Colour {
	return c.vivid(t.FillVivid).against(t.Ink, t.FillContrast)
}

// luminance is how light a colour is, from 0 to 1, as WCAG defines it.
func (c Colour) luminance() float64 {
	channel := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*channel(c.R) + 0.7152*channel(c.G) + 0.0722*channel(c.B)
}

// contrast is the ratio of two colours' lightness, from 1 to 21, as WCAG defines it.
func (c Colour) contrast(d Colour) float64 {
	light, dark := c.luminance(), d.luminance()
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

// against is the colour, moved toward black or white as far as it must be to stand out from a ground.
func (c Colour) against(ground Colour, least float64) Colour {
	end := Colour{255, 255, 255}
	if ground.contrast(Colour{}) > ground.contrast(end) {
		end = Colour{}
	}
	const steps = 64
	for i := range steps {
		if moved := c.toward(end, float64(i)/steps); moved.contrast(ground) >= least {
			return moved
		}
	}
	return end
}

// vivid makes a colour stronger (k > 1) or duller.
func (c Colour) vivid(k float64) Colour {
	grey := (float64(c.R) + float64(c.G) + float64(c.B)) / 3
	away := func(a uint8) uint8 { return uint8(min(255, max(0, grey+(float64(a)-grey)*k+0.5))) }
	return Colour{away(c.R), away(c.G), away(c.B)}
}
