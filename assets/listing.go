package assets

import "encoding/json"

// Listing is what a list of the games tells of a card, so that nobody has to read the card for it.
type Listing struct {
	Name    string `json:"name"`
	Title   string `json:"title"`   // in English
	Players string `json:"players"` // a number or a range
	Points  int    `json:"points"`  // of the board
	Pieces  int    `json:"pieces"`  // at the start
}

// Listings are those of the cards that ship with the tool, sorted by name.
func Listings() []Listing {
	var listings []Listing
	if err := json.Unmarshal(mustRead("listings.json"), &listings); err != nil {
		panic("assets: read the listings: " + err.Error())
	}
	return listings
}
