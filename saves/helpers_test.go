package saves_test

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/rules"
	"menagerie/saves"
	"menagerie/saves/lint"
	"menagerie/tts"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

const cardName = "capture-the-fruit"

func card(name string) (*rules.Card, bool) {
	file, text, ok := assets.Card(name)
	if !ok {
		return nil, false
	}
	c, err := rules.ReadCard(file, text)
	return c, err == nil
}

// byCards judges the games of our cards. Of what lint finds in any save only what has always been an error of a game,
// or concerns what a build writes, is looked at; the rest has tests of its own.
var byCards = saves.Options{Card: card, Off: restOfLint()}

func restOfLint() []string {
	var off []string
	for _, r := range lint.Rules {
		switch r.Code {
		case lint.JSONLenient, lint.DuplicateKey, lint.NumberRange, lint.Encoding:
		case lint.GUIDDuplicate, lint.GUIDMalformed, lint.TransformInvalid, lint.AssetLocal, lint.AssetDeadHost:
		default:
			off = append(off, r.Code)
		}
	}
	return off
}

// standard is the game with the card's own options.
func standard(t testing.TB) *rules.Game {
	t.Helper()
	game, err := standardOnce()
	if err != nil {
		t.Fatal(err)
	}
	return game
}

var standardOnce = sync.OnceValues(func() (*rules.Game, error) {
	c, _ := card(cardName)
	return c.Compile(nil)
})

var buildOnce = sync.OnceValues(func() ([]byte, error) {
	game, err := standardOnce()
	if err != nil {
		return nil, err
	}
	mod, err := tts.Build(game, tts.Options{AssetsURL: "https://example.com/fruit", Size: render.MinSize, Language: "en"})
	if err != nil {
		return nil, err
	}
	return mod.Save.Marshal()
})

// save is a save that tests change; every change makes another.
type save struct {
	t    testing.TB
	text string
}

// fresh is a mod that was never played.
func fresh(t testing.TB) save {
	t.Helper()
	text, err := buildOnce()
	if err != nil {
		t.Fatal(err)
	}
	return save{t, string(text)}
}

// scripted is a mod with the script of another game, which spares painting the game's pictures.
func (s save) scripted(game *rules.Game) save {
	s.t.Helper()
	lua, err := script.Build(game, tts.Setup(game), script.Edition{Version: tts.Version, Language: "en"})
	if err != nil {
		s.t.Fatal(err)
	}
	return s.set("LuaScript", lua)
}

// seated opens a save at a table where both seats are taken.
func seated(s save) *table.Table {
	s.t.Helper()
	at, err := table.Open([]byte(s.text))
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(at.Close)
	do(s.t, at, table.Action{Do: "sit", Seat: "Red", Name: "Ann", Host: true})
	do(s.t, at, table.Action{Do: "sit", Seat: "Green", Name: "Bo"})
	return at
}

func do(t testing.TB, at *table.Table, a table.Action) {
	t.Helper()
	if err := at.Do(a); err != nil {
		t.Fatalf("%s: %v", a.Do, err)
	}
}

// saved is the table as a save.
func saved(t testing.TB, at *table.Table) save {
	t.Helper()
	text, err := at.Save()
	if err != nil {
		t.Fatal(err)
	}
	return save{t, string(text)}
}

// drag lets the side to move play a move by hand.
func drag(t testing.TB, at *table.Table, pos *rules.Position, move rules.Move, before save) {
	t.Helper()
	setup := tts.Setup(pos.Game())
	to := setup.Points[move.To-1]
	do(t, at, table.Action{
		Do: "drag", Seat: setup.Seats[pos.Turn()-1], Object: before.objectOn(setup.Points[move.From-1].X, setup.Points[move.From-1].Z),
		X: table.At(to.X), Z: table.At(to.Z),
	})
}

// played plays moves at a table from the start.
func played(t testing.TB, moves string) save {
	t.Helper()
	s := fresh(t)
	at, pos := seated(s), standard(t).Start()
	for text := range strings.FieldsSeq(moves) {
		move, err := pos.Game().ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		drag(t, at, pos, move, s)
		at.Settle()
		s = saved(t, at)
		if pos, _, err = pos.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// objectOn is the GUID of the piece that lies at a place.
func (s save) objectOn(x, z float64) string {
	s.t.Helper()
	guid := ""
	gjson.Get(s.text, "ObjectStates").ForEach(func(_, o gjson.Result) bool {
		dx, dz := o.Get("Transform.posX").Num-x, o.Get("Transform.posZ").Num-z
		if dx*dx+dz*dz < 0.1 && !o.Get("Locked").Bool() {
			guid = o.Get("GUID").String()
		}
		return guid == ""
	})
	if guid == "" {
		s.t.Fatalf("nothing lies at %v, %v", x, z)
	}
	return guid
}

// index is the place of an object among ObjectStates.
func (s save) index(id string) int {
	s.t.Helper()
	for i, o := range gjson.Get(s.text, "ObjectStates").Array() {
		if o.Get("Memo").String() == "menagerie/"+cardName+"/"+id {
			return i
		}
	}
	s.t.Fatalf("no object %s", id)
	return 0
}

func (s save) path(id, key string) string {
	return "ObjectStates." + strconv.Itoa(s.index(id)) + "." + key
}

func (s save) get(path string) string { return gjson.Get(s.text, path).String() }

func (s save) set(path string, value any) save {
	s.t.Helper()
	text, err := sjson.Set(s.text, path, value)
	if err != nil {
		s.t.Fatalf("set %s: %v", path, err)
	}
	return save{s.t, text}
}

func (s save) setRaw(path, value string) save {
	s.t.Helper()
	text, err := sjson.SetRaw(s.text, path, value)
	if err != nil {
		s.t.Fatalf("set %s: %v", path, err)
	}
	return save{s.t, text}
}

func (s save) remove(id string) save {
	s.t.Helper()
	text, err := sjson.Delete(s.text, "ObjectStates."+strconv.Itoa(s.index(id)))
	if err != nil {
		s.t.Fatal(err)
	}
	return save{s.t, text}
}

// add appends an object as JSON.
func (s save) add(object string) save { return s.setRaw("ObjectStates.-1", object) }

// object is an object as JSON, with some other GUID.
func (s save) object(id string) string {
	text, err := sjson.Set(gjson.Get(s.text, "ObjectStates."+strconv.Itoa(s.index(id))).Raw, "GUID", "abcdef")
	if err != nil {
		s.t.Fatal(err)
	}
	return text
}

// at moves an object to a place seen from above.
func (s save) at(id string, x, z float64) save {
	return s.set(s.path(id, "Transform.posX"), x).set(s.path(id, "Transform.posZ"), z)
}

// on moves an object to a point.
func (s save) on(id, point string) save {
	x, z := s.spot(point)
	return s.at(id, x, z)
}

func (s save) high(id string, y float64) save { return s.set(s.path(id, "Transform.posY"), y) }

func (s save) spot(point string) (x, z float64) {
	s.t.Helper()
	game := standard(s.t)
	p, ok := game.PointNamed(point)
	if !ok {
		s.t.Fatalf("no point %s", point)
	}
	spot := tts.Setup(game).Points[p-1]
	return spot.X, spot.Z
}

// state changes a member of the script state.
func (s save) state(path string, value any) save {
	s.t.Helper()
	text, err := sjson.Set(s.get("LuaScriptState"), path, value)
	if err != nil {
		s.t.Fatal(err)
	}
	return s.set("LuaScriptState", text)
}

func (s save) judge() saves.Report { return saves.Judge("test.json", []byte(s.text), byCards) }

// codes lists the findings as severity and code, sorted.
func codes(r saves.Report) []string {
	list := []string{}
	for _, f := range r.Findings {
		list = append(list, string(f.Severity)+" "+f.Code)
	}
	slices.Sort(list)
	return list
}
