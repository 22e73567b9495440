package names

import (
	"maps"
	"slices"
	"strings"
)

// Nearest is the candidate that a name is most likely a slip for, "" when none is near: at most a third of its
// letters may differ.
func Nearest(name string, candidates map[string]bool) string {
	best, least := "", len(name)/3+1
	for _, c := range slices.Sorted(maps.Keys(candidates)) {
		if d := distance(strings.ToLower(name), strings.ToLower(c), least); d < least {
			best, least = c, d
		}
	}
	return best
}

// distance counts the letters to change, add or leave out between two names. From limit on it does not matter.
func distance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
