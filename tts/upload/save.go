package upload

import (
	"errors"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/tts/savefile"
)

// readSave reads a save that was written after an upload.
func readSave(data []byte, memos string) (*Upload, error) {
	save, err := savefile.Read(data)
	if err != nil {
		return nil, err
	}
	u := newUpload()
	eachURL(save.Text, func(_, address string) {
		if onWeb(address) {
			u.learn(address)
		}
	})
	places, err := Places(gjson.Get(save.Text, "ObjectStates").Raw)
	if err != nil {
		return nil, err
	}
	ours, local := false, false
	for place, address := range places {
		if !strings.HasPrefix(place.Memo, memos) {
			continue
		}
		ours = true
		if onWeb(address) {
			u.byPlace[place] = address
		} else {
			local = true
		}
	}
	switch {
	case !ours:
		return nil, errors.New("none of its objects is of this card's mod")
	case len(u.byPlace) == 0 && local:
		return nil, errors.New("it points at files on a computer only: upload them with TTS's Cloud Manager, save the game, and give the save that this makes")
	}
	return u, nil
}

// Places are the URLs that a list of objects, as JSON, has under the objects' memos.
func Places(objects string) (map[Place]string, error) {
	list := gjson.Parse(objects)
	if !list.IsArray() {
		return nil, errors.New("its ObjectStates is not a list")
	}
	places := map[Place]string{}
	list.ForEach(func(_, object gjson.Result) bool {
		memo := object.Get("Memo").String()
		eachURL(object.Raw, func(key, address string) {
			if memo != "" && address != "" {
				places[Place{memo, key}] = address
			}
		})
		return true
	})
	return places, nil
}

// eachURL visits the members of valid JSON, at any depth, that TTS keeps the address of a file under.
func eachURL(text string, visit func(key, address string)) {
	savefile.NewCursor(text).SkipTexts(func(key, value string) {
		if len(key) >= 3 && strings.EqualFold(key[len(key)-3:], "url") {
			visit(key, savefile.Unquote(value))
		}
	})
}
