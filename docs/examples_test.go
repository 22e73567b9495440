package docs

import (
	"os"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"menagerie/assets"
)

// An excerpt is a piece of a card: on one line, or, when it has several keys and does not fit, on several.
type excerpt struct{ card, text string }

// examples are excerpts of cards: the shortest value of each key, and of each object the one with most keys.
type examples struct {
	of    map[*object]map[string]string
	whole map[*object]excerpt
	size  map[*object]int
}

// A goodCard is one that everybody may learn from.
type goodCard struct {
	name string
	text []byte
}

// goodCards are the cards that ship with the tool, the one that new writes, and the one of the tutorial.
func goodCards(t *testing.T) []goodCard {
	t.Helper()
	var cards []goodCard
	for _, name := range assets.CardNames() {
		_, text, _ := assets.Card(name)
		cards = append(cards, goodCard{name, text})
	}
	tutorial, err := os.ReadFile("minixiangqi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return append(cards, goodCard{"menagerie new", assets.NewCard("my-game")}, goodCard{"minixiangqi", tutorial})
}

func readExamples(t *testing.T, language *object) examples {
	t.Helper()
	found := examples{map[*object]map[string]string{}, map[*object]excerpt{}, map[*object]int{}}
	for _, card := range goodCards(t) {
		file, err := parser.ParseBytes(card.text, 0)
		if err != nil {
			t.Fatal(err)
		}
		found.read(card.name, value{kind: "object", in: language}, file.Docs[0].Body)
	}
	return found
}

// read takes what a node shows of a value and of all that is in it.
func (x examples) read(card string, v value, node ast.Node) {
	switch node := node.(type) {
	case *ast.SequenceNode:
		for _, item := range node.Values {
			if v.of != nil {
				x.read(card, *v.of, item)
			}
		}
	case *ast.MappingNode:
		if v.kind == "map" {
			for _, pair := range node.Values {
				x.read(card, *v.of, pair.Value)
			}
		}
		if v.in != nil {
			x.readObject(card, v.in, node)
		}
	}
}

func (x examples) readObject(card string, o *object, node *ast.MappingNode) {
	if text := fitted(node, 0); len(node.Values) > x.size[o] || len(node.Values) == x.size[o] && effort(text) < effort(x.whole[o].text) {
		x.whole[o], x.size[o] = excerpt{card, text}, len(node.Values)
	}
	for _, pair := range node.Values {
		for _, k := range o.keys {
			if k.name != pair.Key.GetToken().Value {
				continue
			}
			x.note(k, flow(beginning(pair.Value, 3)))
			x.read(card, k.value, pair.Value)
		}
	}
}

// effort is how much there is to read for somebody who reads Latin letters best.
func effort(text string) int {
	n := 0
	for _, r := range text {
		n++
		if unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) {
			n += 6
		}
	}
	return n
}

// note keeps the shortest example of a key.
func (x examples) note(k key, text string) {
	if x.of[k.of] == nil {
		x.of[k.of] = map[string]string{}
	}
	if known, ok := x.of[k.of][k.name]; !ok || effort(text) < effort(known) {
		x.of[k.of][k.name] = text
	}
}

// beginning is a list or a mapping with no more than its first entries.
func beginning(node ast.Node, enough int) ast.Node {
	switch n := node.(type) {
	case *ast.MappingNode:
		short := *n
		short.Values = n.Values[:min(enough, len(n.Values))]
		return &short
	case *ast.SequenceNode:
		short := *n
		short.Values = n.Values[:min(enough, len(n.Values))]
		return &short
	}
	return node
}

// flow writes a node on one line.
func flow(node ast.Node) string {
	var parts []string
	switch n := node.(type) {
	case *ast.MappingNode:
		for _, pair := range n.Values {
			parts = append(parts, pair.Key.String()+": "+flow(pair.Value))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case *ast.SequenceNode:
		for _, item := range n.Values {
			parts = append(parts, flow(item))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case *ast.LiteralNode:
		return quoted(strings.Join(strings.Fields(n.Value.Value), " "))
	case *ast.StringNode:
		if n.Token.Value != strings.TrimSpace(n.Token.Origin) {
			return quoted(n.Value)
		}
	}
	return node.GetToken().Value
}

func quoted(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"`
}

// pageWidth is how many characters of an excerpt fit on a line.
const pageWidth = 110

// fitted writes a node on one line if it fits there, and else each of its entries on a line; of a long list within it
// the first entries.
func fitted(node ast.Node, indent int) string {
	line := flow(node)
	if utf8.RuneCountInString(line)+indent <= pageWidth {
		return line
	}
	if indent > 0 {
		node = beginning(node, 4)
	}
	margin := strings.Repeat(" ", indent)
	var lines []string
	switch n := node.(type) {
	case *ast.MappingNode:
		for _, pair := range n.Values {
			text := fitted(pair.Value, indent+2)
			if strings.Contains(text, "\n") {
				text = "\n" + text
			} else {
				text = " " + text
			}
			lines = append(lines, margin+pair.Key.String()+":"+text)
		}
	case *ast.SequenceNode:
		for _, item := range n.Values {
			text := fitted(item, indent+2)
			lines = append(lines, margin+"- "+strings.TrimSpace(text))
		}
	default:
		return line
	}
	return strings.Join(lines, "\n")
}
