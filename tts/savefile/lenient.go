package savefile

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
	"unsafe"
)

// lenient makes JSON of what Newtonsoft.Json, with which TTS reads, takes for JSON. Line ends stay where they are. It goes
// through the text once; what is JSON already is copied in stretches.
type lenient struct {
	text string
	i    int
	// out is what was written so far, of the text up to done.
	out       []byte
	done      int
	depth     int
	liberties []liberty
}

// liberty is something that the text has and JSON has not.
type liberty struct {
	name string
	sightings
}

// take notes a liberty at a byte of the text.
func (l *lenient) take(at int, name string) {
	for i := range l.liberties {
		if l.liberties[i].name == name {
			l.liberties[i].count++
			return
		}
	}
	l.liberties = append(l.liberties, liberty{name, sightings{count: 1, at: at}})
}

// misplaced is the error for a text that even Newtonsoft.Json does not take.
func (l *lenient) misplaced(i int, problem string) error {
	if last := len(strings.TrimRightFunc(l.text, isSpace)) - 1; i > last {
		i, problem = max(0, last), errBreaksOff.Error()
	}
	if problem == "" {
		r, _ := utf8.DecodeRuneInString(l.text[i:])
		problem = fmt.Sprintf("%q cannot stand there", r)
	}
	return fmt.Errorf("not JSON at %s: %s", at(l.text, i), problem)
}

// rewrite returns the text as JSON.
func (l *lenient) rewrite() (string, error) {
	if err := l.value(); err != nil {
		return "", err
	}
	if err := l.space(); err != nil {
		return "", err
	}
	if l.i < len(l.text) {
		return "", l.misplaced(l.i, "")
	}
	l.replace(l.i, "")
	return unsafe.String(unsafe.SliceData(l.out), len(l.out)), nil // a copy would be as large as the file
}

// next is the character ahead, 0 at the end of the text.
func (l *lenient) next() byte {
	if l.i == len(l.text) {
		return 0
	}
	return l.text[l.i]
}

// replace writes another text for what stands from start to the place reached.
func (l *lenient) replace(start int, by string) {
	l.out = append(append(l.out, l.text[l.done:start]...), by...)
	l.done = l.i
}

// space passes white space and comments by.
func (l *lenient) space() error {
	for {
		switch l.next() {
		case ' ', '\n', '\r', '\t':
			l.i++
		case '/':
			if err := l.comment(); err != nil {
				return err
			}
		default:
			r, size := utf8.DecodeRuneInString(l.text[l.i:])
			if size == 0 || !isSpace(r) {
				return nil
			}
			start := l.i
			l.take(start, "white space that JSON does not know")
			l.i += size
			l.replace(start, " ")
		}
	}
}

// isSpace tells what Newtonsoft.Json passes by.
func isSpace(r rune) bool { return r == 0 || unicode.IsSpace(r) }

func (l *lenient) comment() error {
	start := l.i
	rest := l.text[start:]
	size := 0
	switch {
	case strings.HasPrefix(rest, "//"):
		if size = strings.IndexAny(rest, "\r\n"); size < 0 {
			size = len(rest)
		}
	case strings.HasPrefix(rest, "/*"):
		end := strings.Index(rest[2:], "*/")
		if end < 0 {
			return l.misplaced(start, "the comment that begins there has no end")
		}
		size = 2 + end + 2
	default:
		return l.misplaced(start, "")
	}
	l.take(start, "a comment")
	l.i += size
	l.replace(start, strings.Repeat("\n", strings.Count(rest[:size], "\n")))
	return nil
}

// value reads any value.
func (l *lenient) value() error {
	if err := l.space(); err != nil {
		return err
	}
	switch c := l.next(); c {
	case '"', '\'':
		return l.quoted()
	case '{':
		return l.within('}', l.member)
	case '[':
		return l.within(']', l.value)
	case ',':
		l.take(l.i, "a value left out")
		l.replace(l.i, "null")
		return nil
	}
	return l.literal()
}

// within reads an object or a list up to the bracket that closes it.
func (l *lenient) within(shut byte, item func() error) error {
	if l.depth == maxDepth {
		return errTooDeep
	}
	l.depth++
	l.i++
	// comma is where in the text the last one is, written where it was written; -1 for none.
	for comma, written := -1, 0; ; {
		if err := l.space(); err != nil {
			return err
		}
		if l.next() == shut {
			if comma >= 0 {
				l.take(comma, "a comma behind the last item")
				l.out = slices.Delete(l.out, written, written+1)
			}
			break
		}
		if err := item(); err != nil {
			return err
		}
		if err := l.space(); err != nil {
			return err
		}
		comma = -1
		if l.next() == ',' {
			comma = l.i
			l.i++
			l.replace(comma, ",")
			written = len(l.out) - 1
		} else if l.next() != shut {
			return l.misplaced(l.i, "")
		}
	}
	l.depth--
	l.i++
	return nil
}

// member reads a key and its value.
func (l *lenient) member() error {
	read := l.name
	if c := l.next(); c == '"' || c == '\'' {
		read = l.quoted
	}
	if err := read(); err != nil {
		return err
	}
	if err := l.space(); err != nil {
		return err
	}
	if l.next() != ':' {
		return l.misplaced(l.i, "")
	}
	l.i++
	return l.value()
}
