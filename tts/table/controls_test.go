package table

import (
	"strings"
	"testing"
)

// told is the text of the last event about an object's controls, "" when there was none.
func told(table *Table) (text string) {
	for _, e := range table.Events() {
		if e.Kind == "controls" {
			text = e.Text
		}
	}
	return text
}

func TestControls(t *testing.T) {
	script := `
function onLoad()
    local o = getObjectFromGUID("aaaaa1")
    o.createButton({label = "2", click_function = "push", function_owner = Global, position = {0, 0.5, 1}})
    o.createButton({label = "go", click_function = "push", function_owner = Global, width = 400, color = "Red"})
    o.createInput({label = "name", input_function = "write", function_owner = Global, font_size = 80})
    o.addContextMenuItem("Shine", function(color) print("shines for " .. color) end)
end
function push(object, color) print("pushed by " .. color); object.editButton({index = 0, label = "3"}); object.removeButton(1) end
function write(object, color, text) print("wrote " .. text .. ", " .. object.getInputs()[1].value); return text .. "!" end`
	table := seatedTable(t, script)
	want := `{"menu":["Shine"],"buttons":[{"label":"2","position":{"x":0,"y":0.5,"z":1}},{"label":"go","width":400,"color":{"r":0.856,"g":0.1,"b":0.094,"a":1}}],"inputs":[{"label":"name","font_size":80}]}`
	if got := told(table); got != want {
		t.Errorf("told\n%s\nwant\n%s", got, want)
	}
	if got := told(table); got != "" {
		t.Errorf("told again without need: %s", got)
	}

	do(t, table, Action{Do: "click", Seat: "Red", Object: "aaaaa1", ID: "#0"})
	expectHeard(t, table, "pushed by Red")
	do(t, table, Action{Do: "write", Seat: "Blue", Object: "aaaaa1", ID: "name", Value: "Ann"})
	if got := told(table); !strings.Contains(got, `"buttons":[{"label":"3"`) || strings.Contains(got, "go") || !strings.Contains(got, `"value":"Ann!"`) {
		t.Errorf("told %s", got)
	}
	do(t, table, Action{Do: "menu", Seat: "Red", Object: "aaaaa1", Value: "Shine"})
	expectHeard(t, table, "shines for Red")
	if err := table.Do(Action{Do: "write", Seat: "Red", Object: "aaaaa1", ID: "#1", Value: "x"}); err == nil {
		t.Error("what is not there was written on")
	}
}
