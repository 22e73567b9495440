package saves

import (
	"slices"
	"strings"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
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
		module, _ := b.text(script.AboutModule)
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
	tables, _ := b.text(script.TablesModule)
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
	tables, ok := b.text(script.TablesModule)
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
	data := func(name string) bool { return name == script.TablesModule || name == script.SetupModule }
	return b.vouchedFor() && b.framed && b.about.Version == tts.Version && len(changed) > 0 &&
		!slices.ContainsFunc(changed, func(name string) bool { return !data(name) })
}

// versions compares the version of the tool that built the script with this one.
func (b bundle) versions() string {
	if b.about.Version == tts.Version {
		return "also called " + tts.Version
	}
	return b.about.Version + "; this is " + tts.Version
}
