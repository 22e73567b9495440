package saves_test

import (
	"fmt"
	"maps"
	"math"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/tidwall/gjson"

	"menagerie/saves"
	"menagerie/saves/scan"
	"menagerie/tts/luasyntax"
	"menagerie/tts/savefile"
)

// grown is a save of at least a size in bytes that is no game of ours: the objects of a mod again and again, each
// with a GUID of its own and every tenth with a script of its own.
func grown(b *testing.B, size int) []byte {
	b.Helper()
	mod := fresh(b)
	var objects []string
	for _, o := range gjson.Get(mod.text, "ObjectStates").Array() {
		objects = append(objects, strings.Replace(o.Raw, `"Memo": "menagerie/`, `"Memo": "mine/`, 1))
	}
	const script = `"LuaScript": "function onPickUp(color)\n  if color != 'Red' then\n    print(self.getName() .. %d)\n  end\nend\n"`
	var text strings.Builder
	text.WriteString(`{"SaveName": "grown", "ObjectStates": [`)
	for n := 0; text.Len() < size; n++ {
		o := objects[n%len(objects)]
		if n > 0 {
			text.WriteByte(',')
		}
		if n%10 == 0 {
			o = strings.Replace(o, `"LuaScript": ""`, fmt.Sprintf(script, n), 1)
		}
		guid := gjson.Get(o, "GUID").Raw
		text.WriteString(strings.Replace(o, guid, fmt.Sprintf(`"%06x"`, n), 1))
	}
	text.WriteString("]}")
	return []byte(text.String())
}

// BenchmarkSize judges saves of many sizes, and says what that takes: the time as a multiple of what gjson.Valid takes to
// see that the save is JSON, the part of it that goes to parsing the scripts, and all memory that is asked for, in the
// course of it, as a multiple of the save. The shortest times count, since other work slows machines down.
func BenchmarkSize(b *testing.B) {
	for _, size := range []int{100_000, 1_000_000, 10_000_000, 50_000_000, 200_000_000} {
		b.Run(fmt.Sprintf("%.1fMB", float64(size)/1e6), func(b *testing.B) {
			data := grown(b, size)
			scripts := differentScripts(b, string(data))
			valid, parse, judge := forever, forever, forever
			before := allocated()
			for b.Loop() {
				valid = min(valid, timed(func() { gjson.ValidBytes(data) }))
				parse = min(parse, timed(func() {
					for _, text := range scripts {
						luasyntax.Parse(text)
					}
				}))
				judge = min(judge, timed(func() { saves.Judge("grown.json", data, saves.Options{Card: card}) }))
			}
			b.ReportMetric(float64(judge), "ns/op")
			b.ReportMetric(float64(judge)/float64(valid), "×valid")
			b.ReportMetric(float64(parse)/float64(valid), "scripts×valid")
			b.ReportMetric(float64(allocated()-before)/float64(b.N)/float64(len(data)), "allocated×save")
		})
	}
}

const forever = time.Duration(math.MaxInt64)

func timed(work func()) time.Duration {
	start := time.Now()
	work()
	return time.Since(start)
}

// allocated is how many bytes were asked for so far.
func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// differentScripts are the scripts of a save, each once.
func differentScripts(b *testing.B, save string) []string {
	b.Helper()
	seen := map[string]bool{}
	_, err := scan.Save(save, func(o *scan.Object) { seen[savefile.Unquote(o.Script)] = true })
	if err != nil {
		b.Fatal(err)
	}
	return slices.Collect(maps.Keys(seen))
}
