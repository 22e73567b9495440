package luaengine

import (
	lua "github.com/yuin/gopher-lua"

	"menagerie/rules"
)

// Chain is a chain of hops that is under way, as the mod plays it: hop by hop.
type Chain struct {
	engine *Engine
	value  lua.LValue
}

// BeginChain begins a chain with the piece on a point; why not is a Refusal.
func (e *Engine) BeginChain(from rules.Point) (*Chain, Refusal, error) {
	results, err := e.call("beginChain", 3, e.pos, lua.LNumber(from))
	return e.chain(results, err)
}

// Hops are the points that the chain can go on to.
func (c *Chain) Hops() ([]rules.Point, error) {
	results, err := c.engine.call("chainHops", 1, c.value)
	if err != nil {
		return nil, err
	}
	var points []rules.Point
	each(results[0], func(hop lua.LValue) { points = append(points, c.engine.point(hop, "to")) })
	return points, nil
}

// Continue is the chain after one more hop; why not is a Refusal.
func (c *Chain) Continue(to rules.Point) (*Chain, Refusal, error) {
	results, err := c.engine.call("continueChain", 3, c.value, lua.LNumber(to))
	return c.engine.chain(results, err)
}

// End plays a chain of one hop or more as a move, and returns the move and what it did.
func (c *Chain) End() (rules.Move, rules.Effects, error) {
	results, err := c.engine.call("endChain", 3, c.value)
	if err != nil {
		return rules.Move{}, rules.Effects{}, err
	}
	c.engine.pos = results[0]
	return c.engine.move(results[2]), c.engine.effects(results[1]), nil
}

func (e *Engine) chain(results []lua.LValue, err error) (*Chain, Refusal, error) {
	switch {
	case err != nil:
		return nil, Refusal{}, err
	case results[0] == lua.LNil:
		return nil, refusal(results[1], results[2]), nil
	}
	return &Chain{engine: e, value: results[0]}, Refusal{}, nil
}
