package saves_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/assets"
	"menagerie/saves"
	"menagerie/saves/lint"
	"menagerie/tts/table"
)

// mend repairs a save that has errors, and says what it changed.
func mend(t *testing.T, s save) (mended save, changes string) {
	t.Helper()
	r, err := saves.Repair("test.json", []byte(s.text), byCards)
	if err != nil {
		t.Fatalf("not repaired: %v", err)
	}
	if !r.Report.OK || len(r.Changes) == 0 {
		t.Errorf("repaired by %q to %+v", r.Changes, r.Report.Findings)
	}
	return save{t, string(r.Data)}, strings.Join(r.Changes, "\n")
}

// Many changes are told by their kinds, a few one by one.
func TestSummary(t *testing.T) {
	few := fresh(t).on("red-rat", "e5")
	r, err := saves.Repair("few.json", []byte(few.text), byCards)
	if err != nil || !slices.Equal(r.Summary(), r.Changes) {
		t.Errorf("%q, %v", r.Summary(), err)
	}
	many := fresh(t).add(fresh(t).object("red-dragon"))
	for _, path := range gjson.Get(many.text, "ObjectStates.#(Memo%\"*/red-*\")#.Memo").Array() {
		id := path.String()[strings.LastIndexByte(path.String(), '/')+1:]
		if strings.Count(id, "-") == 1 {
			many = many.at(id, 30, 30)
		}
	}
	if r, err = saves.Repair("many.json", []byte(many.text), byCards); err != nil {
		t.Fatal(err)
	}
	all := strings.Join(r.Summary(), "\n")
	if len(r.Changes) <= 12 || len(r.Summary()) > 6 || !strings.Contains(all, " more like it)") || !strings.Contains(all, "a second one of Red 龍5 Dragon was taken away") {
		t.Errorf("of %d changes it says\n%s", len(r.Changes), all)
	}
}

const die = `{"GUID" : "d1ced1", "Name":"Die_6",  "Nickname":"\u9f201", "Transform":{"posX":0,"posY":1.50,"posZ":4E+01,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}}`

// Each repair says what it did, leads to the position that it should, and lets play go on.
func TestRepair(t *testing.T) {
	game := standard(t)
	after := func(moves string) string {
		pos, err := game.Start().PlayAll(moves)
		if err != nil {
			t.Fatal(err)
		}
		return pos.String()
	}
	cases := []struct {
		name     string
		base     string // moves
		change   func(s save) save
		position string
		says     []string
	}{
		{"a piece moved by hand", opening, func(s save) save { return s.on("black-horse", "h6") }, after(opening),
			[]string{"Black 馬7 Horse was put on h7"}},
		{"an illegal move in the middle", carrying, func(s save) save { return s.state("moves.2", "e3-e9") }, after("d2-e3 h8-h7"),
			[]string{"after move 2 of 5", "2 moves played, Red to move", "Red 猴9 Monkey was put on e3", "fruit ring was put on e5"}},
		{"a captured piece back on the board", capture, func(s save) save { return s.on("black-goat", "f5").high("black-goat", 1.28) }, after(capture),
			[]string{"Black 羊8 Goat was put on its tray"}},
		{"the token left behind", carrying, func(s save) save { return s.on("fruit", "e5") }, after(carrying),
			[]string{"fruit ring was put on its carrier on e4"}},
		{"a lost state", opening, func(s save) save { return s.set("LuaScriptState", "{") }, after(opening),
			[]string{"from where the pieces stand", "0 moves played, Red to move"}},
		{"nothing to go by", opening, func(s save) save {
			return s.set("LuaScriptState", "{").set("Turns.TurnColor", "White")
		}, after(""),
			[]string{"a new game begins", "Black 馬7 Horse was put on h8", "TTS has Red to move, not White"}},
		{"a start that cannot be", opening, func(s save) save { return s.state("start", "9/9/9/9/9/9/9/9/9 r e4") }, after(opening),
			[]string{"from the position in its script state"}},
		{"twice the same piece", opening, func(s save) save { return s.add(s.object("red-dragon")) }, after(opening),
			[]string{"a second one of Red 龍5 Dragon was taken away"}},
		{"a piece in a bag", opening, func(s save) save {
			return s.remove("red-dragon").add(`{"GUID":"b0b0b0","Name":"Bag","Transform":{"posX":0,"posY":1,"posZ":40,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1},"ContainedObjects":[` + s.object("red-dragon") + `]}`)
		}, after(opening), []string{"Red 龍5 Dragon was taken out of a Bag and put on g1"}},
		{"a piece without its memo", opening, func(s save) save { return s.set(s.path("red-dragon", "Memo"), "") }, after(opening),
			[]string{"Red 龍5 Dragon has its memo again"}},
		{"a piece gone, its picture where the others are", opening, func(s save) save { return s.remove("red-dragon") }, after(opening),
			[]string{"Red 龍5 Dragon was made anew on g1"}},
		{"pieces of nothing", opening, func(s save) save {
			return s.add(strings.ReplaceAll(s.object("red-dragon"), "red-dragon", "red-unicorn"))
		}, after(opening), []string{"no part of the game, was taken away"}},
		{"an edited script", opening, func(s save) save {
			return s.set("LuaScript", strings.Replace(s.get("LuaScript"), "local BARRED", "local X, BARRED", 1)).set("XmlUI", "")
		}, after(opening), []string{"script and panel are those that version"}},
		{"a piece with a script", opening, func(s save) save { return s.set(s.path("red-ox", "LuaScript"), "destroy()") }, after(opening),
			[]string{"the LuaScript of Red 牛2 Ox was emptied"}},
		{"one GUID twice", opening, func(s save) save { return s.set(s.path("red-ox", "GUID"), "d1ced1") }, after(opening),
			[]string{"Red 牛2 Ox has a GUID of its own"}},
		{"a board that was moved", opening, func(s save) save { return s.at("board", 3, 0) }, after(opening),
			[]string{"the board was put on its place"}},
		{"a wrong turn and an end that was not", opening, func(s save) save {
			return s.state("turn", "black").state("outcome", map[string]string{"winner": "red", "reason": "boredom"}).set("Turns.TurnColor", "Green")
		}, after(opening), []string{"TTS has Red to move, not Green", "2 moves played, Red to move"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			broken := c.change(played(t, c.base).add(die))
			if broken.judge().OK {
				t.Fatal("nothing is broken")
			}
			mended, changes := mend(t, broken)
			for _, want := range c.says {
				if !strings.Contains(changes, want) {
					t.Errorf("nothing says %q:\n%s", want, changes)
				}
			}
			if r := mended.judge(); r.Position != c.position {
				t.Errorf("it goes on from %s, want %s", r.Position, c.position)
			}
			sameElse(t, broken, mended)
			goOn(t, mended)
		})
	}
}

// sameElse insists that nothing but what a repair may change has changed by a byte.
func sameElse(t *testing.T, before, after save) {
	t.Helper()
	mayChange := []string{"LuaScript", "LuaScriptState", "XmlUI", "ObjectStates", "Turns"}
	gjson.Parse(before.text).ForEach(func(key, value gjson.Result) bool {
		if got := gjson.Get(after.text, key.String()).Raw; got != value.Raw && !slices.Contains(mayChange, key.String()) {
			t.Errorf("%s was %s, is %s", key, value.Raw, got)
		}
		return true
	})
	if !strings.Contains(after.text, die) {
		t.Error("the die was changed")
	}
}

// goOn loads a repaired save and lets the side to move play.
func goOn(t *testing.T, s save) {
	t.Helper()
	r, at := s.judge(), seated(s)
	at.Settle()
	for _, e := range at.Events() {
		if e.Kind == "error" {
			t.Errorf("loading it: %s", e.Text)
		}
	}
	pos, err := standard(t).ParsePosition(r.Position)
	if err != nil {
		t.Fatal(err)
	}
	drag(t, at, pos, pos.Moves()[0], s)
	at.Settle()
	if after := saved(t, at).judge(); !after.OK || after.Ply != r.Ply+1 {
		t.Errorf("after a move: ply %d, findings %+v", after.Ply, after.Findings)
	}
}

// Pieces that look or lie otherwise, and hand zones that are gone, come back as they were built.
func TestRepairLooks(t *testing.T) {
	for name, change := range map[string]func(s save) save{
		"upside down":   func(s save) save { return s.set(s.path("red-ox", "Transform.rotZ"), 180) },
		"black":         func(s save) save { return s.setRaw(s.path("red-ox", "ColorDiffuse"), `{"r":0,"g":0,"b":0}`) },
		"scaled":        func(s save) save { return s.set(s.path("red-ox", "Transform.scaleX"), 3) },
		"nowhere":       func(s save) save { return s.setRaw(s.path("red-ox", "Transform"), "null") },
		"board nowhere": func(s save) save { return s.setRaw(s.path("board", "Transform.rotZ"), `"x"`) },
		"tray nowhere":  func(s save) save { return s.setRaw(s.path("tray-red", "Transform"), "[]") },
		"no hand zone": func(s save) save {
			for _, o := range slices.Backward(gjson.Get(s.text, "ObjectStates").Array()) {
				if o.Get("Name").String() == "HandTrigger" {
					s.text = strings.Replace(s.text, o.Raw, strings.Replace(die, "d1ced1", o.Get("GUID").String(), 1), 1)
				}
			}
			return s
		},
	} {
		broken := change(played(t, opening))
		if broken.judge().OK {
			t.Errorf("%s: nothing is broken", name)
		}
		mend(t, broken)
	}
}

// What cannot be repaired is left alone, and the error says what is in the way.
func TestUnrepairable(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		says string
	}{
		"no save":                    {"hello", saves.NotASave},
		"no game":                    {`{"ObjectStates": []}`, "no game of a card"},
		"an unknown card":            {`{"ObjectStates": [{"GUID":"abcdef","Memo":"menagerie/ludo/pawn","Transform":{"posX":0,"posY":0,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}}]}`, saves.CardUnknown},
		"a piece that holds another": {fresh(t).setRaw(fresh(t).path("red-ox", "ContainedObjects"), "["+die+"]").text, "has other objects inside it"},
		"others' GUIDs":              {fresh(t).on("red-ox", "e4").add(die).add(die).text, lint.GUIDDuplicate},
		"others' nonsense":           {fresh(t).add(`{"GUID":"abcde0","Name":"Die_6"}`).text, lint.TransformInvalid},
	} {
		_, err := saves.Repair("test.json", []byte(c.text), byCards)
		var unrepairable *saves.UnrepairableError
		if !errors.As(err, &unrepairable) || len(unrepairable.Left) == 0 || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want one that says %q", name, err, c.says)
		}
	}
}

// Broken games of every card are repaired, also with pieces that look alike, and play goes on.
func TestRepairEveryGame(t *testing.T) {
	for n, name := range assets.CardNames() {
		t.Run(name, func(t *testing.T) {
			p := newParty(t, name, "en", rand.New(rand.NewPCG(11, uint64(n))))
			for len(p.state().Moves) < 6 {
				p.move(true)
				p.on.Settle()
			}
			text := p.saved()
			state := gjson.Get(text, "LuaScriptState").String()
			cut, err := sjson.Set(state, "moves.4", "nonsense")
			if err != nil {
				t.Fatal(err)
			}
			text, _ = sjson.Set(text, "LuaScriptState", cut)
			r, err := saves.Repair("test.json", []byte(text), byCards)
			if err != nil || r.Report.Ply != 4 {
				t.Fatalf("%v, %d moves left", err, r.Report.Ply)
			}
			if p.on, err = table.Open(r.Data); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(p.on.Close)
			for i, seat := range p.setup.Seats {
				p.do(table.Action{Do: "sit", Seat: seat, Name: seat, Host: i == 0})
			}
			p.on.Settle()
			for len(p.state().Moves) < 5 {
				p.move(true)
				p.on.Settle()
			}
			if after := saves.Judge("test.json", []byte(p.saved()), byCards); !after.OK {
				t.Errorf("after a move: %+v", after.Findings)
			}
		})
	}
}
