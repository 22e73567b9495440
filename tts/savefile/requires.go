package savefile

import (
	"regexp"
	"strings"
	"sync"
)

// require is a module that a script asks for, and the line where it does.
type require struct {
	name string
	line int
}

// luaToken is what matters in Lua for finding requires: remarks and texts, where code cannot be, and names.
var luaToken = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`--\[=*\[|--[^\n]*|\[=*\[|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|[.:]?[A-Za-z_][A-Za-z_0-9]*`)
})

// requireArgument is the name that a require is given, when it is written out.
var requireArgument = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\s*(?:\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)')\s*\)|"([^"\\\n]*)"|'([^'\\\n]*)')`)
})

// requires finds the modules that a script asks for by a name written out.
func requires(lua string) []require {
	if !strings.Contains(lua, "require") {
		return nil
	}
	var found []require
	line, counted := 1, 0
	for i := 0; ; {
		at := luaToken().FindStringIndex(lua[i:])
		if at == nil {
			return found
		}
		token := lua[i+at[0] : i+at[1]]
		start := i + at[0]
		i += at[1]
		if level, long := strings.CutSuffix(strings.TrimPrefix(token, "--"), "["); long && strings.HasPrefix(level, "[") {
			end := strings.Index(lua[i:], "]"+level[1:]+"]")
			if end < 0 {
				return found
			}
			i += end
			continue
		}
		if token != "require" {
			continue
		}
		if m := requireArgument().FindStringSubmatch(lua[i:]); m != nil {
			line += strings.Count(lua[counted:start], "\n")
			counted = start
			found = append(found, require{m[1] + m[2] + m[3] + m[4], line})
		}
	}
}
