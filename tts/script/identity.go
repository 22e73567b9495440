package script

import "regexp"

// Identity tells which mod a bundle is of.
type Identity struct {
	// Card is the name of the card that the bundle was built from.
	Card string
	// Language is the tag of the language that a new game of the mod speaks.
	Language string
	// setup is the module that says which objects are on the table, and where.
	setup string
}

// Where the about module names its card and its language, which need no escapes.
var (
	cardField     = regexp.MustCompile(`\bcard = "([^"\\]+)"`)
	languageField = regexp.MustCompile(`\blanguage = "([^"\\]+)"`)
)

// Identify reads the identity of a bundle of this tool; it returns false for any other script.
func Identify(text string) (Identity, bool) {
	modules, err := Unbundle(text)
	if err != nil {
		return Identity{}, false
	}
	var id Identity
	for _, m := range modules {
		switch m.Name {
		case AboutModule:
			id.Card, id.Language = field(cardField, m.Text), field(languageField, m.Text)
		case SetupModule:
			id.setup = m.Text
		}
	}
	return id, id.Card != ""
}

func field(of *regexp.Regexp, text string) string {
	if found := of.FindStringSubmatch(text); found != nil {
		return found[1]
	}
	return ""
}

// SameTable tells whether two bundles expect the same objects at the same places.
func (id Identity) SameTable(other Identity) bool {
	return id.Card == other.Card && id.setup == other.setup
}
