package lint

import (
	"slices"

	"menagerie/tts/savefile"
)

// The codes of the rules about how a file is written.
const (
	JSONLenient  = string(savefile.LenientJSON)
	DuplicateKey = string(savefile.DuplicateKey)
	NumberRange  = string(savefile.NumberRange)
	Encoding     = string(savefile.Encoding)
)

// Form looks at how the save is written.
func (l *Linter) Form(save *savefile.Save) {
	for _, o := range save.Oddities {
		if !l.off[string(o.Kind)] {
			l.form = append(l.form, Finding{Code: string(o.Kind), Severity: severityOf(string(o.Kind)), Message: o.Text, Count: 1})
		}
	}
}

func severityOf(code string) Severity {
	return Rules[slices.IndexFunc(Rules, func(r Rule) bool { return r.Code == code })].Severity
}
