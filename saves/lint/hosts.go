package lint

import (
	"strings"

	"menagerie/saves/scan"
	"menagerie/tts/datafolder"
)

const uploadAnew = "upload the files anew"

// deadHosts are hosts, and what the paths begin with, that no longer serve files, and what to do.
var deadHosts = []struct{ host, path, remedy string }{
	// Steam moved its files; the old host has refused them since the end of 2024.
	{datafolder.OldSteam, "", "Steam serves the same files at https://" + datafolder.NewSteam + ", so replace the host, or upload the files anew"},
	// Dropbox ended its public folders on 1 September 2017.
	{"dl.dropboxusercontent.com", "u/", "Dropbox has no public folders any more; " + uploadAnew},
	{"dl.dropbox.com", "u/", "Dropbox has no public folders any more; " + uploadAnew},
	// Google ended web hosting in Drive on 31 August 2016.
	{"googledrive.com", "host/", "Google Drive no longer serves web pages; " + uploadAnew},
	{"www.googledrive.com", "host/", "Google Drive no longer serves web pages; " + uploadAnew},
	// TinyPic closed in September 2019.
	{"tinypic.com", "", "TinyPic has closed; " + uploadAnew},
}

// deadHost is what to do about files on a host that no longer serves them, "" for all others.
func deadHost(host, path string) string {
	for _, d := range deadHosts {
		if (host == d.host || d.path == "" && strings.HasSuffix(host, "."+d.host)) && strings.HasPrefix(path, d.path) {
			return d.remedy
		}
	}
	return ""
}

// webPage is what to do about an address that a browser shows a page for, "" for all others.
func webPage(host, path string) string {
	switch strings.TrimPrefix(host, "www.") {
	case "pastebin.com":
		if isID(path) {
			return "write pastebin.com/raw/ before the last part"
		}
	case "github.com":
		if strings.Contains(path, "/blob/") && !strings.Contains(path, "raw=") {
			return "use the file's address behind GitHub's Raw button"
		}
	case "drive.google.com":
		if strings.HasPrefix(path, "file/d/") {
			return "use https://drive.google.com/uc?export=download&id= and the long part of this address"
		}
	case "imgur.com":
		if isID(path) || strings.HasPrefix(path, "a/") || strings.HasPrefix(path, "gallery/") {
			return "use the picture's own address, which begins with https://i.imgur.com and ends with .png or .jpg"
		}
	}
	return ""
}

// isID tells whether a path is one word of letters and digits.
func isID(path string) bool {
	return path != "" && strings.Trim(path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == ""
}

// noteSteam remembers under which of Steam's addresses a file is.
func (l *Linter) noteSteam(o *scan.Object, host, path, url string) {
	if host != datafolder.OldSteam && host != datafolder.NewSteam {
		return
	}
	file := strings.TrimSuffix(path, "/")
	f := l.assets.steam[file]
	if f == nil {
		if len(l.assets.steam) == maxURLs {
			return
		}
		f = &steamFile{first: o, url: url}
		l.assets.steam[file] = f
	}
	f.old = f.old || host == datafolder.OldSteam
	f.new = f.new || host == datafolder.NewSteam
}
