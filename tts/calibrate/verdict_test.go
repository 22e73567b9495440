package calibrate

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"menagerie/tts/assumed"
)

// edit sets a number of an entry.
type edit struct {
	entry string
	index int
	value float64
}

// doctored is a line in which some numbers, or an answer, are others.
func doctored(line string, letter string, edits ...edit) string {
	words := strings.Fields(line)
	words = words[:len(words)-1]
	for i, word := range words {
		key, value, _ := strings.Cut(word, "=")
		if key == "letter" && letter != "" {
			words[i] = "letter=" + letter
		}
		for _, e := range edits {
			if key == e.entry {
				value = withNumber(value, e.index, e.value)
				words[i] = key + "=" + value
			}
		}
	}
	text := strings.Join(words, " ")
	return text + " sum=" + checksum(text)
}

func withNumber(value string, index int, number float64) string {
	isSeparator := func(r rune) bool { return strings.ContainsRune("x@,", r) }
	numbers := strings.FieldsFunc(value, isSeparator)
	separators := strings.FieldsFunc(value, func(r rune) bool { return !isSeparator(r) })
	numbers[index] = decimal(number)
	text := numbers[0]
	for i, n := range numbers[1:] {
		text += separators[i] + n
	}
	return text
}

func change(constant string, from, to float64) string {
	return "change " + constant + " in tts/assumed/assumed.go from " + decimal(from) + " to " + decimal(to)
}

func toggled(constant string, was bool) string {
	return fmt.Sprintf("change %s in tts/assumed/assumed.go to %t", constant, !was)
}

func TestEveryWrongAssumptionSaysWhatToChange(t *testing.T) {
	line := measure(t, save(t), "calibrate-reads")
	tested := map[string]bool{}
	for _, c := range []struct {
		constant, letter string
		edits            []edit
		want             []string
	}{
		{"ImporterNegatesX", "mirrored", []edit{{"lies", 0, -rightward}}, []string{toggled("ImporterNegatesX", assumed.ImporterNegatesX)}},
		{"ImporterNegatesX", "mirrored", []edit{{"lies", 0, 0}}, []string{"ImporterNegatesX in tts/assumed/assumed.go cannot be judged", "change PicturesMirrored"}},
		{"ImporterNegatesZ", "mirrored", []edit{{"lies", 2, -away}}, []string{toggled("ImporterNegatesZ", assumed.ImporterNegatesZ)}},
		{"PicturesMirrored", "mirrored", nil, []string{toggled("PicturesMirrored", assumed.PicturesMirrored)}},
		{"PicturesMirrored", "reads", []edit{{"lies", 0, -rightward}}, []string{"change ImporterNegatesX", "change PicturesMirrored"}},
		{"MeshUnit", "", []edit{{"slab", 0, 12}, {"slab", 1, 0.64}, {"slab", 2, 10}, {"slab", 4, -0.32}, {"drawn", 0, 12}, {"drawn", 2, 10},
			{"piece", 0, 3.2}, {"piece", 1, 0.88}, {"piece", 4, 0.44}}, []string{change("MeshUnit", assumed.MeshUnit, 2*assumed.MeshUnit)}},
		{"MeshUnit", "", []edit{{"slab", 0, 12}}, []string{"no value of MeshUnit in tts/assumed/assumed.go fits"}},
		{"", "", []edit{{"slab", 4, 0}}, []string{"a mesh keeps its origin"}},
		{"", "", []edit{{"on-slab", 0, 0.1}}, []string{"a mesh keeps its origin, where"}},
		{"TableTop", "", []edit{{"on-table", 0, 1.25}}, []string{change("TableTop", assumed.TableTop, 1.25)}},
		{"BlockSize", "", []edit{{"block", 0, 2}, {"block", 1, 2}, {"block", 2, 2}}, []string{"change BlockSize"}},
		{"", "", []edit{{"local", 0, 1}}, []string{"an object's own coordinates"}},
		{"", "", []edit{{"right", 2, 1}}, []string{"rotY turns clockwise"}},
		{"TileWidth", "", []edit{{"tile", 0, 3}, {"widetile", 0, 6}}, []string{change("TileWidth", assumed.TileWidth, 3)}},
		{"TileWidth", "", []edit{{"widetile", 0, 2}}, []string{"no value of TileWidth"}},
		{"TileDepth", "", []edit{{"tile", 2, 3}, {"widetile", 2, 3}}, []string{change("TileDepth", assumed.TileDepth, 3)}},
		{"TileBottom", "", []edit{{"tile", 4, 0}, {"on-tile", 0, 0.1}}, []string{change("TileBottom", assumed.TileBottom, -0.5), change("TileTop", assumed.TileTop, 0.5)}},
		{"TileTop", "", []edit{{"on-tile", 0, 0.1}}, []string{"no value of TileTop"}},
		{"TokenWidth", "", []edit{{"token", 0, 1}, {"widetoken", 0, 2}}, []string{change("TokenWidth", assumed.TokenWidth, 1)}},
		{"TokenDepth", "", []edit{{"token", 2, 1}, {"widetoken", 2, 1}}, []string{change("TokenDepth", assumed.TokenDepth, 1)}},
		{"TokenBottom", "", []edit{{"token", 4, 0.1}, {"on-token", 0, 0.2}}, []string{change("TokenBottom", assumed.TokenBottom, 0), change("TokenTop", assumed.TokenTop, 1)}},
		{"TokenTop", "", []edit{{"on-token", 0, 0.2}}, []string{"no value of TokenTop"}},
		{"BoardWidth", "", []edit{{"board", 0, 20}, {"wideboard", 0, 40}}, []string{change("BoardWidth", assumed.BoardWidth, 20)}},
		{"BoardDepth", "", []edit{{"board", 2, 20}, {"wideboard", 2, 20}}, []string{change("BoardDepth", assumed.BoardDepth, 20)}},
		{"BoardBottom", "", []edit{{"board", 4, 0}}, []string{change("BoardBottom", assumed.BoardBottom, -assumed.BoardTop/2)}},
		{"BoardTop", "", []edit{{"on-board", 0, assumed.BoardTop + 0.1}}, []string{change("BoardTop", assumed.BoardTop, assumed.BoardTop+0.1)}},
	} {
		tested[c.constant] = true
		v := judge(t, doctored(line, c.letter, c.edits...))
		if v.OK() || len(v.Changes) != len(c.want) {
			t.Errorf("%s: changes %q, want %q", c.constant, v.Changes, c.want)
			continue
		}
		for i, want := range c.want {
			if !strings.HasPrefix(v.Changes[i], want) {
				t.Errorf("%s: change %q, want %q", c.constant, v.Changes[i], want)
			}
		}
		if !slices.ContainsFunc(v.Rows, func(r Row) bool { return !r.OK }) {
			t.Errorf("%s: no row of the table differs", c.constant)
		}
	}
	for _, a := range assumptions() {
		if !tested[a.constant] {
			t.Errorf("%s is put to no test", a.constant)
		}
	}
}

func TestLinesThatAreNone(t *testing.T) {
	line := measure(t, save(t), "calibrate-reads")
	sealed := func(text string) string { return text + " sum=" + checksum(text) }
	bare, _, _ := strings.Cut(line, " sum=")
	for text, want := range map[string]string{
		"":                     "no line of the calibration",
		"tile=2x0.2x2@0,0.1,0": "no line of the calibration",
		"menagerie7 sum=1":     "build the save anew",
		line[:len(line)-3]:     "copy it again",
		line[:len(line)/2]:     "copy it again",
		bare:                   "copy it again",
		strings.Replace(line, "slab=6x", "slab=7x", 1):            "copy it again",
		sealed(strings.Replace(bare, "made=", "made=other", 1)):   "by the convention",
		sealed(strings.Replace(bare, "=reads", "=sideways", 1)):   "reads or mirrored",
		sealed(strings.Replace(bare, "on-tile=", "on-rug=", 1)):   "no entry on-tile",
		sealed(strings.Replace(bare, "slab=6x", "slab=six-x", 1)): "is no number",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60q: error %v, want %q", text, err, want)
		}
	}
	for _, text := range []string{"  " + line + "\n", strings.Replace(line, " tile=", "\n tile=", 1)} {
		if _, err := Parse(text); err != nil {
			t.Errorf("%.60q: %v", text, err)
		}
	}
}
