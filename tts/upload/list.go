package upload

import (
	"errors"
	"strings"
)

// readList reads a list of old and new places.
func readList(text string) (*Upload, error) {
	u := newUpload()
	owners := map[string]string{} // URL to the file that it is given to
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		columns := strings.Split(line, "\t")
		if len(columns) < 2 {
			return nil, lineError(i+1, "%.60q has one column: write the old place, a tab, and the new one", line)
		}
		name, address := fileName(strings.TrimSpace(columns[0])), strings.TrimSpace(columns[len(columns)-1])
		if strings.HasPrefix(address, "file:") {
			continue
		}
		if !onWeb(address) {
			return nil, lineError(i+1, "%.60q is no URL on the web", address)
		}
		if before, ok := u.byName[name]; ok && before != address {
			return nil, lineError(i+1, "%s has another URL already, %s", name, before)
		}
		if owner, ok := owners[address]; ok && !sameContent(owner, name) {
			return nil, lineError(i+1, "%s has the URL of %s: one of the two is wrong", name, owner)
		}
		if _, ok := u.byName[name]; !ok {
			u.names = append(u.names, name)
		}
		u.byName[name], owners[address] = address, name
	}
	if len(u.byName) == 0 {
		return nil, errors.New("it names no file on the web: each line has the old place, a tab, and the new one")
	}
	return u, nil
}
