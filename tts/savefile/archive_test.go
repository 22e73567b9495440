package savefile

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// zipped is an archive of files, paths and texts by turns.
func zipped(t testing.TB, files ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		f, err := w.Create(files[i])
		if err == nil {
			_, err = io.WriteString(f, files[i+1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func openBytes(data []byte) (*File, error) { return OpenStream("-", bytes.NewReader(data)) }

func TestArchive(t *testing.T) {
	const save = `{"ObjectStates":[]}`
	file, err := openBytes(zipped(t,
		"Mods/Images/", "",
		"Mods/Images/a.png", "PNG",
		"Mods/Workshop/1.json", save,
		"Mods/Workshop/2", string(document(t)),
		"Mods/Workshop/notes", "no save",
		"Mods/Workshop/WorkshopFileInfos.json", "[]",
		"__MACOSX/Mods/._1.json", "\x00",
		`..\..\Saves\3.JSON`, save+" ",
		"../\x1b[2J/4.bson", string(document(t))))
	if err != nil {
		t.Fatal(err)
	}
	var paths []string
	for _, e := range file.Entries {
		paths = append(paths, e.Path)
		data, err := e.Read()
		if err != nil || int64(len(data)) != e.Size {
			t.Errorf("%s: %d bytes of %d: %v", e.Path, len(data), e.Size, err)
		}
	}
	if want := []string{"Mods/Workshop/1.json", "Mods/Workshop/2", `..\..\Saves\3.JSON`, "../\uFFFD[2J/4.bson"}; !slices.Equal(paths, want) || !file.Archive {
		t.Errorf("%q, want %q", paths, want)
	}
	if _, err := file.Save(); err == nil || !strings.Contains(err.Error(), "4 saves (Mods/Workshop/1.json,") {
		t.Errorf("the one save of four: %v", err)
	}
	one, err := openBytes(zipped(t, "Saves/a.json", save))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := one.Save(); err != nil || got.Text != save {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestArchivesThatAreBroken(t *testing.T) {
	const save = `{"SaveName":"some text that is kept","ObjectStates":[]}`
	good := zipped(t, "a.json", save)
	directory := bytes.Index(good, []byte("PK\x01\x02"))
	changed := func(at int, b byte) []byte {
		data := bytes.Clone(good)
		data[at] = b
		return data
	}
	const flags, method, packed, unpacked = 8, 10, 20, 24
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"cut off":             {good[:len(good)-9], "breaks off or is damaged"},
		"no files":            {zipped(t), "without a save"},
		"no save":             {zipped(t, "a.png", ""), "without a save"},
		"encrypted":           {changed(directory+flags, 1), "encrypted"},
		"odd method":          {changed(directory+method, 99), "a way (99)"},
		"another byte":        {changed(40, '#'), "damaged in the archive"},
		"more than it says":   {changed(directory+unpacked, 3), "damaged in the archive"},
		"less than it says":   {changed(directory+unpacked+1, 3), "damaged in the archive"},
		"packed in less":      {changed(directory+packed, 3), "damaged in the archive"},
		"packed in more":      {changed(directory+packed+3, 1), "breaks off or is damaged"},
		"a bomb":              {zipped(t, "a.json", strings.Repeat(" ", 3*smallArchived)), "300 times as large"},
		"a gigabyte, it says": {changed(directory+unpacked+3, 0x3f), "300 times as large"},
		"more, it says":       {changed(directory+unpacked+3, 0xff), "more than 1 GiB together"},
	} {
		file, err := openBytes(c.data)
		if err == nil {
			_, err = file.Save()
		}
		if err == nil || !strings.Contains(err.Error(), c.want) || isUnreadable(err) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// A directory that lists too much is not read to its end.
func TestArchiveOfManyFiles(t *testing.T) {
	good := zipped(t, "a.json", "{}")
	directory := bytes.Index(good, []byte("PK\x01\x02"))
	end := bytes.Index(good, []byte("PK\x05\x06"))
	const copies = 60_000
	name := strings.Repeat("a", 1000)
	record := append(bytes.Clone(good[directory:end-len("a.json")]), name...)
	binary.LittleEndian.PutUint16(record[28:], uint16(len(name)))
	data := append(bytes.Clone(good[:directory]), bytes.Repeat(record, copies)...)
	tail := bytes.Clone(good[end:])
	binary.LittleEndian.PutUint16(tail[8:], copies)
	binary.LittleEndian.PutUint16(tail[10:], copies)
	binary.LittleEndian.PutUint32(tail[12:], uint32(copies*len(record)))
	if _, err := openBytes(append(data, tail...)); err == nil || !strings.Contains(err.Error(), "lists too many files") {
		t.Error(err)
	}
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, io.ErrClosedPipe }

func TestUnreadable(t *testing.T) {
	for name, open := range map[string]func() (*File, error){
		"missing": func() (*File, error) { return OpenFile(filepath.Join(t.TempDir(), "none")) },
		"folder":  func() (*File, error) { return OpenFile(t.TempDir()) },
		"stream":  func() (*File, error) { return OpenStream("-", failing{}) },
	} {
		if _, err := open(); !isUnreadable(err) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestIsSave(t *testing.T) {
	dir := t.TempDir()
	for name, c := range map[string]struct {
		data []byte
		want bool
	}{
		"TS_Save_1.JSON":     {nil, true},
		"SaveFileInfos.json": {nil, false},
		"a.png":              {nil, false},
		"a.bson":             {nil, true},
		"mod.ttsmod":         {nil, true},
		"saves.zip":          {zipped(t, "a.json", "{}"), true},
		"pictures.zip":       {zipped(t, "a.png", ""), false},
		"WorkshopUpload":     {document(t), true},
		"README":             {[]byte("a text"), false},
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, c.data, 0o644); err != nil {
			t.Fatal(err)
		}
		if IsSave(path) != c.want {
			t.Errorf("%s: %v", name, !c.want)
		}
	}
	if !IsSave(filepath.Join(dir, "none.zip")) || IsSave(filepath.Join(dir, "none")) {
		t.Error("what cannot be read counts by its name")
	}
}

func FuzzArchive(f *testing.F) {
	f.Add(zipped(f, "a.json", `{"ObjectStates":[]}`, "b", string(document(f))))
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := openBytes(data)
		if err != nil {
			return
		}
		for _, e := range file.Entries {
			if data, err := e.Read(); err == nil && int64(len(data)) != e.Size {
				t.Fatalf("%d bytes of %d", len(data), e.Size)
			}
		}
	})
}
