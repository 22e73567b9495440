package playtest

const (
	// restTime is how long nothing may have happened until the state of the table is kept, in seconds.
	restTime = 1.0
	// unrestTime is how long a table that never rests goes on without being kept, in seconds.
	unrestTime = 10.0
)

// A checkpoint keeps states of the table to begin again from.
type checkpoint struct {
	// opened is the save that was put on the table last. first is what to begin with when a table stops at once: opened
	// if that has lived for a while, or else what was there before it.
	opened, first []byte
	// last is the newest state in which no hand held anything.
	last []byte
	// changed tells that something has happened since; quiet and age are the seconds since it happened last, and since
	// the last state; lived those since the table began.
	changed           bool
	quiet, age, lived float64
}

// start begins with a save.
func (c *checkpoint) start(save []byte) { *c = checkpoint{opened: save, first: save, last: save} }

// replaced goes on with another save, behind which the table's last state stays until that save has proved itself.
func (c checkpoint) replaced(save []byte) checkpoint {
	return checkpoint{opened: save, first: c.last, last: save}
}

// touch notes that something has happened.
func (c *checkpoint) touch() { c.changed, c.quiet = true, 0 }

// pass lets time pass and tells whether it is time for a new state.
func (c *checkpoint) pass(seconds float64) (due bool) {
	c.quiet += seconds
	c.age += seconds
	c.lived += seconds
	if c.lived >= restTime {
		c.first = c.opened
	}
	return c.changed && (c.quiet >= restTime || c.age >= unrestTime)
}

// fail notes that the table has stopped. One that did so at once would do it again.
func (c *checkpoint) fail() {
	if c.lived < restTime {
		c.opened, c.last = c.first, c.first
	}
}

// keep keeps a state, unless a hand holds something in it, which would hang in the air.
func (c *checkpoint) keep(save []byte, free bool) {
	c.changed, c.quiet, c.age = false, 0, 0
	if free {
		c.last = save
	}
}
