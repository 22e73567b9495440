package savefile

import "hash/maphash"

// Objects of TTS have a few dozen keys. From manyKeys on a map finds them, and after mostKeys nothing is remembered, so
// that a text cannot make us use many times its size.
const (
	manyKeys = 64
	mostKeys = 10_000
)

// keySet are the keys of one object. It is made for many small objects: looking at a key that is new costs a hash.
type keySet struct {
	// seen has a bit for each hash, of 64, that a key has.
	seen uint64
	keys []string
	many map[string]struct{}
}

var keySeed = maphash.MakeSeed()

func (k *keySet) clear() {
	k.seen, k.keys, k.many = 0, k.keys[:0], nil
}

// add tells whether a key is new.
func (k *keySet) add(key string) bool {
	if k.many != nil {
		return k.addToMany(key)
	}
	bit := uint64(1) << (maphash.String(keySeed, key) & 63)
	if k.seen&bit != 0 {
		for _, other := range k.keys {
			if other == key {
				return false
			}
		}
	}
	k.seen |= bit
	k.keys = append(k.keys, key)
	if len(k.keys) == manyKeys {
		k.many = make(map[string]struct{}, 2*manyKeys)
		for _, key := range k.keys {
			k.many[key] = struct{}{}
		}
	}
	return true
}

func (k *keySet) addToMany(key string) bool {
	if _, known := k.many[key]; known {
		return false
	}
	if len(k.many) < mostKeys {
		k.many[key] = struct{}{}
	}
	return true
}
