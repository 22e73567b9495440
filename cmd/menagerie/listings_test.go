package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"strconv"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

var update = flag.Bool("update", false, "write the listings of the cards anew")

// The listings say what the cards say. After a change on a card, `go test ./cmd/menagerie -run Listings -update`
// writes them anew.
func TestListings(t *testing.T) {
	const file = "../../assets/listings.json"
	var listings []assets.Listing
	for _, name := range assets.CardNames() {
		game, err := loadGame(name, nil)
		if err != nil {
			t.Fatal(err)
		}
		pieces := 0
		for _, piece := range game.Tables.Start {
			if piece != 0 {
				pieces++
			}
		}
		listings = append(listings, assets.Listing{
			Name: name, Title: game.Card.Words[rules.English].Title, Players: players(game.Card),
			Points: len(game.Tables.Points), Pieces: pieces,
		})
	}
	want, err := json.MarshalIndent(listings, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	want = append(want, '\n')
	if *update {
		if err := os.WriteFile(file, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got := readFile(t, file); !bytes.Equal([]byte(got), want) {
		t.Errorf("the cards have other listings than %s; -update writes them anew:\n%s", file, want)
	}
}

// players is how many can play: a number or a range.
func players(card *rules.Card) string {
	least, most := card.Players()
	if least == most {
		return strconv.Itoa(least)
	}
	return strconv.Itoa(least) + "–" + strconv.Itoa(most)
}
