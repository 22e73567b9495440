package saves

import (
	"slices"
	"strings"

	"menagerie/saves/lint"
)

// isLeft tells whether there is an error that a repair leaves, since it is not the game's: one of another object, or what
// such an object is attached to.
func (j *judge) isLeft() bool {
	ours := []string{scriptPath, panelPath}
	for _, o := range j.objects() {
		if j.marred[o] && lookOf(o).holds && !o.holdsOnly(j.setup.Card) {
			return true
		}
		ours = append(ours, o.path())
	}
	return slices.ContainsFunc(j.report.Findings, func(f Finding) bool {
		switch {
		case f.Severity != Error:
			return false
		case f.Code != lint.LuaSyntax && f.Code != lint.XMLSyntax && f.Code != lint.TransformInvalid:
			return false
		}
		return !slices.ContainsFunc(ours, func(path string) bool {
			return f.Path == path || strings.HasPrefix(f.Path, path+".")
		})
	})
}
