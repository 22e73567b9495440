// Package scan goes through a save of Tabletop Simulator (TTS) once and shows each of its objects, wherever it is:
// on the table, in a bag or deck, attached to another one, or another state of one.
//
//	table, err := scan.Save(text, func(o *scan.Object) { … })
//
// Nothing is decoded that nobody asks for: scripts, states and most members stay as they are written.
package scan
