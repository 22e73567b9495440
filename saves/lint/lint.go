package lint

import (
	"fmt"

	"menagerie/saves/scan"
	"menagerie/tts/names"
)

// Options says what to look at.
type Options struct {
	// Off are the codes of rules that are not applied.
	Off []string
	// Files are what can be measured, nil for the files that the save itself names.
	Files *Files
}

// CheckCode tells whether a rule has a code. Its error names the nearest one that has.
func CheckCode(code string) error {
	codes := map[string]bool{}
	for _, r := range Rules {
		codes[r.Code] = true
	}
	if codes[code] {
		return nil
	}
	if near := names.Nearest(code, codes); near != "" {
		return fmt.Errorf("no rule is called %q: did you mean %s?", code, near)
	}
	return fmt.Errorf("no rule is called %q: docs/lint.md lists them all", code)
}

// Linter looks at one save.
type Linter struct {
	gatherer
	guids   guids
	assets  assets
	scripts scripts
	panels  panels
	bulk    bulk
	files   *Files
	// meshes are the addresses of those that are measured.
	meshes map[string]bool
	// form are the findings about how the file is written.
	form []Finding
}

// New is a linter for one save.
func New(opts Options) *Linter {
	files := opts.Files
	if files == nil {
		files = NewFiles(nil)
	}
	return &Linter{
		gatherer: newGatherer(opts.Off),
		guids:    guids{},
		assets:   newAssets(),
		scripts:  newScripts(),
		panels:   panels{byText: map[panelKey]*panel{}},
		files:    files,
		meshes:   map[string]bool{},
	}
}

// Visit looks at an object. All of a save come in the order of scan.Save.
func (l *Linter) Visit(o *scan.Object) {
	l.lintAssets(o)
	l.lintScript(o)
	l.lintPanel(o)
	l.weigh(o)
	l.lintSnaps(o)
	if o.IsTable() {
		return
	}
	l.lintGUID(o)
	l.lintKind(o)
	l.lintPlace(o)
	l.lintCustom(o)
	l.lintDeck(o)
	l.lintStates(o)
}

// Findings are those about the file's form, and about all objects that were visited in the order of the save.
func (l *Linter) Findings() []Finding {
	l.reportAssets()
	l.reportScripts()
	l.reportPanels()
	l.reportBulk()
	return append(l.form, l.findings()...)
}
