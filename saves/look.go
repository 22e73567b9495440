package saves

import (
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/saves/scan"
)

// look is what an object looks like.
type look struct {
	urls   map[string]string
	kind   float64 // TypeIndex
	tint   [4]float64
	locked bool
	snaps  int
	// holds tells that objects are inside it or attached to it.
	holds bool
	// decals are the pictures that were stuck on it, joined tells that it moves together with another object.
	decals []string
	joined bool
	// scripted tells that it has a script, a state or a panel of its own.
	scripted []string
}

func lookOf(o *object) look {
	all := members(gjson.Parse(o.raw))
	mesh, tint := members(all.get("CustomMesh")), members(all.get("ColorDiffuse"))
	l := look{urls: map[string]string{}, kind: mesh.get("TypeIndex").Float(), locked: all.get("Locked").Bool(), tint: [4]float64{1, 1, 1, 1}}
	for _, k := range assetKeys {
		l.urls[k.key] = strings.TrimSpace(mesh.get(k.key).String())
	}
	for i, c := range []string{"r", "g", "b", "a"} {
		if n, ok := scan.Number(tint.get(c).Raw); ok {
			l.tint[i] = n
		}
	}
	l.snaps = len(all.get("AttachedSnapPoints").Array())
	for _, key := range []string{scan.Contained, scan.Children, scan.States} {
		value := all.get(key)
		l.holds = l.holds || len(value.Array()) > 0 && value.IsArray() || len(members(value)) > 0
	}
	for _, decal := range all.get("AttachedDecals").Array() {
		l.decals = append(l.decals, strings.TrimSpace(members(members(decal).get("CustomDecal")).get("ImageURL").String()))
	}
	for _, key := range []string{"JointFixed", "JointHinge", "JointSpring"} {
		l.joined = l.joined || all.get(key).IsObject()
	}
	for _, key := range []string{scriptPath, statePath, panelPath} {
		if strings.TrimSpace(all.get(key).String()) != "" {
			l.scripted = append(l.scripted, key)
		}
	}
	return l
}
