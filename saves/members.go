package saves

import (
	"strings"

	"github.com/tidwall/gjson"
)

// fields are the members of a JSON object, as TTS reads them: in any case, and of several of one name the last.
type fields map[string]gjson.Result

func members(value gjson.Result) fields {
	all := fields{}
	if !value.IsObject() {
		return all
	}
	value.ForEach(func(key, value gjson.Result) bool {
		all[strings.ToLower(key.String())] = value
		return true
	})
	return all
}

func (f fields) get(key string) gjson.Result { return f[strings.ToLower(key)] }

// keyDepth is how deep the parts of an object lie that make its looks and its place.
const keyDepth = 2

// doubledKey is a key under which a JSON object, or one that is a member of it, has several objects, in whatever case; ""
// for none. TTS makes one of them, which has what either says.
func doubledKey(object gjson.Result, depth int) string {
	seen, doubled := map[string]bool{}, ""
	object.ForEach(func(key, value gjson.Result) bool {
		name := strings.ToLower(key.String())
		switch {
		case seen[name] && value.IsObject():
			doubled = key.String()
		case depth > 0 && value.IsObject():
			doubled = doubledKey(value, depth-1)
		}
		seen[name] = true
		return doubled == ""
	})
	return doubled
}
