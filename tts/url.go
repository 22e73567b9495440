package tts

import (
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
)

// FileURL is the file:/// URL of a folder on this computer, for Options.AssetsURL. A mod that uses it works on
// this computer only.
func FileURL(dir string) (string, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", fmt.Errorf("find where %s is: %w", dir, err)
	}
	p := filepath.ToSlash(abs)
	if !strings.HasPrefix(p, "/") {
		p = "/" + p // a Windows path begins with its drive
	}
	return (&url.URL{Scheme: "file", Path: p}).String(), nil
}

// IsLocal tells whether a URL leads to a file on somebody's computer.
func IsLocal(u string) bool { return strings.HasPrefix(u, "file:") }

// WebURL checks where assets are to be on the web, writes it as browsers send it, and takes the slash off its end.
func WebURL(text string) (string, error) {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.RawQuery != "" || u.Fragment != "" {
		return "", fmt.Errorf("%q is no place on the web: for example https://example.com/my-mod", text)
	}
	return strings.TrimRight(u.String(), "/"), nil
}
