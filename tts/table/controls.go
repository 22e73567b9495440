package table

import (
	"encoding/json"

	lua "github.com/yuin/gopher-lua"
)

// controls are what scripts put on an object for players to use.
type controls struct {
	Menu    []string  `json:"menu,omitempty"`
	Buttons []control `json:"buttons,omitempty"`
	Inputs  []control `json:"inputs,omitempty"`
}

// A control is a classic button or input as its script made it; what the script left out is left out.
type control struct {
	Label     string   `json:"label,omitempty"`
	Value     string   `json:"value,omitempty"`
	Tooltip   string   `json:"tooltip,omitempty"`
	Position  *jsonXYZ `json:"position,omitempty"`
	Rotation  *jsonXYZ `json:"rotation,omitempty"`
	Scale     *jsonXYZ `json:"scale,omitempty"`
	Width     *float64 `json:"width,omitempty"`
	Height    *float64 `json:"height,omitempty"`
	FontSize  *float64 `json:"font_size,omitempty"`
	Color     *jsonRGB `json:"color,omitempty"`
	FontColor *jsonRGB `json:"font_color,omitempty"`
}

type jsonRGB struct {
	R float64 `json:"r"`
	G float64 `json:"g"`
	B float64 `json:"b"`
	A float64 `json:"a"`
}

// emitControls tells of the controls that changed since the last time, once for each object however many they were.
func (t *Table) emitControls() {
	for _, o := range t.objects {
		if !o.controlsChanged || o.gone {
			continue
		}
		o.controlsChanged = false
		t.emit(Event{Kind: "controls", Object: o.guid, Name: o.Nickname(), Text: o.controls()})
	}
}

func (o *Object) controls() string {
	c := controls{Buttons: describe(o.buttons), Inputs: describe(o.inputs)}
	for _, item := range o.menu {
		c.Menu = append(c.Menu, item.label)
	}
	text, err := json.Marshal(c)
	if err != nil {
		return "{}" // a number that JSON does not know
	}
	return string(text)
}

func describe(list []*button) []control {
	var described []control
	for _, b := range list {
		field := b.fields.RawGetString
		described = append(described, control{
			Label: lua.LVAsString(field("label")), Value: lua.LVAsString(field("value")), Tooltip: lua.LVAsString(field("tooltip")),
			Position: givenXYZ(field("position")), Rotation: givenXYZ(field("rotation")), Scale: givenXYZ(field("scale")),
			Width: givenNumber(field("width")), Height: givenNumber(field("height")), FontSize: givenNumber(field("font_size")),
			Color: givenColor(field("color")), FontColor: givenColor(field("font_color")),
		})
	}
	return described
}

func givenXYZ(v lua.LValue) *jsonXYZ {
	vector, ok := luaVector(v)
	if !ok {
		return nil
	}
	at := xyz(vector)
	return &at
}

func givenNumber(v lua.LValue) *float64 {
	n, ok := v.(lua.LNumber)
	if !ok {
		return nil
	}
	f := float64(n)
	return &f
}

func givenColor(v lua.LValue) *jsonRGB {
	color, ok := luaTint(v)
	if !ok {
		return nil
	}
	rgb := jsonRGB(color)
	return &rgb
}
