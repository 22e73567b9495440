package docs

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/tts/script"
)

const rulesIntroduction = `# The rules as they are enforced

What the mods of the games that ship with the tool enforce, and where each rule comes from. This page is made of the cards by
` + "`go test ./docs -update`" + `, so it cannot say anything else than what is played. [The reference of the card](card.md) explains
the words of the tables.

In all games:

- Only legal moves can be made. Whoever drops a piece elsewhere gets it back and is told why.
- A piece may not pass through a point that it may not enter, and nothing passes over a piece unless a movement says so.
- When a piece moves onto an enemy, the first rule of ` + "`encounters`" + ` that fits decides. When none fits, the move is not allowed.
- The endings are looked at after each move. A position that has occurred too often ends the game only if nothing else did.
- A position is what stands where, who is to move, and who carries the token.
- The two sides start as each other's image, turned by half a turn, unless the pieces are shared.
- By agreement a game can also be drawn, and a side can resign.
`

// The page of the rules says what the cards say.
func TestRulesPage(t *testing.T) {
	var page strings.Builder
	page.WriteString(rulesIntroduction)
	for _, name := range assets.CardNames() {
		file, text, _ := assets.Card(name)
		writeRules(t, &page, file, text)
	}
	current(t, "rules.md", page.String())
}

func writeRules(t *testing.T, page *strings.Builder, file string, text []byte) {
	card, err := rules.ReadCard(file, text)
	if err != nil {
		t.Fatal(err)
	}
	game, err := card.Compile(nil)
	if err != nil {
		t.Fatal(err)
	}
	english, err := script.NewSpeech(game, rules.English)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(page, "\n## %s\n\nCard `%s`. %s\n\n", english.Card.Title, card.Name, english.Origin())
	for _, paragraph := range english.Card.Rules {
		page.WriteString(strings.TrimSpace(paragraph) + "\n\n")
	}
	writePieces(page, game, english)
	page.WriteString("\nHow it ends:\n\n")
	for _, ending := range english.Endings() {
		page.WriteString("- " + ending + "\n")
	}
	page.WriteString("\nWhere each rule comes from:\n\n| rule | the published rules say | decided here |\n|---|---|---|\n")
	parsed, err := parser.ParseBytes(text, 0)
	if err != nil {
		t.Fatal(err)
	}
	writeSources(page, "", parsed.Docs[0].Body)
}

func writePieces(page *strings.Builder, game *rules.Game, english script.Speech) {
	page.WriteString("| piece | rank | moves |\n|---|---|---|\n")
	for _, kind := range game.KindsInPlay() {
		rank := ""
		if r := game.Card.Kinds[kind-1].Rank; r != 0 {
			rank = strconv.Itoa(r)
		}
		fmt.Fprintf(page, "| %s | %s | %s |\n", english.Nickname(kind), rank, strings.Join(english.Moves(kind), " "))
	}
}

// writeSources writes a row for everything on a card that says where it comes from, in the card's order.
func writeSources(page *strings.Builder, place string, node ast.Node) {
	switch node := node.(type) {
	case *ast.SequenceNode:
		for _, item := range node.Values {
			writeSources(page, place, item)
		}
	case *ast.MappingNode:
		says, source, choice := rule(node)
		if source+choice != "" {
			fmt.Fprintf(page, "| `%s` | %s | %s |\n", strings.TrimSpace(place+" "+says), source, choice)
		}
		for _, pair := range node.Values {
			writeSources(page, strings.TrimPrefix(place+": "+pair.Key.GetToken().Value, ": "), pair.Value)
		}
	}
}

// rule is what a part of a card says, what does not fit on a line left out, and where it comes from.
func rule(node *ast.MappingNode) (says, source, choice string) {
	const longest = 60
	var parts []string
	for _, pair := range node.Values {
		name, text := pair.Key.GetToken().Value, flow(pair.Value)
		switch {
		case name == "source":
			source = cell(pair.Value)
		case name == "choice":
			choice = cell(pair.Value)
		case len(text) > longest:
			parts = append(parts, name+": …")
		default:
			parts = append(parts, name+": "+text)
		}
	}
	if len(parts) == 0 {
		return "", source, choice
	}
	return "{" + strings.Join(parts, ", ") + "}", source, choice
}

// cell is a text as a cell of a table.
func cell(node ast.Node) string {
	return strings.ReplaceAll(strings.Trim(flow(node), `"`), "|", "\\|")
}
