package saves

import (
	"maps"
	"slices"
	"strings"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
)

// Modules of a script that are data.
const (
	aboutModule  = "menagerie.about"
	wordsModules = "menagerie.words." // and a language
	tablesModule = "menagerie.tables"
	setupModule  = "menagerie.setup"
)

// bundle is the script of a save, taken apart.
type bundle struct {
	modules []script.Module
	about   about
	// framed: around the modules stands what a build writes there.
	framed bool
	err    error
}

func readBundle(text string) bundle {
	modules, err := script.Unbundle(text)
	b := bundle{modules: modules, err: err}
	if err == nil {
		b.framed = script.IsBundle(text, modules)
		module, _ := b.text(aboutModule)
		b.about = readAbout(module)
	}
	return b
}

func (b bundle) text(module string) (string, bool) {
	i := slices.IndexFunc(b.modules, func(m script.Module) bool { return m.Name == module })
	if i < 0 {
		return "", false
	}
	return b.modules[i].Text, true
}

// options are those that the script's rules were compiled with, as far as they can be told.
func (b bundle) options(card *rules.Card) rules.Options {
	tables, _ := b.text(tablesModule)
	options := rules.Options{}
	for _, o := range card.Options {
		for _, value := range o.Values() {
			if strings.Contains(tables, literal(rules.OptionTable{Name: o.Name, Value: value})) {
				options[o.Name] = value
			}
		}
	}
	return options
}

// contradicts tells whether the script's rules were compiled with other options.
func (b bundle) contradicts(card *rules.Card, options []rules.OptionTable) bool {
	built := b.options(card)
	return slices.ContainsFunc(options, func(o rules.OptionTable) bool {
		value, known := built[o.Name]
		return known && value != o.Value
	})
}

// hasTables tells whether the script plays by the rules with a hash.
func (b bundle) hasTables(hash string) bool {
	tables, ok := b.text(tablesModule)
	return ok && strings.Contains(tables, script.Quote(hash))
}

// literal is a value as the script's data modules write it.
func literal(v any) string {
	text, err := script.Literal(v)
	if err != nil {
		panic("saves: plain data has a Lua form: " + err.Error())
	}
	return text
}

// vouchedFor tells whether the modules are those that the build which made them hashed.
func (b bundle) vouchedFor() bool {
	return b.about.Modules != "" && b.about.Modules == script.Hash(b.modules)
}

// isOtherCard tells whether a build made the script, as this tool does, but of a card with other rules or
// another board: changed are the modules that differ.
func (b bundle) isOtherCard(changed []string) bool {
	data := func(name string) bool { return name == tablesModule || name == setupModule }
	return b.vouchedFor() && b.framed && b.about.Version == tts.Version && len(changed) > 0 &&
		!slices.ContainsFunc(changed, func(name string) bool { return !data(name) })
}

// checkScript compares the script and its panel with those that this tool builds. It returns false when they
// are of another card of the same name, by which the game must be judged.
func (j *judge) checkScript(card *rules.Card, b bundle, insisted bool) bool {
	finding := Finding{Code: ScriptChanged, Severity: Error, Path: scriptPath}
	const rebuild = "; build the mod anew, or take script and panel from a sound save"
	switch {
	case strings.TrimSpace(j.doc.script) == "":
		j.report.add(finding, "the script is gone, so nothing enforces the rules"+rebuild)
		return true
	case b.err != nil:
		j.report.add(finding, "the script was changed by hand: %v%s", b.err, rebuild)
		return true
	}
	changed, err := changedModules(card, b)
	if err != nil {
		j.report.add(finding, "the script cannot be compared: %v", err)
		return true
	}
	if b.isOtherCard(changed) {
		j.otherCard(card, insisted)
		return false
	}
	another := b.vouchedFor() && (b.about.Version != tts.Version || slices.ContainsFunc(changed, isHashed))
	if !b.framed {
		changed = append(changed, "what stands before, between or after the modules")
	}
	if fault := panelFault(j.doc.panel); fault != "" {
		if len(changed) == 0 {
			finding.Path = panelPath
		}
		changed = append(changed, fault)
	}
	switch {
	case len(changed) > 0 && another:
		j.report.add(finding, "the script was built by another version of the tool (%s), which plays differently: %s%s",
			b.versions(), strings.Join(changed, ", "), rebuild)
	case len(changed) > 0:
		j.report.add(finding, "the script was changed by hand: %s%s", strings.Join(changed, ", "), rebuild)
	}
	return true
}

func (j *judge) otherCard(card *rules.Card, insisted bool) {
	remedy := "give its file with --card"
	if insisted {
		remedy = "it is not the one given with --card"
	}
	j.report.add(Finding{Code: CardMismatch, Severity: Error}, "this save was made from another card called %s, with other rules or another board: %s", card.Name, remedy)
}

// isHashed tells whether a build's hash covers a module.
func isHashed(module string) bool {
	return module != aboutModule && !strings.HasPrefix(module, wordsModules)
}

// versions compares the version of the tool that built the script with this one.
func (b bundle) versions() string {
	if b.about.Version == tts.Version {
		return "also called " + tts.Version
	}
	return b.about.Version + "; this is " + tts.Version
}

// changedModules names the modules that differ from those of a new build, are missing, or too many. What a
// module says, and in which language, may differ as long as it does nothing else.
func changedModules(card *rules.Card, b bundle) ([]string, error) {
	game, err := card.Compile(b.options(card))
	if err != nil {
		return nil, err
	}
	want, err := builtModules(game)
	if err != nil {
		return nil, err
	}
	var changed []string
	for _, m := range b.modules {
		text, known := want[m.Name]
		delete(want, m.Name)
		switch {
		case !known:
			changed = append(changed, m.Name+" (added)")
		case !isSame(m, text, b):
			changed = append(changed, m.Name)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(want)) {
		if language, words := strings.CutPrefix(name, wordsModules); !words || b.about.speaks(language) {
			changed = append(changed, name+" (missing)")
		}
	}
	slices.Sort(changed)
	return changed, nil
}

// isSame tells whether a module does what the built one of its name does.
func isSame(m script.Module, built string, b bundle) bool {
	switch {
	case m.Name == aboutModule:
		return b.about.isWhole(b)
	case strings.HasPrefix(m.Name, wordsModules):
		return isWords(m.Text)
	}
	return strings.TrimRight(m.Text, "\n") == strings.TrimRight(built, "\n")
}
