package rules

import "strings"

// Nearest returns the candidate that a misspelt word most likely means, or "".
func Nearest(word string, candidates []string) string {
	best, bestDistance, tie := "", len(word)/3+2, false
	for _, c := range candidates {
		if max(len(c)-len(word), len(word)-len(c)) > bestDistance {
			continue // so many letters are missing or too many
		}
		switch d := slips(strings.ToLower(word), strings.ToLower(c)); {
		case d < bestDistance:
			best, bestDistance, tie = c, d, false
		case d == bestDistance:
			tie = true
		}
	}
	const telling = 3 // of letters: a shorter word is as near to many others
	if tie && len(word) < telling {
		return ""
	}
	return best
}

// slips is how many letters are wrong, missing, too many, or swapped with the next one.
func slips(a, b string) int {
	above, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		next := make([]int, len(b)+1)
		next[0] = i + 1
		for j := range len(b) {
			cost := row[j]
			if a[i] != b[j] {
				cost++
			}
			next[j+1] = min(cost, next[j]+1, row[j+1]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				next[j+1] = min(next[j+1], above[j-1]+1)
			}
		}
		above, row = row, next
	}
	return row[len(b)]
}

// DidYouMean asks whether the candidate nearest to a misspelt word is meant, or the only one that has the word in it; ""
// when there is none.
func DidYouMean(word string, candidates []string) string {
	near := Nearest(word, candidates)
	if near == "" {
		near = onlyWith(word, candidates)
	}
	if near == "" {
		return ""
	}
	return "did you mean " + near + "?"
}

// onlyWith is the only candidate that has a word in it, "" when none or several do.
func onlyWith(word string, candidates []string) string {
	const telling = 3 // of letters: fewer are in many words
	found := ""
	for _, c := range candidates {
		if len(word) < telling || !strings.Contains(strings.ToLower(c), strings.ToLower(word)) {
			continue
		}
		if found != "" {
			return ""
		}
		found = c
	}
	return found
}

// Choices is DidYouMean, if it asks anything, and all candidates: "did you mean wood? there are plum, wood".
func Choices(word string, candidates []string) string {
	return strings.TrimSpace(DidYouMean(word, candidates) + " there are " + strings.Join(candidates, ", "))
}
