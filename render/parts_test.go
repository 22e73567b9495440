package render

import (
	"bytes"
	"image"
	"image/jpeg"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"golang.org/x/image/font/gofont/goregular"
)

func TestEveryPartHasItsPictures(t *testing.T) {
	r := newRenderer(t)
	var all []string
	for _, p := range r.Pictures(Parts, nil) {
		all = append(all, p.Name)
	}
	for _, want := range []string{"board.png", "face-red-rat.png", "tray-black.png", "token.png", "thumbnail.png", "position.png", "pieces.png", "move-rat.png", "workshop.jpg", "header.jpg"} {
		if !slices.Contains(all, want) {
			t.Errorf("no %s among %v", want, all)
		}
	}
	sorted := slices.Sorted(slices.Values(all))
	if len(slices.Compact(sorted)) != len(all) {
		t.Errorf("a name occurs twice in %v", all)
	}
}

func TestKeysTellWhatAPictureDependsOn(t *testing.T) {
	r := newRenderer(t)
	key := func(r *Renderer, part Part) string { return r.Pictures([]Part{part}, nil)[0].Key }
	moved, _, err := r.game.Start().Play(r.game.Start().Moves()[0])
	if err != nil {
		t.Fatal(err)
	}
	larger, err := New(r.game, Options{Size: 2 * testSize})
	if err != nil {
		t.Fatal(err)
	}
	recoloured, err := New(editedGame(t, `red: "#b3241f"`, `red: "#b3241e"`), Options{Size: testSize})
	if err != nil {
		t.Fatal(err)
	}
	before := key(r, BoardPart)
	for name, other := range map[string]string{
		"another size": key(larger, BoardPart), "another card": key(recoloured, BoardPart), "another picture": key(r, TokenPart),
	} {
		if other == before {
			t.Errorf("%s has the same key", name)
		}
	}
	if again := key(newRenderer(t), BoardPart); again != before {
		t.Errorf("the same picture has the keys %s and %s", before, again)
	}
	if key(r, PositionPart) == r.Pictures([]Part{PositionPart}, moved)[0].Key {
		t.Error("another position has the same key")
	}
}

// A key that leaves an option out would keep pictures that another value of it would change.
func TestKeysTellOptionsApart(t *testing.T) {
	font, err := ParseFont(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	repainted := *Wood
	repainted.Bodies = slices.Clone(Wood.Bodies)
	repainted.Bodies[0].Edge.B++
	regrained := *Wood
	regrained.Field.Grain = paper
	game, keys := readGame(t, flagship), map[string]Options{}
	all := []Options{
		{}, {Size: testSize}, {Language: "it"}, {HideCoordinates: true}, {Font: font},
		{Theme: Wood}, {Theme: Contrast}, {Theme: &repainted}, {Theme: &regrained},
	}
	for _, options := range all {
		r, err := New(game, options)
		if err != nil {
			t.Fatal(err)
		}
		key := r.key()
		if same, ok := keys[key]; ok {
			t.Errorf("%+v has the key of %+v", options, same)
		}
		keys[key] = options
	}
	for i := range reflect.TypeFor[Options]().NumField() {
		tried := slices.ContainsFunc(all, func(o Options) bool { return !reflect.ValueOf(o).Field(i).IsZero() })
		if field := reflect.TypeFor[Options]().Field(i).Name; !tried {
			t.Errorf("nobody has tried %s: let Options.identity name it, then try it here", field)
		}
	}
	spelled, err := New(game, Options{Theme: Plum, Size: DefaultSize})
	if _, ok := keys[spelled.key()]; !ok || err != nil {
		t.Errorf("what is usual has another key when it is asked for: %v", err)
	}
}

// The same bytes must come of one core as of many.
func TestCoresDoNotShow(t *testing.T) {
	large := image.NewRGBA(image.Rect(0, 0, 700, 900)) // several strips
	for i := range large.Pix {
		large.Pix[i] = uint8(i*i>>9) | 3
	}
	encode := func() []byte {
		var b bytes.Buffer
		if err := encodePNG(&b, large); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	many := encode()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if !bytes.Equal(encode(), many) {
		t.Error("one core encodes other bytes")
	}
}

func TestWorkshopPictures(t *testing.T) {
	r := newRenderer(t)
	images, err := DrawAll(r.Pictures([]Part{WorkshopPart}, nil), func() {})
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []image.Point{{workshopSize, workshopSize}, {headerWidth, headerHeight}} {
		data := images[i].Data
		config, err := jpeg.DecodeConfig(bytes.NewReader(data))
		if got := image.Pt(config.Width, config.Height); err != nil || got != want {
			t.Errorf("%s is %v large, want %v: %v", images[i].Name, got, want, err)
		}
		if len(data) >= 1<<20 {
			t.Errorf("%s has %d bytes: the Workshop wants less than 1 MB", images[i].Name, len(data))
		}
	}
}
