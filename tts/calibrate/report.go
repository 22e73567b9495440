package calibrate

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"menagerie/tts"
)

// version begins every line that this version reads.
const version = "menagerie1"

// Report is what a line says.
type Report struct {
	// entries are the numbers of each entry; a box has six.
	entries map[string][]float64
	// mirrored is what a person said of the F.
	mirrored bool
}

var (
	errNoReport = errors.New(`this is no line of the calibration save: it begins with "` + version + `" and ends with "sum=" and a number`)
	errDamaged  = errors.New("the line is not as the save wrote it: copy it again, all of it")
)

// Parse reads a line. Blanks around it and line breaks between entries do no harm. Errors are lines of something
// else, damaged ones, and those of a save that was made by other conventions.
func Parse(line string) (Report, error) {
	words := strings.Fields(line)
	if len(words) == 0 || !strings.HasPrefix(words[0], "menagerie") {
		return Report{}, errNoReport
	}
	if words[0] != version {
		return Report{}, fmt.Errorf("the line is of the form %q, this version reads %q: build the save anew with menagerie calibrate -o DIR", words[0], version)
	}
	last := len(words) - 1
	sum, found := strings.CutPrefix(words[last], "sum=")
	if !found || sum != checksum(strings.Join(words[:last], " ")) {
		return Report{}, errDamaged
	}
	return parseEntries(words[1:last])
}

func parseEntries(words []string) (Report, error) {
	r := Report{entries: map[string][]float64{}}
	var made, letter string
	for _, word := range words {
		key, value, _ := strings.Cut(word, "=")
		switch key {
		case "made":
			made = value
		case "letter":
			letter = value
		default:
			numbers, err := parseNumbers(key, value)
			if err != nil {
				return Report{}, err
			}
			r.entries[key] = numbers
		}
	}
	if now := tts.MeshConvention(); made != now {
		return Report{}, fmt.Errorf("the save was made by the convention %q, and this version makes meshes by %q: build the save anew with menagerie calibrate -o DIR", made, now)
	}
	if letter != "reads" && letter != "mirrored" {
		return Report{}, fmt.Errorf("letter=%s: it is reads or mirrored", letter)
	}
	r.mirrored = letter == "mirrored"
	return r, r.checkComplete()
}

// parseNumbers reads 1x2x3@4,5,6 or 1,2.
func parseNumbers(key, value string) ([]float64, error) {
	var numbers []float64
	for _, text := range strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune("x@,", r) }) {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return nil, fmt.Errorf("read %s=%s: %q is no number", key, value, text)
		}
		numbers = append(numbers, n)
	}
	return numbers, nil
}

// checkComplete makes sure that nothing lacks that will be compared.
func (r Report) checkComplete() error {
	for _, a := range assumptions() {
		for _, p := range a.probes {
			if p.entry != "" && len(r.entries[p.entry]) != p.count {
				return fmt.Errorf("the line has no entry %s with %d numbers: build the save anew with menagerie calibrate -o DIR", p.entry, p.count)
			}
		}
	}
	return nil
}

// The characters of a line, and how they are summed up, as the save's script does it.
const (
	alphabet = " 0123456789abcdefghijklmnopqrstuvwxyz=@,.-+"
	factor   = 31
	modulus  = 1000003
)

func checksum(text string) string {
	sum := 0
	for i := range len(text) {
		sum = (sum*factor + strings.IndexByte(alphabet, text[i]) + 1) % modulus
	}
	return strconv.Itoa(sum)
}
