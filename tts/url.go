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
	return pathURL(abs), nil
}

// pathURL is the URL of an absolute path. One of Windows begins with a drive or, in a network, with \\ and a computer; \\?\ in
// front of either only tells Windows not to look at the rest.
func pathURL(path string) string {
	if strings.HasPrefix(path, "/") {
		return (&url.URL{Scheme: "file", Path: path}).String()
	}
	path, long := strings.CutPrefix(path, `\\?\`)
	if share, ok := strings.CutPrefix(path, `UNC\`); long && ok {
		path = `\\` + share
	}
	path = strings.ReplaceAll(path, `\`, "/")
	if share, ok := strings.CutPrefix(path, "//"); ok {
		host, path, _ := strings.Cut(share, "/")
		return (&url.URL{Scheme: "file", Host: host, Path: "/" + path}).String()
	}
	return (&url.URL{Scheme: "file", Path: "/" + path}).String()
}

// isLocal tells whether a URL leads to a file on somebody's computer.
func isLocal(u string) bool { return strings.HasPrefix(u, "file:") }

// WebURL checks where assets are to be on the web, writes it as browsers send it, and takes the slash off its end.
func WebURL(text string) (string, error) {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.RawQuery != "" || u.Fragment != "" {
		return "", fmt.Errorf("%q is no place on the web: for example https://example.com/my-mod", text)
	}
	return strings.TrimRight(u.String(), "/"), nil
}
