package table

import (
	"math/bits"

	lua "github.com/yuin/gopher-lua"
)

// bitFunctions are the functions of bit32 that return a number.
var bitFunctions = map[string]func(L *lua.LState) uint32{
	"band":    and,
	"bor":     fold(0, func(a, b uint32) uint32 { return a | b }),
	"bxor":    fold(0, func(a, b uint32) uint32 { return a ^ b }),
	"bnot":    func(L *lua.LState) uint32 { return ^bitsOf(L, 1) },
	"lshift":  func(L *lua.LState) uint32 { return shift(bitsOf(L, 1), L.CheckInt(2)) },
	"rshift":  func(L *lua.LState) uint32 { return shift(bitsOf(L, 1), -L.CheckInt(2)) },
	"arshift": func(L *lua.LState) uint32 { return uint32(int32(bitsOf(L, 1)) >> uint(max(0, L.CheckInt(2)))) },
	"lrotate": func(L *lua.LState) uint32 { return bits.RotateLeft32(bitsOf(L, 1), L.CheckInt(2)) },
	"rrotate": func(L *lua.LState) uint32 { return bits.RotateLeft32(bitsOf(L, 1), -L.CheckInt(2)) },
	"extract": func(L *lua.LState) uint32 {
		at, mask := bitField(L, 2)
		return bitsOf(L, 1) >> uint(at) & mask
	},
	"replace": func(L *lua.LState) uint32 {
		at, mask := bitField(L, 3)
		return bitsOf(L, 1)&^(mask<<uint(at)) | bitsOf(L, 2)&mask<<uint(at)
	},
}

func (t *Table) bitLibrary() *lua.LTable {
	library := t.lua.NewTable()
	for _, name := range sortedKeys(bitFunctions) {
		compute := bitFunctions[name]
		t.set(library, name, func(L *lua.LState) int {
			L.Push(lua.LNumber(compute(L)))
			return 1
		})
	}
	t.set(library, "btest", func(L *lua.LState) int {
		L.Push(lua.LBool(and(L) != 0))
		return 1
	})
	return library
}

// bitsOf is an argument as bit32 takes it: 32 bits of a number.
func bitsOf(L *lua.LState, i int) uint32 { return uint32(int64(L.CheckNumber(i))) }

var and = fold(^uint32(0), func(a, b uint32) uint32 { return a & b })

// fold takes all arguments together, two by two.
func fold(start uint32, step func(a, b uint32) uint32) func(L *lua.LState) uint32 {
	return func(L *lua.LState) uint32 {
		v := start
		for i := 1; i <= L.GetTop(); i++ {
			v = step(v, bitsOf(L, i))
		}
		return v
	}
}

// shift moves bits to the left, or to the right by less than 0.
func shift(v uint32, left int) uint32 {
	if left < 0 {
		return v >> uint(-left)
	}
	return v << uint(left)
}

// bitField reads the place of some bits, at index i, and their number behind it, which may be left out.
func bitField(L *lua.LState, i int) (at int, mask uint32) {
	width := L.OptInt(i+1, 1)
	if width < 1 || width > 32 || L.CheckInt(i) < 0 || L.CheckInt(i)+width > 32 {
		L.RaiseError("trying to access non-existent bits")
	}
	return L.CheckInt(i), uint32(1<<uint(width) - 1)
}
