package savefile

import (
	"fmt"
	"strings"
)

// What textForm.Ends can say.
const (
	endsCRLF  = "crlf"
	endsMixed = "mixed"
)

// textForm is what a text in a save has and its file need not: editors and version control change line ends, add a
// newline at the end and a byte order mark, and none of that counts.
type textForm struct {
	// Ends are the line ends: crlf, "" for LF, or mixed, where the file is taken as it is.
	Ends string `json:"ends,omitempty"`
	// FinalNewline tells whether the text ends with a line end.
	FinalNewline bool `json:"finalNewline,omitempty"`
}

// check refuses line ends that we do not know.
func (f textForm) check() error {
	if f.Ends != "" && f.Ends != endsCRLF && f.Ends != endsMixed {
		return fmt.Errorf("ends are crlf or mixed, not %q", f.Ends)
	}
	return nil
}

// toFile is the file for a text, with LF line ends and a newline at its end, and what it needs to get back. Ok is false
// when the text would not come back.
func toFile(text string) (file string, form textForm, ok bool) {
	file, form.Ends = unixEnds(text)
	if form.Ends != endsMixed {
		form.FinalNewline = strings.HasSuffix(file, "\n")
		if !form.FinalNewline {
			file += "\n"
		}
	}
	return file, form, form.text(file) == text
}

// unixEnds gives a text LF line ends when its own are all CRLF.
func unixEnds(text string) (unix, ends string) {
	switch returns := strings.Count(text, "\r"); {
	case returns == 0:
		return text, ""
	case returns == strings.Count(text, "\r\n") && returns == strings.Count(text, "\n"):
		return strings.ReplaceAll(text, "\r\n", "\n"), endsCRLF
	}
	return text, endsMixed
}

// text is the text in the save for a file as an editor left it.
func (f textForm) text(file string) string {
	file = strings.TrimPrefix(file, byteOrderMark)
	if f.Ends == endsMixed {
		return file
	}
	file = strings.ReplaceAll(file, "\r\n", "\n")
	if f.FinalNewline != strings.HasSuffix(file, "\n") {
		if f.FinalNewline {
			file += "\n"
		} else {
			file = strings.TrimSuffix(file, "\n")
		}
	}
	if f.Ends == endsCRLF {
		file = strings.ReplaceAll(file, "\n", "\r\n")
	}
	return file
}
