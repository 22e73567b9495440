package playtest_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/tidwall/sjson"

	"menagerie/tts/box"
	"menagerie/tts/playtest"
	"menagerie/tts/script"
)

func TestMain(m *testing.M) {
	box.Main()
	os.Exit(m.Run())
}

const picture = "file:///somewhere/face.png"

// save is a table with a piece, two seats and a panel.
func save(t *testing.T) []byte {
	t.Helper()
	object := func(guid, name string, x float64, more map[string]any) map[string]any {
		o := map[string]any{"GUID": guid, "Name": name, "Transform": map[string]any{"posX": x, "posY": 1, "posZ": 0, "scaleX": 1, "scaleY": 1, "scaleZ": 1}}
		for key, value := range more {
			o[key] = value
		}
		return o
	}
	text, err := json.Marshal(map[string]any{
		"SaveName": "Two seats", "LuaScript": script.Bundle([]script.Module{{Name: script.Root, Text: read(t, "testdata/table.lua")}}), "XmlUI": read(t, "testdata/panel.xml"),
		"ObjectStates": []any{
			object("aaaaaa", "BlockSquare", 0, map[string]any{"Nickname": "piece", "CustomImage": map[string]any{"ImageURL": picture}}),
			object("bbbbbb", "HandTrigger", -9, map[string]any{"FogColor": "Red", "Locked": true}),
			object("cccccc", "HandTrigger", 9, map[string]any{"FogColor": "Blue", "Locked": true}),
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// site is a server that is up.
type site struct {
	*playtest.Server
	http *httptest.Server
}

func serve(t *testing.T, options playtest.Options) *site {
	t.Helper()
	return serveSave(t, save(t), options)
}

// scripted is a table with two seats and a script.
func scripted(t *testing.T, lua string) []byte {
	t.Helper()
	text, err := sjson.SetBytes(save(t), "LuaScript", lua)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// roomy are limits that a busy machine keeps to with what is no bomb, and the race detector, which needs much memory.
var roomy = box.Limits{Time: 20 * time.Second, Memory: 512 << 20}

// hasty are for what would run for ever: everything else in such a test is quick.
var hasty = box.Limits{Time: 3 * time.Second, Memory: roomy.Memory}

func serveSave(t *testing.T, save []byte, options playtest.Options) *site {
	t.Helper()
	if options.Limits.Time == 0 {
		options.Limits = roomy
	}
	s, err := playtest.New(save, options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	up := httptest.NewServer(s)
	t.Cleanup(up.Close)
	return &site{s, up}
}

func (s *site) get(t *testing.T, path string, change func(r *http.Request)) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequest("GET", s.http.URL+path, nil)
	if change != nil {
		change(r)
	}
	rw := httptest.NewRecorder()
	s.ServeHTTP(rw, r)
	return rw
}

// page is a window as the server sees it.
type page struct {
	t    *testing.T
	conn *websocket.Conn
}

const patience = 10 * time.Second

func (s *site) open(t *testing.T) *page { return s.openAs(t, "") }

// openAs opens a window that calls itself by a key.
func (s *site) openAs(t *testing.T, key string) *page {
	t.Helper()
	p := s.enter(t, key)
	p.sees(`"trouble":""`) // the last thing that a new window is told
	return p
}

// enter opens a window that has still to read what it is told at first.
func (s *site) enter(t *testing.T, key string) *page {
	t.Helper()
	conn, _, err := dial(s, s.Path(), s.http.URL, key)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.CloseNow() })
	conn.SetReadLimit(-1)
	return &page{t, conn}
}

func dial(s *site, path, origin, key string) (*websocket.Conn, *http.Response, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	header := http.Header{}
	if origin != "" {
		header.Set("Origin", origin)
	}
	return websocket.Dial(ctx, "ws"+strings.TrimPrefix(s.http.URL, "http")+path+"socket?window="+key, &websocket.DialOptions{HTTPHeader: header})
}

func (p *page) does(action string) {
	p.t.Helper()
	if err := p.conn.Write(context.Background(), websocket.MessageText, []byte(action)); err != nil {
		p.t.Fatal(err)
	}
}

// sees waits for a message that holds a text, and returns all up to it.
func (p *page) sees(text string) (all string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for {
		_, message, err := p.conn.Read(ctx)
		if err != nil {
			p.t.Fatalf("waiting for %s: %v, after:\n%s", text, err, all)
		}
		all += string(message) + "\n"
		if strings.Contains(string(message), text) {
			return all
		}
	}
}
