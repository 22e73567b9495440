package savefile

import (
	"bytes"
	"encoding/binary"
	"errors"
	"iter"
	"unicode/utf16"
	"unicode/utf8"
)

const byteOrderMark = "\uFEFF"

var errUTF16 = errors.New("it is in UTF-16: save it as UTF-8, as TTS does")

// toUTF8 takes the byte order mark off, and reads UTF-16 when such a mark says so, as .NET does.
func (s *Save) toUTF8(data []byte) ([]byte, error) {
	for _, order := range []binary.ByteOrder{binary.LittleEndian, binary.BigEndian} {
		mark := make([]byte, 2)
		order.PutUint16(mark, '\uFEFF')
		if text, ok := bytes.CutPrefix(data, mark); ok {
			s.Rewritten = true
			s.add(Encoding, "the file is in UTF-16: save it as UTF-8, as TTS does")
			return fromUTF16(text, order), nil
		}
	}
	data, s.marked = bytes.CutPrefix(data, []byte(byteOrderMark))
	if isUTF16(data) {
		return nil, errUTF16
	}
	return data, nil
}

// isUTF16 tells whether text without a byte order mark is in UTF-16, since what we read begins in ASCII.
func isUTF16(data []byte) bool {
	return len(data) >= 2 && (data[0] == 0) != (data[1] == 0)
}

func fromUTF16(data []byte, order binary.ByteOrder) []byte {
	size := 0
	for r := range runesOfUTF16(data, order) {
		size += utf8.RuneLen(r)
	}
	text := make([]byte, 0, size) // not more, since it may be the largest thing in memory
	for r := range runesOfUTF16(data, order) {
		text = utf8.AppendRune(text, r)
	}
	return text
}

// runesOfUTF16 are the characters of a text, with � for what is none.
func runesOfUTF16(data []byte, order binary.ByteOrder) iter.Seq[rune] {
	unit := func(i int) rune {
		if i+2 > len(data) {
			return utf8.RuneError
		}
		return rune(order.Uint16(data[i:]))
	}
	return func(yield func(rune) bool) {
		for i := 0; i < len(data); i += 2 {
			r := unit(i)
			if utf16.IsSurrogate(r) {
				if r = utf16.DecodeRune(r, unit(i+2)); r != utf8.RuneError {
					i += 2
				}
			}
			if !yield(r) {
				return
			}
		}
	}
}
