package saves

import (
	"maps"
	"slices"
	"strings"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
)

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
	another := b.vouchedFor() && (b.about.Version != tts.Version || slices.ContainsFunc(changed, script.IsHashed))
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
		if language, words := strings.CutPrefix(name, script.WordsModules); !words || b.about.speaks(language) {
			changed = append(changed, name+" (missing)")
		}
	}
	slices.Sort(changed)
	return changed, nil
}

// isSame tells whether a module does what the built one of its name does.
func isSame(m script.Module, built string, b bundle) bool {
	switch {
	case m.Name == script.AboutModule:
		return b.about.isWhole(b)
	case strings.HasPrefix(m.Name, script.WordsModules):
		return isWords(m.Text)
	}
	return strings.TrimRight(m.Text, "\n") == strings.TrimRight(built, "\n")
}
