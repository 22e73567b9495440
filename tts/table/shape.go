package table

import (
	"math"

	"menagerie/tts/assumed"
)

// A shape is an object's box in its own coordinates before scaling, from its
// lowest corner to its highest.
type shape struct{ low, high Vector }

// slab is a shape about the middle of its footprint.
func slab(width, depth, bottom, top float64) shape {
	return shape{Vector{-width / 2, bottom, -depth / 2}, Vector{width / 2, top, depth / 2}}
}

// thinnest is how thick a tile or token is at least.
const thinnest = 0.05

func (o *Object) measure() shape {
	switch o.Kind() {
	case "Custom_Board":
		return slab(assumed.BoardWidth*o.aspect(), assumed.BoardDepth, assumed.BoardBottom, assumed.BoardTop)
	case "Custom_Tile":
		thick := max(thinnest, o.field("CustomImage.CustomTile.Thickness").Float())
		return slab(assumed.TileWidth*o.aspect(), assumed.TileDepth, assumed.TileBottom*thick, assumed.TileTop*thick)
	case "Custom_Token":
		thick := max(thinnest, o.field("CustomImage.CustomToken.Thickness").Float())
		return slab(assumed.TokenWidth*o.aspect(), assumed.TokenDepth, assumed.TokenBottom*thick, assumed.TokenTop*thick)
	case "Custom_PDF":
		return slab(assumed.PDFDepth/math.Sqrt2, assumed.PDFDepth, 0, assumed.PDFTop) // a page of a common form
	case "Card", "CardCustom", "Deck", "DeckCustom":
		return slab(2, 2, -0.05, 0.05)
	case "BlockSquare":
		return slab(assumed.BlockSize, assumed.BlockSize, -assumed.BlockSize/2, assumed.BlockSize/2)
	case "Custom_Model":
		return o.measureModel()
	}
	return slab(1, 1, -0.25, 0.25)
}

// measureModel takes the shape of its collider. The reach of a mesh nobody can
// open is taken from the snap points on it, which lie on its surface.
func (o *Object) measureModel() shape {
	if s, ok := o.meshShape("CustomMesh.ColliderURL"); ok {
		return s
	}
	s := slab(1, 1, -0.1, 0.1)
	for i, p := range o.field("AttachedSnapPoints").Array() {
		at := jsonVector(p.Get("Position"))
		reachX, reachZ := max(s.high.X, math.Abs(at.X)+0.5), max(s.high.Z, math.Abs(at.Z)+0.5)
		top := s.high.Y
		if i == 0 || at.Y > top {
			top = at.Y
		}
		s = slab(2*reachX, 2*reachZ, min(s.low.Y, top), top)
	}
	return s
}

// visible is the shape of what a player sees, which differs from what the
// physics touches where a mesh has a collider of another form.
func (o *Object) visible() shape {
	if s, ok := o.meshShape("CustomMesh.MeshURL"); ok {
		return s
	}
	return o.shape
}

// learnFoot takes how far a mesh that nobody can open reaches below its origin
// from how high it lies in the save, where it is at rest.
func (t *Table) learnFoot(o *Object) {
	if o.Kind() != "Custom_Model" || o.Locked() || o.scale.Y <= 0 || o.faceDown() {
		return
	}
	if _, known := o.meshShape("CustomMesh.ColliderURL"); known {
		return
	}
	surface, _ := t.support(o, o.pos)
	if height := o.pos.Y - surface; height >= 0 && height <= 1 {
		o.shape.low.Y = -height / o.scale.Y
	}
}

// foot is how far the lowest part of the object lies under its origin.
func (o *Object) foot() float64 {
	if o.faceDown() {
		return o.shape.high.Y * o.scale.Y
	}
	return -o.shape.low.Y * o.scale.Y
}

func (o *Object) topHeight() float64 {
	if o.faceDown() {
		return o.pos.Y - o.shape.low.Y*o.scale.Y
	}
	return o.pos.Y + o.shape.high.Y*o.scale.Y
}

func (o *Object) covers(at Vector) bool {
	local := o.toLocal(Vector{at.X, o.pos.Y, at.Z})
	return o.shape.low.X <= local.X && local.X <= o.shape.high.X && o.shape.low.Z <= local.Z && local.Z <= o.shape.high.Z
}
