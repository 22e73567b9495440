package calibrate

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"text/tabwriter"
)

// tolerance is how far, in table units, a measurement may be off: physics leaves things a little apart.
const tolerance = 0.02

// constantsFile holds package assumed.
const constantsFile = "tts/assumed/assumed.go"

// Verdict compares a report with what the tool assumes.
type Verdict struct {
	Rows []Row
	// Changes say what to change, an empty list when all is as assumed.
	Changes []string
}

// Row is one measurement, in table units unless What says otherwise.
type Row struct {
	What              string
	Assumed, Measured float64
	OK                bool
}

// OK tells whether everything is as assumed.
func (v Verdict) OK() bool { return len(v.Changes) == 0 }

// Judge compares a report with what the tool assumes.
func (r Report) Judge() Verdict {
	var v Verdict
	for _, a := range assumptions() {
		var off []Row
		for _, row := range r.rows(a) {
			v.Rows = append(v.Rows, row)
			if !row.OK {
				off = append(off, row)
			}
		}
		if len(off) > 0 {
			v.Changes = append(v.Changes, r.change(a, off))
		}
	}
	return v
}

// rows are what the probes of an assumption say.
func (r Report) rows(a assumption) []Row {
	var rows []Row
	for _, p := range a.probes {
		row := Row{What: p.what, Assumed: a.value * p.times, Measured: r.read(p)}
		row.OK = math.Abs(row.Assumed-row.Measured) <= tolerance
		rows = append(rows, row)
	}
	return rows
}

func (r Report) read(p probe) float64 {
	if p.entry == "" {
		return r.reading()
	}
	return p.read(r.entries[p.entry])
}

// reading is how the F reads on a board that is not itself mirrored: 1 when it does, -1 when it is mirrored. A
// board that lies mirrored mirrors what is on it.
func (r Report) reading() float64 {
	lies := r.entries["lies"]
	mirrored := r.mirrored != (lies[0]*rightward < 0) != (lies[2]*away < 0)
	if mirrored {
		return -1
	}
	return 1
}

// change says what has to change for an assumption to hold.
func (r Report) change(a assumption, off []Row) string {
	switch {
	case a.constant == "":
		return fmt.Sprintf("%s; here %s", a.elsewhere, describe(off))
	case a.switched:
		return r.changeSwitch(a, off)
	}
	var values []float64
	for _, p := range a.probes {
		values = append(values, r.read(p)/p.times)
	}
	if fits(a, values) {
		return fmt.Sprintf("change %s in %s from %s to %s", a.constant, constantsFile, decimal(a.value), decimal(values[0]))
	}
	return fmt.Sprintf("no value of %s in %s fits, so what is reckoned with it, in tts/table/shape.go or tts/frame.go, has to change: %s", a.constant, constantsFile, describe(off))
}

// fits tells whether the first value would satisfy every probe.
func fits(a assumption, values []float64) bool {
	for i, p := range a.probes {
		if math.Abs(values[0]-values[i])*math.Abs(p.times) > tolerance {
			return false
		}
	}
	return true
}

func (r Report) changeSwitch(a assumption, off []Row) string {
	if math.Abs(off[0].Measured+off[0].Assumed) <= tolerance {
		return fmt.Sprintf("change %s in %s to %t", a.constant, constantsFile, !a.state)
	}
	return fmt.Sprintf("%s in %s cannot be judged: %s", a.constant, constantsFile, describe(off))
}

func describe(rows []Row) string {
	var parts []string
	for _, row := range rows {
		parts = append(parts, fmt.Sprintf("%s is %s where %s was assumed", row.What, decimal(row.Measured), decimal(row.Assumed)))
	}
	return strings.Join(parts, "; ")
}

// decimal writes up to three decimals.
func decimal(v float64) string {
	return strconv.FormatFloat(math.Round(v*1000)/1000+0, 'f', -1, 64)
}

// WriteText writes the verdict as a table and what to change. Errors are those of w.
func (v Verdict) WriteText(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "what\tassumed\tmeasured\tverdict")
	for _, row := range v.Rows {
		word := "as assumed"
		if !row.OK {
			word = "differs"
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\n", row.What, decimal(row.Assumed), decimal(row.Measured), word)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if v.OK() {
		_, err := fmt.Fprintln(w, "\nEverything is as assumed.")
		return err
	}
	_, err := fmt.Fprintf(w, "\nWhat to change:\n- %s\n", strings.Join(v.Changes, "\n- "))
	return err
}
