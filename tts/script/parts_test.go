package script_test

import (
	"reflect"
	"strings"
	"testing"

	"menagerie/tts/script"
)

func TestCutLosesNothing(t *testing.T) {
	modules := []script.Module{{Name: script.Root, Text: "require(\"a\")\n"}, {Name: "a", Text: "return function()\nend\n"}}
	ours := script.Bundle(modules)
	start := strings.Index(ours, "__bundle_register(\"")
	for name, text := range map[string]string{
		"ours":            ours,
		"another loader":  "-- Bundled by another tool\n" + ours[start:],
		"nothing behind":  ours[:strings.LastIndex(ours, "return")],
		"more behind":     ours + "print(1)\n",
		"without newline": strings.TrimSuffix(ours, "\n"),
	} {
		parts, ok := script.Cut(text)
		if !ok || !reflect.DeepEqual(parts.Modules, modules) || parts.Join() != text {
			t.Errorf("%s: %v, %+v", name, ok, parts)
		}
	}
	for _, text := range []string{"", "print(1)", ours[:strings.LastIndex(ours, "end)\n")], strings.ReplaceAll(ours, "\n", "\r\n")} {
		if parts, ok := script.Cut(text); ok {
			t.Errorf("%q came apart: %+v", text, parts)
		}
	}
}
