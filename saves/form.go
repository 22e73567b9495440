package saves

import "menagerie/tts/savefile"

// addForm adds what there is to say about how a save is written.
func (r *Report) addForm(save *savefile.Save) {
	r.Format = save.Format
	for _, o := range save.Oddities {
		r.add(Finding{Code: string(o.Kind), Severity: Warning}, "%s", o.Text)
	}
}
