package box

import (
	"bufio"
	"bytes"
	"slices"
	"strings"
	"testing"

	"menagerie/tts/table"
)

// served is what a box says to requests that come in these bytes.
func served(in []byte) []reply {
	var out bytes.Buffer
	c := &child{requests: requests(bytes.NewReader(in)), out: bufio.NewWriter(&out)}
	_ = c.serve() // the requests end
	if c.table != nil {
		c.table.Close()
	}
	return replies(out.Bytes())
}

func opening(save []byte) request { return request{Open: true, parcel: parcel{data: save}} }

func sent(t testing.TB, requests ...request) []byte {
	t.Helper()
	var all bytes.Buffer
	for _, r := range requests {
		if err := send(&all, &r, &r.parcel); err != nil {
			t.Fatal(err)
		}
	}
	return all.Bytes()
}

// A request that cannot be met is answered with why, and the next is met.
func TestBadRequests(t *testing.T) {
	save := scripted(t, `function onSave() return "kept" end`)
	for name, c := range map[string]struct {
		in   []byte
		want []string
	}{
		"nothing":               {nil, nil},
		"no request":            {[]byte("what?"), nil},
		"no save before it":     {sent(t, request{Save: true}), []string{"no save is open"}},
		"an empty one":          {sent(t, opening(save), request{}), []string{"", "nothing is asked for"}},
		"an answer to nothing":  {sent(t, opening(save), request{Form: &table.Form{}}), []string{"", "nothing is asked for"}},
		"another save":          {sent(t, opening(save), opening(save), request{Save: true}), []string{"", "nothing is asked for", ""}},
		"a save that is none":   {sent(t, opening([]byte("[]"))), []string{"not a JSON object"}},
		"an action that is not": {sent(t, opening(save), request{Do: &table.Action{Do: "dance"}}), []string{"", "no such action"}},
		"garbage behind":        {append(sent(t, opening(save), request{Save: true}), "\xff{"...), []string{"", ""}},
	} {
		t.Run(name, func(t *testing.T) {
			got := served(c.in)
			if len(got) != len(c.want) {
				t.Fatalf("%+v, want %q", got, c.want)
			}
			for i, r := range got {
				if !r.Done || !strings.Contains(r.Error, c.want[i]) || (r.Error == "") != (c.want[i] == "") {
					t.Errorf("answer %d is %+v, want %q", i, r, c.want[i])
				}
			}
		})
	}
}

// Whatever a box is asked, each request has one end to its answer, and the box does not break.
func FuzzRequests(f *testing.F) {
	save := scripted(f, `
		function onChat(text, player) print(player.color .. text) end
		function onObjectDrop(color, object) object.highlightOn({1, 0, 0}) end
		function onSave() return "kept" end`)
	opened := sent(f, opening(save))
	seated := request{Do: &table.Action{Do: "sit", Seat: "Red", Name: "Ann", Host: true}}
	for _, more := range [][]request{
		{{Save: true}},
		{seated, {Do: &table.Action{Do: "chat", Seat: "Red", Text: "鼠"}}, {Do: &table.Action{Do: "settle"}}},
		{seated, {Do: &table.Action{Do: "drag", Seat: "Red", Object: "aaaaaa", X: table.At(1), Z: table.At(2)}}},
		{{Do: &table.Action{Do: "load"}, parcel: parcel{data: save}}, {Save: true}},
		{{Play: &performance{Scenario: "Red sits\nsave a\nload b\nexpect turn Red", Points: map[string]Point{"a1": {1, 2}}}}, {parcel: parcel{data: save}}, {Error: "no"}},
	} {
		f.Add(sent(f, more...))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		if bytes.Contains(in, []byte("wait")) {
			t.Skip("a long time passes as asked, and only outside the box is it known how long that may be")
		}
		ends := 0
		for _, r := range served(slices.Concat(opened, in)) {
			if r.Done {
				ends++
			}
		}
		if asked := 1 + asked(in); ends > asked {
			t.Errorf("%d answers to %d requests", ends, asked)
		}
	})
}

// asked counts the requests before what is none.
func asked(in []byte) (n int) {
	for buffered := bufio.NewReader(bytes.NewReader(in)); ; n++ {
		var r request
		if receive(buffered, &r, &r.parcel) != nil {
			return n
		}
	}
}
