package saves

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/tts/savefile"
)

// deadHost is where Steam's cloud used to be; its files moved and the old addresses no longer answer.
const deadHost = "//cloud-3.steamusercontent.com/"

var localURL = regexp.MustCompile(`(?i)^(file:|[a-z]:[\\/])`)

// urls counts URLs of a sort, and remembers the first.
type urls struct {
	count      int
	path, guid string
	url        string
}

func (u *urls) note(path, guid, url string) {
	if u.count == 0 {
		u.path, u.guid, u.url = path, guid, url
	}
	u.count++
}

func (u *urls) finding(code string) Finding {
	return Finding{Code: code, Severity: Warning, Path: u.path, GUID: u.guid}
}

// lintAssets looks at the URLs of all objects, in bags and states too, and of the table itself.
func lintAssets(r *Report, doc *document) {
	var local, dead urls
	look := func(text, path, guid string) {
		savefile.EachText(text, func(key, value string) {
			if !isURLKey(key) {
				return
			}
			url := gjson.Parse(value).String()
			switch {
			case localURL.MatchString(url):
				local.note(path, guid, url)
			case strings.Contains(strings.ToLower(url), deadHost):
				dead.note(path, guid, url)
			}
		})
	}
	for _, m := range doc.rest {
		look(m.key+":"+m.json, m.key[1:len(m.key)-1], "")
	}
	for i := range doc.objects {
		look(doc.objects[i].raw, doc.objects[i].path(), doc.objects[i].guid)
	}
	if local.count > 0 {
		r.add(local.finding(AssetLocal), "%s to files on this computer, the first being %s: nobody else will see them; upload them with TTS's Cloud Manager, or build the mod with --assets-url", addresses(local.count), local.url)
	}
	if dead.count > 0 {
		r.add(dead.finding(AssetDeadHost), "%s to a host that no longer serves them, the first being %s: upload the files anew", addresses(dead.count), dead.url)
	}
}

// isURLKey tells whether TTS keeps an asset's address under a key, such as MeshURL or PDFUrl.
func isURLKey(key string) bool {
	return len(key) >= 3 && strings.EqualFold(key[len(key)-3:], "url")
}

func addresses(n int) string {
	if n == 1 {
		return "1 asset URL points"
	}
	return strconv.Itoa(n) + " asset URLs point"
}
