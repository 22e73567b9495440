package editor_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"menagerie/tts/editor"
	"menagerie/tts/editor/editortest"
)

// Each case is one connection; after it, the client must hear the next one.
func TestWhatComesOnAConnection(t *testing.T) {
	line := func(text string) string { return fmt.Sprintf(`{"messageID":2,"message":%q}`, text) }
	within := strings.Index(line("a鼠"), "鼠") + 1 // the character's second byte
	tests := []struct {
		name   string
		pieces []string
		// heard are the lines that the client hears, fault what the last message says when it cannot be read.
		heard []string
		fault string
	}{
		{"a message", []string{line("one")}, []string{"one"}, ""},
		{"a message in many pieces", strings.Split(line("鼠虎象"), ""), []string{"鼠虎象"}, ""},
		{"a piece within a character", []string{line("a鼠")[:within], line("a鼠")[within:]}, []string{"a鼠"}, ""},
		{"two messages", []string{line("one") + line("two")}, []string{"one", "two"}, ""},
		{"two messages with a line end", []string{line("one") + "\r\n" + line("two") + "\r\n"}, []string{"one", "two"}, ""},
		{"nothing", nil, nil, ""},
		{"half a message", []string{line("one")[:20]}, nil, "it breaks off"},
		{"a message and a half", []string{line("one") + line("two")[:20]}, []string{"one"}, "it breaks off"},
		{"no JSON", []string{"GET / HTTP/1.1\r\n\r\n"}, nil, "invalid character"},
		{"other JSON", []string{"[1, 2]"}, nil, "array"},
		{"no message", []string{`{"message": "one"}`}, nil, "no messageID"},
		{"null", []string{`null`}, nil, "no messageID"},
		{"a number for a text", []string{`{"messageID":2,"message":7}`}, nil, "number"},
		{"an endless message", []string{`{"messageID":2,"message":"`, strings.Repeat("x", 2<<20)}, nil, "longer than 1048576 bytes"},
		{"an unknown message with more in it", []string{`{"messageID":2,"message":"one","more":{"a":[1,null]}}`}, []string{"one"}, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g, client := play(t, nil)
			g.Sends(test.pieces...)
			g.Sends(line("the end"))
			for _, want := range test.heard {
				if m := next(t, client); m.ID != editor.Print || m.Printed != want || m.Fault != nil {
					t.Errorf("heard %+v, want %q", m, want)
				}
			}
			if test.fault != "" {
				if m := next(t, client); m.Fault == nil || !strings.Contains(m.Fault.Error(), test.fault) {
					t.Errorf("heard %+v, want a fault: %s", m, test.fault)
				}
			}
			if m := next(t, client); m.Printed != "the end" {
				t.Errorf("afterwards the client heard %+v", m)
			}
		})
	}
}

func TestConnectionsThatStayOpen(t *testing.T) {
	g, client := playWith(t, nil, 50*time.Millisecond)
	g.Begins(`{"messageID":2,"message":"one"}`)
	g.Begins(`{"messageID":2,"mess`)
	g.Says(editortest.Message{"messageID": editor.Print, "message": "two"})
	if m := next(t, client); m.Printed != "one" {
		t.Errorf("heard %+v, want the message that is whole", m)
	}
	if m := next(t, client); m.Fault == nil || !strings.Contains(m.Fault.Error(), "it breaks off") {
		t.Errorf("heard %+v, want that the other breaks off", m)
	}
	if m := next(t, client); m.Printed != "two" {
		t.Errorf("heard %+v, want the message after the silent ones", m)
	}
}

func TestManyMessagesKeepTheirOrder(t *testing.T) {
	g, client := play(t, nil)
	const many = 200
	go func() {
		for i := range many {
			g.Says(editortest.Message{"messageID": editor.Print, "message": fmt.Sprint(i)})
		}
	}()
	for i := range many {
		if m := next(t, client); m.Printed != fmt.Sprint(i) {
			t.Fatalf("message %d is %+v", i, m)
		}
	}
}
