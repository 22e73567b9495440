package workshop

import (
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"menagerie/rules"
)

// Facts are what a listing tells of a game.
type Facts struct {
	// TTS's categories of games that the game belongs to.
	Tags []Category `yaml:"tags" default:"[Board Games, Strategy Games]"`
	// How many minutes a game takes, the shortest and the longest.
	PlayingTime PlayingTime `yaml:"playing-time" default:"[20, 60]"`
	// How hard the game is to learn.
	Complexity Complexity `yaml:"complexity" default:"low"`
	// Players is the least and the greatest number of players.
	Players [2]int `yaml:"-"`
}

// Category is a category of games as TTS calls it.
type Category string

// PlayingTime is how many minutes a game takes, the shortest and the longest.
type PlayingTime [2]int

// Complexity is how hard a game is to learn, as TTS calls it: Low Complexity and so on.
type Complexity string

// ReadFacts reads a card's section workshop; what that leaves out is taken to be as in most abstract games. What
// it has wrong is a *rules.CardError.
func ReadFacts(card *rules.Card) (Facts, error) {
	f := Facts{Tags: []Category{"Board Games", "Strategy Games"}, PlayingTime: PlayingTime{20, 60}, Complexity: "Low Complexity"}
	if err := card.Workshop.Decode(&f); err != nil {
		return f, err
	}
	for i, tag := range f.Tags {
		if slices.Contains(f.Tags[:i], tag) {
			return f, card.ErrorAt([]any{"workshop", "tags", i}, "", "a tag is named twice")
		}
	}
	f.Players[0], f.Players[1] = card.Players()
	return f, nil
}

// UnmarshalYAML reads one of TTS's categories.
func (c *Category) UnmarshalYAML(node ast.Node) error {
	word := node.GetToken().Value
	if !slices.Contains(categories, word) {
		return rules.Misread(node, "%s", unknown("tag", word, categories))
	}
	*c = Category(word)
	return nil
}

// UnmarshalYAML reads low, medium or high.
func (c *Complexity) UnmarshalYAML(node ast.Node) error {
	word := node.GetToken().Value
	i := slices.Index(complexities, word)
	if i < 0 {
		return rules.Misread(node, "a game's complexity is low, medium or high")
	}
	*c = Complexity(strings.ToUpper(word[:1]) + word[1:] + " Complexity")
	return nil
}

// UnmarshalYAML reads two numbers of minutes.
func (p *PlayingTime) UnmarshalYAML(node ast.Node) error {
	list, ok := node.(*ast.SequenceNode)
	if !ok || len(list.Values) != len(p) {
		return rules.Misread(node, "a playing time is two numbers of minutes, for example [20, 60]")
	}
	for i, value := range list.Values {
		minutes, err := strconv.Atoi(value.GetToken().Value)
		if err != nil || minutes < 1 || minutes > longest || i > 0 && minutes < p[0] {
			return rules.Misread(value, "a playing time is from 1 to %d minutes, the shorter first", longest)
		}
		p[i] = minutes
	}
	return nil
}

// longest is a week, in minutes.
const longest = 7 * 24 * 60

// unknown is the message about a word that is none of some.
func unknown(what, word string, words []string) string {
	text := "TTS has no such " + what
	if near := rules.Nearest(word, words); near != "" {
		text += "; did you mean " + near + "?"
	}
	return text + " (it has " + strings.Join(words, ", ") + ")"
}
