package saves

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
)

// Repaired is a sound save that was made of one that is not.
type Repaired struct {
	Data []byte
	// Changes say what is different, a line each.
	Changes []string
	// kinds tell which of Changes are alike.
	kinds []string
	// Report is the verdict on Data.
	Report Report
}

// UnrepairableError is a save that Repair cannot make sound.
type UnrepairableError struct {
	// Left are the errors that it would still have.
	Left []Finding
}

func (e *UnrepairableError) Error() string {
	const named = 3
	var left []string
	for _, f := range e.Left[:min(len(e.Left), named)] {
		left = append(left, f.Code+": "+f.Message)
	}
	if more := len(e.Left) - named; more > 0 {
		left = append(left, fmt.Sprintf("and %d more", more))
	}
	return "cannot be repaired before this is put right by hand: " + strings.Join(left, "; ")
}

// Repair makes a sound save of a game whose save is not: the game goes on from the last position that legal moves
// lead to, or else from where the pieces stand, or else from its start. The objects of the game are put where it
// has them, what is missing is made anew, what is too many is taken away, and script and panel are those of this
// tool when they were changed. All else stays as it is, to the byte. The file name only names the save in the
// report. An error is an *UnrepairableError.
func Repair(file string, data []byte, opts Options) (*Repaired, error) {
	report, doc := inspect(file, data, opts)
	if doc == nil {
		return nil, unrepairable(report)
	}
	j := judgeGame(report, doc, opts)
	if j == nil {
		if !report.has(Error) {
			report.add(Finding{Code: CardUnknown, Severity: Error}, "this is no game of a card, so nothing tells how it should be")
		}
		return nil, unrepairable(report)
	}
	r := &repair{judge: j, patch: newPatch(doc.form.Text)}
	r.mend()
	mended := []byte(r.patch.String())
	if !doc.form.Rewritten {
		mark := data[:len(data)-len(doc.form.Text)] // of byte order
		mended = append(bytes.Clone(mark), mended...)
	}
	after := Judge(file, mended, opts)
	if !after.OK {
		return nil, unrepairable(&after)
	}
	return &Repaired{Data: mended, Changes: r.changes, kinds: r.kinds, Report: after}, nil
}

func unrepairable(r *Report) error {
	left := slices.DeleteFunc(slices.Clone(r.Findings), func(f Finding) bool { return f.Severity != Error })
	return &UnrepairableError{Left: left}
}

// repair is a game being repaired.
type repair struct {
	*judge
	patch   *patch
	resumed resume
	changes []string
	kinds   []string
	asDrawn map[string]*tts.Object
	// inTrays are the places that captured shared pieces were given.
	inTrays []place
}

func (r *repair) say(format string, args ...any) {
	r.changes, r.kinds = append(r.changes, fmt.Sprintf(format, args...)), append(r.kinds, format)
}

func (r *repair) mend() {
	r.resumed = r.resume()
	if r.resumed.said != "" {
		r.say("%s", r.resumed.said)
	}
	r.mendObjects()
	r.mendSeats()
	written := r.mendState()
	r.mendScript(written)
	r.mendTurn()
}

// finds tells whether there is an error at a place of the save.
func (r *repair) finds(code, path string) bool {
	return slices.ContainsFunc(r.report.Findings, func(f Finding) bool {
		return (code == "" || f.Code == code) && f.Path == path && f.Severity == Error
	})
}

// mendState writes the script state anew when there is an error in it, or the game goes on from elsewhere.
func (r *repair) mendState() (written bool) {
	if r.resumed.unplayed {
		return false
	}
	sound := r.state != nil && r.resumed.said == "" && len(r.state.Moving) == 0 && !r.finds("", statePath)
	if sound {
		return false
	}
	text, err := json.Marshal(r.resumed.state(r.judge))
	if err != nil {
		panic("saves: a script state has a JSON form: " + err.Error())
	}
	r.patch.values[statePath] = quoteJSON(string(text))
	r.say("the script state was written anew: %s played, %s", count(len(r.resumed.moves), "move"), r.resumed.standing(r.judge))
	return true
}

// mendScript brings back script and panel of this tool when they were changed, or when they play by other rules
// than those by which the state is written now.
func (r *repair) mendScript(stateWritten bool) {
	changed := r.finds(ScriptChanged, scriptPath) || r.finds(ScriptChanged, panelPath)
	if !changed && (!stateWritten || r.bundle.hasTables(r.game.Tables.Hash)) {
		return
	}
	language := r.bundle.about.tableLanguage(r.state)
	if !slices.Contains(script.Languages(), language) {
		language = rules.English
	}
	lua, panel, err := tts.Script(r.game, language)
	if err != nil {
		return
	}
	r.patch.values[scriptPath], r.patch.values[panelPath] = quoteJSON(lua), quoteJSON(panel)
	r.say("script and panel are those that version %s of this tool builds for the card", tts.Version)
}

// mendTurn gives TTS's turn to the seat of the side to move.
func (r *repair) mendTurn() {
	seat, t := r.setup.Seats[r.resumed.position.Turn()-1], r.doc.turns
	at, there := r.patch.member("Turns")
	if r.resumed.outcome != nil || r.rulesOff() || r.hotseat() || !there || !t.enabled || t.color == "" || t.color == seat {
		return
	}
	r.patch.values["Turns"] = setText(r.patch.text[at.from:at.to], "TurnColor", seat)
	r.say("TTS has %s to move, not %s", seat, t.color)
}
