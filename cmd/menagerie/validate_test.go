package main

import (
	"strings"
	"testing"
)

func TestValidateAnySave(t *testing.T) {
	save := writeFile(t, `{"LuaScript": "function onload() Wait.tme(print, 1) end", "ObjectStates": []}`, t.TempDir(), "save.json")
	all := succeed(t, "validate", save)
	if !strings.Contains(all, "warning lua-name: the Global script calls Wait.tme in line 1") || !strings.Contains(all, "info lua-event") {
		t.Error(all)
	}
	if some := succeed(t, "validate", "--off", "lua-name,lua-event", save); strings.Contains(some, "lua-") {
		t.Error(some)
	}
}
