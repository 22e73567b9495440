package datafolder

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/tidwall/gjson"

	"menagerie/tts/folder"
	"menagerie/tts/script"
)

// Where the game keeps saves, and what it downloads: the cache and the Workshop's mods.
const (
	savesFolder = "Saves"
	modsFolder  = "Mods"
)

// slotName is a save that the game shows. Windows and macOS do not mind its case.
var slotName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^TS_Save_(\d{1,9})\.(json|png)$`)
})

func slotNumber(file string) (number int, ok bool) {
	match := slotName().FindStringSubmatch(file)
	if match == nil {
		return 0, false
	}
	number, err := strconv.Atoi(match[1])
	return number, err == nil
}

// slotPaths are the paths of the save with a number and of its picture.
func slotPaths(number int) (save, picture string) {
	stem := savesFolder + "/TS_Save_" + strconv.Itoa(number)
	return stem + ".json", stem + ".png"
}

// slots are the saves of a data folder.
type slots struct {
	dir string
	// listed and made are what earlier installations put there: all of it, and what is still as it was. A file's key is
	// its card.
	listed, made map[string]string
	// last is the highest number in use.
	last int
}

func readSlots(dir string) (slots, error) {
	s := slots{dir: dir}
	var err error
	if s.listed, err = folder.Listed(dir, list); err != nil {
		return s, err
	}
	if s.made, err = folder.Made(dir, list); err != nil {
		return s, err
	}
	s.last, err = lastNumber(filepath.Join(dir, savesFolder))
	return s, err
}

// lastNumber is the highest number of a save in a folder or one below it: the game lets players sort saves into
// folders, where they keep their numbers.
func lastNumber(saves string) (last int, err error) {
	// An os.DirFS is walked also when the folder is a link to another disk.
	err = fs.WalkDir(os.DirFS(saves), ".", func(_ string, entry fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // the game has saved nothing yet
		}
		if err != nil {
			return err
		}
		if number, ok := slotNumber(entry.Name()); ok {
			last = max(last, number)
		}
		return nil
	})
	if err != nil {
		return 0, fmt.Errorf("look which saves there are: %w", err)
	}
	return last, nil
}

// choose is the number for a card's save: that of an earlier installation which nobody has touched, or the next one.
func (s slots) choose(card string) int {
	for _, number := range numbersOf(s.made, card) {
		if _, picture := slotPaths(number); s.isOurs(picture) {
			return number
		}
	}
	return s.last + 1
}

// isOurs tells whether a file is as it was installed, or gone.
func (s slots) isOurs(path string) bool {
	if _, ok := s.made[path]; ok {
		return true
	}
	_, err := os.Lstat(filepath.Join(s.dir, filepath.FromSlash(path)))
	return errors.Is(err, fs.ErrNotExist)
}

// played are the numbers under which a card's save was installed and has since been saved by the game: somebody's game.
func (s slots) played(card string) []int {
	var played []int
	for _, number := range numbersOf(s.listed, card) {
		path, _ := slotPaths(number)
		if _, untouched := s.made[path]; !untouched && cardOf(filepath.Join(s.dir, filepath.FromSlash(path))) == card {
			played = append(played, number)
		}
	}
	return played
}

// numbersOf are those of a card's saves among files, in order.
func numbersOf(files map[string]string, card string) []int {
	var numbers []int
	for path, of := range files {
		name, inSaves := strings.CutPrefix(path, savesFolder+"/")
		if number, ok := slotNumber(name); ok && inSaves && of == card && strings.HasSuffix(name, ".json") {
			numbers = append(numbers, number)
		}
	}
	slices.SortFunc(numbers, cmp.Compare[int])
	return numbers
}

// cardOf is the card whose script a save has, "" for none.
func cardOf(file string) string {
	data, err := os.ReadFile(file)
	if err != nil || !gjson.ValidBytes(data) {
		return ""
	}
	identity, _ := script.Identify(gjson.GetBytes(data, "LuaScript").String())
	return identity.Card
}
