package datafolder

import (
	"archive/zip"
	"bytes"
	"io"
	"testing"
	"time"

	"menagerie/tts/folder"
)

func TestArchiveHoldsTheFilesAndIsAlwaysTheSame(t *testing.T) {
	files := []folder.File{{Path: "Mods/Images/a.png", Data: []byte("a")}, {Path: "Mods/Workshop/jungle.json", Data: []byte("{}")}}
	at := time.Unix(1796040000, 0)
	data, err := Archive(files, at)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := Archive(files, at.In(time.FixedZone("elsewhere", 3600))); err != nil || !bytes.Equal(again, data) {
		t.Errorf("the same files make another archive in another time zone (%v)", err)
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	if len(z.File) != len(files) {
		t.Fatalf("%d files in the archive, want %d", len(z.File), len(files))
	}
	for i, f := range files {
		r, err := z.File[i].Open()
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(r)
		if z.File[i].Name != f.Path || !bytes.Equal(got, f.Data) || !z.File[i].Modified.Equal(at) {
			t.Errorf("%s holds %q of %v (%v), want %s with %q of %v", z.File[i].Name, got, z.File[i].Modified, err, f.Path, f.Data, at)
		}
	}
}
