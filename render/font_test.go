package render

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"menagerie/rules"
)

func TestFontCovers(t *testing.T) {
	fonts, err := newTypeface(nil)
	if err != nil {
		t.Fatal(err)
	}
	for language, alphabet := range map[string]string{
		"pieces":      "鼠牛虎兔龍蛇馬羊猴雞狗豬風雷雨電貓狼豹獅象",
		"other sets":  "帥將仕士相俥車傌炮砲兵卒",
		"English":     "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz0123456789",
		"Europe":      "ÄäÖöÜüßÀàÉéÈèÌìÒòÙùÇçÑñØøÅåŁłŐőČčŽž",
		"Russian":     "АаБбВвГгДдЕеЁёЖжЗзИиЙйКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯя",
		"Belarusian":  "АаБбВвГгДдЕеЁёЖжЗзІіЙйКкЛлМмНнОоПпРрСсТтУуЎўФфХхЦцЧчШшЫыЬьЭэЮюЯя’",
		"Traditional": "鬥獸棋爭果梅花象棋中國跳棋紅黑藍綠黃紫白勝負和局",
		"Simplified":  "斗兽棋争果梅花象棋中国跳棋红黑蓝绿黄紫白胜负和局鸡猪猫龙马风电狮帅",
		"punctuation": "“–—…”№€«»、。「」（）",
	} {
		if _, err := fonts.letter(alphabet); err != nil {
			t.Errorf("%s: %v", language, err)
		}
	}
}

// A font of the user's writes what it can; the embedded one does the rest.
func TestPreferredFont(t *testing.T) {
	font, err := ParseFont(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	mixed, err := newTypeface(font)
	if err != nil {
		t.Fatal(err)
	}
	embedded, err := newTypeface(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		text string
		same bool
	}{{"R", false}, {"鼠", true}} {
		a, err := mixed.letter(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		b, err := embedded.letter(tt.text)
		if err != nil {
			t.Fatal(err)
		}
		if same := slices.Equal(a.outlines, b.outlines); same != tt.same {
			t.Errorf("%s is the embedded font's: %v", tt.text, same)
		}
	}
	_, err = mixed.letter("𓃠")
	var missing *glyphError
	if !errors.As(err, &missing) {
		t.Errorf("got %v", err)
	}
	for name, data := range map[string][]byte{"no font": []byte("not a font"), "nothing": nil, "a part": goregular.TTF[:len(goregular.TTF)/2]} {
		if _, err := ParseFont(data); err == nil {
			t.Errorf("%s is taken for a font", name)
		}
	}
}

// Thick letters are wider on all sides, holes narrower, whichever way the outlines run.
func TestThicken(t *testing.T) {
	const by = 0.1
	square := func(low, high float64, clockwise bool) []curve {
		corners := []place{{low, low}, {high, low}, {high, high}, {low, high}}
		if clockwise {
			slices.Reverse(corners)
		}
		var outline []curve
		op := sfnt.SegmentOp(move)
		for _, c := range corners {
			outline = append(outline, curve{op: op, places: [3]place{c}})
			op = line
		}
		return outline
	}
	for _, clockwise := range []bool{true, false} {
		l := lettering{outlines: append(square(-1, 1, clockwise), square(-0.5, 0.5, !clockwise)...)}
		l.thicken(by)
		if d := l.width - (2 + by); d > 1e-9 || d < -1e-9 {
			t.Errorf("clockwise %v: the letter is %g wide", clockwise, l.width)
		}
		if hole := l.rings()[1]; hole[0].x < -0.5+by/2-1e-9 && hole[0].x > -0.5 || max(hole[0].x, hole[2].x) > 0.5-by/2+1e-9 {
			t.Errorf("clockwise %v: the hole is %v", clockwise, hole)
		}
	}
}

func TestMissingGlyph(t *testing.T) {
	for _, tt := range []struct{ name, from, to, text string }{
		{"face", "character: 鼠", "character: 𓃠", "𓃠"},
		{"title", "title: Capture The Fruit\n", "title: Capture 𓃠\n", "Capture 𓃠"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := New(editedGame(t, tt.from, tt.to), Options{})
			var missing *rules.CardError
			if !errors.As(err, &missing) || missing.Text != tt.text || missing.Line == 1 {
				t.Fatalf("got %v", err)
			}
			if !strings.Contains(err.Error(), "𓃠") || !strings.Contains(err.Error(), "U+130E0") {
				t.Errorf("%q does not name the character", err)
			}
		})
	}
}
