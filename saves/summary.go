package saves

import "fmt"

// manyChanges is how many changes somebody reads one by one.
const manyChanges = 12

// Summary says what a repair changed: each change a line or, when they are many, each kind of change.
func (r *Repaired) Summary() []string {
	if len(r.Changes) <= manyChanges {
		return r.Changes
	}
	count := map[string]int{}
	for _, kind := range r.kinds {
		count[kind]++
	}
	var lines []string
	for i, kind := range r.kinds {
		switch {
		case count[kind] > 1:
			lines = append(lines, fmt.Sprintf("%s (and %d more like it)", r.Changes[i], count[kind]-1))
		case count[kind] == 1:
			lines = append(lines, r.Changes[i])
		}
		delete(count, kind)
	}
	return lines
}
