package render

import (
	"image"
	"math"
	"strings"
	"testing"
)

func TestThemeNamed(t *testing.T) {
	for _, want := range Themes() {
		if got, err := ThemeNamed(want.Name); got != want || err != nil {
			t.Errorf("%s is %v, %v", want.Name, got, err)
		}
	}
	_, err := ThemeNamed("wod")
	if err == nil || !strings.Contains(err.Error(), "did you mean wood?") || !strings.Contains(err.Error(), "plum, wood, contrast") {
		t.Errorf("got %v", err)
	}
}

// Whatever colours a card gives its sides, they can be read on its pieces and on the board.
func TestInksAreLegible(t *testing.T) {
	for _, theme := range Themes() {
		for _, colour := range []string{"#b3241f", "#ffff00", "#ffffff", "#000000", "#808080", "#20242c"} {
			game := editedGame(t, `red: "#b3241f"`, `red: "`+colour+`"`)
			r, err := New(game, Options{Size: testSize, Theme: theme})
			if err != nil {
				t.Fatal(err)
			}
			for side := range 2 {
				body := r.bodyOf(side + 1)
				if got := r.faceInk(side + 1).contrast(body.Face.middle()); got < body.Contrast {
					t.Errorf("%s: side %d with %s has a contrast of %.1f on its pieces", theme.Name, side+1, colour, got)
				}
				field := theme.Field.middle()
				if got := r.boardInk(side + 1).contrast(field); got < theme.MarkContrast {
					t.Errorf("%s: side %d with %s has a contrast of %.1f on the board", theme.Name, side+1, colour, got)
				}
				if got := field.toward(r.boardInk(side+1), theme.MarkOpacity).contrast(field); got < 2.9 {
					t.Errorf("%s: start marks of side %d with %s have a contrast of %.1f", theme.Name, side+1, colour, got)
				}
			}
		}
		if got := theme.Ink.contrast(theme.Field.middle()); got < 4.5 {
			t.Errorf("%s: lines have a contrast of %.1f", theme.Name, got)
		}
		if got := theme.WaterInk.contrast(theme.Water); got < 4 {
			t.Errorf("%s: the river's title has a contrast of %.1f", theme.Name, got)
		}
	}
}

// What people see who lack red or green cones (Machado and others, 2009), in linear light.
var colourBlindness = map[string][3][3]float64{
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
}

func seenBy(view [3][3]float64, c Colour) Vector {
	tones := newTones()
	from := [3]float64{tones.light(c.R), tones.light(c.G), tones.light(c.B)}
	var to [3]float64
	for i, row := range view {
		to[i] = float64(tones.byte(row[0]*from[0] + row[1]*from[1] + row[2]*from[2]))
	}
	return Vector{to[0], to[1], to[2]}
}

// A theme's own colours for two sides differ for everybody.
func TestDefaultSidesForTheColourBlind(t *testing.T) {
	for _, theme := range Themes() {
		for name, view := range colourBlindness {
			if apart := seenBy(view, theme.Sides[0]).sub(seenBy(view, theme.Sides[1])).length(); apart < 90 {
				t.Errorf("%s: with %s the first two sides are %.0f apart", theme.Name, name, apart)
			}
		}
	}
	game := editedGame(t, `red: "#b3241f", black: "#20242c"`, "")
	for _, theme := range Themes() {
		r, err := New(game, Options{Size: testSize, Theme: theme})
		if err != nil {
			t.Fatal(err)
		}
		if r.sideColour(1) != theme.Sides[0] || r.sideColour(2) != theme.Sides[1] {
			t.Errorf("%s: a card without colours has %v", theme.Name, r.sides)
		}
	}
}

// The rings alone tell sides apart at a player's size, without colours.
func TestRingsDiffer(t *testing.T) {
	var rings []*image.RGBA
	for side := range sidePatterns {
		img := square(faceSize)
		c := newCanvas(img, 2, 2)
		c.flood(Colour{255, 255, 255}.opaque())
		paintSideRing(c, side+1, Colour{}.opaque())
		rings = append(rings, shrunk(img, 64))
	}
	for i, a := range rings {
		for j, b := range rings[:i] {
			if d := meanDifference(a.Pix, b.Pix); d < 4 {
				t.Errorf("the rings of sides %d and %d differ by %.1f levels only", j+1, i+1, d)
			}
		}
	}
}

// What is drawn of a character and of a mark is centred where it should be, within a hundredth of the face.
func TestLabelsAreCentred(t *testing.T) {
	for _, theme := range Themes() {
		for _, card := range cards[:4] {
			r := themed(t, card, theme)
			for kind := range r.game.Tables.Kinds {
				words := r.words
				r.words.marks = make([]lettering, len(words.marks))
				checkInkBox(t, r, kind+1, characterY)
				r.words.characters, r.words.marks = r.words.marks, words.marks
				checkInkBox(t, r, kind+1, markY)
				r.words = words
			}
		}
	}
}

func checkInkBox(t *testing.T, r *Renderer, kind int, wantY float64) {
	t.Helper()
	img := square(faceSize)
	r.paintLabel(newCanvas(img, 2, 2), kind, Colour{}.opaque())
	var box image.Rectangle
	for y := range faceSize {
		for x := range faceSize {
			if img.RGBAAt(x, y).A > 127 {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	middle := box.Min.Add(box.Max)
	x, y := float64(middle.X)/2, float64(middle.Y)/2
	const off = faceSize / 100.0
	if math.Abs(x-faceSize/2) > off || math.Abs(y-faceSize/2*(1-wantY)) > off {
		t.Errorf("%s %s: the ink of kind %d is centred at %.1f, %.1f", r.theme.Name, r.game.Card.Name, kind, x, y)
	}
}

// A board looks the same at any size.
func TestSizesLookAlike(t *testing.T) {
	for _, theme := range Themes() {
		game := readGame(t, cardFile("jungle"))
		var small []*image.RGBA
		for _, size := range []int{512, 2048} {
			r, err := New(game, Options{Size: size, Theme: theme})
			if err != nil {
				t.Fatal(err)
			}
			small = append(small, shrunk(r.boardTexture(), 128))
		}
		if small[0].Rect != small[1].Rect {
			t.Fatalf("%s: %v and %v", theme.Name, small[0].Rect, small[1].Rect)
		}
		if d := meanDifference(small[0].Pix, small[1].Pix); d > 4 {
			t.Errorf("%s: 512 and 2048 pixels differ by %.1f levels", theme.Name, d)
		}
	}
}

// Pieces that belong to nobody may be discs too.
func TestSharedDiscs(t *testing.T) {
	r := themed(t, "capture-chinese-checkers", Contrast)
	r.layout.Piece.Marble = false
	if got, want := r.faceTexture(1).RGBAAt(faceSize/2, 20), r.bodyOf(0).Face.Light; got != want.opaque() {
		t.Errorf("the face is %v, want %v", got, want)
	}
}
