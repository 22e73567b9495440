package tts

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
)

// guids hands out GUIDs that are the same in every build: six hexadecimal digits derived from the object's
// memo, counted on in the rare case that two memos meet.
type guids map[string]bool

func (g guids) of(memo string) string {
	for try := 0; ; try++ {
		sum := sha256.Sum256([]byte(memo + strconv.Itoa(try)))
		guid := hex.EncodeToString(sum[:3])
		if !g[guid] {
			g[guid] = true
			return guid
		}
	}
}
