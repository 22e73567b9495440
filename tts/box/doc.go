// Package box runs a save as if it came from a stranger: a headless table (package table) in a process of its own, which has
// a limit of memory and time, and neither files nor network. Whatever the save's Lua does, it ends the box at worst.
//
//	func main() {
//		box.Main() // this program, started again, is the box
//		…
//	}
//
//	t, err := box.Open(save, box.DefaultLimits)
//	defer t.Close()
//	err = t.Do(table.Action{Do: "sit", Seat: "Red", Name: "Ann", Host: true}, func(e table.Event) { … })
//	save, err := t.Save()
//	err = t.Play(scenario, box.Stage{Event: func(e table.Event) { … }})
//
// # The protocol
//
// Both sides write messages: a JSON object on a line, and behind it as many bytes as its size says, which are a save or
// another file as it is. The program asks for one thing at a time: to open a save, to do an Action, to save, to play a
// scenario. The box answers with the Events that follow from it, in order, and then with done and the save or the error,
// if any. A box cannot open files: while it does what it was asked, it asks for the forms of meshes and pictures, which
// are measured outside, so that nothing but a size comes in. While it plays it also tells each line that it begins, and
// asks the program to read and write the files that the scenario names.
//
// The program believes none of it. Lines are those of the scenario in their order, a file is read or written only at the
// line that names it, there are no more events than a table keeps, and a save is JSON. A box that says anything else is
// ended.
//
// # The limits
//
// Time is that of the clock, for opening, an action, saving or one line of a scenario. When it is over the process is
// killed: Lua's pattern matcher and its large strings listen to nothing else. The box watches its own memory many times a
// second, and ends itself when it has too much; Linux and Windows are told a limit, too, which they enforce. What comes
// out of the box is bounded as well. The errors say which limit it was, and at what.
package box
