package saves

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
)

// Modules of a script that say nothing about how it plays.
const (
	aboutModule  = "menagerie.about"
	wordsModules = "menagerie.words."
	tablesModule = "menagerie.tables"
)

// bundle is the script of a save, taken apart.
type bundle struct {
	modules []script.Module
	err     error
}

func readBundle(text string) bundle {
	modules, err := script.Unbundle(text)
	return bundle{modules: modules, err: err}
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
		for _, on := range []bool{false, true} {
			if strings.Contains(tables, literal(rules.OptionValue{Name: o.Name, On: on})) {
				options[o.Name] = on
			}
		}
	}
	return options
}

// contradicts tells whether the script's rules were compiled with other options.
func (b bundle) contradicts(options []rules.OptionValue) bool {
	tables, _ := b.text(tablesModule)
	return slices.ContainsFunc(options, func(o rules.OptionValue) bool {
		return strings.Contains(tables, literal(rules.OptionValue{Name: o.Name, On: !o.On}))
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

// checkScript compares the script's modules, but for languages, with those that this tool builds.
func (j *judge) checkScript(card *rules.Card, b bundle) {
	finding := Finding{Code: ScriptChanged, Severity: Error, Path: "LuaScript"}
	const rebuild = "; build the mod anew, or take the script from a sound save"
	switch {
	case strings.TrimSpace(j.doc.script) == "":
		j.report.add(finding, "the script is gone, so nothing enforces the rules"+rebuild)
		return
	case b.err != nil:
		j.report.add(finding, "the script was changed by hand: %v%s", b.err, rebuild)
		return
	}
	changed, err := j.changedModules(card, b)
	switch {
	case err != nil:
		j.report.add(finding, "the script cannot be compared: %v", err)
	case len(changed) > 0 && b.vouchedFor():
		j.report.add(finding, "the script was built by another version of the tool (%s; this is %s), which plays differently: %s%s",
			b.version(), tts.Version, strings.Join(changed, ", "), rebuild)
	case len(changed) > 0:
		j.report.add(finding, "the script was changed by hand: %s%s", strings.Join(changed, ", "), rebuild)
	}
}

// changedModules names the modules that differ from those of a new build, are missing, or too many.
func (j *judge) changedModules(card *rules.Card, b bundle) ([]string, error) {
	game, err := card.Compile(b.options(card))
	if err != nil {
		return nil, err
	}
	built, err := script.Modules(game, tts.Setup(game), script.Edition{Version: tts.Version, Language: "en"})
	if err != nil {
		return nil, err
	}
	want := map[string]string{}
	for _, m := range built {
		want[m.Name] = m.Text
	}
	var changed []string
	for _, m := range b.modules {
		text, known := want[m.Name]
		delete(want, m.Name)
		switch {
		case isSpeech(m.Name):
		case !known:
			changed = append(changed, m.Name+" (added)")
		case normal(text) != normal(m.Text):
			changed = append(changed, m.Name)
		}
	}
	for name := range want {
		if !isSpeech(name) {
			changed = append(changed, name+" (missing)")
		}
	}
	slices.Sort(changed)
	return changed, nil
}

func isSpeech(module string) bool {
	return module == aboutModule || strings.HasPrefix(module, wordsModules)
}

// normal is text as it was before editors and TTS changed its line ends.
func normal(text string) string {
	return strings.TrimRight(strings.ReplaceAll(text, "\r", "\n"), "\n")
}

// vouchedFor tells whether the modules are those that the build which made them hashed.
func (b bundle) vouchedFor() bool {
	about, ok := b.text(aboutModule)
	return ok && strings.Contains(about, fmt.Sprintf("modules = %s", script.Quote(script.Hash(b.modules))))
}

var versionField = regexp.MustCompile(`\bversion = "([^"]*)"`)

// version is the version of the tool that built the script.
func (b bundle) version() string {
	about, _ := b.text(aboutModule)
	if m := versionField.FindStringSubmatch(about); m != nil {
		return m[1]
	}
	return "unknown"
}
