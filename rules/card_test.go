package rules_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// broken reads an embedded card with one text replaced by another, and returns the error.
func broken(t *testing.T, name, old, new string) error {
	t.Helper()
	file, text, _ := assets.Card(name)
	if strings.Count(string(text), old) == 0 {
		t.Fatalf("the card does not hold %q", old)
	}
	card, err := rules.ReadCard(file, []byte(strings.Replace(string(text), old, new, 1)))
	if err != nil {
		return err
	}
	_, err = card.Compile(nil)
	return err
}

func TestCardErrorsPointAtTheWord(t *testing.T) {
	tests := []struct {
		name, old, new string
		// want are parts of the one-line error; place is where it must point: the new text's own place.
		want []string
	}{
		{"unknown key", "first: {side: red", "first: {sid: red", []string{"no such key", `"sid"`, "did you mean side?"}},
		{"unknown top-level key", "zones:\n", "zoness:\n", []string{"no such key", `"zoness"`, "did you mean zones?"}},
		{"unknown side", "first: {side: red", "first: {side: rde", []string{"no such side rde", "did you mean red?"}},
		{"unknown movement", "moves: [queen]", "moves: [quene]", []string{"no such movement quene", "did you mean queen?"}},
		{"unknown point", "from: red-cave", "from: red-cav", []string{"no such point red-cav", "did you mean red-cave?"}},
		{"unknown zone", "from: centre", "from: center", []string{"no such zone center", "did you mean centre?"}},
		{"unknown kind", "b1: rat", "b1: rta", []string{"no kind is called rta", "did you mean rat?"}},
		{"unknown start point", "b1: rat", "z1: rat", []string{"no point and no zone is called z1"}},
		{"unknown group", "{attacker: [deities]", "{attacker: [deitys]", []string{"no kind or group is called deitys", "did you mean deities?"}},
		{"unknown result", "result: both-leave", "result: both-stay", []string{"an encounter cannot end as both-stay"}},
		{"unknown ending", "when: no-move", "when: no-mov", []string{"no such ending", "did you mean no-move?"}},
		{"unknown option", "{if: centre-shelters-carrier", "{if: centre-shelters", []string{"no such option"}},
		{"unknown line style", "along: dashed", "along: dotted", []string{"no line of the board is dotted"}},
		{"wrong type", "rank: 12", "rank: twelve", []string{"twelve"}},
		{"a walk of nothing", "walk: 2", "walk: 0", []string{"a walk is a number of points from 1, or any"}},
		{"two kinds with one letter", "letter: o", "letter: r", []string{"a kind's letter"}},
		{"two pieces on a point", "h2: boar", "c7: boar", []string{"two pieces start on g3"}},
		{"a piece where it may not stand", "c3: wind", "e5: wind", []string{"no wind may stand on e5"}},
		{"a key twice", "name: capture-the-fruit", "name: a\nname: b", []string{"name"}},
		{"a later version", "menagerie: 1", "menagerie: 2", []string{"version 1 of the card language, not 2"}},
		{"not YAML", "sides:", "sides: [", nil},
		{"a rule without provenance", `result: draw, choice: "The third occurrence of a position with the same side to move and the same carrier is a draw."`, "result: draw", []string{"source", "choice"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			oneCardError(t, "capture-the-fruit", broken(t, "capture-the-fruit", test.old, test.new), test.want...)
		})
	}
}

func TestCardErrorPlace(t *testing.T) {
	err := broken(t, "capture-the-fruit", "moves: [queen]", "moves: [quene]")
	_, text, _ := assets.Card("capture-the-fruit")
	before, _, _ := strings.Cut(string(text), "moves: [queen]")
	line := strings.Count(before, "\n") + 1
	// The column counts characters: the face before it is one Chinese character.
	lineText := []rune(strings.Split(string(text), "\n")[line-1])
	column := strings.Index(string(lineText), "queen") - len("龍") + 1 + 1
	want := "capture-the-fruit.yaml:" + strconv.Itoa(line) + ":" + strconv.Itoa(column) + ": "
	if !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%v\ndoes not begin with %s", err, want)
	}
}

// oneCardError insists that one fault gives one line that says where and what.
func oneCardError(t *testing.T, card string, err error, want ...string) {
	t.Helper()
	if err == nil {
		t.Fatal("no error")
	}
	text := err.Error()
	if strings.Contains(text, "\n") {
		t.Errorf("more than one line:\n%s", text)
	}
	if !strings.HasPrefix(text, card+".yaml:") {
		t.Errorf("no place: %s", text)
	}
	for _, part := range want {
		if !strings.Contains(text, part) {
			t.Errorf("%s\nlacks %q", text, part)
		}
	}
}

func TestCardErrorsOfAllCards(t *testing.T) {
	const (
		fruit, jungle, dou = "capture-the-fruit", "jungle", "dou-shou-qi"
		chess, checkers    = "elephant-chess", "capture-chinese-checkers"
	)
	tests := []struct {
		name, card, old, new string
		want                 []string
	}{
		{"two kinds of one name", jungle, "name: cat,", "name: rat,", []string{"two kinds have the same name rat"}},
		{"a key that is no word", jungle, "{character: 貓", "{7: 貓", []string{"a key is a word", `"7"`}},
		{"a key that is missing", jungle, "{character: 貓", "{: 貓", []string{"invalid key"}},
		{"a bar from nowhere", jungle, "from: water, source", "from: , source", []string{"a bar names either"}},
		{"a zero byte", jungle, "title: Jungle", "title: Jun\x00gle", []string{"zero byte"}},
		{"no UTF-8", jungle, "title: Jungle", "title: Jun\xffgle", []string{"not", "UTF-8"}},
		{"two points at one place", fruit, "{name: black-cave, column: 5, row: 10}", "{name: black-cave, column: 5, row: 9}", []string{"black-cave lies where e9 lies"}},
		{"two extra points at one place", fruit, "{name: black-cave, column: 5, row: 10}", "{name: black-cave, column: 5, row: 0}", []string{"black-cave lies where red-cave lies"}},
		{"a point's place at infinity", fruit, "{name: black-cave, column: 5, row: 10}", "{name: black-cave, column: 5, row: .inf}", []string{"black-cave lies nowhere"}},
		{"no zone to leap across", jungle, "leap-across: water", "leap-across: watre", []string{"no such zone watre", "did you mean water?"}},
		{"no zone to leap across, in a movement that nobody has", jungle, "movements:\n", "movements:\n  - {name: unused, leap-across: sea, choice: x}\n", []string{"no such zone sea"}},
		{"no zone to move from", chess, "from: enemy bank", "from: enemy banc", []string{"no such zone banc", "did you mean bank?"}},
		{"no zone to be barred from", jungle, "from: own den", "from: own deen", []string{"no such zone deen"}},
		{"no zone to be kept in", chess, "outside: own territory", "outside: own teritory", []string{"no such zone teritory"}},
		{"no zone for an attacker", jungle, "defender: [elephant], from: water", "defender: [elephant], from: watter", []string{"no such zone watter"}},
		{"no zone for a defender", dou, "at: own trap", "at: own trapp", []string{"no such zone trapp"}},
		{"no zone of an ending", jungle, "zone: enemy den", "zone: enemy dan", []string{"no such zone dan"}},
		{"a zone for an ending that asks for none", jungle, "when: no-move,", "when: no-move, zone: enemy den,", []string{"no-move has no use for it", `"zone"`, "zone goes with token-in-zone, piece-in-zone"}},
		{"pieces for an ending that any piece brings", jungle, "when: piece-in-zone,", "when: piece-in-zone, pieces: [rat],", []string{"piece-in-zone has no use for it", `"pieces"`}},
		{"directions for a jump", chess, "jump: {by: [2, 2]", "directions: forward, jump: {by: [2, 2]", []string{"jump has no use for it", `"directions"`, "walk, over-screen, leap-across"}},
		{"captures for a capture", chess, "over-screen: any,", "over-screen: any, only: capture,", []string{"over-screen has no use for it", `"only"`}},
		{"no zone for a line's style", fruit, "inside: yellow", "inside: yelow", []string{"no such zone yelow"}},
		{"a line's style", fruit, "{style: dashed,", "{style: dotted,", []string{"cannot be drawn dotted", "solid or dashed"}},
		{"a jump to nowhere", chess, "{by: [2, 2], over: [1, 1]}", "{over: [1, 1]}", []string{"the key by is missing here", `"jump"`}},
		{"a jump over its start", chess, "{by: [2, 2], over: [1, 1]}", "{by: [2, 2], over: [0, 0]}", []string{"a jump goes somewhere", "for example {by: [1, 2], over: [0, 1]}"}},
		{"an option without a name", checkers, "{name: long-jump, ", "{", []string{"the key name is missing here", `"default"`}},
		{"what an option sets", checkers, "sets: players", "sets: player", []string{"no option sets player", "players"}},
		{"a token without a name", fruit, "  token: fruit\n", "", []string{"the key token is missing here", `"carry"`}},
		{"no zone for the token's home", fruit, "home: centre", "home: center", []string{"no such zone center"}},
		{"no zone in the start", checkers, "{around-the-centre: marble}", "{around-the-center: marble}", []string{"no point and no zone is called around-the-center", "did you mean around-the-centre?"}},
		{"a zone that is the same for all", jungle, "leap-across: water", "leap-across: own water", []string{"write water alone"}},
		{"a zone that each side has", jungle, "zone: enemy den", "zone: den", []string{"each side has its own zone den", "own den or enemy den"}},
		{"a walk where no line is", jungle, "  lines:\n    - {join: orthogonal}\n", "", []string{"pieces move along lines, and the board has none", "lines: [{join: orthogonal}]"}},
		{"a walk where no line goes", jungle, "walk: 1,", "walk: 1, directions: diagonal,", []string{"leads nowhere: no line of the board goes that way"}},
		{"a jump off the board", chess, "{by: [2, 2], over: [1, 1]}", "{by: [2, 12], over: [1, 1]}", []string{"leads nowhere from any point"}},
		{"whose zone", chess, "outside: own territory", "outside: my territory", []string{"own or enemy"}},
		{"no option of a movement", checkers, "if: not long-jump", "if: not longjump", []string{"no such option longjump"}},
		{"no option of an encounter", dou, "if: not elephant-takes-mouse", "if: not elephant-takes-mice", []string{"no such option elephant-takes-mice"}},
		{"no option of an encounter that never decides", jungle, "{rank: weaker, result: barred,", "{rank: weaker, result: barred, if: mood,", []string{"no such option mood"}},
		{"no result of an encounter that never decides", chess, "    - {result: attacker-wins", "    - {result: attacker-wins, choice: x}\n    - {result: attacker-win", []string{"cannot end as attacker-win"}},
		{"no rank", jungle, "{rank: weaker", "{rank: weakest", []string{"ranks do not compare as weakest"}},
		{"no royal piece", chess, "e1: elephant, ", "", []string{"red starts with 0 royal pieces"}},
		{"two royal pieces", chess, "royal:\n  pieces: [elephant]", "royal:\n  pieces: [elephant, rat]", []string{"red starts with 6 royal pieces"}},
		{"a royal piece that is no kind", chess, "royal:\n  pieces: [elephant]", "royal:\n  pieces: [elefant]", []string{"no kind or group is called elefant"}},
		{"no directions", chess, "directions: forward", "directions: foreward", []string{"no such directions", "did you mean forward?"}},
		{"no facing directions", chess, "{directions: vertical", "{directions: upright", []string{"no such directions"}},
		{"nobody blocks", jungle, "blocked-by: [rat]", "blocked-by: [rta]", []string{"no kind or group is called rta"}},
		{"only what", chess, "only: move", "only: moves", []string{"no such restriction"}},
		{"two ways to move", chess, "jump: {by: [2, 2]", "walk: 1, jump: {by: [2, 2]", []string{"in 2 ways"}},
		{"no way to move", checkers, "hop: any, ", "", []string{"in 0 ways"}},
		{"a hop of nothing", checkers, "hop: 1", "hop: 0", []string{"from 1, or any"}},
		{"repeating by what", chess, "of: chase", "of: chasing", []string{"nobody can repeat by chasing"}},
		{"repeating once", chess, "{of: check, times: 4", "{of: check, times: 1", []string{"from 2 times on"}},
		{"an ending by mate without royal pieces", jungle, "when: no-move", "when: checkmate", []string{"needs royal pieces"}},
		{"shared pieces do not win", checkers, "result: most-captures", "result: win", []string{"shared pieces lose for nobody"}},
		{"an option's value", checkers, "default: 2", "default: 9", []string{"no value of the option players"}},
		{"an option that is nothing", checkers, "default: 2", "default: many", []string{"an option is true, false or a number"}},
		{"lengths for rows", checkers, "4, 3, 2, 1]}", "4, 3, 2]}", []string{"17 rows have 16 lengths"}},
		{"a range to nowhere", jungle, "2d:3f", "2d:3z", []string{"no such point 3z"}},
		{"a range over rows", checkers, "e5:e9", "e5:f9", []string{"of one row"}},
		{"lines of two sorts", fruit, "{from: red-cave, ", "{join: orthogonal, from: red-cave, ", []string{"not both"}},
		{"lines to nowhere", fruit, "{from: red-cave, to: [d1, e1, f1]}", "{from: red-cave}", []string{"from which point it runs", "for example {join: orthogonal}"}},
		{"lines for another board", jungle, "join: orthogonal", "join: hexagonal", []string{"no such pattern of lines"}},
		{"a side of a zone", jungle, "sides: {red: [4a]", "sides: {rde: [4a]", []string{"no such side rde"}},
		{"no side in the start", jungle, "start:\n  side: red", "start:\n  side: rde", []string{"no such side rde"}},
		{"no symmetry", jungle, "others: half-turn", "others: mirror", []string{"no such symmetry"}},
		{"a start outside", chess, "e1: elephant", "e5: elephant", []string{"no elephant may stand on e5"}},
		{"a translation of no choice", jungle, "words:\n  en:\n", "words:\n  de:\n    choices: {\"Red moves last.\": x}\n  en:\n", []string{"no rule on the card has this choice", `"Red moves last."`, "choice of the card"}},
		{"a translation of a choice that was misspelt", fruit, "words:\n  en:\n", "words:\n  de:\n    choices: {\"Red moves frist.\": x}\n  en:\n", []string{"no rule on the card has this choice", "the nearest is Red moves first."}},
		{"three numbers for two", chess, "{by: [2, 2], over", "{by: [2, 2, 2], over", []string{"two whole numbers in brackets belong here", "for example [1, 2]"}},
		{"a fraction for a whole number", chess, "{by: [2, 2], over", "{by: [2, 0.5], over", []string{"two whole numbers in brackets belong here", `"0.5"`}},
		{"an unknown key that is merged in", jungle, "first: {", "first: {<<: {sied: red}, ", []string{"no such key"}},
		{"a list of one word without brackets", jungle, "blocked-by: [rat]", "blocked-by: rat", []string{"a list belongs here, not a text", "in brackets: [rat]"}},
		{"a range without quotes", jungle, `"2d:3f"`, "2d:3f", []string{"a text belongs here, not a section with keys", "in quotes"}},
		{"a word for a number", jungle, "spacing: 2", "spacing: two", []string{"a number belongs here, not a text", `"two"`}},
		{"a word for a whole number", jungle, "rank: 3", "rank: high", []string{"a whole number belongs here, not a text"}},
		{"a word for a section", jungle, "first: {", "first: blue #{", []string{"a section with keys belongs here, not a text"}},
		{"a key that no other is near", jungle, "rank: 3", "value: 3", []string{"no such key", `"value"`, "there are name, face, letter, rank, group, moves"}},
		{"no first section", jungle, "first: {side: blue, source: \"Il blu muove per primo.\"}\n", "", []string{"the card has no first"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			oneCardError(t, test.card, broken(t, test.card, test.old, test.new), test.want...)
		})
	}
}

// TestMissingSections drops one section at a time.
func TestMissingSections(t *testing.T) {
	file, text, _ := assets.Card("jungle")
	for _, section := range []string{"sides", "first", "board", "movements", "kinds", "endings", "start", "words"} {
		t.Run(section, func(t *testing.T) {
			var kept []string
			dropping := false
			for _, line := range strings.Split(string(text), "\n") {
				if line != "" && line[0] != ' ' && line[0] != '#' {
					dropping = strings.HasPrefix(line, section+":")
				}
				if !dropping {
					kept = append(kept, line)
				}
			}
			card, err := rules.ReadCard(file, []byte(strings.Join(kept, "\n")))
			if err == nil {
				_, err = card.Compile(nil)
			}
			oneCardError(t, "jungle", err, "the card has no "+section)
		})
	}
}

func TestManyCardErrors(t *testing.T) {
	file, text, _ := assets.Card("jungle")
	card, err := rules.ReadCard(file, regexp.MustCompile(`(source|choice): "[^"]*"`).ReplaceAll(text, []byte(`$1: ""`)))
	if err != nil {
		t.Fatal(err)
	}
	_, err = card.Compile(nil)
	if err == nil || strings.Count(err.Error(), "\n") != 9 {
		t.Errorf("want the first ten errors, a line each, got\n%v", err)
	}
	for _, line := range strings.Split(err.Error(), "\n") {
		if !strings.HasPrefix(line, "jungle.yaml:") {
			t.Errorf("no place: %s", line)
		}
	}
}

// TestMisspeltWords spoils the words of each card one after the other: whatever it is, the card is refused with a
// place, or it is a name that nothing else refers to.
func TestMisspeltWords(t *testing.T) {
	word := regexp.MustCompile(`"[^"]*"|#.*|[A-Za-z0-9-]+`)
	stride := 7
	if testing.Short() {
		stride = 29
	}
	for _, name := range assets.CardNames() {
		file, text, _ := assets.Card(name)
		body, _, _ := strings.Cut(string(text), "\nwords:")
		words := word.FindAllStringIndex(body, -1)
		for i := 0; i < len(words); i += stride {
			from, to := words[i][0], words[i][1]
			if body[from] == '"' || body[from] == '#' {
				continue
			}
			for _, instead := range []string{"zzz", "7", ""} {
				card, err := rules.ReadCard(file, []byte(body[:from]+instead+string(text)[to:]))
				if err == nil {
					_, err = card.Compile(nil)
				}
				if err == nil {
					continue
				}
				for _, line := range strings.Split(err.Error(), "\n") {
					if !strings.HasPrefix(line, file+":") {
						t.Errorf("%s for %s: no place: %s", instead, body[from:to], line)
					}
				}
			}
		}
	}
}
