package scan_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"menagerie/saves/scan"
)

func TestSave(t *testing.T) {
	const text = `{"SaveName":"x","LuaScript":"a","LuaScriptState":null,"SkyURL":"sky","Turns":{"Enable":true},"ObjectStates":[
		{"GUID":"a","Name":"Bag","Nickname":"\u9f20","Locked":true,"Bag":{"Order":0},"Grid":{},
			"Transform":{"posX":1e1,"posY":"2.5","posZ":3,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1},
			"ContainedObjects":[{"GUID":"b","States":{"2":{"GUID":"c","CustomImage":{"ImageURL":"i","Scale":{"thumbUrl":"j"}}}}}, 7],
			"ChildObjects":[{"GUID":"d","Name":5}]},
		{"GUID":"e","States":[{"GUID":"no state"}],"ContainedObjects":{"GUID":"none"},"Transform":[]}]}`
	var got []string
	table, err := scan.Save(text, func(o *scan.Object) {
		var urls []string
		for _, u := range o.URLs {
			urls = append(urls, u.Key+"="+u.JSON)
		}
		got = append(got, strings.TrimSpace(fmt.Sprint(o.Path(), " ", o.GUID, " ", strings.Join(urls, " "))))
		if text[o.Offset:o.Offset+len(o.Raw)] != o.Raw || o.Raw[0] != '{' || !strings.HasSuffix(o.Raw, "}") {
			t.Errorf("%s: raw %q", o.Path(), o.Raw)
		}
		if o.GUID == "a" {
			checkBag(t, o)
		}
	})
	want := []string{
		`ObjectStates[0].ContainedObjects[0].States.2 c ImageURL="i" thumbUrl="j"`, "ObjectStates[0].ContainedObjects[0] b",
		"ObjectStates[0].ChildObjects[0] d", "ObjectStates[0] a", "ObjectStates[1] e", `SkyURL="sky"`,
	}
	if err != nil || !slices.Equal(got, want) {
		t.Fatalf("%v\n%s\nwant\n%s", err, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if table.Script != `"a"` || table.State != "" || table.Member("Turns") != `{"Enable":true}` || !table.IsTable() {
		t.Errorf("%+v", table)
	}
}

func checkBag(t *testing.T, o *scan.Object) {
	t.Helper()
	want := scan.Transform{X: 10, Y: 2.5, Z: 3, ScaleX: 1, ScaleY: 1, ScaleZ: 1}
	if o.Transform != want || !o.Locked || o.Contains != 2 || !o.OnTable() || o.String() != `"鼠"` || o.Member("Bag") != `{"Order":0}` || o.Member("Grid") != "" {
		t.Errorf("%+v", o)
	}
}

func TestNoSave(t *testing.T) {
	for text, want := range map[string]string{
		`[]`: "not an object", `{}`: "has no ObjectStates", `{"ObjectStates":{}}`: "is not a list", `{"ObjectStates":[1]}`: "ObjectStates[0] is not an object",
		`{"GUID":"a","Transform":{}}`: "a single object", `{"LuaScript":1,"ObjectStates":[]}`: "its LuaScript is not a text",
		`{"XmlUI":{},"ObjectStates":[]}`: "its XmlUI is not a text", `{"ObjectStates":[],"objectstates":[]}`: "it has ObjectStates twice",
	} {
		if _, err := scan.Save(text, func(*scan.Object) {}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}

// TTS reads keys in any case.
func TestKeysInAnyCase(t *testing.T) {
	text := `{"luascript":"a","TURNS":{"a":1},"objectstates":[{"guid":"b","NAME":"Bag","transform":{"POSX":1,"posY":2,"posZ":3,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scalez":1},"containedobjects":[{"memo":"c"}]}]}`
	var memos []string
	table, err := scan.Save(text, func(o *scan.Object) {
		memos = append(memos, o.Memo)
		if o.OnTable() && (o.GUID != "b" || o.Name != "Bag" || o.Transform.Fault != "" || o.Transform.X != 1 || o.Contains != 1) {
			t.Errorf("%+v", o)
		}
	})
	if err != nil || table.Script != `"a"` || table.Member("Turns") != `{"a":1}` || !slices.Equal(memos, []string{"c", "", ""}) {
		t.Errorf("%v %+v %q", err, table, memos)
	}
}
