package table

import "math"

func (t *Table) now() float64 { return round(float64(t.frame) / FrameRate) }

// Run lets the table's time pass.
func (t *Table) Run(seconds float64) {
	for range int(math.Ceil(seconds*FrameRate - 1e-6)) {
		t.step()
	}
}

// longestSettle bounds Settle, since a script may keep time forever.
const longestSettle = 20 * FrameRate

// quietFrames lets scripts that wait for rest notice it.
const quietFrames = 2

// Settle lets time pass until nothing moves and no timer is due, but no longer
// than 20 seconds. Timers that repeat without end and conditions do not count.
func (t *Table) Settle() {
	quiet := 0
	for range longestSettle {
		if !t.settled() {
			quiet = 0
		} else if quiet++; quiet > quietFrames {
			return
		}
		t.step()
	}
}

func (t *Table) settled() bool {
	for _, o := range t.objects {
		if o.glide != nil || o.spin != nil || o.spawning || o.held == "" && o.motion.awake {
			return false
		}
	}
	for _, w := range t.waits {
		if w.ends() {
			return false
		}
	}
	return true
}

func (t *Table) step() {
	t.frame++
	t.runWaits()
	t.fireFrame("onUpdate")
	t.fireFrame("onFixedUpdate")
	for _, o := range t.Objects() {
		if !o.gone {
			t.advance(o)
			t.fadeHighlight(o)
		}
	}
}

func (t *Table) fireFrame(handler string) {
	for _, s := range t.listeners() {
		t.fire(s, handler)
	}
}
