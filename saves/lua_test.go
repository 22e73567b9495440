package saves

import (
	"reflect"
	"testing"

	"menagerie/tts/script"
)

func TestReadData(t *testing.T) {
	written, err := script.Literal(map[string]any{"a": []string{"x \"\\\n\r\x01鼠"}, "for": map[string]any{"b-c": -1.5e-7, "d": true, "e": []int{}}})
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]any{"a": []any{"x \"\\\n\r\x01鼠"}, "for": map[string]any{"b-c": -1.5e-7, "d": true, "e": []any{}}}
	got, err := readData("return " + written + "\n")
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%s is read as %v, %v; want %v", written, got, err, want)
	}
}

func TestReadDataRefuses(t *testing.T) {
	for _, text := range []string{
		``, `return`, `return 1`, `return "a"`, `return {`, `return {} + 1`, `return {} print(1)`, `print(1) return {}`,
		`return {a = f()}`, `return {f}`, `return {a = nil}`, `return {1, a = 2}`, `return {a 1}`, `return {["a" .. "b"] = 1}`,
		`return {a = function() end}`, `return {end = 1}`, `return {a = +1}`, `return {a = 1 2}`, `return {a = "x}`,
		`return {a = "\x41"}`, `return {a = [[x]]}`, `return {} -- x`, `return{}.a`, `returnx {}`, "return {a = \"\n\"}",
		`return {[f()] = 1}`, `return {a = 0x10}`, `return {a = "\999"}`, `return setmetatable({}, {})`,
	} {
		if got, err := readData(text); err == nil {
			t.Errorf("%s is read as %v", text, got)
		}
	}
}
