package lint

import (
	"fmt"
	"math"
	"strconv"

	"github.com/tidwall/gjson"

	"menagerie/saves/scan"
	"menagerie/tts/assumed"
)

// nearEdge is how far, in table units, a snap point may be from its object without being beside it.
const nearEdge = 0.25

// lintSnaps looks for snap points that are not where their object is, or not on the table.
func (l *Linter) lintSnaps(o *scan.Object) {
	if o.IsTable() {
		l.lintTableSnaps(o)
		return
	}
	points := o.Member("AttachedSnapPoints")
	if points == "" || l.off[SnapOutside] {
		return
	}
	if f, ok := l.footprintOf(o); ok {
		l.lintAttachedSnaps(o, points, f)
	}
}

// lintTableSnaps knows only how high a table is: nobody tells how far one reaches.
func (l *Linter) lintTableSnaps(table *scan.Object) {
	all, under := 0, 0
	eachSnap(table.Member("SnapPoints"), func(_, y, _ float64) {
		all++
		if y < below {
			under++
		}
	})
	if under > 0 {
		l.add(SnapOutside, Info, table, "SnapPoints", "", alike("%s below the table: nothing that lies on it snaps there; lift or delete them", among(under, all, "snap points of the table")))
	}
}

func (l *Linter) lintAttachedSnaps(o *scan.Object, points string, f footprint) {
	all, outside, farthest := 0, 0, 0.0
	first := -1
	eachSnap(points, func(x, _, z float64) {
		if away := f.beyond(x, z, o.Transform); away > nearEdge {
			if first < 0 {
				first = all
			}
			outside++
			farthest = max(farthest, away)
		}
		all++
	})
	if outside == 0 {
		return
	}
	severity := Info
	if farthest > f.size(o.Transform) {
		severity = Warning
	}
	path := fmt.Sprintf("AttachedSnapPoints[%d]", first)
	l.add(SnapOutside, severity, o, path, points, alike("%s beside it, up to %s units from its edge: what is dropped there snaps to the bare table; move or delete them, unless things are to lie beside it",
		among(outside, all, "snap points of "+o.String()), units(farthest)))
}

// units writes a distance that may be any.
func units(distance float64) string {
	const far = 1000
	if distance > far {
		return "more than " + strconv.Itoa(far)
	}
	return strconv.FormatFloat(distance, 'g', 3, 64)
}

// among says how many of some things lie somewhere.
func among(some, all int, things string) string {
	lie := "lie"
	if some == 1 {
		lie = "lies"
	}
	return fmt.Sprintf("%d of the %d %s %s", some, all, things, lie)
}

// eachSnap visits the places of snap points.
func eachSnap(points string, visit func(x, y, z float64)) {
	gjson.Parse(points).ForEach(func(_, point gjson.Result) bool {
		at := point.Get("Position")
		visit(at.Get("x").Float(), at.Get("y").Float(), at.Get("z").Float())
		return true
	})
}

// footprint is what an object covers in its own coordinates before scaling, in table units. It is infinite in a
// direction in which nobody knows how far the object reaches.
type footprint struct{ lowX, highX, lowZ, highZ float64 }

// beyond is how far a point is from what a placed object covers, in table units.
func (f footprint) beyond(x, z float64, t scan.Transform) float64 {
	return math.Hypot(max(f.lowX-x, x-f.highX, 0)*math.Abs(t.ScaleX), max(f.lowZ-z, z-f.highZ, 0)*math.Abs(t.ScaleZ))
}

// size is the longer side that is known of a placed object, in table units.
func (f footprint) size(t scan.Transform) float64 {
	width, depth := (f.highX-f.lowX)*math.Abs(t.ScaleX), (f.highZ-f.lowZ)*math.Abs(t.ScaleZ)
	if math.IsInf(width, 1) {
		return depth
	}
	return max(width, depth)
}

// centred is a footprint about an object's origin.
func centred(width, depth float64) footprint {
	return footprint{-width / 2, width / 2, -depth / 2, depth / 2}
}

// How much larger than assumed things may be whose size nobody documents. Public saves have snap points on a Custom_Token
// nearly twice as far out as one is assumed to reach.
const (
	pictureSlack = 1.1
	tokenSlack   = 3
)

// footprintOf is what an object covers; false when nobody knows.
func (l *Linter) footprintOf(o *scan.Object) (footprint, bool) {
	if o.Transform.Fault != "" {
		return footprint{}, false
	}
	switch o.Name {
	case "Custom_Model", "Custom_Model_Bag", "Custom_Model_Infinite_Bag":
		return l.meshFootprint(gjson.Get(o.Member("CustomMesh"), "MeshURL").String())
	case "Custom_Tile":
		return l.tileFootprint(o)
	case "Custom_Token":
		return centred(tokenSlack*assumed.TokenWidth*l.aspect(o), tokenSlack*assumed.TokenDepth), true
	case "Custom_Board":
		return centred(pictureSlack*assumed.BoardWidth*l.aspect(o), pictureSlack*assumed.BoardDepth), true
	case "BlockSquare":
		return centred(assumed.BlockSize, assumed.BlockSize), true
	}
	return footprint{}, false
}

// maxMeshes is how many different meshes of a save are measured.
const maxMeshes = 200

func (l *Linter) meshFootprint(url string) (footprint, bool) {
	if !l.meshes[url] {
		if len(l.meshes) == maxMeshes {
			return footprint{}, false
		}
		l.meshes[url] = true
	}
	box, ok := l.files.meshBox(url)
	return footprint{box.Low.X, box.High.X, box.Low.Z, box.High.Z}, ok
}

// The forms of a tile that are as wide and deep as its picture makes them.
const (
	boxTile     = 0
	roundedTile = 3
)

func (l *Linter) tileFootprint(o *scan.Object) (footprint, bool) {
	tile := gjson.Get(o.Member("CustomImage"), "CustomTile")
	if form := tile.Get("Type").Int(); !tile.Get("Stretch").Bool() || form != boxTile && form != roundedTile {
		return footprint{}, false
	}
	return centred(pictureSlack*assumed.TileWidth*l.aspect(o), pictureSlack*assumed.TileDepth), true
}

// aspect is how many times the picture of an object is wider than high, infinite when it is not at hand.
func (l *Linter) aspect(o *scan.Object) float64 {
	size, ok := l.files.pictureSize(gjson.Get(o.Member("CustomImage"), "ImageURL").String())
	if !ok {
		return math.Inf(1)
	}
	return float64(size.X) / float64(size.Y)
}
