// Package luasyntax reads Lua as Tabletop Simulator (TTS) does, without running it.
//
//	chunk, err := luasyntax.Parse(script)
//	luasyntax.Walk(chunk, func(n luasyntax.Node) { … })
//
// TTS runs MoonSharp: Lua 5.2 with != beside ~=, lambdas (|x| x + 1), tables that begin with ${, and \u{…}, \[ and \]
// in texts. A line that begins with #include, which the Atom and VS Code plugins replace by a file, is read past.
//
// The tree is made for looking names up, not for computing: operators of an expression stand in one row, whatever
// their precedence. Every name knows whether a local variable is meant.
//
// Reading takes time and memory in proportion to the text. What nests deeper than MaxDepth is refused, so that a
// tree may be walked recursively, and so is what has more than MaxTokens.
package luasyntax
