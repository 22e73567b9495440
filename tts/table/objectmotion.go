package table

import (
	lua "github.com/yuin/gopher-lua"
)

var objectMotion = map[string]func(c call, o *Object) int{
	"getPosition": func(c call, o *Object) int { return c.give(c.t.vector(o.pos)) },
	"getRotation": func(c call, o *Object) int { return c.give(c.t.vector(o.rot)) },
	"getScale":    func(c call, o *Object) int { return c.give(c.t.vector(o.scale)) },
	"setPosition": func(c call, o *Object) int {
		o.place(c.vector(1))
		return c.yes()
	},
	"setPositionSmooth": func(c call, o *Object) int {
		o.glideTo(c.vector(1), c.ToBool(3))
		return c.yes()
	},
	"setRotation": func(c call, o *Object) int {
		o.turn(c.vector(1))
		return c.yes()
	},
	"setRotationSmooth": func(c call, o *Object) int {
		o.spinTo(c.vector(1), c.ToBool(3))
		return c.yes()
	},
	"translate": func(c call, o *Object) int {
		o.glideTo(o.pos.add(c.vector(1)), false)
		return c.yes()
	},
	"rotate": func(c call, o *Object) int {
		o.spinTo(o.rot.add(c.vector(1)), false)
		return c.yes()
	},
	"flip": func(c call, o *Object) int {
		o.spinTo(o.rot.add(Vector{0, 0, 180}), false)
		return c.yes()
	},
	"setScale": func(c call, o *Object) int {
		o.scale = c.vector(1)
		o.wake()
		return c.yes()
	},
	"scale": func(c call, o *Object) int {
		if n, ok := c.Get(1).(lua.LNumber); ok {
			o.scale = o.scale.times(float64(n))
		} else {
			o.scale = o.scale.stretch(c.vector(1))
		}
		o.wake()
		return c.yes()
	},
	"isSmoothMoving": func(c call, o *Object) int { return c.give(lua.LBool(o.glide != nil || o.spin != nil)) },
	"getBounds":      func(c call, o *Object) int { return c.give(c.t.bounds(o, o.shape, o.rot)) },
	"getBoundsNormalized": func(c call, o *Object) int {
		return c.give(c.t.bounds(o, o.shape, Vector{}))
	},
	"getVisualBoundsNormalized": func(c call, o *Object) int {
		return c.give(c.t.bounds(o, o.visible(), Vector{}))
	},
	"positionToWorld":     func(c call, o *Object) int { return c.give(c.t.vector(o.toWorld(c.vector(1)))) },
	"positionToLocal":     func(c call, o *Object) int { return c.give(c.t.vector(o.toLocal(c.vector(1)))) },
	"getTransformForward": func(c call, o *Object) int { return c.give(c.t.vector(rotation(o.rot).forward)) },
	"getTransformRight":   func(c call, o *Object) int { return c.give(c.t.vector(rotation(o.rot).right)) },
	"getTransformUp":      func(c call, o *Object) int { return c.give(c.t.vector(rotation(o.rot).up)) },
	"getVelocity":         func(c call, o *Object) int { return c.give(c.t.vector(Vector{0, -o.motion.speed, 0})) },
	"getAngularVelocity":  func(c call, o *Object) int { return c.give(c.t.vector(Vector{})) },
	"setVelocity":         func(c call, o *Object) int { return c.still(o) },
	"setAngularVelocity":  func(c call, o *Object) int { return c.still(o) },
}

// still stops an object; any other velocity is not modelled.
func (c call) still(o *Object) int {
	if c.vector(1) != (Vector{}) {
		c.RaiseError("table: a velocity other than zero is not modelled")
	}
	o.motion.speed = 0
	return c.yes()
}

// bounds is the world's box around an object's own box turned by rot.
func (t *Table) bounds(o *Object, box shape, rot Vector) lua.LValue {
	axes := rotation(rot)
	half := box.high.sub(box.low).times(0.5).stretch(o.scale)
	center := axes.apply(box.low.add(box.high).times(0.5).stretch(o.scale))
	reach := func(along func(v Vector) float64) float64 {
		sum := 0.0
		for _, v := range []Vector{axes.right.times(half.X), axes.up.times(half.Y), axes.forward.times(half.Z)} {
			sum += max(along(v), -along(v))
		}
		return 2 * sum
	}
	size := Vector{
		reach(func(v Vector) float64 { return v.X }),
		reach(func(v Vector) float64 { return v.Y }),
		reach(func(v Vector) float64 { return v.Z }),
	}
	table := t.lua.NewTable()
	table.RawSetString("center", t.vector(o.pos.add(center)))
	table.RawSetString("size", t.vector(size))
	table.RawSetString("offset", t.vector(center))
	return table
}
