package saves

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/rules"
	"menagerie/saves/scan"
	"menagerie/tts"
	"menagerie/tts/script"
)

// replace brings back what is missing: the object that lost its memo, the one that is inside another, or a new one.
func (r *repair) replace(memo string, home place) {
	if o := r.nameless(memo, []script.Spot{{X: home.x, Z: home.z}}); o != nil {
		r.patch.changed[o.index] = atPlace(setText(r.patch.object(o.index), "Memo", memo), home)
		r.say("%s has its memo again", r.memoName(memo))
		return
	}
	for i := range r.doc.objects {
		o := &r.doc.objects[i]
		if rest, inner, found := takeOut(r.patch.object(o.index), "", memo); found && o.memo != memo {
			r.patch.changed[o.index] = rest
			r.patch.added = append(r.patch.added, atPlace(setText(inner, "GUID", r.freshGUID(memo)), home))
			r.say("%s was taken out of %s and put on %s", r.memoName(memo), o.label(), home.words)
			return
		}
	}
	text, err := r.remake(r.built[memo])
	if err != nil {
		return // the verdict on what comes out says that it is missing
	}
	r.patch.added = append(r.patch.added, atPlace(setText(text, "GUID", r.freshGUID(memo)), home))
	r.say("%s was made anew on %s", r.memoName(memo), home.words)
}

// takeOut takes the object of a memo out of one that holds it, at any depth; before is the way to the objects that
// are looked through.
func takeOut(text, before, memo string) (rest, inner string, found bool) {
	for _, key := range []string{scan.Contained, scan.Children} {
		for i, item := range gjson.Get(text, before+key).Array() {
			at := before + key + "." + strconv.Itoa(i)
			if item.Get("Memo").String() == memo {
				rest, err := sjson.Delete(text, at)
				return rest, item.Raw, err == nil
			}
			if rest, inner, found = takeOut(text, at+".", memo); found {
				return rest, inner, true
			}
		}
	}
	return text, "", false
}

// mendSeats makes the hand zones that are missing.
func (r *repair) mendSeats() {
	there := map[string]bool{}
	for i := range r.doc.objects {
		if o := &r.doc.objects[i]; o.name == handZone {
			there[members(gjson.Parse(o.raw)).get("FogColor").String()] = true
		}
	}
	objects, err := tts.Objects(r.game, rules.English)
	if err != nil {
		return
	}
	for i := range objects {
		o := &objects[i]
		if o.Name != handZone || there[o.FogColor] {
			continue
		}
		o.GUID = r.freshGUID("hand-" + o.FogColor)
		if text, err := r.remake(o); err == nil {
			r.patch.added = append(r.patch.added, text)
			r.say("%s has a hand zone again", o.FogColor)
		}
	}
}

// sharesGUID tells whether an object must give way to another that stays and has its GUID too.
func (r *repair) sharesGUID(o *object) bool {
	for i := range r.patch.objects {
		other := r.patch.object(i)
		if i == o.index || gjson.Get(other, "GUID").String() != o.guid {
			continue
		}
		if i < o.index || cardOfMemo(gjson.Get(other, "Memo").String()) == "" {
			return true
		}
	}
	return false
}

// freshGUID is a GUID that no object of the save has.
func (r *repair) freshGUID(of string) string {
	for try := 0; ; try++ {
		sum := sha256.Sum256([]byte(of + strconv.Itoa(try)))
		guid := hex.EncodeToString(sum[:3])
		if text := quoteJSON(guid); !strings.Contains(r.patch.text, text) && !strings.Contains(strings.Join(r.patch.added, ""), text) {
			return guid
		}
	}
}

// atPlace is an object at a place, in its own size.
func atPlace(text string, p place) string {
	changed, err := sjson.Set(text, "Transform", tts.Transform{
		PosX: tts.Number(p.x), PosY: tts.Number(p.y), PosZ: tts.Number(p.z), RotY: tts.Number(p.rotY), ScaleX: 1, ScaleY: 1, ScaleZ: 1,
	})
	if err != nil {
		panic(fmt.Sprintf("saves: an object takes a place: %v", err))
	}
	return changed
}

// setText sets a member of a JSON object to a text.
func setText(object, key, value string) string {
	changed, err := sjson.SetRaw(object, key, quoteJSON(value))
	if err != nil {
		panic(fmt.Sprintf("saves: an object takes a %s: %v", key, err))
	}
	return changed
}
