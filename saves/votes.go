package saves

import (
	"cmp"
	"maps"
	"slices"
)

// mostVotes is what has the most votes, of several the first by name. There is one at least.
func mostVotes(votes map[string]int) string {
	return slices.MinFunc(slices.Sorted(maps.Keys(votes)), func(a, b string) int { return cmp.Compare(votes[b], votes[a]) })
}
