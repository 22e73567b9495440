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
		fmt.Fprintf(&b, "  Play can go on: %s. To have a save that does, put right what is not the game's, and then: menagerie validate SAVE --repair OUT\n", r.resume)
	case r.resume != "":
		fmt.Fprintf(&b, "  Play can go on: %s. To have a save that does: menagerie validate SAVE --repair OUT\n", r.resume)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// Verdict is the report in a few words, for example "3 errors". It counts all of them, also those that are not listed.
func (r *Report) Verdict() string {
	errors, listed := r.count(Error)
	switch {
	case errors == 1:
		return "1 error"
	case errors > listed:
		return fmt.Sprintf("%d errors, %d of them listed", errors, listed)
	case errors > 1:
		return fmt.Sprintf("%d errors", errors)
	case r.title == "":
		return "sound, as far as a save of no known game can be judged"
	}
	game := r.title
	if r.setUp {
		game += ", from a set-up position"
	}
	if r.Outcome != nil {
		return fmt.Sprintf("sound — %s, %s, %s played", game, r.Outcome, moves(r.Ply))
	}
	return fmt.Sprintf("sound — %s, %s to move, %s played", game, r.Turn, moves(r.Ply))
}

func moves(n int) string {
	if n == 1 {
		return "1 move"
	}
	return fmt.Sprintf("%d moves", n)
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
