package rules

import "regexp"

// MaxCardName is how long a card's name may be: it leaves room for what the names of files add to a card's.
const MaxCardName = 100

var cardName = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// deviceName is what Windows keeps for devices: no file can be called so there.
var deviceName = regexp.MustCompile(`^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$`)

// IsCardName tells whether a card may have a name. Files are named after a card.
func IsCardName(name string) bool {
	return len(name) <= MaxCardName && cardName.MatchString(name) && !deviceName.MatchString(name)
}

func (c *compiler) names() {
	if !IsCardName(c.card.Name) {
		c.errs.add(at("name"), "for example capture-the-fruit", "a card's name is made of at most %d lowercase letters, digits and hyphens, and is no device's of Windows", MaxCardName)
	}
}
