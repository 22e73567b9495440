package lint_test

import (
	"os"
	"strings"
	"testing"

	"menagerie/saves/lint"
	"menagerie/tts/savefile"

	"menagerie/saves/scan"
)

// Whatever is in a save, linting it ends, and says nothing that does not fit a line.
func FuzzSave(f *testing.F) {
	f.Add(save(die(lua("function onload(s) JSON.decode(s) end"), xmlUI("<a onClick='b'/>"), `"LuaScriptState":"x","States":{"2":{}}`)))
	f.Add(save(tile("abc123", "file:///x"), deck("[100,200]", 2)))
	f.Add(table(lua("o.setLuaScript(x)") + `,"XmlUI":"<b>","a":{"URL":"http://cloud-3.steamusercontent.com/a"},`))
	f.Fuzz(func(t *testing.T, text string) {
		valid, err := savefile.Read([]byte(text))
		if err != nil || strings.Contains(text, "file:") && os.PathSeparator != '/' {
			return
		}
		l := lint.New(lint.Options{})
		if _, err := scan.Save(valid.Text, l.Visit); err != nil {
			return
		}
		findings := l.Findings()
		if len(findings) > len(lint.Rules)*lint.MaxEach {
			t.Errorf("%d findings", len(findings))
		}
		for _, finding := range findings {
			if strings.ContainsAny(finding.Message, "\n\r") || len(finding.Message) > 4000 {
				t.Errorf("%s: %q", finding.Code, finding.Message)
			}
		}
	})
}

// FuzzPanel looks for UIs that do not end, or break a report.
func FuzzPanel(f *testing.F) {
	f.Add("<Panel a='1' a='2'/>")
	f.Add("<?xml version='1.0' encoding='x'?><!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;<![CDATA[x]]></a>")
	f.Fuzz(func(t *testing.T, text string) {
		for _, finding := range check(t, save(die(xmlUI(strings.ToValidUTF8(text, "?"))))) {
			if strings.ContainsAny(finding.Message, "\n\r") {
				t.Errorf("%q", finding.Message)
			}
		}
	})
}
