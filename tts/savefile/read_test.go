package savefile

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/tidwall/gjson"
)

func read(t testing.TB, data string) *Save {
	t.Helper()
	save, err := Read([]byte(data))
	if err != nil {
		t.Fatalf("%.60q: %v", data, err)
	}
	return save
}

// What TTS's reader takes for JSON becomes JSON, and is named with its place.
func TestLenientJSON(t *testing.T) {
	for _, c := range []struct{ name, text, want, says string }{
		{"comment to the line's end", "{\n  // a \"note\"\n\"a\":1}", "{\n  \n\"a\":1}", "a comment at 2:3: TTS reads it"},
		{"comment of two lines", "[/* [\n */1]", "[\n1]", "a comment at 1:2"},
		{"comments", "[1,//\r\n2]//", "[1,\r\n2]", "(and 1 more)"},
		{"comma behind the last member", `{"a":1, }`, `{"a":1 }`, "comma behind the last item at 1:7"},
		{"comma behind the last item", "[1,\n]", "[1\n]", "comma behind the last item at 1:3"},
		{"values left out", `[,1,,2]`, `[null,1,null,2]`, "a value left out at 1:2 (and 1 more)"},
		{"a member's value left out", `{"a":,"b":1}`, `{"a":null,"b":1}`, "a value left out at 1:6"},
		{"single quotes", `{'a"b':'it\'s'}`, `{"a\"b":"it's"}`, "single quotes at 1:2"},
		{"keys without quotes", `{a:1,$b_2 : 2,鼠:3}`, `{"a":1,"$b_2" : 2,"鼠":3}`, "a key without quotes at 1:2 (and 2 more)"},
		{"no numbers", `[NaN,Infinity,-Infinity]`, `["NaN","Infinity","-Infinity"]`, "NaN without quotes at 1:2"},
		{"undefined", `[undefined]`, `[null]`, "undefined at 1:2"},
		{"odd numbers", `[.5,5.,-.5,0x1F,017,-01]`, `[0.5,5,-0.5,31,15,-1]`, "a number that JSON writes otherwise at 1:2 (and 5 more)"},
		{"line ends in texts", "[\"a\r\n\tb\"]", `["a\u000d\u000a\u0009b"]`, "within a text at 1:4 (and 2 more)"},
		{"white space", "[\u00a01,\x002]", "[ 1, 2]", "white space that JSON does not know at 1:2"},
		{"a quote escaped in vain", `["it\'s"]`, `["it's"]`, `\' for ' at 1:5`},
	} {
		t.Run(c.name, func(t *testing.T) {
			save := read(t, c.text)
			if save.Text != c.want || !save.Rewritten || save.Format != JSON || !gjson.Valid(save.Text) {
				t.Errorf("%+v, want %s", save, c.want)
			}
			if o := save.Oddities; len(o) == 0 || o[0].Kind != LenientJSON || !strings.Contains(o[0].Text, c.says) {
				t.Errorf("%+v does not say %q", o, c.says)
			}
		})
	}
}

func TestNotEvenLenientJSON(t *testing.T) {
	for text, want := range map[string]string{
		"x":                             "1:1: 'x' cannot stand there",
		"{\n  a b}":                     "2:5: 'b' cannot stand there",
		`{,}`:                           "1:2: ',' cannot stand there",
		`{"a":}`:                        "1:6: '}' cannot stand there",
		`[1 2]`:                         "1:4: '2' cannot stand there",
		`[1}`:                           "1:3: '}' cannot stand there",
		`{} {}`:                         "1:4: '{' cannot stand there",
		`[/1]`:                          "1:2: '/' cannot stand there",
		`[True]`:                        "1:2: 'T' cannot stand there",
		`[+1]`:                          "1:2: '+' cannot stand there",
		`[08]`:                          `1:2: "08" is no number`,
		`[1e]`:                          `1:2: "1e" is no number`,
		`[0x]`:                          `1:2: "0x" is no number`,
		`["\x41"]`:                      `1:3: \x is no escape`,
		`["\u00g0"]`:                    `1:3: four hexadecimal digits`,
		`["a`:                           "1:2: the text that begins there has no end",
		`["a\`:                          "1:2: the text that begins there has no end",
		"[1, /* a":                      "1:5: the comment that begins there has no end",
		"[1,\n":                         "1:3: it breaks off",
		`{a`:                            "1:2: it breaks off",
		strings.Repeat("a", 1e6):        "1:1: 'a' cannot stand there",
		"[" + strings.Repeat("1_", 1e6): "is no number",
	} {
		_, err := Read([]byte(text))
		if err == nil || !strings.Contains(err.Error(), want) || len(err.Error()) > 100 {
			t.Errorf("%.20q: %v, want %q", text, err, want)
		}
	}
}

func TestOddities(t *testing.T) {
	many := make([]string, 3*manyKeys)
	for i := range many {
		many[i] = fmt.Sprintf(`"%d":{"a":[],"b":"a"}`, i)
	}
	long := strings.Join(many, ",")
	for _, c := range []struct{ name, text, want string }{
		{"nothing", `{"a":{"a":1,"b":["b","b",1e38,-3.4E+38]},"b":{"a":1}}`, "[]"},
		{"many keys", "{" + long + "}", "[]"},
		{"a key twice", "{\"a\":1,\n\"b\":{\"a\":1,\"a\":2,\"a\":3}}", `[{duplicate-key an object has the key "a" twice at 2:12 (and 1 more): programs differ in which of the two they take; leave one}]`},
		{"keys much alike", `{"a1b1c":1,"a2b2c":1,"a3b3c":1}`, "[]"},
		{"a key twice of much alike", `{"a1b1c":1,"a2b2c":1,"a1b1c":1}`, `[{duplicate-key an object has the key "a1b1c" twice at 1:`},
		{"a key twice of many", "{" + long + `,"5":1}`, `[{duplicate-key an object has the key "5" twice at 1:`},
		{"numbers", "[1e39,\n-1e999]", `[{number-range the number 1e39 at 1:2 is larger than TTS can hold (and 1 more); its limit is 3.4e38}]`},
		{"many digits", "[1" + strings.Repeat("0", 400) + "]", "[{number-range the number 1000000000"},
		{"no UTF-8", "[\"鼠\xff\"]", "[{encoding the text at 1:4 is not UTF-8"},
		{"in JSON that is none", "{//\n'a':1,a:1e39}", "{duplicate-key an object has the key \"a\" twice: programs"},
	} {
		if got := fmt.Sprint(read(t, c.text).Oddities); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestUTF16(t *testing.T) {
	const text = `["鼠𝄞"]`
	for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
		var data []byte
		for _, unit := range utf16.Encode([]rune(byteOrderMark + text)) {
			data = order.AppendUint16(data, unit)
		}
		save := read(t, string(data))
		if save.Text != text || !save.Rewritten || len(save.Oddities) != 1 || save.Oddities[0].Kind != Encoding {
			t.Errorf("%+v", save)
		}
		if _, err := Read(data[:len(data)-1]); err == nil {
			t.Error("half a character is read")
		}
		if _, err := Read(data[2:]); err != errUTF16 {
			t.Errorf("without its mark: %v", err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(small(f)))
	f.Add([]byte("\uFEFF{ 'a\"\\'': [NaN, .5, 0x1F, , undefined,], /* b */ $c: \"\n\\u00e4\", } // d"))
	f.Add(document(f))
	f.Fuzz(func(t *testing.T, data []byte) {
		save, err := Read(data)
		if err != nil {
			return
		}
		if !gjson.Valid(save.Text) {
			t.Fatalf("not JSON: %q", save.Text)
		}
		again, err := Read([]byte(save.Text))
		if err != nil || again.Rewritten || again.Text != save.Text {
			t.Fatalf("%v: %q", err, save.Text)
		}
		if len(save.Text) > 100+maxSpread*8*len(data) {
			t.Fatalf("%d bytes became %d", len(data), len(save.Text))
		}
	})
}

// BenchmarkRead reads a save of a size that large mods have.
func BenchmarkRead(b *testing.B) {
	object := `{"GUID":"%06x","Name":"Card","Transform":{"posX":1.0,"posY":2.5E-05,"posZ":3.0},"Nickname":"Card","LuaScript":"print(1)\r\n","LuaScriptState":"","XmlUI":""}`
	objects := make([]string, 100_000)
	for i := range objects {
		objects[i] = fmt.Sprintf(object, i)
	}
	plain := withObjects(objects...)
	for name, text := range map[string]string{"plain": plain, "lenient": plain + "//"} {
		b.Run(name, func(b *testing.B) {
			data := []byte(text)
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				if _, err := Read(data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
