package savefile

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"go.mongodb.org/mongo-driver/v2/x/bsonx/bsoncore"
)

// bsonHead is how many bytes tell BSON from anything else.
const bsonHead = 6

// isBSON tells BSON, even broken, from text: it begins with its length, of which at least one byte is none of a text,
// then come type and key of a member.
func isBSON(data []byte) bool {
	if len(data) < 5 {
		return false
	}
	size, kind := binary.LittleEndian.Uint32(data), bsoncore.Type(data[4])
	if int64(size) == int64(len(data)) && data[size-1] == 0 {
		return true
	}
	isControl := func(c byte) bool { return c < '\t' || c > '\r' && c < ' ' }
	return len(data) >= bsonHead && slices.ContainsFunc(data[:4], isControl) && kind > 0 && kind <= bsoncore.TypeDecimal128 && data[5] > ' '
}

// readBSON writes BSON as the JSON that TTS would write.
func readBSON(data []byte) (*Save, error) {
	switch size := int64(binary.LittleEndian.Uint32(data)); {
	case size > int64(len(data)):
		return nil, fmt.Errorf("it is BSON that breaks off: of %d bytes it has %d", size, len(data))
	case size < int64(len(data)):
		return nil, fmt.Errorf("it is BSON of %d bytes with %d more behind", size, int64(len(data))-size)
	}
	w := bsonWriter{out: make([]byte, 0, len(data)+len(data)/2)}
	if err := w.members(data, 0, '{', '}'); err != nil {
		return nil, fmt.Errorf("it is broken BSON: %w", err)
	}
	s := &Save{Format: BSON, Text: laidOut(string(w.out)), Rewritten: true}
	s.note(surveyed(s.Text))
	return s, nil
}

// laidOut gives JSON TTS's layout, unless that would blow it up.
func laidOut(text string) string {
	if spread(text) > maxSpread*len(text) {
		return text
	}
	w := writer{layout: newtonsoft, limit: MaxBytes}
	if err := w.json(text, &slot{end: len(text)}, 0, nil); err != nil {
		return text
	}
	return string(w.out)
}

// bsonWriter writes BSON as JSON on one line.
type bsonWriter struct{ out []byte }

var errBSONLength = errors.New("a length in it is wrong")

// members writes a document, or a list, whose keys do not count.
func (w *bsonWriter) members(doc []byte, depth int, open, shut byte) error {
	if depth == maxDepth {
		return errTooDeep
	}
	_, rest, ok := bsoncore.ReadLength(doc)
	if !ok || len(doc) < 5 || doc[len(doc)-1] != 0 {
		return errBSONLength
	}
	w.out = append(w.out, open)
	for first := true; len(rest) > 1; first = false {
		var element bsoncore.Element
		if element, rest, ok = bsoncore.ReadElement(rest); !ok {
			return errBSONLength
		}
		if !first {
			w.out = append(w.out, ',')
		}
		if open == '{' {
			w.text(element.Key())
			w.out = append(w.out, ':')
		}
		value := element.Value()
		if err := w.value(value, depth+1); err != nil {
			return err
		}
		if len(w.out) > MaxBytes {
			return errTooLarge
		}
	}
	w.out = append(w.out, shut)
	return nil
}

func (w *bsonWriter) value(v bsoncore.Value, depth int) error {
	ok := true
	switch v.Type {
	case bsoncore.TypeEmbeddedDocument:
		return w.members(v.Data, depth, '{', '}')
	case bsoncore.TypeArray:
		return w.members(v.Data, depth, '[', ']')
	case bsoncore.TypeString:
		var s string
		if s, ok = v.StringValueOK(); ok {
			w.text(s)
		}
	case bsoncore.TypeDouble:
		var n float64
		if n, ok = v.DoubleOK(); ok {
			w.number(n)
		}
	case bsoncore.TypeInt32, bsoncore.TypeInt64:
		var n int64
		if n, ok = v.AsInt64OK(); ok {
			w.out = strconv.AppendInt(w.out, n, 10)
		}
	case bsoncore.TypeBoolean:
		var b bool
		if b, ok = v.BooleanOK(); ok {
			w.out = strconv.AppendBool(w.out, b)
		}
	case bsoncore.TypeNull, bsoncore.TypeUndefined:
		w.out = append(w.out, "null"...)
	case bsoncore.TypeBinary:
		var bytes []byte
		if _, bytes, ok = v.BinaryOK(); ok {
			w.text(base64.StdEncoding.EncodeToString(bytes))
		}
	case bsoncore.TypeDateTime:
		var ms int64
		if ms, ok = v.DateTimeOK(); ok {
			w.text(time.UnixMilli(ms).UTC().Format(time.RFC3339Nano))
		}
	case bsoncore.TypeObjectID:
		w.text(hex.EncodeToString(v.Data))
	default:
		return fmt.Errorf("it has a value of the type %s, which TTS does not write", v.Type)
	}
	if !ok {
		return errBSONLength
	}
	return nil
}

func (w *bsonWriter) text(s string) { w.out = allEscapes[0].encode(w.out, s) }

// number writes a number as TTS does: as short as single precision allows for what that holds exactly, with a decimal
// point, and what is no number as a text.
func (w *bsonWriter) number(n float64) {
	switch {
	case math.IsNaN(n):
		w.text("NaN")
		return
	case math.IsInf(n, 0):
		w.text(map[bool]string{true: "Infinity", false: "-Infinity"}[n > 0])
		return
	}
	start := len(w.out)
	precision := 64
	if float64(float32(n)) == n {
		precision = 32
	}
	w.out = strconv.AppendFloat(w.out, n, 'G', -1, precision)
	for _, c := range w.out[start:] {
		if c == '.' || c == 'E' {
			return
		}
	}
	w.out = append(w.out, ".0"...)
}
