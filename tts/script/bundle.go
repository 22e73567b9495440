package script

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// Root is the name of the module that runs when TTS loads the script.
const Root = "__root"

// Module is one file of Lua.
type Module struct {
	Name string
	Text string
}

// The parts of a bundle that luabundle and the editors go by.
const (
	bundleHead  = `-- Bundled by luabundle {"version":"1.6.0","luaVersion":"5.2","rootModuleName":"__root"}` + "\n"
	bundleTail  = `return __bundle_require("__root")`
	moduleHead  = `__bundle_register(%s, function(require, _LOADED, __bundle_register, __bundle_modules)` + "\n"
	moduleTail  = "\nend)\n" // its first line break does not belong to the module
	bundleStart = `local __bundle_require, __bundle_loaded, __bundle_register, __bundle_modules = (function(outer)
  local modules, loaded, busy = {}, {}, {}

  local function register(name, body)
    modules[name] = body
  end

  local function require(name)
    if loaded[name] == nil then
      local body = modules[name]
      if body == nil and outer then
        return outer(name)
      elseif body == nil then
        error("no module is called " .. tostring(name))
      elseif busy[name] then
        error("module " .. name .. " requires itself")
      end
      busy[name] = true
      local value = body(require, loaded, register, modules)
      busy[name] = nil
      loaded[name] = value == nil and true or value
    end
    return loaded[name]
  end

  return require, loaded, register, modules
end)(nil)
`
)

// Bundle makes one script of modules, in the form that luabundle and the TTS editors take apart again. One
// of the modules is Root.
func Bundle(modules []Module) string {
	return Parts{Head: bundleHead + bundleStart, Modules: modules, Tail: bundleTail + "\n"}.Join()
}

var registerLine = regexp.MustCompile(`(?m)^__bundle_register\("([^"\\]+)", function\(require, _LOADED, __bundle_register, __bundle_modules\)\n`)

// ErrNoBundle is Unbundle's error for a script that is not a bundle.
var ErrNoBundle = errors.New("the script is no bundle: it registers no modules")

// Unbundle takes a bundle apart. Line ends may have become CRLF or CR; the modules have LF. What stands around
// the modules is left out: IsBundle tells whether it is what Bundle writes.
func Unbundle(text string) ([]Module, error) {
	parts, err := takeApart(unixLines(text))
	if err != nil {
		return nil, err
	}
	modules := make([]Module, len(parts))
	for i, p := range parts {
		modules[i] = p.Module
	}
	return modules, nil
}

// part is a module in its bundle: start is where its text begins there.
type part struct {
	Module
	start int
}

func takeApart(text string) ([]part, error) {
	heads := registerLine.FindAllStringSubmatchIndex(text, -1)
	if heads == nil {
		return nil, ErrNoBundle
	}
	var parts []part
	for i, head := range heads {
		end := strings.LastIndex(text, "\n"+bundleTail)
		if i+1 < len(heads) {
			end = heads[i+1][0]
		}
		name := text[head[2]:head[3]]
		body, found := "", false
		if end >= head[1] {
			body, found = strings.CutSuffix(strings.TrimRight(text[head[1]:end], "\n"), strings.TrimRight(moduleTail, "\n"))
		}
		if !found {
			return nil, fmt.Errorf("taking the bundle apart: module %s has no end", name)
		}
		parts = append(parts, part{Module{Name: name, Text: body}, head[1]})
	}
	return parts, nil
}

// IsBundle tells whether a script is what Bundle makes of modules, but for line ends and blanks at its ends.
func IsBundle(text string, modules []Module) bool { return Same(text, Bundle(modules)) }

// Same tells whether two scripts are the same but for line ends, which TTS changes, and blanks at their ends.
func Same(a, b string) bool {
	return strings.TrimSpace(unixLines(a)) == strings.TrimSpace(unixLines(b))
}

func unixLines(text string) string {
	return strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
}
