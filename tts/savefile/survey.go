package savefile

import (
	"math"
	"strconv"
)

// survey is what one pass over a text tells: whether it is JSON, and what a reader of single values would not see. It is
// our own since saves have 50 MB and more: gjson.Valid with a pass for the rest behind it takes twice the time.
type survey struct {
	text string
	// valid tells that the text is one value of JSON as gjson.Valid and encoding/json read it. Where it is not, the pass
	// ends, and what else it tells does not count.
	valid bool
	// deep tells that it is not because brackets nest deeper than maxDepth.
	deep bool
	// twice are keys that an object has already, tooLarge numbers.
	twice, tooLarge sightings
	// depth is how many brackets are open, keys those of the objects among them, each at the depth that it has.
	depth int
	keys  []*keySet
	// inMaps counts the keys that are in maps.
	inMaps int
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

// surveyed goes through a text once.
func surveyed(text string) *survey {
	s := &survey{text: text}
	end := s.value(skipSpace(text, 0))
	s.valid = end != nowhere && skipSpace(text, end) == len(text)
	s.keys = nil
	return s
}

// open goes one bracket deeper, if that is not too deep.
func (s *survey) open() bool {
	s.deep = s.depth == maxDepth
	s.depth++
	return !s.deep
}

// objectKeys is empty, for the keys of the object that was opened last. What one before it has allocated is used again.
func (s *survey) objectKeys() *keySet {
	for len(s.keys) < s.depth {
		s.keys = append(s.keys, &keySet{inMaps: &s.inMaps})
	}
	return s.keys[s.depth-1]
}

// longestSmall is how many digits a number can have and still be small enough without a look at it.
const longestSmall = 38

// weigh notes a number that is larger than TTS can hold: its numbers are of single precision.
func (s *survey) weigh(start, end int, exponent bool) {
	if !exponent && end-start <= longestSmall {
		return
	}
	text := s.text[start:end]
	if n, err := strconv.ParseFloat(text, 64); err != nil || math.Abs(n) > math.MaxFloat32 {
		s.tooLarge.add(start, text)
	}
}
