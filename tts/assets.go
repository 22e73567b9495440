package tts

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"menagerie/rules"
	"menagerie/tts/datafolder"
	"menagerie/tts/folder"
	"menagerie/tts/upload"
)

// assetsList lists a mod's assets: a line for each with its path, the SHA-256 and the number of its bytes, and its URL.
const assetsList = "assets.tsv"

// ReadUpload reads where an upload put the files of a game's mod, for Options.Uploaded: a save or a list, as package upload
// describes them. Errors are those of upload.Read.
func ReadUpload(game *rules.Game, data []byte) (*upload.Upload, error) {
	return upload.Read(data, memo(game, ""))
}

// assetsAt are files in a folder that has a URL.
func assetsAt(url string, files []folder.File) []datafolder.Asset {
	var assets []datafolder.Asset
	for _, f := range files {
		assets = append(assets, datafolder.Asset{Name: f.Path, Data: f.Data, URL: url + "/" + f.Path})
	}
	return assets
}

// locate says of each file where it is: where it was uploaded to, or where all assets are.
func locate(game *rules.Game, opts Options, files []folder.File, names map[string]string) ([]datafolder.Asset, upload.Account, error) {
	assets := assetsAt(opts.AssetsURL, files)
	if opts.Uploaded == nil {
		return assets, upload.Account{}, nil
	}
	places, err := placesOf(game, opts.Language, names)
	if err != nil {
		return nil, upload.Account{}, err
	}
	var wanted []upload.File
	for _, a := range assets {
		wanted = append(wanted, upload.File{Name: a.Name, Data: a.Data, Places: places[a.Name]})
	}
	urls, account := opts.Uploaded.Find(wanted)
	for i, a := range assets {
		if url, ok := urls[a.Name]; ok {
			assets[i].URL = url
		}
	}
	return assets, account, nil
}

// placesOf are where the objects of a game refer to its assets, by the assets' names.
func placesOf(game *rules.Game, language string, names map[string]string) (map[string][]upload.Place, error) {
	objects, err := Objects(game, language)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(objects)
	if err != nil {
		return nil, fmt.Errorf("look where the assets of %s are used: %w", game.Card.Name, err)
	}
	used, err := upload.Places(string(text))
	if err != nil {
		return nil, fmt.Errorf("look where the assets of %s are used: %w", game.Card.Name, err)
	}
	places := map[string][]upload.Place{}
	for place, asset := range used {
		places[names[asset]] = append(places[names[asset]], place)
	}
	for _, list := range places {
		slices.SortFunc(list, upload.Place.Compare)
	}
	return places, nil
}

func urlOf(assets []datafolder.Asset, name string) string {
	i := slices.IndexFunc(assets, func(a datafolder.Asset) bool { return a.Name == name })
	if i < 0 {
		return ""
	}
	return assets[i].URL
}

// listOfAssets is the file assetsList.
func listOfAssets(assets []datafolder.Asset) []byte {
	var b strings.Builder
	b.WriteString("# file\tsha256\tbytes\turl\n")
	for _, a := range assets {
		sum := sha256.Sum256(a.Data)
		fmt.Fprintf(&b, "%s/%s\t%s\t%d\t%s\n", AssetsFolder, a.Name, hex.EncodeToString(sum[:]), len(a.Data), a.URL)
	}
	return []byte(b.String())
}
