package upload

import (
	"crypto/sha1"
	"encoding/hex"
	"net/url"
	"path"
	"regexp"
	"strings"
	"sync"
)

// steamAddress is Steam's URL of an uploaded file; the last part is the SHA-1 of what it holds.
var steamAddress = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^https?://[^/]+/ugc/\d+/([0-9a-f]{40})/?$`)
})

// steamSum is the SHA-1 in Steam's URL of a file, in lower case, "" for another URL.
func steamSum(address string) string {
	if match := steamAddress().FindStringSubmatch(address); match != nil {
		return strings.ToLower(match[1])
	}
	return ""
}

func sum(data []byte) string {
	s := sha1.Sum(data)
	return hex.EncodeToString(s[:])
}

// fileName is the last part of a URL or path, without what a query adds.
func fileName(address string) string {
	if u, err := url.Parse(address); err == nil && u.Path != "" {
		address = u.Path
	}
	return path.Base(strings.ReplaceAll(address, `\`, "/"))
}

// hashedName is the name of a file of a mod: what it is, a hash of what it holds, and its ending.
var hashedName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(.+)\.([0-9a-f]{8})(\.[a-z]+)$`)
})

// sameButContent tells whether two names are of one file with different contents.
func sameButContent(a, b string) bool {
	partsA, partsB := hashedName().FindStringSubmatch(a), hashedName().FindStringSubmatch(b)
	return partsA != nil && partsB != nil && a != b && partsA[1] == partsB[1] && partsA[3] == partsB[3]
}

// sameContent tells whether two names are of files with one content.
func sameContent(a, b string) bool {
	partsA, partsB := hashedName().FindStringSubmatch(a), hashedName().FindStringSubmatch(b)
	return a == b || partsA != nil && partsB != nil && partsA[2] == partsB[2]
}

// tellsContent tells whether a URL says what the file there holds.
func tellsContent(address string) bool {
	return steamSum(address) != "" || hashedName().MatchString(fileName(address))
}

func onWeb(address string) bool {
	u, err := url.Parse(address)
	return err == nil && u.Host != "" && (u.Scheme == "https" || u.Scheme == "http")
}
