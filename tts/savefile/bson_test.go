package savefile

import (
	"math"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"go.mongodb.org/mongo-driver/v2/bson"
)

// document is a save as the Workshop keeps it, with a value of each type that TTS writes.
func document(t testing.TB) []byte {
	t.Helper()
	data, err := bson.Marshal(bson.D{
		{Key: "SaveName", Value: "鼠 \"a\"\n\u2028"},
		{Key: "EpochTime", Value: int64(1627561848)},
		{Key: "PlayerCounts", Value: bson.A{int32(2), int32(-3)}},
		{Key: "Gravity", Value: 0.5},
		{Key: "Small", Value: float64(float32(0.1))},
		{Key: "Exact", Value: 0.1},
		{Key: "Whole", Value: 3.0},
		{Key: "Tiny", Value: float64(float32(1e-45))},
		{Key: "No", Value: math.NaN()},
		{Key: "Far", Value: bson.A{math.Inf(1), math.Inf(-1)}},
		{Key: "Locked", Value: true},
		{Key: "Nothing", Value: nil},
		{Key: "Bytes", Value: []byte{1, 2, 255}},
		{Key: "When", Value: bson.DateTime(1500)},
		{Key: "Empty", Value: bson.D{}},
		{Key: "ObjectStates", Value: bson.A{bson.D{{Key: "GUID", Value: "abcdef"}}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestBSON(t *testing.T) {
	save := read(t, string(document(t)))
	const want = `{
  "SaveName": "鼠 \"a\"\n\u2028",
  "EpochTime": 1627561848,
  "PlayerCounts": [
    2,
    -3
  ],
  "Gravity": 0.5,
  "Small": 0.1,
  "Exact": 0.1,
  "Whole": 3.0,
  "Tiny": 1E-45,
  "No": "NaN",
  "Far": [
    "Infinity",
    "-Infinity"
  ],
  "Locked": true,
  "Nothing": null,
  "Bytes": "AQL/",
  "When": "1970-01-01T00:00:01.5Z",
  "Empty": {},
  "ObjectStates": [
    {
      "GUID": "abcdef"
    }
  ]
}`
	if save.Text != want || save.Format != BSON || !save.Rewritten || len(save.Oddities) != 0 {
		t.Errorf("%+v", save)
	}
}

func TestBSONThatIsBroken(t *testing.T) {
	data := string(document(t))
	inside := strings.Index(data, "Locked")
	for name, c := range map[string]struct{ data, want string }{
		"cut off":        {data[:len(data)-9], "breaks off"},
		"more behind":    {data + "\x00", "1 more behind"},
		"no type":        {data[:inside-1] + "\x7f" + data[inside:], "broken BSON"},
		"another type":   {data[:inside-1] + "\xff" + data[inside:], "broken BSON"},
		"a wrong length": {strings.Replace(data, "\x07\x00\x00\x00abcdef", "\x77\x00\x00\x00abcdef", 1), "a length in it is wrong"},
		"no end":         {data[:len(data)-1] + "\x01", "BSON"},
		"deep":           {deepBSON(maxDepth), "nest deeper"},
	} {
		if _, err := Read([]byte(c.data)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// A document deep within itself, with much at its bottom, is not blown up by being laid out.
func TestDeepBSON(t *testing.T) {
	data := deepBSON(maxDepth - 1)
	save := read(t, data)
	if !gjson.Valid(save.Text) || len(save.Text) > maxSpread*len(data) {
		t.Errorf("%d bytes became %d", len(data), len(save.Text))
	}
}

// deepBSON has so many documents in each other.
func deepBSON(depth int) string {
	size := func(levels int) string {
		n := 5 + 8*levels
		return string([]byte{byte(n), byte(n >> 8), byte(n >> 16), 0})
	}
	var b strings.Builder
	for level := depth; level > 0; level-- {
		b.WriteString(size(level) + "\x03a\x00")
	}
	b.WriteString(size(0))
	b.WriteString(strings.Repeat("\x00", depth+1))
	return b.String()
}
