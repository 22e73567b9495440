package tts

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"menagerie/tts/datafolder"
	"menagerie/tts/folder"
)

// Cache is what TTS's cache would hold of the mod, as files of TTS's data folder. What is on this computer TTS does not
// cache. Errors are those of datafolder.Cache.
func (m *Mod) Cache() ([]folder.File, error) {
	local := func(a datafolder.Asset) bool { return isLocal(a.URL) }
	return datafolder.Cache(slices.DeleteFunc(slices.Clone(m.Assets), local))
}

// Local are the names of the assets that the save looks for on this computer.
func (m *Mod) Local() []string { return localOf(m.Assets) }

func localOf(assets []datafolder.Asset) []string {
	var names []string
	for _, a := range assets {
		if isLocal(a.URL) {
			names = append(names, a.Name)
		}
	}
	return names
}

// addArchive adds the mod as an archive of what a data folder holds that has it from the Workshop. An item of the
// Workshop is named by its number; a mod that has none yet, by its card.
func (m *Mod) addArchive(name string) error {
	if local := m.Local(); len(local) > 0 {
		return fmt.Errorf("an archive holds what TTS has downloaded, and %d of %d assets are on this computer only: upload these: %s", len(local), len(m.Assets), strings.Join(local, ", "))
	}
	files, err := m.Cache()
	if err != nil {
		return err
	}
	save := m.Files[0].Data
	files = append(files,
		folder.File{Path: "Mods/Workshop/" + name + ".json", Data: save},
		folder.File{Path: "Mods/Workshop/" + name + ".png", Data: m.Picture},
	)
	data, err := datafolder.Archive(files, time.Unix(versionEpoch, 0))
	if err != nil {
		return err
	}
	m.Files = append(m.Files, folder.File{Path: name + datafolder.ArchiveEnding, Data: data})
	return nil
}
