package workshop

import (
	"maps"
	"slices"
	"strconv"

	"menagerie/rules"
	"menagerie/tts/script"
)

// What TTS's upload form and the Workshop's filters offer, by their own names.
var (
	complexities = []string{"low", "medium", "high"}
	categories   = []string{
		"Board Games", "Card Games", "Dice Games", "Strategy Games", "Role-playing Games", "Original Games", "Puzzle Games",
		"Wargames", "Memory Games", "Party Games", "Dexterity Games", "Family Games", "Abstract Games", "Thematic Games",
		"Miniature Games", "Cooperative Games", "Mature Games",
	}
	// languageTags are the tags of the languages that we speak and TTS knows.
	languageTags = map[string]string{
		"en": "English", "it": "Italian", "ru": "Russian", "zh-Hans": "Chinese (Simplified)", "zh-Hant": "Chinese (Traditional)",
	}
	// steps are the playing times that can be chosen, in minutes; the last one means as long or longer.
	steps = []int{10, 30, 60, 90, 120, 180}
)

// GameType is the type of every mod of ours.
const GameType = "Game"

// manyPlayers is the number of players from which TTS counts no further.
const manyPlayers = 10

// Minutes is the playing time in the steps that TTS offers: the narrowest span of steps that holds it.
func (f Facts) Minutes() [2]int {
	least, most := steps[0], steps[len(steps)-1]
	for _, step := range steps {
		if step <= f.PlayingTime[0] {
			least = step
		}
	}
	for _, step := range slices.Backward(steps) {
		if step >= f.PlayingTime[1] {
			most = step
		}
	}
	return [2]int{least, most}
}

// SaveTags are the tags of the mod's save: the game's, and what the mod brings along.
func (f Facts) SaveTags(card *rules.Card) []string {
	var tags []string
	for _, tag := range f.Tags {
		tags = append(tags, string(tag))
	}
	return append(append(tags, brought...), spoken(card)...)
}

// brought is what TTS calls the parts of a mod that others may look for.
var brought = []string{"Scripting", "Scripting: Automated", "Rules"}

// spoken lists the languages of a mod that have a tag.
func spoken(card *rules.Card) []string {
	var tags []string
	for _, tag := range Languages(card) {
		if name := languageTags[tag]; name != "" {
			tags = append(tags, name)
		}
	}
	return tags
}

// Languages are those that the tool and a card both speak, by their tags.
func Languages(card *rules.Card) []string {
	return slices.DeleteFunc(script.Languages(), func(tag string) bool {
		_, known := card.Words[tag]
		return !known
	})
}

// Unspoken are the languages of a card's words that the tool does not speak, so that nobody will read them.
func Unspoken(card *rules.Card) []string {
	spoken := script.Languages()
	return slices.DeleteFunc(slices.Sorted(maps.Keys(card.Words)), func(tag string) bool { return slices.Contains(spoken, tag) })
}

// uploadTags are what to tick in TTS's upload form, by its own headings.
func (f Facts) uploadTags(card *rules.Card) []list {
	return []list{
		{"Type", []string{GameType}},
		{"Complexity", []string{string(f.Complexity)}},
		{"Number of players", f.playerTags()},
		{"Play time", f.timeTags()},
		{"Tags", f.SaveTags(card)},
	}
}

// list is a heading and what is listed under it.
type list struct {
	heading string
	items   []string
}

func (f Facts) playerTags() []string {
	var tags []string
	for n := f.Players[0]; n <= min(f.Players[1], manyPlayers-1); n++ {
		tags = append(tags, strconv.Itoa(n))
	}
	if f.Players[1] >= manyPlayers {
		tags = append(tags, strconv.Itoa(manyPlayers)+"+")
	}
	return tags
}

func (f Facts) timeTags() []string {
	var tags []string
	span := f.Minutes()
	for i, step := range steps {
		switch {
		case step < span[0] || step > span[1]:
		case i == len(steps)-1:
			tags = append(tags, strconv.Itoa(step)+"+ minutes")
		default:
			tags = append(tags, strconv.Itoa(step)+" minutes")
		}
	}
	return tags
}
