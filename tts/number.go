package tts

import (
	"bytes"
	"strconv"
)

// Number is a number as TTS writes it: single precision, and never without a decimal point.
type Number float64

// MarshalJSON writes the shortest text that reads back as the same single-precision number.
func (n Number) MarshalJSON() ([]byte, error) {
	text := strconv.AppendFloat(nil, float64(n), 'f', -1, 32)
	if !bytes.ContainsRune(text, '.') {
		text = append(text, ".0"...)
	}
	if string(text) == "-0.0" {
		text = text[1:]
	}
	return text, nil
}
