package playtest

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/tts/script"
	"menagerie/tts/table"
)

// globalLine is how an error names a line of the Global script.
var globalLine = regexp.MustCompile(`Global:(\d+)`)

// longestFault is how long an error of a script may be, in bytes: nobody reads on.
const longestFault = 8 << 10

// locate makes errors name the files that the Global script was bundled of, when it is a bundle.
func (s *Server) locate(events []table.Event) {
	for i, e := range events {
		if e.Kind != "error" {
			continue
		}
		events[i].Text = globalLine.ReplaceAllStringFunc(cut(e.Text), s.source)
		events[i].Trace = globalLine.ReplaceAllStringFunc(cut(e.Trace), s.source)
	}
}

func cut(text string) string {
	if len(text) <= longestFault {
		return text
	}
	return strings.ToValidUTF8(text[:longestFault], "") + "…"
}

func (s *Server) source(named string) string {
	line, err := strconv.Atoi(globalLine.FindStringSubmatch(named)[1])
	if err != nil {
		return named
	}
	if place, ok := script.Locate(s.lua, line); ok {
		return place.String()
	}
	return named
}

// globalScript is the Global script of a save.
func globalScript(save []byte) string { return gjson.GetBytes(save, "LuaScript").String() }
