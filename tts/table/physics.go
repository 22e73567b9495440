package table

import (
	"math"
	"slices"

	"github.com/tidwall/gjson"

	"menagerie/tts/assumed"
)

const (
	// FrameRate is the number of frames in a second of the table's time.
	FrameRate = 60
	// LiftHeight is how far a held object hangs above what is under it.
	LiftHeight = 1.5
	// SnapRadius is how far a snap point draws a dropped object, measured
	// along the table.
	SnapRadius = 1.0

	// restFrames is how long an object lies still before it counts as at rest.
	restFrames = 10
	// smoothTime and fastTime are how long a smooth move takes, in seconds.
	smoothTime = 0.4
	fastTime   = 0.2
	// touch is how far apart two things may be, or in one another, of which one lies on the other.
	touch = 0.05
	// gravityUnit is how much faster an object falls each second where the save's Gravity is 1.
	gravityUnit = 40.0
)

func jsonVector(r gjson.Result) Vector {
	return Vector{number(r, "x", 0), number(r, "y", 0), number(r, "z", 0)}
}

// support is the highest surface under a point, and the object it belongs to
// unless it is the table.
func (t *Table) support(of *Object, at Vector) (float64, *Object) {
	height, under := assumed.TableTop, (*Object)(nil)
	for _, p := range t.objects {
		if p == of || p.held != "" || p.gone || p.zone() || !p.covers(at) {
			continue
		}
		if top := p.topHeight(); top > height && top <= at.Y+touch {
			height, under = top, p
		}
	}
	return height, under
}

// liftHeight is where an object hangs when a hand holds it over a point.
func (t *Table) liftHeight(o *Object, x, z float64) float64 {
	surface, _ := t.support(o, Vector{x, math.Inf(1), z})
	return surface + o.foot() + LiftHeight
}

// A motion is how an object falls and comes to rest.
type motion struct {
	awake   bool
	resting bool
	speed   float64
	still   int
	moved   bool
}

func (o *Object) wake() {
	o.motion.awake, o.motion.resting = true, false
	o.motion.still = 0
}

// wakeAbove lets fall what stood on an object that goes away.
func (t *Table) wakeAbove(gone *Object) {
	for _, o := range t.objects {
		if o != gone && o.held == "" && o.pos.Y > gone.pos.Y && gone.covers(o.pos) && !o.Locked() && !o.zone() {
			o.wake()
		}
	}
}

// A glide is a smooth move or turn on its way.
type glide struct {
	from, by   Vector
	start, end int
}

func (g *glide) at(frame int) Vector {
	if frame >= g.end {
		return g.from.add(g.by)
	}
	return g.from.add(g.by.times(float64(frame-g.start) / float64(g.end-g.start)))
}

func (o *Object) glideTo(target Vector, fast bool) {
	o.glide = &glide{o.pos, target.sub(o.pos), o.t.frame, o.t.frame + glideFrames(fast)}
	o.motion.resting = false
}

func (o *Object) spinTo(target Vector, fast bool) {
	by := Vector{turnBy(o.rot.X, target.X), turnBy(o.rot.Y, target.Y), turnBy(o.rot.Z, target.Z)}
	o.spin = &glide{o.rot, by, o.t.frame, o.t.frame + glideFrames(fast)}
	o.motion.resting = false
}

func glideFrames(fast bool) int {
	if fast {
		return int(fastTime * FrameRate)
	}
	return int(smoothTime * FrameRate)
}

// place moves an object at once.
func (o *Object) place(at Vector) {
	o.t.wakeAbove(o)
	o.pos, o.glide = at, nil
	o.motion.speed = 0
	o.wake()
	o.t.emitObject("moved", "", o)
}

func (o *Object) turn(rot Vector) {
	o.rot, o.spin = Vector{wrap(rot.X), wrap(rot.Y), wrap(rot.Z)}, nil
	o.wake()
	o.emitRotated("")
}

func (o *Object) emitRotated(by string) {
	o.t.emit(Event{Kind: "rotated", By: by, Object: o.guid, Name: o.Nickname(), Place: place(o.rot)})
}

// advance moves one object through one frame.
func (t *Table) advance(o *Object) {
	t.advanceGlide(o)
	t.advanceSpin(o)
	if o.glide != nil || o.spin != nil || o.held != "" || !o.motion.awake {
		return
	}
	if o.Locked() || o.zone() || !o.flag("use_gravity", true) {
		t.rest(o)
		return
	}
	t.fall(o)
}

func (t *Table) advanceGlide(o *Object) {
	if o.glide == nil {
		return
	}
	o.pos = o.glide.at(t.frame)
	if t.frame >= o.glide.end {
		o.glide = nil
		o.motion.speed = 0
		o.wake()
		t.emitObject("moved", "", o)
	}
}

func (t *Table) advanceSpin(o *Object) {
	if o.spin == nil {
		return
	}
	at := o.spin.at(t.frame)
	o.rot = Vector{wrap(at.X), wrap(at.Y), wrap(at.Z)}
	if t.frame >= o.spin.end {
		o.spin = nil
		o.wake()
		o.emitRotated("")
	}
}

func (t *Table) fall(o *Object) {
	surface, under := t.support(o, o.pos)
	floor := surface + o.foot()
	o.motion.speed += t.gravity * gravityUnit / FrameRate
	y := o.pos.Y - o.motion.speed/FrameRate
	if y > floor {
		o.pos.Y, o.motion.moved, o.motion.still = y, true, 0
		return
	}
	o.motion.moved = o.motion.moved || math.Abs(o.pos.Y-floor) > touch
	o.pos.Y, o.motion.speed = floor, 0
	if under != nil && under.container() && o.motion.moved && t.swallow(under, o) {
		return
	}
	t.rest(o)
}

func (t *Table) rest(o *Object) {
	o.motion.still++
	if o.motion.still < restFrames {
		return
	}
	o.motion.awake, o.motion.resting = false, true
	if o.motion.moved {
		o.motion.moved = false
		t.emitObject("moved", "", o)
	}
}

// A snapPoint is where dropped objects are drawn to, in world coordinates.
type snapPoint struct {
	pos     Vector
	yaw     float64
	rotates bool
	tags    []string
}

func (t *Table) snapPoints() []snapPoint {
	points := readSnapPoints(gjson.GetBytes(t.head, "SnapPoints"), nil)
	for _, o := range t.objects {
		if o.held == "" && !o.gone {
			points = append(points, readSnapPoints(o.field("AttachedSnapPoints"), o)...)
		}
	}
	return points
}

func readSnapPoints(list gjson.Result, on *Object) []snapPoint {
	var points []snapPoint
	list.ForEach(func(_, p gjson.Result) bool {
		s := snapPoint{pos: jsonVector(p.Get("Position")), rotates: p.Get("Rotation").Exists()}
		s.yaw = jsonVector(p.Get("Rotation")).Y
		for _, tag := range p.Get("Tags").Array() {
			s.tags = append(s.tags, tag.String())
		}
		if on != nil {
			s.pos = on.toWorld(s.pos)
			s.yaw += on.rot.Y
		}
		points = append(points, s)
		return true
	})
	return points
}

// snap draws a dropped object to the nearest snap point that wants it.
func (t *Table) snap(o *Object) {
	if !o.on("Snap") {
		return
	}
	nearest, best := snapPoint{}, SnapRadius
	tags := o.tags()
	for _, s := range t.snapPoints() {
		if d := o.pos.flat(s.pos); d <= best && s.attracts(tags) {
			nearest, best = s, math.Nextafter(d, 0)
		}
	}
	if best == SnapRadius {
		return
	}
	o.pos.X, o.pos.Z = nearest.pos.X, nearest.pos.Z
	if nearest.rotates {
		o.rot.Y = wrap(nearest.yaw)
	}
}

func (s snapPoint) attracts(tags []string) bool {
	return len(s.tags) == 0 || slices.ContainsFunc(s.tags, func(tag string) bool { return slices.Contains(tags, tag) })
}
