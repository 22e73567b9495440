package saves

import (
	"maps"
	"sync"

	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
)

// builtModules are the texts of the modules that a build of a game has, by name. Most saves of a folder are of a few
// games, and making the modules takes longer than all else that is judged.
func builtModules(game *rules.Game) (map[string]string, error) {
	key := game.Card.Hash() + " " + game.Tables.Hash
	known.Lock()
	defer known.Unlock()
	texts := known.modules[key]
	if texts == nil {
		built, err := script.Modules(game, tts.Setup(game), script.Edition{Version: tts.Version, Language: rules.English})
		if err != nil {
			return nil, err
		}
		texts = map[string]string{}
		for _, m := range built {
			texts[m.Name] = m.Text
		}
		if len(known.modules) == mostKnown {
			clear(known.modules)
		}
		known.modules[key] = texts
	}
	return maps.Clone(texts), nil
}

// mostKnown is how many games' modules are kept, of a quarter of a megabyte each.
const mostKnown = 32

var known = struct {
	sync.Mutex
	modules map[string]map[string]string
}{modules: map[string]map[string]string{}}
