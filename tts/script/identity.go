package script

import "regexp"

// Identity tells which mod a bundle is of.
type Identity struct {
	// Card is the name of the card that the bundle was built from.
	Card string
	// setup is the module that says which objects are on the table, and where.
	setup string
}

// cardField is where the about module names its card; a card's name needs no escapes.
var cardField = regexp.MustCompile(`\bcard = "([^"\\]+)"`)

// Identify reads the identity of a bundle of this tool; it returns false for any other script.
func Identify(text string) (Identity, bool) {
	modules, err := Unbundle(text)
	if err != nil {
		return Identity{}, false
	}
	var id Identity
	for _, m := range modules {
		switch m.Name {
		case aboutModule:
			if field := cardField.FindStringSubmatch(m.Text); field != nil {
				id.Card = field[1]
			}
		case setupModule:
			id.setup = m.Text
		}
	}
	return id, id.Card != ""
}

// SameTable tells whether two bundles expect the same objects at the same places.
func (id Identity) SameTable(other Identity) bool {
	return id.Card == other.Card && id.setup == other.setup
}
