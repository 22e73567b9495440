package lint

import (
	"cmp"
	"slices"
	"strings"

	"menagerie/saves/scan"
	"menagerie/tts/datafolder"
	"menagerie/tts/savefile"
)

// assets remembers addresses, so that each is looked at once.
type assets struct {
	// seen is what is wrong with an address, as it is written in the save.
	seen map[string]fault
	// steam are the files in Steam's cloud by what their addresses end with.
	steam map[string]*steamFile
}

// fault is a code, with what tells one fault of that code from another; neither when nothing is wrong.
type fault struct{ code, detail string }

type steamFile struct {
	old, new bool
	first    *scan.Object
	url      string
}

// maxURLs is how many different addresses are remembered.
const maxURLs = 20_000

func newAssets() assets { return assets{map[string]fault{}, map[string]*steamFile{}} }

func (l *Linter) lintAssets(o *scan.Object) {
	for _, u := range o.URLs {
		if u.Key == "PageURL" { // the page that a tablet shows is no asset
			continue
		}
		f, seen := l.assets.seen[u.JSON]
		if !seen {
			f = l.judgeURL(o, savefile.Unquote(u.JSON))
			if len(l.assets.seen) < maxURLs {
				l.assets.seen[u.JSON] = f
			}
		}
		if f.code != "" {
			l.badURL(o, u, f)
		}
	}
}

// judgeURL tells what is wrong with an address.
func (l *Linter) judgeURL(o *scan.Object, text string) fault {
	url := strings.TrimSpace(text)
	switch {
	case url == "":
		return fault{}
	case isLocal(url):
		l.lintPicture(o, url)
		return fault{AssetLocal, ""}
	case url != text:
		return fault{AssetMalformed, "has blanks around it"}
	}
	scheme, rest, found := strings.Cut(url, "://")
	scheme = strings.ToLower(scheme)
	host, path, _ := strings.Cut(rest, "/")
	switch {
	case !found || scheme != "http" && scheme != "https":
		return fault{AssetMalformed, "does not begin with http:// or https://"}
	case host == "" || strings.ContainsAny(host, " \t\r\n\\<>\"{}") || !strings.Contains(host, ".") && !strings.HasPrefix(host, "localhost"):
		return fault{AssetMalformed, "names no web site"}
	}
	host = strings.ToLower(host)
	l.lintPicture(o, url)
	l.noteSteam(o, host, path, url)
	if why := deadHost(host, path); why != "" {
		return fault{AssetDeadHost, why}
	}
	if why := webPage(host, path); why != "" {
		return fault{AssetPage, why}
	}
	if scheme == "http" {
		return fault{AssetHTTP, ""}
	}
	return fault{}
}

func (l *Linter) badURL(o *scan.Object, u scan.Member, f fault) {
	url := address(savefile.Unquote(u.JSON))
	switch f.code {
	case AssetLocal:
		l.add(f.code, Warning, o, "", "", counted("1 asset URL points to a file on its author's computer, %[2]s: nobody else sees it; upload it with TTS's Cloud Manager",
			"%[1]d asset URLs point to files on their author's computer, the first being %[2]s: nobody else sees them; upload them with TTS's Cloud Manager", url))
	case AssetDeadHost:
		l.add(f.code, Warning, o, "", f.detail, counted("1 asset URL points to a host that no longer serves it, %[2]s: %[3]s",
			"%[1]d asset URLs point to a host that no longer serves them, the first being %[2]s: %[3]s", url, f.detail))
	case AssetMalformed:
		l.add(f.code, Warning, o, "", f.detail, alike("the %.40s of %s is %q, which %s: correct it", u.Key, o, url, f.detail))
	case AssetPage:
		l.add(f.code, Warning, o, "", f.detail, alike("the %.40s of %s is %s, which leads to a web page instead of a file: %s", u.Key, o, url, f.detail))
	case AssetHTTP:
		l.add(f.code, Info, o, "", "", counted("1 asset URL begins with http://, namely %[2]s: https:// is safer, where the host has it",
			"%[1]d asset URLs begin with http://, the first being %[2]s: https:// is safer, where the host has it", url))
	}
}

// maxURL is how many bytes of an address are shown.
const maxURL = 160

// address is a URL in a message.
type address string

func (a address) String() string {
	if len(a) > maxURL {
		return strings.ToValidUTF8(string(a[:maxURL]), "") + "…"
	}
	return string(a)
}

// reportAssets tells of files that the save has under both of Steam's addresses.
func (l *Linter) reportAssets() {
	twice := []*steamFile{}
	for _, f := range l.assets.steam {
		if f.old && f.new {
			twice = append(twice, f)
		}
	}
	slices.SortFunc(twice, func(a, b *steamFile) int {
		return cmp.Or(cmp.Compare(a.first.Offset, b.first.Offset), cmp.Compare(a.url, b.url))
	})
	for _, f := range twice {
		l.add(AssetTwice, Info, f.first, "", "", counted("1 file is in the save under Steam's old address and under its new one, namely %[2]s: TTS loads and keeps it twice; use %[3]s for both",
			"%[1]d files are in the save under Steam's old address and under its new one, the first being %[2]s: TTS loads and keeps them twice; use %[3]s for both", address(f.url), datafolder.NewSteam))
	}
}
