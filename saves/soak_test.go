package saves_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/saves"
	"menagerie/tts"
	"menagerie/tts/script"
	"menagerie/tts/table"
)

var soak = flag.Int("soak", 12, "things done at each table before and between saves, to see that no sound save is faulted")

// unpainted is a save of a game as a build makes it, with names of assets for their URLs.
func unpainted(t testing.TB, game *rules.Game, language string) []byte {
	t.Helper()
	objects, err := tts.Objects(game, language)
	if err != nil {
		t.Fatal(err)
	}
	lua, panel, err := tts.Script(game, language)
	if err != nil {
		t.Fatal(err)
	}
	setup := tts.Setup(game)
	text, err := json.Marshal(map[string]any{
		"SaveName": "soak", "LuaScript": lua, "LuaScriptState": "", "XmlUI": panel, "ObjectStates": objects,
		"Turns": tts.Turns{Enable: true, Type: 1, TurnOrder: setup.Seats, TurnColor: setup.Seats[game.Tables.First-1]},
	})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// party is people at a table who play, and do what they please.
type party struct {
	t      *testing.T
	game   *rules.Game
	setup  script.Setup
	on     *table.Table
	random *rand.Rand
	log    []string
}

func newParty(t *testing.T, name, language string, random *rand.Rand) *party {
	t.Helper()
	c, ok := card(name)
	if !ok {
		t.Fatalf("no card %s", name)
	}
	options := rules.Options{}
	for _, o := range c.Options {
		values := o.Values()
		options[o.Name] = values[random.IntN(len(values))]
	}
	game, err := c.Compile(options)
	if err != nil {
		t.Fatal(err)
	}
	p := &party{t: t, game: game, setup: tts.Setup(game), random: random}
	if p.on, err = table.Open(unpainted(t, game, language)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.on.Close)
	for i, seat := range p.setup.Seats {
		p.do(table.Action{Do: "sit", Seat: seat, Name: seat, Host: i == 0})
	}
	p.on.Settle()
	return p
}

// do tries what may be impossible.
func (p *party) do(a table.Action) {
	text, _ := json.Marshal(a)
	p.log = append(p.log, string(text))
	_ = p.on.Do(a)
}

func (p *party) saved() string {
	p.t.Helper()
	text, err := p.on.Save()
	if err != nil {
		p.t.Fatal(err)
	}
	return string(text)
}

func (p *party) state() *script.State {
	p.t.Helper()
	state, err := script.ParseState(gjson.Get(p.saved(), "LuaScriptState").String())
	if err != nil {
		p.t.Fatal(err)
	}
	return state
}

func (p *party) guid(memo string) string {
	for _, o := range p.on.Objects() {
		if o.Memo() == memo {
			return o.GUID()
		}
	}
	return ""
}

// move makes one legal move, or a part of it that ends in the air.
func (p *party) move(whole bool) {
	state := p.state()
	pos, err := p.game.ParsePosition(state.Position)
	if err != nil {
		p.t.Fatal(err)
	}
	moves, seat := pos.Moves(), p.setup.Seats[pos.Turn()-1]
	if len(state.Chain) > 0 {
		p.do(table.Action{Do: "press", Seat: seat, ID: "menagerie-stop"})
		return
	}
	if len(moves) == 0 {
		return
	}
	m := moves[p.random.IntN(len(moves))]
	for _, piece := range p.setup.Pieces {
		if state.Pieces[piece.ID] != p.game.PointName(m.From) {
			continue
		}
		for _, point := range append([]byte(m.Via), byte(m.To)) {
			at := p.setup.Points[point-1]
			a := table.Action{Do: "drag", Seat: seat, Object: p.guid(piece.Memo), X: table.At(at.X), Z: table.At(at.Z)}
			if !whole {
				p.do(table.Action{Do: "pickup", Seat: seat, Object: a.Object})
				a.Do, a.Object = "carry", ""
			}
			p.do(a)
			if !whole {
				return
			}
		}
	}
}

// act does one thing that people do.
func (p *party) act() {
	seat := p.setup.Seats[p.random.IntN(len(p.setup.Seats))]
	spot := p.setup.Points[p.random.IntN(len(p.setup.Points))]
	press := func(button string) { p.do(table.Action{Do: "press", Seat: seat, ID: "menagerie-" + button}) }
	switch p.random.IntN(16) {
	case 0, 1, 2, 3, 4, 5:
		p.move(true)
	case 6:
		p.move(false)
	case 7:
		p.do(table.Action{Do: "drop", Seat: seat, X: table.At(spot.X), Z: table.At(spot.Z)})
	case 8:
		piece := p.setup.Pieces[p.random.IntN(len(p.setup.Pieces))]
		p.do(table.Action{Do: "drag", Seat: seat, Object: p.guid(piece.Memo), X: table.At(spot.X), Z: table.At(spot.Z)})
	case 9:
		for _, seat := range p.setup.Seats {
			p.do(table.Action{Do: "press", Seat: seat, ID: "menagerie-undo"})
		}
	case 10:
		press([]string{"undo", "redo", "draw", "resign", "seats", "stop"}[p.random.IntN(6)])
	case 11:
		p.do(table.Action{Do: "press", Seat: p.setup.Seats[0], ID: "menagerie-language"})
	case 12:
		p.do(table.Action{Do: "press", Seat: p.setup.Seats[0], ID: "menagerie-rules"})
	case 13:
		p.do(table.Action{Do: []string{"save", "load"}[p.random.IntN(2)]})
	case 14:
		p.on.Settle()
	case 15:
		p.on.Run(p.random.Float64())
	}
}

// Whatever players do with the pieces and the panel, in whatever language and at whatever moment it is saved, the
// save has no error.
func TestSoak(t *testing.T) {
	for n, name := range assets.CardNames() {
		t.Run(name, func(t *testing.T) {
			languages := script.Languages()
			random := rand.New(rand.NewPCG(uint64(*soak), uint64(n)))
			p := newParty(t, name, languages[(n+*soak)%len(languages)], random)
			for range *soak {
				p.act()
				r := saves.Judge("soak.json", []byte(p.saved()), byCards)
				if !r.OK {
					t.Fatalf("%+v\nafter %q", r.Findings, p.log)
				}
			}
		})
	}
}

// deceits are single changes to a sound save that no play explains.
func (p *party) deceits() map[string]func(text string) string {
	set := func(text, path string, value any) string {
		changed, err := sjson.Set(text, path, value)
		if err != nil {
			p.t.Fatal(err)
		}
		return changed
	}
	state := func(text, path string, value any) string {
		return set(text, "LuaScriptState", set(gjson.Get(text, "LuaScriptState").String(), path, value))
	}
	index := func(text, memo string) string {
		for i, o := range gjson.Get(text, "ObjectStates").Array() {
			if o.Get("Memo").String() == memo {
				return fmt.Sprintf("ObjectStates.%d", i)
			}
		}
		p.t.Fatalf("no object %s", memo)
		return ""
	}
	put := func(text, memo string, at script.Spot) string {
		return set(set(text, index(text, memo)+".Transform.posX", at.X), index(text, memo)+".Transform.posZ", at.Z)
	}
	standing, empty := p.standing()
	one := standing[p.random.IntN(len(standing))]
	others := slices.DeleteFunc(slices.Clone(standing), func(other script.PieceSetup) bool { return other.Piece == one.Piece })
	free := empty[p.random.IntN(len(empty))]
	at := p.state().Pieces
	all := map[string]func(text string) string{
		"a piece on another point": func(text string) string { return put(text, one.Memo, p.spot(free)) },
		"a piece deleted": func(text string) string {
			changed, _ := sjson.Delete(text, index(text, one.Memo))
			return changed
		},
		"a piece doubled": func(text string) string {
			changed, _ := sjson.SetRaw(text, "ObjectStates.-1", gjson.Get(text, index(text, one.Memo)).Raw)
			return set(changed, "ObjectStates."+gjson.Get(text, "ObjectStates.#").Raw+".GUID", "abcdef")
		},
		"the turn": func(text string) string { return state(text, "turn", "nobody") },
		"an outcome": func(text string) string {
			return state(text, "outcome", map[string]string{"winner": "", "reason": "boredom"})
		},
		"the list of pieces":  func(text string) string { return state(text, "pieces."+one.ID, free) },
		"a move that is none": func(text string) string { return state(text, "moves.-1", free+"-"+free) },
		"a move taken out": func(text string) string {
			moves := p.state().Moves
			return state(text, "moves", append([]string{}, moves[:len(moves)-1]...))
		},
		"another position": func(text string) string { return state(text, "position", p.game.Start().String()) },
		"other tables":     func(text string) string { return state(text, "tables", "0000000000000000") },
	}
	if len(others) > 0 {
		other := others[p.random.IntN(len(others))]
		all["two pieces exchanged"] = func(text string) string {
			return put(put(text, one.Memo, p.spot(at[other.ID])), other.Memo, p.spot(at[one.ID]))
		}
		all["a piece on another's point"] = func(text string) string { return put(text, one.Memo, p.spot(at[other.ID])) }
	}
	return all
}

// standing are the pieces on the board, and the names of the points where none is.
func (p *party) standing() (pieces []script.PieceSetup, empty []string) {
	at := p.state().Pieces
	taken := map[string]bool{}
	for _, piece := range p.setup.Pieces {
		if at[piece.ID] != "" {
			pieces, taken[at[piece.ID]] = append(pieces, piece), true
		}
	}
	for i := range p.setup.Points {
		if name := p.game.PointName(rules.Point(i + 1)); !taken[name] {
			empty = append(empty, name)
		}
	}
	return pieces, empty
}

func (p *party) spot(point string) script.Spot {
	n, _ := p.game.PointNamed(point)
	return p.setup.Points[n-1]
}

// Whatever is changed in a sound save is found; what can be repaired is sound again, and play goes on from there.
func TestDeceits(t *testing.T) {
	for n, name := range assets.CardNames() {
		t.Run(name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(7, uint64(n)))
			for range 1 + *soak/100 {
				p := newParty(t, name, "en", random)
				for range 1 + random.IntN(6) {
					p.move(true)
					p.on.Settle()
				}
				p.move(true) // stops a chain
				p.on.Settle()
				text := p.saved()
				if r := saves.Judge("sound.json", []byte(text), byCards); !r.OK || len(p.state().Moves) == 0 {
					t.Fatalf("%+v after %q", r.Findings, p.log)
				}
				for what, deceive := range p.deceits() {
					p.expose(what, deceive(text))
				}
			}
		})
	}
}

// expose insists that a changed save has an error, and that it can be repaired.
func (p *party) expose(what, text string) {
	p.t.Helper()
	r := saves.Judge("changed.json", []byte(text), byCards)
	if r.OK {
		p.t.Errorf("%s is not found after %q: %+v", what, p.log, r.Findings)
		return
	}
	if what == "a piece deleted" && !p.game.Tables.Shared {
		return // it may have no twin
	}
	if _, err := saves.Repair("changed.json", []byte(text), byCards); err != nil {
		p.t.Errorf("%s is not repaired: %v", what, err)
	}
}
