package render

import (
	"image/color"
	"strconv"

	"github.com/goccy/go-yaml/ast"

	"menagerie/rules"
)

// Colour is an opaque colour, written #rrggbb on a card.
type Colour struct{ R, G, B uint8 }

// UnmarshalYAML reads #rrggbb.
func (c *Colour) UnmarshalYAML(node ast.Node) error {
	s := node.GetToken().Value
	n, err := strconv.ParseUint(s[min(1, len(s)):], 16, 24)
	if len(s) != 7 || s[0] != '#' || err != nil {
		return rules.Misread(node, "a colour is written \"#rrggbb\", with the quotes, for example \"#b3241f\"")
	}
	*c = Colour{uint8(n >> 16), uint8(n >> 8), uint8(n)}
	return nil
}

// fade is the colour with an opacity from 0 to 1.
func (c Colour) fade(opacity float64) color.Color {
	return color.NRGBA{c.R, c.G, c.B, uint8(opacity*255 + 0.5)}
}

// toward mixes: 0 is c, 1 is d.
func (c Colour) toward(d Colour, share float64) Colour {
	mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*share + 0.5) }
	return Colour{mix(c.R, d.R), mix(c.G, d.G), mix(c.B, d.B)}
}

// lit makes the colour lighter (k > 1) or darker.
func (c Colour) lit(k float64) Colour {
	scale := func(a uint8) uint8 { return uint8(min(255, max(0, float64(a)*k+0.5))) }
	return Colour{scale(c.R), scale(c.G), scale(c.B)}
}

func (c Colour) opaque() color.RGBA { return color.RGBA{c.R, c.G, c.B, 255} }
