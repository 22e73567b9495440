package savefile

import (
	"math"
	"strconv"
)

// survey is what one pass over a JSON text tells that a reader of single values would not see. Of a text that is not
// valid only deep counts.
type survey struct {
	text string
	// deep tells that brackets nest deeper than maxDepth; the pass then ends.
	deep bool
	// twice are keys that an object has already, tooLarge numbers.
	twice, tooLarge sightings
	levels          []level
}

// sightings are the places where something is that a text should not have.
type sightings struct {
	count int
	// at is the byte where it is first, text what stands there.
	at   int
	text string
}

func (s *sightings) add(at int, text string) {
	if s.count == 0 {
		s.at, s.text = at, text
	}
	s.count++
}

// level is an object or a list that is open.
type level struct {
	object bool
	// key tells that a string at this place of an object is a key.
	key bool
	keySet
}

// surveyed goes through a text once.
func surveyed(text string) *survey {
	s := &survey{text: text}
	for i := 0; i < len(text) && !s.deep; {
		switch c := text[i]; c {
		case ' ', '\n', '\r', '\t':
			i = skipSpace(text, i)
			continue
		case '"':
			end := stringEnd(text, i)
			s.quoted(i, end)
			i = end
			continue
		case '[', '{':
			s.open(c == '{')
		case ']', '}':
			s.levels = s.levels[:max(0, len(s.levels)-1)]
		case ',':
			if n := len(s.levels); n > 0 {
				s.levels[n-1].key = s.levels[n-1].object
			}
		case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
			i = s.number(i)
			continue
		}
		i++
	}
	return s
}

// open begins an object or a list. What a level before it has allocated is used again.
func (s *survey) open(object bool) {
	n := len(s.levels)
	if n == maxDepth {
		s.deep = true
		return
	}
	if n < cap(s.levels) {
		s.levels = s.levels[:n+1]
		s.levels[n].keySet.clear()
	} else {
		s.levels = append(s.levels, level{})
	}
	s.levels[n].object, s.levels[n].key = object, object
}

func (s *survey) quoted(start, end int) {
	n := len(s.levels)
	if n == 0 || !s.levels[n-1].key {
		return
	}
	s.levels[n-1].key = false
	if key := s.text[start:end]; !s.levels[n-1].add(key) {
		s.twice.add(start, key)
	}
}

// longestSmall is how many digits a number can have and still be small enough without a look at it.
const longestSmall = 38

// number passes one by, and notes it when it is larger than TTS can hold: its numbers are of single precision.
func (s *survey) number(start int) (end int) {
	exponent := false
	for end = start + 1; end < len(s.text); end++ {
		c := s.text[end]
		if c|0x20 == 'e' {
			exponent = true
		} else if c != '.' && c != '-' && c != '+' && (c < '0' || c > '9') {
			break
		}
	}
	if exponent || end-start > longestSmall {
		text := s.text[start:end]
		if n, err := strconv.ParseFloat(text, 64); err != nil || math.Abs(n) > math.MaxFloat32 {
			s.tooLarge.add(start, text)
		}
	}
	return end
}
