package saves

import (
	"fmt"
	"io"
	"strings"

	"menagerie/tts/savefile"
)

// WriteText writes the report for a host: the verdict on one line, then a line for each finding.
func (r *Report) WriteText(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", savefile.Printable(r.File), r.Verdict())
	for _, f := range r.Findings {
		fmt.Fprintf(&b, "  %s %s: %s\n", f.Severity, f.Code, savefile.Printable(f.Message+whereabouts(f)))
	}
	switch {
	case r.resume != "" && r.byHand:
		fmt.Fprintf(&b, "  Play can go on: %s. For a save that does, put right what is not the game's, and validate this one again with --repair OUT\n", r.resume)
	case r.resume != "":
		fmt.Fprintf(&b, "  Play can go on: %s. For a save that does, validate this one again with --repair OUT\n", r.resume)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// Verdict is the report in a few words, for example "3 errors". It counts all of them, also those that are not listed.
func (r *Report) Verdict() string {
	errors, listed := r.count(Error)
	switch {
	case errors > listed:
		return fmt.Sprintf("%s, %d of them listed", count(errors, "error"), listed)
	case errors > 0:
		return count(errors, "error")
	case r.title == "":
		return "sound, as far as a save of no known game can be judged"
	}
	game := r.title
	if r.setUp {
		game += ", from a set-up position"
	}
	if r.Outcome != nil {
		return fmt.Sprintf("sound — %s, %s, %s played", game, r.Outcome, count(r.Ply, "move"))
	}
	return fmt.Sprintf("sound — %s, %s to move, %s played", game, r.Turn, count(r.Ply, "move"))
}

// count is a number of things in words, such as 2 moves.
func count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// whereabouts says where in the file a finding is, for those who edit it.
func whereabouts(f Finding) string {
	switch {
	case f.GUID != "":
		return fmt.Sprintf(" [%s, GUID %s]", f.Path, f.GUID)
	case f.Path != "":
		return " [" + f.Path + "]"
	}
	return ""
}
