package savefile

import (
	"hash/maphash"
	"slices"
)

// Objects of TTS have a few dozen keys. From manyKeys on a map finds them, and when the objects that are open have
// mostKeys in their maps, nothing more is remembered, so that a text cannot make us use many times its size.
const (
	manyKeys = 64
	mostKeys = 100_000
)

// keySet are the keys of one object, as they are written. It is made for many small objects: a key that is new costs
// little more than a look at a few of its characters.
type keySet struct {
	// seen has a bit for each mark that a key has.
	seen [256 / 64]uint64
	keys []string
	// many are hashes, since the keys would be as large as the text. That two keys have the same one never happens.
	many map[uint64]struct{}
	// inMaps counts the keys in the maps of all objects that are open.
	inMaps *int
}

var keySeed = maphash.MakeSeed()

func (k *keySet) clear() {
	*k.inMaps -= len(k.many)
	k.seen, k.keys, k.many = [len(k.seen)]uint64{}, k.keys[:0], nil
}

// mark is what a key has in common with few others of an object.
func mark(key string) uint8 {
	n := len(key)
	return key[1] + 5*key[n-2] + 31*key[n/2] + 67*uint8(n)
}

// add tells whether a key is new.
func (k *keySet) add(key string) bool {
	if k.many != nil {
		return k.addToMany(key)
	}
	m := mark(key)
	word, bit := &k.seen[m/64], uint64(1)<<(m%64)
	if *word&bit != 0 && slices.Contains(k.keys, key) {
		return false
	}
	*word |= bit
	k.keys = append(k.keys, key)
	if len(k.keys) == manyKeys {
		k.many = make(map[uint64]struct{}, 2*manyKeys)
		for _, key := range k.keys {
			k.addToMany(key)
		}
	}
	return true
}

func (k *keySet) addToMany(key string) bool {
	hash := maphash.String(keySeed, key)
	if _, known := k.many[hash]; known {
		return false
	}
	if *k.inMaps < mostKeys {
		k.many[hash] = struct{}{}
		*k.inMaps++
	}
	return true
}
