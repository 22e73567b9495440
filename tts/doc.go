// Package tts makes mods for Tabletop Simulator (TTS): from a game of package rules and the art of package render, a
// save with the script that enforces the rules, and a folder with everything that the save refers to.
//
//	mod, err := tts.Build(game, tts.Options{AssetsURL: "https://example.com/mod", Size: 2048, Language: "en"})
//	for _, file := range mod.Files { … } // the save is mod.Files[0]; package folder writes them
//
// # What is on the table
//
// A board, the pieces, the trays for those that are captured, the token if the game has one, the rulebook, and hand zones,
// which make the seats. Each object of the game carries in its Memo what it is, menagerie/CARD/ID; by that the script and
// package saves know it again. Setup says where everything is: the script gets it as a Lua module, and who judges a save
// compares with it.
//
// Coordinates are TTS's: x to the right and z away from the player at negative z, y up. The first side sits at negative z.
//
// # What is where
//
// The root of tts lays out saves and folders and draws nothing itself. Package script makes the Lua, package table runs a
// save without TTS, package savefile reads saves in all their forms, and package assumed holds what TTS does not
// document. The other packages below are named in docs/architecture.md.
//
// # The same inputs, the same bytes
//
// A build depends on nothing but the card, the options and the version: dates are the version's, GUIDs are made from
// what an object is.
package tts
