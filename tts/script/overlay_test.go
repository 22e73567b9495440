package script

import (
	"reflect"
	"testing"
	"testing/fstest"
)

func TestOverlay(t *testing.T) {
	before := []Module{{Name: Root, Text: "root()\n"}, {Name: "menagerie.panel", Text: "old()\n"}, {Name: "menagerie.tables", Text: "return {}\n"}}
	lua, err := Overlay(Bundle(before), fstest.MapFS{
		"global.lua": {Data: []byte("new()\n")}, "panel.lua": {Data: []byte("panel()\n")}, "more.lua": {Data: []byte("more()\n")},
		"panel.xml": {Data: []byte("<Panel/>")},
	})
	if err != nil {
		t.Fatal(err)
	}
	got, err := Unbundle(lua)
	want := []Module{{Name: Root, Text: "new()\n"}, {Name: "menagerie.panel", Text: "panel()\n"}, {Name: "menagerie.tables", Text: "return {}\n"}, {Name: "menagerie.more", Text: "more()\n"}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
	if _, err := Overlay(Bundle(before), fstest.MapFS{}); err == nil {
		t.Error("an empty folder has modules")
	}
}
