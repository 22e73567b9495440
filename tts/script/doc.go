// Package script makes the Lua of a mod and reads back what it leaves in a save.
//
// A mod's script is one text: the modules of assets/lua and a few data modules made from a game, bundled in
// the form that luabundle and the TTS editors take apart again.
//
//	text, err := script.Build(game, setup, script.Edition{Version: "1.0", Language: "en"}) // becomes the save's LuaScript
//	xml, err := script.Panel("en")                                                         // becomes its XmlUI
//	modules, err := script.Unbundle(text)                                                  // and back
//
// The script keeps the game in the save's LuaScriptState; see State.
package script
