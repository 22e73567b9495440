package render

import (
	"math"
	"slices"
	"testing"

	"menagerie/rules"
)

// Where the layout says that a point lies, the texture has it: the dot where lines meet, or the edge of its cell or
// well as far away as it must be.
func TestPointsAreDrawnWhereTheLayoutSays(t *testing.T) {
	for _, tt := range []struct {
		card string
		// ink and bare are places near a point, in spacings: that which is drawn is darker.
		ink, bare place
		// skip are the points on which something else is drawn.
		skip func(r *Renderer, p rules.Point) bool
	}{
		{"capture-the-fruit", place{0, 0}, place{0.12, 0.24}, startsOrZone},
		{"elephant-chess", place{0, 0}, place{0.24, 0.12}, startsOrZone},
		{"jungle", place{0.5, 0.1}, place{0.3, 0.1}, startsOrZone},
		{"capture-chinese-checkers", place{-wellRadius * math.Cos(math.Pi/6), wellRadius / 2}, place{-0.5 * math.Cos(math.Pi/6), 0.25}, nil},
	} {
		t.Run(tt.card, func(t *testing.T) {
			r, err := New(readGame(t, cardFile(tt.card)), Options{Size: testSize})
			if err != nil {
				t.Fatal(err)
			}
			img := r.boardTexture()
			brightness := func(at rules.PointTable, off place) int {
				px, py := r.layout.Pixel(at.X+off.x, at.Y+off.y)
				c := img.RGBAAt(int(px), int(py))
				return int(c.R) + int(c.G) + int(c.B)
			}
			for i, at := range r.game.Board.Points {
				if tt.skip != nil && tt.skip(r, rules.Point(i+1)) {
					continue
				}
				if ink, bare := brightness(at, tt.ink), brightness(at, tt.bare); ink > bare-25 {
					t.Errorf("%s: brightness %d where ink should be, %d beside", at.Name, ink, bare)
				}
			}
		})
	}
}

// startsOrZone tells whether a piece starts on a point, or a zone that is drawn has it.
func startsOrZone(r *Renderer, p rules.Point) bool {
	drawn := r.game.Tables.Start[p-1] != 0
	for _, z := range r.art.Zones {
		drawn = drawn || z.Pattern == waves && slices.Contains(r.pointsOf(z), p)
	}
	for _, d := range r.art.Decorations {
		zone, _ := zoneNamed(r.game, d.Zone)
		drawn = drawn || slices.Contains(zone.Points(), p)
	}
	return drawn
}
