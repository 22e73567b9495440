package render

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"hash"
	"io/fs"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
)

// sources are this package's own: whoever changes them may change the pictures.
//
//go:embed *.go
var sources embed.FS

// drawingModules are the modules that pictures depend on.
var drawingModules = []string{
	"github.com/fogleman/gg",
	"github.com/golang/freetype", // gg fills with it
	"github.com/klauspost/compress",
	"golang.org/x/image",
}

// key identifies all that a picture depends on: what draws, the card and how its options are set, the options of the
// drawing, and what the picture is of.
func (r *Renderer) key(of ...string) string {
	h := sha256.New()
	h.Write(identity())
	field(h, r.game.Card.Hash(), r.game.Tables.Hash, r.options.identity(), fmt.Sprint(r.game.Board))
	field(h, of...)
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// identity tells options apart: it names every one of them, a theme with all that it consists of.
func (o Options) identity() string {
	return fmt.Sprintf("size %d, theme %+v, font %v, language %q, without coordinates %t", o.Size, *o.Theme, o.Font, o.Language, o.HideCoordinates)
}

// field writes texts so that no two lists of them look the same.
func field(h hash.Hash, texts ...string) {
	for _, text := range texts {
		fmt.Fprintf(h, "%d %s\n", len(text), text)
	}
}

// identity is a hash of what draws: this package, the modules it draws with, Go's own library, and the font.
var identity = sync.OnceValue(func() []byte {
	h := sha256.New()
	err := fs.WalkDir(sources, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasSuffix(name, "_test.go") {
			return err
		}
		text, err := sources.ReadFile(name)
		field(h, name, strings.ReplaceAll(string(text), "\r\n", "\n"))
		return err
	})
	if err != nil {
		panic("render: read the embedded sources: " + err.Error())
	}
	if build, ok := debug.ReadBuildInfo(); ok {
		field(h, build.GoVersion)
		for _, module := range build.Deps {
			if slices.Contains(drawingModules, module.Path) {
				field(h, module.Path, module.Version, module.Sum)
			}
		}
	}
	font, err := FontData()
	if err != nil {
		panic("render: " + err.Error())
	}
	field(h, string(font))
	return h.Sum(nil)
})
