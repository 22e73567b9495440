package scan

import "strings"

// known are the members that are read here, by the length of their keys.
var known = func() (byLength [20][]string) {
	for _, key := range []string{
		"GUID", "Name", "Nickname", "Memo", "Locked", "Transform", "LuaScript", "LuaScriptState", "XmlUI", Top, Contained, Children, States,
	} {
		byLength[len(key)] = append(byLength[len(key)], key)
	}
	return byLength
}()

// asTTS is a key as TTS writes it, which reads it in any case.
func asTTS(key string) string {
	if len(key) == 0 || len(key) >= len(known) {
		return key
	}
	for _, name := range known[len(key)] {
		if key[0]|' ' == name[0]|' ' && strings.EqualFold(key, name) { // most keys begin otherwise
			return name
		}
	}
	return key
}
