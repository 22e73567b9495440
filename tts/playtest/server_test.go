package playtest_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"menagerie/tts/box"
	"menagerie/tts/playtest"
	"menagerie/tts/script"
)

func TestWhoGetsAnAnswer(t *testing.T) {
	s := serve(t, playtest.Options{Name: "two seats"})
	host := func(host string) func(*http.Request) { return func(r *http.Request) { r.Host = host } }
	origin := func(origin string) func(*http.Request) {
		return func(r *http.Request) { r.Header.Set("Origin", origin) }
	}
	cases := []struct {
		name, path string
		change     func(*http.Request)
		want       int
	}{
		{"the page", s.Path(), nil, 200},
		{"its script", s.Path() + "app.js", nil, 200},
		{"the licence of what it is made of", s.Path() + "three-LICENSE.txt", nil, 200},
		{"by the other name of this computer", s.Path(), host("localhost:80"), 200},
		{"by IPv6", s.Path(), host("[::1]:80"), 200},
		{"by a name that leads here", s.Path(), host("example.com"), 403},
		{"by another address", s.Path(), host("192.168.0.1:80"), 403},
		{"for another page", s.Path() + "save", origin("http://example.com"), 403},
		{"for a page that hides", s.Path() + "save", origin("null"), 403},
		{"for itself", s.Path() + "save", origin(s.http.URL), 200},
		{"without token", "/", nil, 404},
		{"with another token", "/AAAA/", nil, 404},
		{"outside", s.Path() + "..%2f..%2fserver.go", nil, 404},
		{"sources", s.Path() + "src/main.js", nil, 404},
		{"what nobody can tell", s.Path() + "insight", nil, 404},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := s.get(t, c.path, c.change); got.Code != c.want {
				t.Errorf("%d, want %d", got.Code, c.want)
			}
		})
	}
}

func TestPageLoadsNothingFromElsewhere(t *testing.T) {
	s := serve(t, playtest.Options{})
	header := s.get(t, s.Path(), nil).Header()
	if policy := header.Get("Content-Security-Policy"); !strings.HasPrefix(policy, "default-src 'self';") {
		t.Errorf("the policy is %q", policy)
	}
	if referrer := header.Get("Referrer-Policy"); referrer != "no-referrer" {
		t.Errorf("the address with its token travels on: %q", referrer)
	}
}

func TestWhoGetsASocket(t *testing.T) {
	s := serve(t, playtest.Options{})
	for _, c := range []struct {
		name, path, origin string
		want               int
	}{
		{"another page", s.Path(), "http://example.com", 403},
		{"no page", s.Path(), "", 403},
		{"another token", "/AAAA/", s.http.URL, 404},
	} {
		conn, answer, err := dial(s, c.path, c.origin, "")
		if err == nil {
			conn.CloseNow()
			t.Errorf("%s got a socket", c.name)
		} else if answer == nil || answer.StatusCode != c.want {
			t.Errorf("%s: %v, want %d", c.name, err, c.want)
		}
	}
}

func TestAssets(t *testing.T) {
	opened := ""
	s := serve(t, playtest.Options{Assets: func(url string) ([]byte, bool) {
		opened += url
		return []byte("<html>"), true
	}})
	answer := s.get(t, s.Path()+"asset?url="+picture, nil)
	if answer.Code != 200 || opened != picture || !strings.HasPrefix(answer.Header().Get("Content-Type"), "text/plain") {
		t.Errorf("%d %q as %s", answer.Code, opened, answer.Header().Get("Content-Type"))
	}
	if answer := s.get(t, s.Path()+"asset?url=file:///etc/passwd", nil); answer.Code != 404 || opened != picture {
		t.Errorf("a file that the save does not name: %d, opened %q", answer.Code, opened)
	}
}

func TestDownloadIsTheSave(t *testing.T) {
	s := serve(t, playtest.Options{Name: `a "game"`})
	answer := s.get(t, s.Path()+"save", nil)
	want := append(bytes.TrimSuffix(save(t), []byte("}")), `,"LuaScriptState":"kept"}`...)
	if !bytes.Equal(answer.Body.Bytes(), want) {
		t.Errorf("%s\nwant\n%s", answer.Body, want)
	}
	if name := answer.Header().Get("Content-Disposition"); name != `attachment; filename="a _game_.json"` {
		t.Errorf("it is called %s", name)
	}
}

func TestInsight(t *testing.T) {
	s := serve(t, playtest.Options{Inspect: func(save []byte, _ map[string]bool) playtest.Insight {
		return playtest.Insight{Position: string(save[:1]), Perft: []uint64{24}}
	}})
	var in playtest.Insight
	if err := json.Unmarshal(s.get(t, s.Path()+"insight", nil).Body.Bytes(), &in); err != nil || in.Position != "{" || in.Perft[0] != 24 {
		t.Errorf("%+v, %v", in, err)
	}
}

func TestTwoSeats(t *testing.T) {
	s := serve(t, playtest.Options{})
	red, blue := s.open(t), s.open(t)
	red.does(`{"do":"sit","seat":"Red"}`)
	red.sees(`{"you":{"seat":"Red","name":"Player 1","host":true}}`)
	blue.does(`{"do":"sit","seat":"Blue"}`)
	blue.sees(`{"you":{"seat":"Blue","name":"Player 2","host":false}}`)

	blue.does(`{"do":"sit","seat":"Red"}`)
	blue.sees(`"error":"doing \"sit\": Red is taken"`)
	blue.does(`{"do":"press","id":"rule"}`)
	blue.sees("is not visible to Blue")

	// A window acts for its own seat, whatever it says.
	blue.does(`{"do":"press","seat":"Red","id":"go"}`)
	if told := blue.sees("everybody"); !strings.Contains(told, "only you") || !strings.Contains(told, `"text":"went"`) {
		t.Errorf("Blue was told\n%s", told)
	}
	if told := red.sees("everybody"); strings.Contains(told, "only you") {
		t.Errorf("Red was told what is for Blue\n%s", told)
	}

	red.does(`{"do":"pickup","object":"aaaaaa"}`)
	blue.sees(`"event":"picked","by":"Red","object":"aaaaaa"`)
	red.does(`{"do":"carry","x":1,"z":2}`)
	blue.sees(`{"carry":{"seat":"Red","do":"carry","x":1,"z":2}}`)
	red.does(`{"do":"drop","x":3,"z":4}`)
	blue.sees(`"event":"dropped","by":"Red","object":"aaaaaa"`)
	s.Advance(2)
	for _, p := range []*page{red, blue} {
		p.sees(`"event":"moved","object":"aaaaaa","name":"piece","x":3,"y":1.46,"z":4`)
	}

	red.does(`{"do":"leave"}`)
	red.sees(`{"you":{"seat":"Grey","name":"Player 1","host":false}}`)
	blue.does(`{"do":"sit","seat":"Red"}`)
	blue.sees(`{"you":{"seat":"Red","name":"Player 2","host":false}}`)
}

func TestLateComer(t *testing.T) {
	s := serve(t, playtest.Options{})
	early := s.open(t)
	early.does(`{"do":"sit","seat":"Red"}`)
	early.sees(`"seat":"Red"`)
	early.does(`{"do":"pickup","object":"aaaaaa"}`)
	early.does(`{"do":"drop","x":3,"z":4}`)
	early.sees(`"event":"highlight"`)

	late := s.enter(t, "")
	told := late.sees(`"trouble":""`)
	for _, want := range []string{`"table":{"save":{`, `"event":"seated","by":"Red","text":"Player 1"`, `"id":"status","attribute":"text","text":"begun"`, `"event":"highlight","object":"aaaaaa"`, `"event":"controls","object":"aaaaaa"`} {
		if !strings.Contains(told, want) {
			t.Errorf("the late comer was not told %s:\n%s", want, told)
		}
	}

	early.does(`{"do":"click","object":"aaaaaa","id":"#0"}`)
	late.sees("Red pushed piece")

	early.conn.CloseNow()
	late.sees(`"event":"left","by":"Red","text":"Player 1"`)
}

func TestErrorsNameTheFile(t *testing.T) {
	s := serve(t, playtest.Options{})
	p := s.open(t)
	p.does(`{"do":"sit","seat":"Red"}`)
	p.does(`{"do":"chat","text":"fail"}`)
	before, _, _ := strings.Cut(read(t, "testdata/table.lua"), "-- the line that fails")
	p.sees(fmt.Sprintf("%s:%d: as asked", script.Root, strings.Count(before, "\n")+1))
}

func TestNewObjectsAreShown(t *testing.T) {
	s := serve(t, playtest.Options{})
	p := s.open(t)
	p.does(`{"do":"sit","seat":"Red"}`)
	p.does(`{"do":"chat","text":"more"}`)
	p.sees(`"event":"spawned"`)
	if told := p.sees(`"table":`); strings.Count(told, `"Name":"BlockSquare"`) != 2 {
		t.Errorf("the table does not show what was spawned:\n%s", told)
	}
}

func TestGoBack(t *testing.T) {
	s := serve(t, playtest.Options{})
	p := s.open(t)
	p.does(`{"do":"load"}`)
	p.sees("nothing was remembered")
	p.does(`{"do":"save"}`)
	p.does(`{"do":"sit","seat":"Red"}`)
	p.does(`{"do":"press","id":"go"}`)
	p.does(`{"do":"drag","object":"aaaaaa","x":3,"z":4}`)
	p.does(`{"do":"load"}`)
	p.sees(`"event":"loaded"`)
	told := p.sees(`"table":`) + p.sees(`"text":"begun"`)
	if strings.Contains(told, `"posX":3`) || strings.Contains(told, `"text":"went"`) || !strings.Contains(told, `"text":"Player 1"`) {
		t.Errorf("after going back the window was told\n%s", told)
	}
}

func TestLoadAndTrouble(t *testing.T) {
	s := serve(t, playtest.Options{})
	p := s.open(t)
	s.Trouble("card.yaml:3: wrong")
	p.sees(`"trouble":"card.yaml:3: wrong"`)
	if err := s.Load([]byte("nonsense")); err == nil {
		t.Error("nonsense was loaded")
	}
	other := bytes.Replace(save(t), []byte("Two seats"), []byte("Other"), 1)
	if err := s.Load(other); err != nil {
		t.Fatal(err)
	}
	p.sees(`"SaveName":"Other"`)
	p.sees(`"trouble":""`)
}

func TestClosedServer(t *testing.T) {
	s := serve(t, playtest.Options{})
	p := s.open(t)
	p.does(`{"do":"sit","seat":"Red"}`)
	p.sees(`"event":"seated"`)
	s.Close()
	if _, _, err := p.conn.Read(t.Context()); err == nil {
		t.Error("the window stays open")
	}
	if answer := s.get(t, s.Path()+"save", nil); answer.Code != http.StatusInternalServerError {
		t.Errorf("a closed server saves: %d", answer.Code)
	}
}

// Closing does not wait for a script that hangs.
func TestCloseDoesNotWait(t *testing.T) {
	s, err := playtest.New(save(t), playtest.Options{Limits: box.Limits{Time: time.Hour, Memory: hasty.Memory}})
	if err != nil {
		t.Fatal(err)
	}
	up := httptest.NewServer(s)
	defer up.Close()
	p := (&site{s, up}).open(t)
	p.does(`{"do":"sit","seat":"Red"}`)
	p.sees(`{"you":{"seat":"Red"`)
	p.does(`{"do":"chat","text":"hang"}`)
	s.Close()
	if _, told, err := p.conn.Read(t.Context()); err == nil && bytes.Contains(told, []byte("stopped")) {
		t.Errorf("the window was told of an end that was meant: %s", told)
	}
}

func TestRefusedMessages(t *testing.T) {
	s := serve(t, playtest.Options{})
	for action, want := range map[string]string{
		`{"do":"wait","seconds":1e9}`:     "time passes by itself",
		`{"do":"settle"}`:                 "time passes by itself",
		`{"do":"dance"}`:                  "there is no such action",
		`{"do":"pickup","object":"aaaa"}`: "nobody sits at",
		`nonsense`:                        "invalid character",
	} {
		p := s.open(t)
		p.does(action)
		p.sees(want)
	}
	p := s.open(t)
	_ = p.conn.Write(t.Context(), websocket.MessageText, []byte(`{"do":"chat","text":"`+strings.Repeat("x", 1<<17)+`"}`)) // fails if the server is quick
	if _, told, err := p.conn.Read(t.Context()); err == nil {
		t.Errorf("a very long message was read, and answered with %s", told)
	}
}
