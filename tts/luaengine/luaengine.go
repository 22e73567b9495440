// Package luaengine runs a mod's own rule engine, the Lua modules of assets/lua, outside Tabletop Simulator:
// to count positions with it and to compare it with package rules, which reads the same tables.
//
//	engine, err := luaengine.New(game)
//	defer engine.Close()
//	nodes, err := engine.Perft(3)
package luaengine

import (
	"fmt"

	lua "github.com/yuin/gopher-lua"

	"menagerie/rules"
	"menagerie/tts/script"
)

// Engine plays one game in Lua. It is for one goroutine at a time.
type Engine struct {
	state *lua.LState
	game  *lua.LTable
	pos   lua.LValue
}

// New starts the Lua engine on a game's tables, at the start of the game.
func New(game *rules.Game) (*Engine, error) {
	modules, err := engineModules(game)
	if err != nil {
		return nil, fmt.Errorf("starting the Lua engine: %w", err)
	}
	e := &Engine{state: newState()}
	if err := e.load(modules); err != nil {
		e.Close()
		return nil, fmt.Errorf("starting the Lua engine: %w", err)
	}
	return e, nil
}

// Close frees the Lua state.
func (e *Engine) Close() { e.state.Close() }

// entry becomes the root of the bundle, in place of the one that wires the engine to a table.
const entry = `return require("menagerie.engine").new(require("menagerie.tables"))
`

func engineModules(game *rules.Game) ([]script.Module, error) {
	sources, err := script.Sources()
	if err != nil {
		return nil, err
	}
	tables, err := script.Tables(game)
	if err != nil {
		return nil, err
	}
	modules := []script.Module{{Name: script.Root, Text: entry}, tables}
	for _, m := range sources {
		if m.Name != script.Root {
			modules = append(modules, m)
		}
	}
	return modules, nil
}

func newState() *lua.LState {
	state := lua.NewState(lua.Options{SkipOpenLibs: true, RegistryMaxSize: 1 << 20})
	for _, open := range []lua.LGFunction{lua.OpenBase, lua.OpenTable, lua.OpenString, lua.OpenMath} {
		state.Push(state.NewFunction(open))
		state.Call(0, 0)
	}
	return state
}

func (e *Engine) load(modules []script.Module) error {
	chunk, err := e.state.LoadString(script.Bundle(modules))
	if err != nil {
		return err
	}
	e.state.Push(chunk)
	if err := e.state.PCall(0, 1, nil); err != nil {
		return err
	}
	e.game = e.state.CheckTable(-1)
	e.state.Pop(1)
	results, err := e.call("start", 1)
	if err != nil {
		return err
	}
	e.pos = results[0]
	return nil
}

// call calls a method of the Lua game and returns its first n results.
func (e *Engine) call(method string, n int, args ...lua.LValue) ([]lua.LValue, error) {
	args = append([]lua.LValue{e.game}, args...)
	p := lua.P{Fn: e.state.GetField(e.game, method), NRet: n, Protect: true}
	if err := e.state.CallByParam(p, args...); err != nil {
		return nil, fmt.Errorf("calling %s in Lua: %w", method, err)
	}
	results := make([]lua.LValue, n)
	for i := range results {
		results[i] = e.state.Get(i - n)
	}
	e.state.Pop(n)
	return results, nil
}

// SetPosition goes to a position given as text; it has no past.
func (e *Engine) SetPosition(text string) error {
	results, err := e.call("parse", 2, lua.LString(text))
	if err != nil {
		return err
	}
	if results[0] == lua.LNil {
		return fmt.Errorf("reading the position %q in Lua: %s", text, results[1])
	}
	e.pos = results[0]
	return nil
}

// Perft counts the legal sequences of exactly depth moves from the position.
func (e *Engine) Perft(depth int) (uint64, error) {
	results, err := e.call("perft", 1, e.pos, lua.LNumber(depth))
	if err != nil {
		return 0, err
	}
	return uint64(lua.LVAsNumber(results[0])), nil
}

// Divide splits Perft(depth), depth 1 or more, by first move.
func (e *Engine) Divide(depth int) ([]rules.Divided, error) {
	results, err := e.call("divide", 1, e.pos, lua.LNumber(depth))
	if err != nil {
		return nil, err
	}
	var list []rules.Divided
	each(results[0], func(item lua.LValue) {
		nodes := lua.LVAsNumber(e.state.GetField(item, "nodes"))
		list = append(list, rules.Divided{Move: e.move(e.state.GetField(item, "move")), Nodes: uint64(nodes)})
	})
	return list, nil
}

// Position is the position as text.
func (e *Engine) Position() (string, error) {
	results, err := e.call("text", 1, e.pos)
	if err != nil {
		return "", err
	}
	return lua.LVAsString(results[0]), nil
}

// Moves are the legal moves of the position, in the order of the Lua engine.
func (e *Engine) Moves() ([]rules.Move, error) {
	results, err := e.call("moves", 1, e.pos)
	if err != nil {
		return nil, err
	}
	var moves []rules.Move
	each(results[0], func(item lua.LValue) { moves = append(moves, e.move(item)) })
	return moves, nil
}

// Destinations are the points that the piece on a point may move to, or hop to first: what the mod looks up
// when a player picks the piece up.
func (e *Engine) Destinations(from rules.Point) ([]rules.Point, error) {
	results, err := e.call("destinations", 1, e.pos, lua.LNumber(from))
	if err != nil {
		return nil, err
	}
	var points []rules.Point
	each(results[0], func(item lua.LValue) { points = append(points, rules.Point(lua.LVAsNumber(item))) })
	return points, nil
}

// MoveText writes a move.
func (e *Engine) MoveText(m rules.Move) (string, error) {
	move := e.state.NewTable()
	move.RawSetString("from", lua.LNumber(m.From))
	move.RawSetString("to", lua.LNumber(m.To))
	move.RawSetString("via", e.via(m))
	results, err := e.call("moveText", 1, move)
	if err != nil {
		return "", err
	}
	return lua.LVAsString(results[0]), nil
}

// MoveNamed finds the legal move that a text means; not ok when there is none.
func (e *Engine) MoveNamed(text string) (m rules.Move, ok bool, err error) {
	results, err := e.call("moveNamed", 1, e.pos, lua.LString(text))
	if err != nil || results[0] == lua.LNil {
		return rules.Move{}, false, err
	}
	return e.move(results[0]), true, nil
}

// Refusal is why a move is not legal and the point that is about, 0 for none. A legal move has the zero Refusal.
type Refusal struct {
	Reason rules.Reason
	At     rules.Point
}

func refusal(reason, at lua.LValue) Refusal {
	return Refusal{Reason: rules.Reason(lua.LVAsString(reason)), At: rules.Point(lua.LVAsNumber(at))}
}

// Why tells why a move is not legal.
func (e *Engine) Why(m rules.Move) (Refusal, error) {
	results, err := e.call("why", 2, e.pos, lua.LNumber(m.From), lua.LNumber(m.To), e.via(m))
	if err != nil || results[0] == lua.LNil {
		return Refusal{}, err
	}
	return refusal(results[0], results[1]), nil
}

// Play plays a legal move and returns what it did.
func (e *Engine) Play(m rules.Move) (rules.Effects, error) {
	results, err := e.call("play", 3, e.pos, lua.LNumber(m.From), lua.LNumber(m.To), e.via(m))
	if err != nil {
		return rules.Effects{}, err
	}
	if results[0] == lua.LNil {
		return rules.Effects{}, fmt.Errorf("playing %d-%d in Lua: %s", m.From, m.To, results[1])
	}
	e.pos = results[0]
	return e.effects(results[1]), nil
}

func (e *Engine) effects(of lua.LValue) rules.Effects {
	effects := rules.Effects{Took: lua.LVAsBool(e.state.GetField(of, "took"))}
	each(e.state.GetField(of, "left"), func(item lua.LValue) {
		piece := int(lua.LVAsNumber(e.state.GetField(item, "piece")))
		effects.Left = append(effects.Left, rules.Placed{Piece: piece, At: e.point(item, "at")})
	})
	return effects
}

// Outcome tells how the game stands or ended.
func (e *Engine) Outcome() rules.Outcome {
	outcome := e.state.GetField(e.pos, "outcome")
	if outcome == lua.LNil {
		return rules.Outcome{}
	}
	o := rules.Outcome{
		Over:   true,
		Winner: int(lua.LVAsNumber(e.state.GetField(outcome, "winner"))),
		Reason: lua.LVAsString(e.state.GetField(outcome, "reason")),
	}
	each(e.state.GetField(outcome, "shared"), func(side lua.LValue) { o.Shared |= 1 << int(lua.LVAsNumber(side)) })
	return o
}

// move reads a move from Lua.
func (e *Engine) move(of lua.LValue) rules.Move {
	m := rules.Move{From: e.point(of, "from"), To: e.point(of, "to")}
	each(e.state.GetField(of, "via"), func(point lua.LValue) {
		m.Via += string([]byte{byte(lua.LVAsNumber(point))})
	})
	return m
}

// via lists what a move visits in between, for Lua.
func (e *Engine) via(m rules.Move) *lua.LTable {
	list := e.state.NewTable()
	for i := range len(m.Via) {
		list.Append(lua.LNumber(m.Via[i]))
	}
	return list
}

func (e *Engine) point(of lua.LValue, field string) rules.Point {
	return rules.Point(lua.LVAsNumber(e.state.GetField(of, field)))
}

func each(list lua.LValue, visit func(lua.LValue)) {
	table, ok := list.(*lua.LTable)
	if !ok {
		return
	}
	for i := 1; i <= table.Len(); i++ {
		visit(table.RawGetInt(i))
	}
}
