package tts

import "testing"

func TestPathsOfEverySystemHaveURLs(t *testing.T) {
	for path, want := range map[string]string{
		"/home/ann/my mod/assets":     "file:///home/ann/my%20mod/assets",
		"/mods/鼠#1?":                  "file:///mods/%E9%BC%A0%231%3F",
		`/odd\name`:                   "file:///odd%5Cname",
		`C:\Users\Ann B\mod\assets`:   "file:///C:/Users/Ann%20B/mod/assets",
		`C:/mods/assets`:              "file:///C:/mods/assets",
		`\\?\C:\a long path\assets`:   "file:///C:/a%20long%20path/assets",
		`\\server\share\鼠\assets`:     "file://server/share/%E9%BC%A0/assets",
		`\\?\UNC\server\share\assets`: "file://server/share/assets",
	} {
		if got := pathURL(path); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
		if !isLocal(pathURL(path)) {
			t.Errorf("%s is on no computer", path)
		}
	}
}
