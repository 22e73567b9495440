package lint_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"menagerie/saves/lint"
	"menagerie/saves/scan"
)

// at is a sound Transform.
const at = `{"posX":0,"posY":1,"posZ":0,"rotX":0,"rotY":180,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}`

// object is a sound object, with other members that may replace its own.
func object(guid, name string, members ...string) string {
	all := append([]string{fmt.Sprintf(`"GUID":%q,"Name":%q,"Transform":%s`, guid, name, at)}, members...)
	return "{" + strings.Join(all, ",") + "}"
}

// die is a sound object with other members.
func die(members ...string) string { return object("0d1e00", "Die_6", members...) }

// lua is the member for a script.
func lua(text string) string { return `"LuaScript":` + quoted(text) }

func xmlUI(text string) string { return `"XmlUI":` + quoted(text) }

func quoted(text string) string {
	json, err := json.Marshal(text)
	if err != nil {
		panic(err)
	}
	return string(json)
}

// save is a save with some objects.
func save(objects ...string) string { return table("", objects...) }

// table is a save with some objects and members of its own, each with a comma behind it.
func table(members string, objects ...string) string {
	return "{" + members + `"ObjectStates":[` + strings.Join(objects, ",") + "]}"
}

func check(t testing.TB, text string, off ...string) []lint.Finding {
	t.Helper()
	l := lint.New(lint.Options{Off: off})
	if _, err := scan.Save(text, l.Visit); err != nil {
		t.Fatal(err)
	}
	return l.Findings()
}

// brief is a finding as severity, code and path.
func brief(f lint.Finding) string { return fmt.Sprintf("%s %s %s", f.Severity, f.Code, f.Path) }
