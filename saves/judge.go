package saves

import (
	"errors"
	"slices"

	"menagerie/rules"
	"menagerie/saves/lint"
	"menagerie/tts"
	"menagerie/tts/script"
)

// Options says by which cards saves are judged.
type Options struct {
	// Card finds a card by its name.
	Card func(name string) (*rules.Card, bool)
	// Insist, unless empty, is the name of the only card whose saves are accepted.
	Insist string
	// Files are the pictures and meshes that can be measured, nil for those that a save itself names.
	Files *lint.Files
	// Off are the codes of lint rules that are not applied.
	Off []string
	// Seated are the seats where somebody sits, if that is known; nil otherwise, as no save tells it.
	Seated map[string]bool
}

// Judge judges a save in JSON or BSON, which it never changes. The file name only names it in the report.
func Judge(file string, data []byte, opts Options) Report {
	r, doc := inspect(file, data, opts)
	if doc != nil {
		judgeGame(r, doc, opts)
	}
	return r.close()
}

// inspect reads a save and reports what is wrong with it as any save; no document when it is none.
func inspect(file string, data []byte, opts Options) (*Report, *document) {
	r := &Report{File: file, Findings: []Finding{}}
	l := lint.New(lint.Options{Off: opts.Off, Files: opts.Files})
	doc, err := readDocument(data, l.Visit)
	if err != nil {
		return r.isNoSave(err), nil
	}
	l.Form(doc.form)
	r.Format = doc.form.Format
	r.Findings = append(r.Findings, l.Findings()...)
	return r, doc
}

func (r *Report) isNoSave(err error) *Report {
	r.add(Finding{Code: NotASave, Severity: Error}, "this is no save: %v", err)
	return r
}

// judge is a game being judged.
type judge struct {
	report *Report
	doc    *document
	bundle bundle
	game   *rules.Game
	setup  script.Setup
	// words are English, in which findings are written.
	words script.Speech
	// foreign: the table speaks a language that this tool has no words in.
	foreign bool
	// built are the objects that a build makes, by memo.
	built  map[string]*tts.Object
	seated map[string]bool
	// state is nil when the script kept none, or none that can be read.
	state *script.State
	// things are the game's objects by memo.
	things map[string][]*object
	// told is what the save tells of its game, stands is where the pieces are.
	told   account
	stands []stand
	// marred are the objects that look so that they can mislead, wherever they lie.
	marred map[*object]bool
}

// judgeGame judges the game of a card; nil when there is none that can be judged.
func judgeGame(r *Report, doc *document, opts Options) *judge {
	card := recognise(r, doc, opts)
	if card == nil {
		return nil
	}
	if doc.crowded {
		r.add(Finding{Code: PieceExtra, Severity: Error, Path: objectsKey}, "more than %d objects are on the table, too many to find the game among them: load an earlier save", maxObjects)
		return nil
	}
	b := readBundle(doc.script)
	j := &judge{report: r, doc: doc, bundle: b, seated: opts.Seated}
	if !j.checkScript(card, b, opts.Insist != "") {
		return nil
	}
	if err := j.open(card, b); err != nil {
		r.add(Finding{Code: CardUnknown, Severity: Error}, "the card %s cannot be used: %v", card.Name, err)
		return nil
	}
	j.gather()
	told := j.readAccount()
	if j.rulesOff() {
		r.add(Finding{Code: RulesOff, Severity: Info, Path: statePath}, "the table did not enforce the rules when this was saved, so pieces may lie anywhere: switching the rules on takes them as they stand")
	}
	j.checkTable(told)
	if r.has(Error) {
		next := j.resume()
		r.resume = next.words(j)
	}
	return j
}

// checkTable finds the objects of the game, and judges where they lie and what they look like.
func (j *judge) checkTable(told account) {
	belongs := told.at
	if belongs == nil {
		belongs = j.homes()
	}
	j.checkBoard(belongs)
	token := j.findToken()
	all := j.findPieces(belongs, token)
	j.checkLooks(all, token)
	j.checkSeats()
	if j.doc.state == "" {
		told = j.checkUnplayed(told, all)
	}
	j.told, j.stands = told, all
	j.checkTurnColor(told)
	if told.at == nil {
		j.checkStanding(told, all, token)
		return
	}
	j.checkPlaces(told, all, token)
}

// open reads the script state and compiles the card with the options that it names. A save without state is
// played by the options that its script was built with.
func (j *judge) open(card *rules.Card, b bundle) error {
	options := b.options(card)
	state, err := script.ParseState(j.doc.state)
	switch {
	case errors.Is(err, script.ErrNoState):
	case err != nil:
		j.stateInvalid("%v; "+startsFromTable, err)
	case state.Card != card.Name:
		j.stateInvalid("the script state is of the card %q, the pieces are of %s; "+startsFromTable, state.Card, card.Name)
	default:
		j.state = state
	}
	if j.state != nil {
		if j.game, err = card.Compile(rules.Options(state.Options)); err != nil {
			j.stateInvalid("the script state names options that do not exist: %v; "+startsFromTable, err)
			j.state = nil
		}
	}
	if j.state == nil {
		if j.game, err = card.Compile(options); err != nil {
			return err
		}
	}
	if j.words, err = script.NewSpeech(j.game, rules.English); err != nil {
		return err
	}
	if err := j.readBuilt(b.about.tableLanguage(j.state)); err != nil {
		return err
	}
	j.setup = tts.Setup(j.game)
	j.report.title = j.words.Card.Title
	if j.state != nil {
		j.checkRules(b)
	}
	return nil
}

// checkRules compares the rules that the state was written under with those of the script beside it. A script
// whose rules are no longer ours is another finding.
func (j *judge) checkRules(b bundle) {
	written := j.state.Tables
	if written == j.game.Tables.Hash || b.hasTables(written) && !b.contradicts(j.game.Card, j.game.Tables.Options) {
		return
	}
	j.stateInvalid("the script state was written under other rules than its options name: the options or the script were changed after the game began; load an earlier save, or repair this one")
}

// rulesOff tells that the table let everything happen.
func (j *judge) rulesOff() bool { return j.state != nil && !j.state.Settings.Enforce }

// isMoving tells whether a piece or the token was on its way to its place when the game was saved.
func (j *judge) isMoving(id string) bool {
	return j.state != nil && slices.Contains(j.state.Moving, id)
}

// fault is how grave it is that the table does not show what the state says.
func (j *judge) fault() Severity {
	if j.rulesOff() {
		return Warning
	}
	return Error
}

// startsFromTable is what the script makes of a state that it cannot read.
const startsFromTable = "when the save is loaded, the game goes on from where the pieces stand"

func (j *judge) stateInvalid(format string, args ...any) {
	j.report.add(Finding{Code: StateInvalid, Severity: Error, Path: statePath}, format, args...)
}
