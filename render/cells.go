package render

import "menagerie/rules"

// paintGrid draws the squares in which pieces stand. Where squares of one water meet, the line is lighter.
func (r *Renderer) paintGrid(c canvas) {
	var all []rules.Point
	for i := range r.game.Board.Points {
		all = append(all, rules.Point(i+1))
	}
	outline, inner := r.cellsOf(all).sides()
	wet := map[side]bool{}
	var drawnLight []side
	for _, z := range r.art.Zones {
		if z.Pattern != waves {
			continue
		}
		shore, within := r.areaOf(r.pointsOf(z)).sides()
		for _, s := range append(shore, within...) {
			wet[s] = true // the shore is drawn already
		}
		drawnLight = append(drawnLight, within...)
	}
	for _, s := range inner {
		if !wet[s] {
			c.trace([]side{s})
		}
	}
	c.stroke(r.theme.LineWidth, r.theme.Ink.fade(0.75))
	c.trace(drawnLight)
	c.stroke(r.theme.LineWidth*0.8, r.theme.Foam.fade(0.7))
	c.trace(outline)
	c.stroke(2*r.theme.LineWidth, r.theme.Ink.opaque())
}
