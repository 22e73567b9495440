package saves_test

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
)

// each changes every object of the game.
func (s save) each(change func(s save, path string) save) save {
	for i, o := range gjson.Get(s.text, "ObjectStates").Array() {
		if o.Get("Memo").String() != "" {
			s = change(s, "ObjectStates."+strconv.Itoa(i)+".")
		}
	}
	return s
}

var assetURL = regexp.MustCompile(`https://example\.com/fruit/[^"]*`)

// uploaded is a save whose assets TTS's Cloud Manager has uploaded.
func (s save) uploaded() save {
	return save{s.t, assetURL.ReplaceAllStringFunc(s.text, func(url string) string {
		return fmt.Sprintf("https://steamusercontent-a.akamaihd.net/ugc/1/%X/", sha256.Sum256([]byte(url)))
	})}
}

// exchange swaps a member of two objects.
func (s save) exchange(a, b, key string) save {
	ofA, ofB := gjson.Get(s.text, s.path(a, key)).Raw, gjson.Get(s.text, s.path(b, key)).Raw
	pathA, pathB := s.path(a, key), s.path(b, key)
	return s.setRaw(pathA, ofB).setRaw(pathB, ofA)
}

// turn sets an object's rotation.
func (s save) turn(id string, x, y, z float64) save {
	return s.set(s.path(id, "Transform.rotX"), x).set(s.path(id, "Transform.rotY"), y).set(s.path(id, "Transform.rotZ"), z)
}

func (s save) scale(id string, x, y, z float64) save {
	return s.set(s.path(id, "Transform.scaleX"), x).set(s.path(id, "Transform.scaleY"), y).set(s.path(id, "Transform.scaleZ"), z)
}

func TestLooks(t *testing.T) {
	none, wrong, twice, odd := []string{}, []string{"error object-changed"}, []string{"error object-changed", "error object-changed"}, []string{"warning object-changed"}
	const face, mesh, collider = "CustomMesh.DiffuseURL", "CustomMesh.MeshURL", "CustomMesh.ColliderURL"
	seatless := func(s save, seats ...string) save {
		for _, seat := range seats {
			for i, o := range gjson.Get(s.text, "ObjectStates").Array() {
				if o.Get("FogColor").String() == seat {
					s = s.set("ObjectStates."+strconv.Itoa(i)+".Name", "ScriptingTrigger")
				}
			}
		}
		return s
	}
	run(t, fresh(t), []tampering{
		{"saved again by TTS", func(s save) save {
			s = s.each(func(s save, path string) save {
				return s.setRaw(path+"Transform.rotX", "1.2E-05").set(path+"Transform.rotZ", 359.9999).
					set(path+"Transform.posX", gjson.Get(s.text, path+"Transform.posX").Num+1.3e-5).
					set(path+"Transform.scaleX", 0.9999998).set(path+"ColorDiffuse.r", 0.99999994)
			})
			return s.turn("red-rat", 0, 179.99, 360).turn("red-ox", -0.01, -180, 0)
		}, none, ""},
		{"uploaded", func(s save) save { return s.uploaded() }, none, ""},
		{"pieces slid and turned a little", func(s save) save { return s.at("red-rat", -5.7, -8.2).turn("red-rat", 3, 190, 357) }, none, ""},

		{"piece upside down", func(s save) save { return s.turn("red-rat", 0, 180, 180) }, wrong, "Red 鼠1 Rat lies upside down"},
		{"piece upside down the other way", func(s save) save { return s.turn("red-rat", 180, 0, 0) }, wrong, "upside down"},
		{"piece upright, turned over twice", func(s save) save { return s.turn("red-rat", 180, 0, 180) }, odd, "0° instead of 180°"},
		{"piece on its side", func(s save) save { return s.turn("red-rat", 90, 180, 0) }, wrong, "on its side"},
		{"piece turned round", func(s save) save { return s.turn("red-rat", 0, 360, 0) }, odd, "turned to 0° instead of 180°"},
		{"piece scaled", func(s save) save { return s.scale("red-rat", 3, 3, 3) }, wrong, "scaled to 3, 3, 3"},
		{"piece made invisible by its scale", func(s save) save { return s.scale("red-rat", 0, 0, 0) }, wrong, ""},
		{"piece locked", func(s save) save { return s.set(s.path("red-rat", "Locked"), true) }, odd, "is locked"},
		{"piece tinted", func(s save) save { return s.set(s.path("red-rat", "ColorDiffuse.r"), 0.9) }, odd, "is tinted"},
		{"piece blackened", func(s save) save { return s.setRaw(s.path("red-rat", "ColorDiffuse"), `{"r":0,"g":0,"b":0}`) }, wrong, ""},
		{"piece transparent", func(s save) save { return s.set(s.path("red-rat", "ColorDiffuse.a"), 0) }, wrong, ""},
		{"piece turned into a bag", func(s save) save { return s.set(s.path("red-rat", "CustomMesh.TypeIndex"), 6) }, wrong, "another type"},
		{"piece of another kind of object", func(s save) save { return s.set(s.path("red-rat", "Name"), "Custom_Token") }, wrong, "(Custom_Token)"},
		{"piece with something in it", func(s save) save {
			return s.setRaw(s.path("red-rat", "ContainedObjects"), `[{"GUID":"abcdef","Name":"Die_6","Transform":{"posX":0,"posY":0,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}}]`)
		}, wrong, "other objects"},
		{"piece with another attached that is missing", func(s save) save {
			return s.setRaw(s.path("red-rat", "ChildObjects"), "["+s.object("red-ox")+"]").remove("red-ox")
		}, []string{"error piece-missing"}, `Red 牛2 Ox is missing: it is inside "鼠1 Rat"`},

		{"names exchanged", func(s save) save { return s.exchange("red-rat", "red-boar", "Nickname") }, twice, `Red 鼠1 Rat is called "豬12 Boar"`},
		{"a pet name", func(s save) save { return s.set(s.path("red-rat", "Nickname"), "Ratty") }, odd, "Ratty"},
		{"faces exchanged", func(s save) save { return s.exchange("red-rat", "red-boar", face) }, twice, "Red 鼠1 Rat has the picture of Red 豬12 Boar"},
		{"faces of the sides exchanged", func(s save) save { return s.exchange("red-rat", "black-rat", face) }, twice, "has the picture of Black 鼠1 Rat"},
		{"memos exchanged", func(s save) save { return s.exchange("red-rat", "red-boar", "Memo") }, twice, `is called "鼠1 Rat" and has the picture of Red 鼠1 Rat`},
		{"one face for two", func(s save) save { return s.set(s.path("red-rat", face), s.get(s.path("red-boar", face))) }, wrong, "Red 鼠1 Rat has the picture"},
		{"one uploaded face for two", func(s save) save {
			s = s.uploaded()
			return s.set(s.path("red-rat", face), s.get(s.path("red-boar", face)))
		}, wrong, "Red 鼠1 Rat has the same picture as Red 豬12 Boar"},
		{"no face", func(s save) save { return s.set(s.path("red-rat", face), "") }, wrong, "lost its picture"},
		{"another mesh", func(s save) save { return s.set(s.path("red-rat", mesh), "https://example.com/x.obj") }, wrong, "another mesh than all others"},
		{"the token's mesh", func(s save) save { return s.set(s.path("red-rat", mesh), s.get(s.path("fruit", mesh))) }, wrong, "the mesh of the fruit ring"},
		{"the token's mesh, uploaded", func(s save) save {
			s = s.uploaded()
			return s.set(s.path("fruit", mesh), s.get(s.path("red-rat", mesh)))
		}, wrong, "the same mesh as"},
		{"another collider", func(s save) save { return s.set(s.path("red-rat", collider), "https://example.com/x.obj") }, odd, "another collider"},

		{"board scaled", func(s save) save { return s.scale("board", 2, 1, 2) }, wrong, "the board is scaled"},
		{"board upside down", func(s save) save { return s.turn("board", 0, 180, 180) }, []string{"error board-moved"}, "tilted"},
		{"board raised", func(s save) save { return s.high("board", 20) }, []string{"error board-moved"}, "y 20"},
		{"board unlocked", func(s save) save { return s.set(s.path("board", "Locked"), false) }, odd, "not locked"},
		{"board without snap points", func(s save) save { return s.setRaw(s.path("board", "AttachedSnapPoints"), "[]") }, odd, "snap points"},
		{"token scaled", func(s save) save { return s.scale("fruit", 0.01, 0.01, 0.01) }, wrong, "the fruit ring is scaled"},
		{"token under the table", func(s save) save { return s.high("fruit", -20) }, []string{"error carry-detached"}, "under the table"},
		{"token in the air", func(s save) save { return s.high("fruit", 9) }, []string{"error carry-detached"}, "in the air"},
		{"tray missing", func(s save) save { return s.remove("tray-red") }, []string{"warning piece-missing"}, "the tray of Red"},
		{"tray twice", func(s save) save { return s.add(s.object("tray-red")) }, []string{"warning piece-duplicate"}, ""},
		{"tray moved", func(s save) save { return s.at("tray-red", 30, 0) }, odd, "the tray of Red lies at"},
		{"tray over the board", func(s save) save { return s.at("tray-red", 0, 0) }, wrong, "over the board"},
		{"a seat gone", func(s save) save { return seatless(s, "Green") }, wrong, "Green has no hand zone, so nobody can sit there and play Black"},
		{"all seats gone", func(s save) save { return seatless(s, "Red", "Green") }, wrong, "Red has no hand zone"},
		{"a seat for a third", func(s save) save {
			return s.add(`{"GUID":"abc123","Name":"HandTrigger","FogColor":"Blue","Transform":{"posX":30,"posY":5,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}}`)
		}, odd, `"Blue"`},

		{"memo emptied", func(s save) save { return s.set(s.path("red-rat", "Memo"), "") }, []string{"error piece-missing"}, `"鼠1 Rat" lies in its place without its memo`},
		{"memo in capitals", func(s save) save {
			return s.set(s.path("red-rat", "Memo"), strings.ToUpper(s.get(s.path("red-rat", "Memo"))))
		}, []string{"error piece-missing"}, `give it the Memo "menagerie/capture-the-fruit/red-rat" again`},
		{"the last of two members counts", func(s save) save {
			return save{s.t, strings.Replace(s.text, `"posX":`, `"posX": 99, "posX":`, 1)}
		}, []string{"warning duplicate-key"}, "posX"},
	})
}

func TestLooksInFreePlay(t *testing.T) {
	base := played(t, opening).state("settings.enforce", false)
	off := []string{"info rules-off"}
	run(t, base, []tampering{
		{"piece turned over", func(s save) save { return s.turn("red-rat", 0, 0, 180) }, off, "takes them as they stand"},
		{"piece locked", func(s save) save { return s.set(s.path("red-rat", "Locked"), true) }, off, ""},
		{"token unlocked", func(s save) save { return s.set(s.path("fruit", "Locked"), false) }, off, ""},
		{"piece scaled", func(s save) save { return s.scale("red-rat", 3, 3, 3) }, []string{"error object-changed", "info rules-off"}, ""},
	})
}

func TestShifted(t *testing.T) {
	shift := func(dx, dz float64) func(s save, path string) save {
		return func(s save, path string) save {
			return s.set(path+"Transform.posX", gjson.Get(s.text, path+"Transform.posX").Num+dx).
				set(path+"Transform.posZ", gjson.Get(s.text, path+"Transform.posZ").Num+dz)
		}
	}
	pieces := func(change func(s save, path string) save) func(s save, path string) save {
		return func(s save, path string) save {
			if strings.Contains(s.get(path+"Memo"), "/red-") {
				return change(s, path)
			}
			return s
		}
	}
	cases := []tampering{
		{"everything", func(s save) save { return s.each(shift(3, -1)) }, []string{"error board-moved"}, "x 3"},
		{"everything up", func(s save) save {
			return s.each(func(s save, path string) save {
				return s.set(path+"Transform.posY", gjson.Get(s.text, path+"Transform.posY").Num+2)
			})
		}, []string{"error board-moved"}, "y 3.28"},
		{"everything round", func(s save) save {
			return s.each(func(s save, path string) save {
				x, z := gjson.Get(s.text, path+"Transform.posX").Num, gjson.Get(s.text, path+"Transform.posZ").Num
				return s.set(path+"Transform.posX", z).set(path+"Transform.posZ", -x).
					set(path+"Transform.rotY", gjson.Get(s.text, path+"Transform.rotY").Num+90)
			})
		}, []string{"error board-moved"}, "turned to 270° instead of 180°"},
		{"everything, and a piece by hand", func(s save) save { return s.on("red-boar", "i3").each(shift(3, 0)) },
			[]string{"error board-moved", "error state-mismatch"}, "Red 豬12 Boar stands on i3"},
		{"board alone", func(s save) save { return s.at("board", 3, 0) }, []string{"error board-moved"}, ""},
		{"one side a row on", func(s save) save { return s.each(pieces(shift(0, 2))) }, []string{"error state-mismatch"}, "of 32 pieces, Red 鼠1 Rat among them, are all x 0, z 2 away"},
		{"one side between the points", func(s save) save { return s.each(pieces(shift(1, 1))) }, []string{"error state-mismatch"}, "x 1, z 1"},
	}
	run(t, played(t, opening), cases)
}

func TestHeights(t *testing.T) {
	run(t, played(t, capture), []tampering{
		{"piece in the air", func(s save) save { return s.high("red-ox", 4) }, []string{"warning piece-held"}, "2.72 above the board"},
		{"piece under the table", func(s save) save { return s.high("red-ox", -5) }, []string{"error piece-off-point"}, "is under the table"},
		{"piece under the board", func(s save) save { return s.high("red-ox", 0.98) }, []string{"error piece-off-point"}, "is under the board"},
		{"captured piece under the table", func(s save) save { return s.at("black-goat", 1, 1).high("black-goat", -30) },
			[]string{"warning piece-off-point"}, "Black 羊8 Goat has left the board, but is under the table"},
		{"captured piece under its tray", func(s save) save { return s.high("black-goat", -3) }, []string{"warning piece-off-point"}, "under the table"},
		{"captured piece upside down", func(s save) save { return s.turn("black-goat", 0, 0, 180) }, []string{}, ""},
	})
}
