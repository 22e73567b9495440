package lint

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/saves/scan"
	"menagerie/tts/names"
)

func (l *Linter) lintKind(o *scan.Object) {
	if !names.Objects.Has(o.Name) {
		l.add(ObjectUnknown, Warning, o, "Name", o.Name, func(count int) string {
			return alike("TTS has no kind of object called %.60q that we know, and leaves out what it does not know%s", o.Name, didYouMean(names.Objects.Nearest(o.Name)))(count)
		})
	}
	if o.Contains > 0 && names.Objects.Has(o.Name) && !names.Containers.Has(o.Name) {
		l.add(ContentsLost, Warning, o, scan.Contained, o.Name, alike("%s holds %s, but a %s is no container: what is in it cannot be taken out, and is lost when TTS saves", o, objects(o.Contains), o.Name))
	}
}

func objects(count int) string {
	if count == 1 {
		return "an object"
	}
	return fmt.Sprintf("%d objects", count)
}

func didYouMean(name string) string {
	if name == "" {
		return ""
	}
	return "; did you mean " + name + "?"
}

// below is the height under which nothing rests on a table of TTS.
const below = -1

// floats tells whether nothing pulls an object down: zones and texts in the air.
func floats(o *scan.Object) bool {
	switch o.Name {
	case "3DText", "LayoutZone", "FogOfWar":
		return true
	}
	return o.Locked || strings.HasSuffix(o.Name, "Trigger")
}

func (l *Linter) lintPlace(o *scan.Object) {
	t := &o.Transform
	switch {
	case t.Fault != "":
		severity := Error
		if !o.OnTable() {
			severity = Warning
		}
		l.add(TransformInvalid, severity, o, "Transform", each(o), alike("%s has no place on the table: %s; delete the object, or give its Transform numbers", o, t.Fault))
		return
	case t.ScaleX == 0 || t.ScaleY == 0 || t.ScaleZ == 0:
		l.add(ScaleZero, Info, o, "Transform", o.Name, alike("%s has a scale of 0, so that nobody sees it or can pick it up", o))
	}
	if o.OnTable() && t.Y < below && !floats(o) {
		l.add(ObjectBelow, Info, o, "Transform.posY", "below", alike("%s lies below the table, at height %s, and is not locked: it may fall out of the game", o, strconv.FormatFloat(t.Y, 'f', 1, 64)))
	}
}

// customs are the members and addresses that make custom objects what they are, by the beginning of Name.
var customs = []struct{ name, member, url, what string }{
	{"Custom_Model", "CustomMesh", "MeshURL", "model"},
	{"Custom_Assetbundle", "CustomAssetbundle", "AssetbundleURL", "AssetBundle"},
	{"Custom_PDF", "CustomPDF", "PDFUrl", "PDF"},
	{"Custom_Tile", "CustomImage", "ImageURL", "picture"},
	{"Custom_Token", "CustomImage", "ImageURL", "picture"},
	{"Custom_Board", "CustomImage", "ImageURL", "picture"},
	{"Custom_Dice", "CustomImage", "ImageURL", "picture"},
	{"Custom_Jigsaw_Puzzle", "CustomImage", "ImageURL", "picture"},
	{"Figurine_Custom", "CustomImage", "ImageURL", "picture"},
}

func (l *Linter) lintCustom(o *scan.Object) {
	for _, c := range customs {
		if !strings.HasPrefix(o.Name, c.name) {
			continue
		}
		if strings.TrimSpace(gjson.Get(o.Member(c.member), c.url).String()) == "" {
			l.add(CustomIncomplete, Warning, o, c.member, o.Name, alike("%s, a %s, has no %s (%s.%s): give it one, or delete it", o, o.Name, c.what, c.member, c.url))
		}
		return
	}
}

func (l *Linter) lintDeck(o *scan.Object) {
	sheets := gjson.Parse(o.Member("CustomDeck"))
	fault := ""
	if o.Name == "CardCustom" || o.Name == "DeckCustom" {
		if !sheets.IsObject() {
			fault = "no CustomDeck"
		}
	}
	sheets.ForEach(func(id, sheet gjson.Result) bool {
		if strings.TrimSpace(sheet.Get("FaceURL").String()) == "" {
			fault = fmt.Sprintf("no FaceURL in CustomDeck.%.20s", id.String())
		}
		return fault == ""
	})
	if fault != "" {
		l.add(CustomIncomplete, Warning, o, "CustomDeck", o.Name, alike("%s has %s: its cards show no picture; give it one, or delete it", o, fault))
	}
	l.lintCards(o, sheets)
}

// lintCards compares the numbers of a deck's cards with the sheets that they are cut from, and with the cards. A card
// outside a deck may well be numbered by a sheet that its deck had.
func (l *Linter) lintCards(o *scan.Object, sheets gjson.Result) {
	ids := gjson.Parse(o.Member("DeckIDs"))
	if !ids.IsArray() {
		return
	}
	fault, count := "", 0
	ids.ForEach(func(_, id gjson.Result) bool {
		count++
		if n := id.Int(); n >= 100 && sheets.IsObject() && !sheets.Get(strconv.FormatInt(n/100, 10)).Exists() {
			fault = fmt.Sprintf("its card %d is on sheet %d, which is not in CustomDeck", n, n/100)
		}
		return fault == ""
	})
	if fault == "" && count != o.Contains {
		fault = fmt.Sprintf("DeckIDs lists %d cards, but %d are in it", count, o.Contains)
	}
	if fault != "" {
		l.add(DeckMismatch, Warning, o, "", o.Name, alike("%s is not sound: %s; take the deck from an earlier save", o, fault))
	}
}

// lintStates checks that the other states are numbered from 1, but for the one number that is the state shown.
func (l *Linter) lintStates(o *scan.Object) {
	if o.StateKeys == nil {
		return
	}
	n := len(o.StateKeys) + 1
	seen := map[int]bool{}
	for _, key := range o.StateKeys {
		number, err := strconv.Atoi(key)
		if err != nil || number < 1 || number > n || seen[number] {
			l.add(StatesBroken, Warning, o, scan.States, "states", alike("%s has %d states, one of them numbered %.20q: TTS numbers them from 1 and leaves out only the one that is shown, so some cannot be reached", o, n, key))
			return
		}
		seen[number] = true
	}
}
