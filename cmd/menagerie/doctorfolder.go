package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/saves"
	"menagerie/tts/datafolder"
	"menagerie/tts/savefile"
	"menagerie/tts/script"
)

// checkFolder looks for TTS's folder, "" when there is not one that the other verbs would find.
func checkFolder(computer datafolder.Computer, named string) (dir string, found []check) {
	c := check{About: "folder", State: fine}
	dir, err := ttsFolder(named)
	var missing *datafolder.MissingError
	var several *datafolder.AmbiguousError
	switch {
	case errors.As(err, &missing):
		c.State, c.Found = note, "TTS has no folder in "+joinedWhole(missing.Places, " or ")
		c.Cure = "start the game once, which makes it, or name the folder with --tts-dir"
		return "", []check{c}
	case errors.As(err, &several):
		c.State, c.Found = problem, "TTS has several folders, and build --install does not know which: "+joinedWhole(several.Places, ", ")
		c.Cure = "say which one the game uses, with --tts-dir"
		return "", []check{c}
	case err != nil:
		c.State, c.Found, c.Cure = problem, err.Error(), "without --tts-dir, the folder is looked for in its usual places"
		return "", []check{c}
	}
	c.Found = "TTS keeps its data in " + whole(dir)
	if why := unwritable(dir); why != nil {
		c.State, c.Found = problem, c.Found+", and this user may not write there: "+why.Error()
		c.Cure = "give this user the right to write there; build --install puts mods into it"
	}
	return dir, append([]check{c}, inOneDrive(computer, dir)...)
}

func joinedWhole(paths []string, between string) string {
	tied := make([]string, len(paths))
	for i, p := range paths {
		tied[i] = whole(p)
	}
	return strings.Join(tied, between)
}

// inOneDrive notes that files of the folder may be somewhere else.
func inOneDrive(computer datafolder.Computer, dir string) []check {
	isOneDrive := func(part string) bool { return strings.HasPrefix(part, "OneDrive") }
	if computer.System != "windows" || !slices.ContainsFunc(strings.Split(filepath.ToSlash(dir), "/"), isOneDrive) {
		return nil
	}
	return []check{{"OneDrive", note, "the folder is in OneDrive, which may keep files elsewhere until they are opened",
		"in Explorer, right-click the folder Tabletop Simulator and choose Always keep on this device"}}
}

// checkSaves looks at the saves, and at those of them that this tool built.
func checkSaves(dir string) []check {
	files, err := datafolder.Saves(dir)
	if err != nil {
		return []check{{"saves", problem, err.Error(), "see that this user may read the folder"}}
	}
	c := check{About: "saves", State: fine, Found: count(len(files), "save")}
	if len(files) == 0 {
		return []check{{"saves", note, "the game has saved nothing here yet", "if it has, name its folder with --tts-dir"}}
	}
	var mods []installed
	version := ""
	var unread []string
	for _, f := range files {
		data, err := readAtMost(f.Path, savefile.MaxBytes)
		if err != nil {
			unread = append(unread, err.Error())
			continue
		}
		if version == "" {
			version = gjson.GetBytes(data, "VersionNumber").String()
		}
		if identity, ours := script.Identify(gjson.GetBytes(data, "LuaScript").String()); ours && !f.Auto {
			mods = append(mods, installed{f.Path, identity.Card, isStale(f.Path, identity.Card, data)})
		}
	}
	c.Found += ", the newest " + filepath.Base(files[0].Path)
	if version != "" {
		c.Found += " of TTS " + version
	}
	if len(unread) > 0 {
		c.State, c.Found, c.Cure = problem, c.Found+"; "+strings.Join(unread, "; "), "see that this user may read these files"
	}
	return append([]check{c}, checkMods(mods)...)
}

// installed is a save of a mod that this tool built.
type installed struct {
	path, card string
	stale      bool
}

// isStale tells whether this tool would build the script of a save otherwise. It cannot tell that of others' cards.
func isStale(path, card string, save []byte) bool {
	if !shipped(card) {
		return false
	}
	report := saves.Judge(path, save, saves.Options{Card: embeddedCard})
	return slices.ContainsFunc(report.Findings, func(f saves.Finding) bool {
		return f.Code == saves.ScriptChanged || f.Code == saves.CardMismatch
	})
}

// checkMods sums up the mods, a check for each that is out of date.
func checkMods(mods []installed) []check {
	if len(mods) == 0 {
		return []check{{"mods", note, "none of the saves is of a mod that this tool built", whole("menagerie build CARD -o DIR --install") + " puts one there"}}
	}
	var cards []string
	var stale []check
	for _, m := range mods {
		if !slices.Contains(cards, m.card) {
			cards = append(cards, m.card)
		}
		if m.stale {
			stale = append(stale, check{"mods", note, fmt.Sprintf("%s of %s has another script than this version builds", filepath.Base(m.path), m.card),
				whole("menagerie build "+m.card+" -o DIR --install") + " brings it up to date; a game that was begun goes on with its own script"})
		}
	}
	slices.Sort(cards)
	all := check{"mods", fine, fmt.Sprintf("%s of this tool's mods: %s", count(len(mods), "save"), strings.Join(cards, ", ")), ""}
	return append([]check{all}, stale...)
}

// checkCache weighs what the game keeps.
func checkCache(dir string) check {
	stocks, err := datafolder.Stocks(dir)
	switch {
	case err != nil:
		return check{"cache", problem, err.Error(), "see that this user may read the folder"}
	case len(stocks) == 0:
		return check{"cache", fine, "the game has downloaded nothing yet", ""}
	}
	var total int64
	var kinds []string
	for _, s := range stocks {
		total += s.Bytes
		if s.Files > 0 {
			kinds = append(kinds, fmt.Sprintf("%s %s in %s", s.Kind, size(s.Bytes), count(s.Files, "file")))
		}
	}
	return check{"cache", fine, fmt.Sprintf("the game keeps %s: %s", size(total), strings.Join(kinds, ", ")), ""}
}

// size is a number of bytes as people say it.
func size(bytes int64) string {
	const kilo = 1000
	units := []string{"bytes", "kB", "MB", "GB", "TB"}
	amount, unit := float64(bytes), 0
	for amount >= kilo && unit < len(units)-1 {
		amount, unit = amount/kilo, unit+1
	}
	if unit == 0 {
		return fmt.Sprintf("%d bytes", bytes)
	}
	return fmt.Sprintf("%.1f %s", amount, units[unit])
}
