package savefile

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// Public saves of other mods come back to the byte, through a folder on disk.
func TestPublicSaves(t *testing.T) {
	dir := os.Getenv("MENAGERIE_SAVES")
	if dir == "" {
		t.Skip("set MENAGERIE_SAVES to a folder of saves to unpack them")
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := Unpack(data)
		if json.Valid(data) != (err == nil) {
			t.Errorf("%s: %v", file, err)
		}
		if err != nil {
			continue
		}
		t.Logf("%s: %d files, %d objects, %d scripts, %q", filepath.Base(file), len(tree.Files), tree.Objects, tree.Scripts, tree.Notes)
	}
}
