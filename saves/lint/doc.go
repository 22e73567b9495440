// Package lint looks for what is wrong with any save of Tabletop Simulator (TTS), whatever game it holds.
//
//	l := lint.New(lint.Options{})
//	_, err := scan.Save(text, l.Visit)
//	findings := l.Findings()
//
// Each kind of finding is a Rule; docs/lint.md says of each what it means and what to do. What is the same in many
// objects is one finding that says in how many, and of one rule at most MaxEach findings are listed, so that a
// report stays readable whatever the save. Scripts and panels that are the same are read once.
//
// Scripts are only read, never run. Pictures and meshes are measured when Files has them, and nothing is asked for over
// the network. Time and memory are in proportion to the save and to the files that are measured.
package lint
