package box

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"menagerie/tts/table"
)

// liar is a table whose process says what a test wants, whatever it is asked.
func liar(says io.Reader, limits Limits) *Table {
	ends := func() {}
	if c, ok := says.(io.Closer); ok {
		ends = func() { c.Close() }
	}
	p := newProcess(limits, io.Discard, says, ends, func() remains { return remains{state: "exit status 0"} })
	p.expect(0)
	return &Table{process: p, forms: func(string) (table.Form, bool) { return table.Form{Width: 1, Height: 1}, true }}
}

const errand = "Red sits\nsave a.json\nload b.json\nexpect turn Red"

// requested makes one of the requests that there are.
func requested(t *Table, which byte, stage Stage) error {
	switch which % 3 {
	case 0:
		return t.Do(table.Action{Do: "settle"}, stage.Event)
	case 1:
		save, err := t.Save()
		if err == nil && !json.Valid(save) {
			return errors.New("no save was taken for one")
		}
		return err
	}
	return t.Play(errand, stage)
}

// onLines puts each message on a line of its own.
func onLines(messages string) string {
	return strings.ReplaceAll(messages, "}{", "}\n{") + "\n"
}

// What a box says that is not honest ends it, and makes this program do nothing that was not asked for.
func TestLiars(t *testing.T) {
	for _, c := range []struct {
		name  string
		which byte
		says  string
		want  string
	}{
		{"nothing", 0, "", "the table broke down"},
		{"garbage", 0, "\x00\xff{{", "the table broke down"},
		{"half a message", 0, `{"done":tr`, "the table broke down"},
		{"another type", 0, `{"event":[1]}`, "the table broke down"},
		{"an empty message", 0, "{}", "not asked for"},
		{"a line without a scenario", 0, `{"line":"settle"}`, "not asked for"},
		{"a file without a scenario", 0, `{"read":"/etc/passwd"}`, "not asked for"},
		{"another line", 2, `{"line":"save /etc/passwd"}`, "not asked for"},
		{"a line twice", 2, `{"line":"Red sits"}{"line":"Red sits"}`, "not asked for"},
		{"a line too many", 2, `{"line":"Red sits"}{"line":"save a.json"}{"line":"load b.json"}{"line":"expect turn Red"}{"line":"Red sits"}`, "not asked for"},
		{"another file to read", 2, `{"line":"Red sits"}{"line":"save a.json"}{"line":"load b.json"}{"read":"a.json"}`, "not asked for"},
		{"another file to write", 2, `{"line":"Red sits"}{"line":"save a.json"}{"write":"b.json"}`, "not asked for"},
		{"a file before its line", 2, `{"write":"a.json"}`, "not asked for"},
		{"no save", 1, `{"done":true}`, "no save"},
		{"a broken save", 1, `{"done":true,"size":4}` + "\n{}\n\xff", "no save"},
		{"a list as a save", 1, `{"done":true,"size":2}` + "\n[]", "no save"},
		{"a deep save", 1, `{"done":true,"size":1048576}` + "\n" + strings.Repeat("[", 1<<20), "no save"},
		{"half a save", 1, `{"done":true,"size":9}` + "\n{}", "the table broke down"},
		{"a save of no size", 1, `{"done":true,"size":-9}` + "\n{}", "a size below zero"},
		{"a save of all sizes", 1, `{"done":true,"size":9223372036854775807}` + "\n{}", "the table broke down"},
		{"a save of more than all", 1, `{"done":true,"size":1e99}` + "\n{}", "the table broke down"},
		{"a long error", 0, `{"done":true,"error":"` + strings.Repeat("x", 1<<20) + `"}`, strings.Repeat("x", longestError)},
	} {
		t.Run(c.name, func(t *testing.T) {
			box := liar(strings.NewReader(onLines(c.says)), tight)
			defer box.Close()
			err := requested(box, c.which, Stage{})
			if err == nil || !strings.Contains(err.Error(), c.want) || len(err.Error()) > longestError {
				t.Errorf("%.400v, want %.400q", err, c.want)
			}
		})
	}
}

// endless says the same without end, and counts how much of it was heard.
type endless struct {
	text  string
	heard int
}

func (e *endless) Read(p []byte) (int, error) {
	n := 0
	for n < len(p) {
		n += copy(p[n:], e.text[(e.heard+n)%len(e.text):])
	}
	e.heard += n
	return n, nil
}

// Who does not stop is not heard to the end.
func TestEndlessLiars(t *testing.T) {
	const enough = 4 << 20
	for name, c := range map[string]struct{ text, want string }{
		"events":       {`{"event":{"event":"print"}}` + "\n", "not asked for"},
		"empty events": {`{"event":{}}` + "\n", "not asked for"},
		"measures":     {`{"measure":"file:///a.obj"}` + "\n", "said more than 4 MiB"},
		"one line":     {`"`, "said more than 4 MiB"},
		"empty lines":  {"\n", "the table broke down"},
		"a parcel":     {`{"event":{},"size":99999999}` + "\n", "said more than 4 MiB"},
	} {
		t.Run(name, func(t *testing.T) {
			says := &endless{text: c.text}
			box := liar(says, tight)
			defer box.Close()
			box.process.most = enough
			var ended *EndError
			if err := box.ask("settle", request{}, &dialogue{}); !errors.As(err, &ended) || !strings.Contains(err.Error(), c.want) || says.heard > enough {
				t.Errorf("after %d bytes: %v, want %q", says.heard, err, c.want)
			}
		})
	}
}

// Who says half a thing and then nothing has its time, and no more.
func TestSilentLiar(t *testing.T) {
	says, mouth := io.Pipe()
	box := liar(says, Limits{Time: 20 * time.Millisecond, Memory: 1 << 20})
	defer box.Close()
	go func() { _, _ = mouth.Write([]byte(`{"event":{"event":"pri`)) }() // the end closes the pipe
	if err := box.Do(table.Action{Do: "settle"}, nil); err == nil || !strings.Contains(err.Error(), "ran for more than 20ms") {
		t.Error(err)
	}
}

// Whatever comes out of a box, this program asks for no file that the scenario does not name where it names it, hears no
// more than it must, and takes no end for good.
func FuzzLiar(f *testing.F) {
	for _, says := range []string{
		`{"event":{"t":1,"event":"moved","x":1,"y":2,"z":3}}{"done":true}`,
		`{"done":true,"size":2}` + "\n{}",
		`{"line":"Red sits"}{"event":{}}{"line":"save a.json"}{"write":"a.json"}{"line":"load b.json"}{"read":"b.json"}{"line":"expect turn Red"}{"done":true,"error":"no"}`,
		`{"measure":"file:///a"}{"done":true}`,
		`{"line":"Red sits","read":"b.json","write":"b.json"}`,
	} {
		for which := range byte(3) {
			f.Add(which, []byte(onLines(says)))
		}
	}
	f.Fuzz(func(t *testing.T, which byte, says []byte) {
		box := liar(strings.NewReader(string(says)), tight)
		defer box.Close()
		lines, events := 0, 0
		stage := Stage{
			Line: func(line string) {
				if want := strings.Split(errand, "\n"); lines >= len(want) || want[lines] != line {
					t.Errorf("line %d is %q", lines, line)
				}
				lines++
			},
			Event: func(table.Event) { events++ },
			Read: func(name string) ([]byte, error) {
				if lines != 3 || name != "b.json" {
					t.Errorf("reads %q at line %d", name, lines)
				}
				return nil, nil
			},
			Write: func(name string, _ []byte) error {
				if lines != 2 || name != "a.json" {
					t.Errorf("writes %q at line %d", name, lines)
				}
				return nil
			},
		}
		err := requested(box, which, stage)
		said := replies(says)
		if err == nil && !slices.ContainsFunc(said, func(r reply) bool { return r.Done && r.Error == "" }) {
			t.Errorf("%q was taken for success", says)
		}
		if events > len(said) {
			t.Errorf("%d events in %d replies", events, len(said))
		}
	})
}

// replies reads as many as there are before what is none.
func replies(text []byte) (all []reply) {
	for in := bufio.NewReader(bytes.NewReader(text)); ; {
		var r reply
		if receive(in, &r, &r.parcel) != nil {
			return all
		}
		all = append(all, r)
	}
}
