package saves_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/tidwall/gjson"

	"menagerie/saves"
)

// grown is a save of at least a size in bytes that is no game of ours: the objects of a mod again and again, each
// with a GUID of its own and every tenth with a script.
func grown(b *testing.B, size int) []byte {
	b.Helper()
	mod := fresh(b)
	var objects []string
	for _, o := range gjson.Get(mod.text, "ObjectStates").Array() {
		objects = append(objects, strings.Replace(o.Raw, `"Memo": "menagerie/`, `"Memo": "mine/`, 1))
	}
	const script = `"LuaScript": "function onPickUp(color)\n  if color != 'Red' then\n    print(self.getName())\n  end\nend\n"`
	var text strings.Builder
	text.WriteString(`{"SaveName": "grown", "ObjectStates": [`)
	for n := 0; text.Len() < size; n++ {
		o := objects[n%len(objects)]
		if n > 0 {
			text.WriteByte(',')
		}
		if n%10 == 0 {
			o = strings.Replace(o, `"LuaScript": ""`, script, 1)
		}
		guid := gjson.Get(o, "GUID").Raw
		text.WriteString(strings.Replace(o, guid, fmt.Sprintf(`"%06x"`, n), 1))
	}
	text.WriteString("]}")
	return []byte(text.String())
}

// BenchmarkSize judges saves of many sizes; valid is the time that it takes to see that they are JSON.
func BenchmarkSize(b *testing.B) {
	for _, size := range []int{100_000, 1_000_000, 10_000_000, 50_000_000, 200_000_000} {
		data := grown(b, size)
		b.Run(fmt.Sprintf("valid/%dKB", size/1000), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			for b.Loop() {
				if !gjson.ValidBytes(data) {
					b.Fatal("no JSON")
				}
			}
		})
		b.Run(fmt.Sprintf("judge/%dKB", size/1000), func(b *testing.B) {
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				if r := saves.Judge("grown.json", data, saves.Options{Card: card}); !r.OK {
					b.Fatalf("%+v", r.Findings)
				}
			}
		})
	}
}
