package savefile

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
)

// agree checks that a text is JSON to us when it is to others.
func agree(t *testing.T, text string) {
	t.Helper()
	s := surveyed(text)
	if want := !TooDeep(text) && gjson.Valid(text); s.valid != want {
		t.Errorf("%.80q: valid %v, gjson %v", text, s.valid, want)
	}
	if want := json.Valid([]byte(text)); s.valid != want {
		t.Errorf("%.80q: valid %v, encoding/json %v", text, s.valid, want)
	}
	if s.deep && !TooDeep(text) {
		t.Errorf("%.80q: deep", text)
	}
}

// nastyTexts are JSON, or nearly so.
var nastyTexts = []string{
	``, ` `, "\x00", "\uFEFF1", "{}\x00", "{}\n\t\r ", "\v1", "\f1", "1\u00a0", `{} {}`, `{},`, `}`, `]`, `,`, `:`,
	`[]`, `[ ]`, `[`, `[[]`, `[]]`, `[,]`, `[1,]`, `[1,,2]`, `[1 2]`, `[1}`, `[1:2]`, "[\n1\n,\n2\n]",
	`{}`, `{ }`, `{`, `{,}`, `{"a"}`, `{"a":}`, `{"a":1,}`, `{"a":1,,"b":2}`, `{"a" 1}`, `{"a"::1}`, `{"a":1 "b":2}`, `{"a":1]`, `{a:1}`, `{1:1}`, `{null:1}`,
	`{"":{"":[]}}`, "{\t\"a\"\r\n:\n[ ]\t}", `{"a":1,"a":2}`, `{"a":1}}`,
	`0`, `-0`, `-`, `+1`, `00`, `01`, `-01`, `1.`, `.5`, `-.5`, `1.5`, `0.0`, `1.e1`, `1e`, `1e+`, `1E-`, `1e5`, `1E+05`, `0e0`, `1e1.5`, `--1`, `1-`, `1_000`, `0x1F`,
	`1e999`, `NaN`, `Infinity`, `-Infinity`, strings.Repeat("9", 400), "1 ", "1\n2",
	`true`, `false`, `null`, `tru`, `truee`, `True`, `nul`, `nil`, `fals`, `t`, `f`, `n`, `[truefalse]`, `[true,false,null]`, `undefined`,
	`""`, `"`, `"a`, `"a\`, `"\"`, `"\\"`, `"\\\"`, `"\\\\"`, `"\/\b\f\n\r\t\""`, `"\a"`, `"\'"`, `"\x41"`, `"\U0041"`,
	`"\u0041"`, `"\uD800"`, `"\udc00\ud800"`, `"\uABCd"`, `"\u"`, `"\u00"`, `"\u004"`, `"\u004g"`, `"\u00:0"`, `"\u00 0"`, `"\u004`,
	"\"\n\"", "\"\t\"", "\"\x00\"", "\"\x1f\"", "\"\x7f\"", "\"\x80\xff\"", "\"\u2028\"", `'a'`, `"a"b`, `"a" "b"`, `/**/1`, `1//`,
	`"` + strings.Repeat("a", 100) + "\x01" + `"`, `"` + strings.Repeat(`\"`, 100), "[\n" + strings.Repeat(" ", 100) + "\x01]", strings.Repeat(" ", 100) + `1`,
	"\x01" + indent + "1", "1\v" + indent, "\x00" + indent + "1", "\x1f" + indent,
	strings.Repeat("[", maxDepth) + strings.Repeat("]", maxDepth), strings.Repeat("[", maxDepth+1) + strings.Repeat("]", maxDepth+1),
	strings.Repeat(`{"a":`, maxDepth) + "1" + strings.Repeat("}", maxDepth), strings.Repeat(`{"a":`, maxDepth+1) + "1" + strings.Repeat("}", maxDepth+1),
	strings.Repeat("[", maxDepth), "[" + strings.Repeat(`{"a":[]},`, maxDepth+1) + "1]", "x" + strings.Repeat("[", maxDepth+1),
}

// A survey takes the same texts for JSON as other readers do.
func TestGrammar(t *testing.T) {
	for _, text := range nastyTexts {
		agree(t, text)
		agree(t, " ["+text+" ] ")
		agree(t, `{"a":`+text+`,"b":`+text+`}`)
		agree(t, `{`+text+`:1}`)
	}
	save := small(t)
	for i := range save {
		agree(t, save[:i])
		agree(t, save[:i]+"\\"+save[i:])
		agree(t, save[:i]+save[i+1:])
	}
}

func FuzzGrammar(f *testing.F) {
	for _, text := range nastyTexts {
		if len(text) < 1000 {
			f.Add(text)
		}
	}
	f.Add(small(f))
	f.Fuzz(agree)
}
