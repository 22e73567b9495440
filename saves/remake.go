package saves

import (
	"encoding/json"
	"fmt"
	"path"
	"regexp"
	"strings"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts"
)

// remake is an object as a build makes it, as JSON, with the assets that this save has. It is an error when the
// save has none like them.
func (r *repair) remake(built *tts.Object) (string, error) {
	o := *built
	if built.CustomMesh != nil {
		mesh := *built.CustomMesh
		for _, k := range assetKeys {
			url, ok := r.url(built.Memo, k)
			if !ok {
				return "", fmt.Errorf("nothing in the save has its %s", k.noun)
			}
			*k.field(&mesh) = url
		}
		o.CustomMesh = &mesh
	}
	text, err := json.Marshal(o)
	return string(text), err
}

// url finds an asset of an object in this save: as a build would name it, when others of the save are named so, or
// else as most of its twins have it.
func (r *repair) url(memo string, k assetKey) (url string, ok bool) {
	if drawn := r.drawn(); drawn[memo] != nil && r.isDrawn(drawn, memo, k) {
		return k.built(drawn[memo].CustomMesh), true
	}
	want := k.built(r.built[memo].CustomMesh)
	votes := map[string]int{}
	for twin, built := range r.built {
		for _, o := range r.things[twin] {
			url := lookOf(o).urls[k.key]
			if shown := r.assetIn(url, k); k.built(built.CustomMesh) == want && url != "" && (shown == "" || shown == want) {
				votes[url]++
			}
		}
	}
	if len(votes) == 0 {
		return "", false
	}
	return mostVotes(votes), true
}

// builtName is how a build names a file: with eight digits of its hash.
var builtName = regexp.MustCompile(`^[^.]+\.[0-9a-f]{8}\.[a-z]+$`)

// drawn are the objects of a build whose assets lie where those of this save do, by memo; none when they were
// uploaded elsewhere under other names. It draws, so it is asked only for what is missing.
func (r *repair) drawn() map[string]*tts.Object {
	if r.asDrawn != nil {
		return r.asDrawn
	}
	r.asDrawn = map[string]*tts.Object{}
	base := r.assetsBase()
	if base == "" {
		return r.asDrawn
	}
	mod, err := tts.Build(r.game, tts.Options{AssetsURL: base, Size: render.MinSize, Language: rules.English})
	if err != nil {
		return r.asDrawn
	}
	for i := range mod.Save.ObjectStates {
		if o := &mod.Save.ObjectStates[i]; o.Memo != "" {
			r.asDrawn[o.Memo] = o
		}
	}
	return r.asDrawn
}

// assetsBase is where the assets of this save lie under the names that a build gave them, "" when they do not.
func (r *repair) assetsBase() string {
	for _, o := range r.objects() {
		url := lookOf(o).urls["MeshURL"]
		if name := path.Base(url); builtName.MatchString(name) {
			return strings.TrimSuffix(url, "/"+name)
		}
	}
	return ""
}

// isDrawn tells whether an object with another memo has the asset that the build gives it, so that the build is
// likely to be right about this one too.
func (r *repair) isDrawn(drawn map[string]*tts.Object, memo string, k assetKey) bool {
	for _, o := range r.objects() {
		if o.memo != memo && drawn[o.memo] != nil && lookOf(o).urls[k.key] == k.built(drawn[o.memo].CustomMesh) {
			return true
		}
	}
	return false
}
