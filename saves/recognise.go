package saves

import (
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/rules"
	"menagerie/saves/scan"
)

// memoPrefix begins the memo of every object that is ours; a card's name and an id follow.
const memoPrefix = "menagerie/"

// cardOfMemo is the card that an object belongs to, "" for none of ours.
func cardOfMemo(memo string) string {
	rest, ours := strings.CutPrefix(memo, memoPrefix)
	if !ours {
		return ""
	}
	card, _, _ := strings.Cut(rest, "/")
	return card
}

// recognise finds the card that a save is of, nil when there is no game of ours to judge.
func recognise(r *Report, doc *document, opts Options) *rules.Card {
	r.Card = cardName(doc)
	switch {
	case opts.Insist != "" && r.Card == "":
		r.add(Finding{Code: CardMismatch, Severity: Error}, "this is no game of %s: no object and no script state of that card is in it", opts.Insist)
		return nil
	case opts.Insist != "" && r.Card != opts.Insist:
		r.add(Finding{Code: CardMismatch, Severity: Error}, "this is a game of %s, not of %s", r.Card, opts.Insist)
		return nil
	case r.Card == "":
		return nil
	}
	card, ok := opts.Card(r.Card)
	if !ok {
		r.add(Finding{Code: CardUnknown, Severity: Error}, "this is a game of %q, a card that does not ship with the tool: give its file with --card", r.Card)
		return nil
	}
	return card
}

// CardOf names the card that a save in JSON is of, "" when it is no game of ours or no save at all.
func CardOf(data []byte) string {
	doc, err := readDocument(data, func(*scan.Object) {})
	if err != nil {
		return ""
	}
	return cardName(doc)
}

// cardName is the card that most objects belong to; without any, the one that the script state names.
func cardName(doc *document) string {
	votes := map[string]int{}
	for _, o := range doc.objects {
		if card := cardOfMemo(o.memo); card != "" {
			votes[card]++
		}
	}
	if len(votes) > 0 {
		return mostVotes(votes)
	}
	if state := gjson.Parse(doc.state); state.IsObject() && state.Get("menagerie").Exists() {
		return state.Get("card").String()
	}
	return ""
}
