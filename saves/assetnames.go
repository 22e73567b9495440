package saves

import (
	"maps"
	"path"
	"slices"
	"strings"

	"menagerie/tts"
)

// assetKey is a key under which objects keep the URL of an asset, and what the asset is to those who look.
type assetKey struct {
	key, noun string
	field     func(m *tts.CustomMesh) *string
	// severity of an object that has another asset than it was built with.
	severity Severity
}

var assetKeys = []assetKey{
	{"DiffuseURL", "picture", func(m *tts.CustomMesh) *string { return &m.DiffuseURL }, Error},
	{"MeshURL", "mesh", func(m *tts.CustomMesh) *string { return &m.MeshURL }, Error},
	{"ColliderURL", "collider", func(m *tts.CustomMesh) *string { return &m.ColliderURL }, Warning},
}

// built is the asset that a mesh was built with.
func (k assetKey) built(m *tts.CustomMesh) string { return *k.field(m) }

// assetChange is an object that has another asset than it was built with.
type assetChange struct {
	object *object
	// asset is the one that it shows, "" when that cannot be told.
	asset string
	// fault completes a sentence that begins with the object's name.
	fault string
}

// changedAssets finds objects that exchanged or share assets of one sort. URLs are not compared with those of the
// build: TTS's Cloud Manager uploads assets and rewrites their URLs, so that all that can be known is which
// objects have the same. Where a URL still ends in the name that the build gave the file, that tells the asset.
func (j *judge) changedAssets(k assetKey, looks map[*object]look) []assetChange {
	var changes []assetChange
	groups := map[string][]*object{} // by the asset that they should have
	for _, memo := range slices.Sorted(maps.Keys(j.built)) {
		want := k.built(j.built[memo].CustomMesh)
		for _, o := range j.things[memo] {
			url := looks[o].urls[k.key]
			shown := j.assetIn(url, k)
			switch {
			case url == "":
				changes = append(changes, assetChange{o, "", "has lost its " + k.noun})
			case shown != "" && shown != want:
				changes = append(changes, assetChange{o, shown, "has " + j.ownerOf(shown, k)})
			default:
				groups[want] = append(groups[want], o)
			}
		}
	}
	usual := map[string]string{} // asset to the URL that most of its objects have
	for _, asset := range slices.Sorted(maps.Keys(groups)) {
		usual[asset] = mostCommonURL(groups[asset], k, looks)
		for _, o := range groups[asset] {
			if looks[o].urls[k.key] != usual[asset] {
				changes = append(changes, assetChange{o, "", "has another " + k.noun + " than all others of its kind"})
			}
		}
	}
	if k.severity == Error {
		changes = append(changes, j.sharedAssets(k, groups, usual)...)
	}
	return changes
}

// sharedAssets finds objects of different assets that have the same URL. Which of them is right cannot be known.
// Trays may look alike.
func (j *judge) sharedAssets(k assetKey, groups map[string][]*object, usual map[string]string) []assetChange {
	var changes []assetChange
	first := map[string]string{} // URL to the asset that has it first
	for _, asset := range slices.Sorted(maps.Keys(usual)) {
		url := usual[asset]
		other, taken := first[url]
		switch {
		case !taken:
			first[url] = asset
		case strings.HasPrefix(asset, "tray-") && strings.HasPrefix(other, "tray-"):
		default:
			changes = append(changes, assetChange{groups[asset][0], "", "has the same " + k.noun + " as " + j.thingName(groups[other][0])})
		}
	}
	return changes
}

func mostCommonURL(objects []*object, k assetKey, looks map[*object]look) string {
	votes := map[string]int{}
	for _, o := range objects {
		votes[looks[o].urls[k.key]]++
	}
	return mostVotes(votes)
}

// assetIn is the asset of this game that a URL names, "" for none.
func (j *judge) assetIn(url string, k assetKey) string {
	name, _, _ := strings.Cut(path.Base(url), ".")
	for _, built := range j.built {
		if asset := k.built(built.CustomMesh); strings.TrimSuffix(asset, path.Ext(asset)) == name {
			return asset
		}
	}
	return ""
}

// ownerOf says whose asset one is.
func (j *judge) ownerOf(asset string, k assetKey) string {
	for _, memo := range slices.Sorted(maps.Keys(j.built)) {
		if k.built(j.built[memo].CustomMesh) == asset {
			return "the " + k.noun + " of " + j.memoName(memo)
		}
	}
	return "another " + k.noun
}
