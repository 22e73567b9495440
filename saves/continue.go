package saves

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/rules"
	"menagerie/saves/scan"
	"menagerie/tts/script"
)

// TakeScripts brings the scripts and the UI of an edited save into a game that began with the save as it was before
// the edit, as TTS does when an editor sends it scripts: the table stays as it stands. It is not possible when more
// than these was edited.
func TakeScripts(before, after, running []byte) (save []byte, possible bool) {
	if withoutScripts(before) != withoutScripts(after) {
		return nil, false
	}
	p := newPatch(string(running))
	for _, key := range scriptKeys {
		if value := gjson.GetBytes(after, key); value.Exists() {
			p.values[key] = value.Raw
		}
	}
	edited := map[string]gjson.Result{}
	for _, o := range gjson.GetBytes(after, scan.Top).Array() {
		edited[o.Get("GUID").String()] = o
	}
	for i := range p.objects {
		text := p.object(i)
		o, known := edited[gjson.Get(text, "GUID").String()]
		if !known {
			continue
		}
		if changed := withScripts(text, o); changed != text {
			p.changed[i] = changed
		}
	}
	return []byte(p.String()), true
}

// scriptKeys are what an author edits of an object while it is on the table.
var scriptKeys = []string{"LuaScript", "XmlUI"}

// withoutScripts is all of a save but the scripts of the table and of its objects, to compare.
func withoutScripts(save []byte) string {
	var b strings.Builder
	write := func(key, value gjson.Result) bool {
		if !slices.Contains(scriptKeys, key.String()) {
			b.WriteString(key.Raw + value.Raw)
		}
		return true
	}
	gjson.ParseBytes(save).ForEach(func(key, value gjson.Result) bool {
		if key.String() != scan.Top {
			return write(key, value)
		}
		value.ForEach(func(_, object gjson.Result) bool {
			object.ForEach(write)
			return true
		})
		return true
	})
	return b.String()
}

// withScripts is an object with the scripts of another.
func withScripts(object string, from gjson.Result) string {
	p := newPatch(object)
	for _, key := range scriptKeys {
		if value := from.Get(key); value.Exists() && value.Raw != gjson.Get(object, key).Raw {
			p.values[key] = value.Raw
		}
	}
	return p.String()
}

// CarryOn takes the moves of a running game over into the save that was built of its card anew: as many as the card
// still allows, from its start if the game began there. said tells what could not be kept, "" when all was.
func CarryOn(built, running []byte, before, now *rules.Game) (save []byte, said string) {
	state, err := script.ParseState(gjson.GetBytes(running, statePath).String())
	if err != nil || state.Card != now.Card.Name {
		return built, "The game begins anew: the card is another."
	}
	text, err := json.Marshal(restated(state, before, now))
	if err != nil {
		panic("saves: a script state has a JSON form: " + err.Error())
	}
	p := newPatch(string(built))
	p.values[statePath] = quoteJSON(string(text))
	known := func(name string) (*rules.Card, bool) { return now.Card, name == now.Card.Name }
	repaired, err := Repair(now.Card.Name, []byte(p.String()), Options{Card: known})
	if err != nil {
		return built, fmt.Sprintf("The game begins anew: its moves %v.", err)
	}
	kept, err := script.ParseState(gjson.GetBytes(repaired.Data, statePath).String())
	if err == nil && len(kept.Moves) < len(state.Moves) {
		said = fmt.Sprintf("Of %s, %d could be kept: the card does not allow %s there any more.",
			count(len(state.Moves), "move"), len(kept.Moves), state.Moves[len(kept.Moves)])
	}
	return repaired.Data, said
}

// restated is a state as a game by other rules would have it.
func restated(state *script.State, before, now *rules.Game) script.State {
	s := *state
	s.Tables = now.Tables.Hash
	s.Options = stateOptions(now)
	if s.Start == before.Start().String() {
		s.Start = now.Start().String()
	}
	return s
}
