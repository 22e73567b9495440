package saves

import (
	"cmp"
	"fmt"
	"slices"

	"menagerie/saves/lint"
)

// Severity says how much a finding matters.
type Severity = lint.Severity

// Only an error makes a save unsound.
const (
	Error   = lint.Error
	Warning = lint.Warning
	Info    = lint.Info
)

// Finding is something about a save that its host or author should know.
type Finding = lint.Finding

// Report is the verdict on one save. As JSON it is one object, with findings never null.
type Report struct {
	// File is the name under which the save was handed in.
	File string `json:"file"`
	// Format is how the save is written: json or bson, ttsmod or zip for one in such an archive, "" for what is no save.
	Format string `json:"format"`
	// Card is the name of the card whose game this is, "" for any other save.
	Card string `json:"card"`
	// OK tells that no finding is an error.
	OK bool `json:"ok"`
	// Findings are sorted by severity, errors first.
	Findings []Finding `json:"findings"`
	// Position, Turn (the name of the side to move) and Ply (moves played) are those of the script state's moves;
	// when these cannot be played, the position is the one that it names; when the state cannot be read, it is
	// what the pieces show, with "" for what they do not show.
	Position string `json:"position"`
	Turn     string `json:"turn"`
	Ply      int    `json:"ply"`
	// Outcome is nil while the game goes on.
	Outcome *Outcome `json:"outcome"`

	title string
	// resume says where play can go on, "" for a sound game.
	resume string
	// byHand tells that a repair leaves an error that is not the game's.
	byHand bool
	// setUp tells that the game did not begin at the card's start.
	setUp bool
}

func (r *Report) add(f Finding, format string, args ...any) {
	f.Message, f.Count = fmt.Sprintf(format, args...), 1
	r.Findings = append(r.Findings, f)
}

// close sorts the findings and draws the conclusion.
func (r *Report) close() Report {
	weight := map[Severity]int{Error: 0, Warning: 1, Info: 2}
	slices.SortStableFunc(r.Findings, func(a, b Finding) int {
		return cmp.Compare(weight[a.Severity], weight[b.Severity])
	})
	r.OK = !r.has(Error)
	r.shorten()
	return *r
}

func (r *Report) has(s Severity) bool {
	return slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Severity == s })
}

// maxEach is how many findings of one code and severity are listed: all that can be about the pieces of a game.
const maxEach = 200

// shorten leaves out what nobody would read: a save may hold a piece a million times.
func (r *Report) shorten() {
	type kind struct {
		code     string
		severity Severity
	}
	listed, left, places := map[kind]int{}, map[kind]int{}, map[kind]int{}
	r.Findings = slices.DeleteFunc(r.Findings, func(f Finding) bool {
		k := kind{f.Code, f.Severity}
		listed[k]++
		if listed[k] > maxEach {
			places[k] += f.Count
		}
		return listed[k] > maxEach
	})
	for i := range r.Findings {
		f := &r.Findings[i]
		k := kind{f.Code, f.Severity}
		if left[k]++; left[k] == maxEach && places[k] > 0 {
			f.Message += fmt.Sprintf(" (and %d more findings of this kind)", places[k])
			f.Count += places[k]
		}
	}
}

// count is how many places the findings of a severity stand for, and how many findings these are.
func (r *Report) count(s Severity) (places, findings int) {
	for _, f := range r.Findings {
		if f.Severity == s {
			places += f.Count
			findings++
		}
	}
	return places, findings
}
