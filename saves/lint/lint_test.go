package lint_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"menagerie/saves/lint"
)

// probe is a save, all findings about it, and what one of them must say.
type probe struct {
	name string
	save string
	want []string
	says string
}

func run(t *testing.T, probes []probe) {
	t.Helper()
	for _, p := range probes {
		t.Run(p.name, func(t *testing.T) {
			got := []string{}
			said := p.says == ""
			for _, f := range check(t, p.save) {
				got = append(got, brief(f))
				said = said || strings.Contains(f.Message, p.says)
				if strings.ContainsAny(f.Message, "\n\r") || strings.HasSuffix(f.Message, ".") {
					t.Errorf("not one sentence: %q", f.Message)
				}
			}
			if !slices.Equal(got, p.want) || !said {
				t.Errorf("findings %q, want %q; they should say %q", got, p.want, p.says)
				for _, f := range check(t, p.save) {
					t.Log(f.Message)
				}
			}
		})
	}
}

func one(finding string) []string { return []string{finding} }

func TestObjects(t *testing.T) {
	inBag := func(content string) string { return object("ba9000", "Bag", `"ContainedObjects":[`+content+`]`) }
	run(t, []probe{
		{"sound", save(die(), inBag(die(`"GUID":"0d1e01"`))), []string{}, ""},
		{"GUID twice", save(die(), die(`"Nickname":"Lucky\nDie"`)), one("error guid-duplicate ObjectStates[1]"), `"Lucky\nDie" has the GUID 0d1e00, and so has a Die_6 at ObjectStates[0]`},
		{"GUID of an object in a bag", save(inBag(die()), die()), one("info guid-nested ObjectStates[1]"), "shares the GUID 0d1e00"},
		{"GUIDs of copies in a bag", save(inBag(die() + "," + die() + "," + die())), one("info guid-nested ObjectStates[0].ContainedObjects[1]"), "2 objects share"},
		{"GUID of a state", save(die(`"States":{"2":` + die() + `}`)), one("info guid-nested ObjectStates[0]"), ""},
		{"words for GUIDs", save(object("RedBag", "Bag"), object("BlueBag", "Bag"), object("", "Bag")), one("warning guid-malformed ObjectStates[0]"), `"RedBag"; TTS gives six digits from 0 to f, and may give it another one (and 2 more like it)`},
		{"word for a GUID in a bag", save(inBag(object("Ace", "Card"))), one("info guid-malformed ObjectStates[0].ContainedObjects[0]"), ""},
		{"unknown kind", save(object("abc123", "Custom_model")), one("warning object-unknown ObjectStates[0].Name"), "did you mean Custom_Model?"},
		{"attached object of an unknown kind", save(die(`"ChildObjects":[` + object("abc123", "Sphere_of_Doom") + `]`)), one("warning object-unknown ObjectStates[0].ChildObjects[0].Name"), ""},
		{"under the table", save(die(`"Transform":{"posX":0,"posY":-3,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}`)), one("info object-below ObjectStates[0].Transform.posY"), "-3.0"},
		{"locked under the table", save(die(`"Locked":true,"Transform":{"posX":0,"posY":-3,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}`)), []string{}, ""},
		{"nowhere", save(`{"GUID":"abc123","Name":"Die_6"}`), one("error transform-invalid ObjectStates[0].Transform"), "has no Transform"},
		{"half a place", save(die(`"Transform":{"posX":1}`)), one("error transform-invalid ObjectStates[0].Transform"), "posY is missing"},
		{"at no number", save(die(`"Transform":{"posX":"NaN","posY":0,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}`)), one("error transform-invalid ObjectStates[0].Transform"), `posX is "NaN"`},
		{"too far away for TTS", save(die(`"Transform":{"posX":1e39,"posY":0,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}`)), one("error transform-invalid ObjectStates[0].Transform"), "1e39"},
		{"nowhere in a bag", save(inBag(die(`"Transform":null`))), one("warning transform-invalid ObjectStates[0].ContainedObjects[0].Transform"), "posX is missing"},
		{"without size", save(die(`"Transform":{"posX":0,"posY":1,"posZ":0,"rotX":0,"rotY":0,"rotZ":0,"scaleX":0,"scaleY":1,"scaleZ":1}`)), one("info scale-zero ObjectStates[0].Transform"), ""},
		{"others in a die", save(die(`"ContainedObjects":[` + object("abc123", "Card") + `]`)), one("warning contents-lost ObjectStates[0].ContainedObjects"), "holds an object, but a Die_6 is no container"},
	})
}

func TestCustomObjects(t *testing.T) {
	run(t, []probe{
		{"model", save(object("abc123", "Custom_Model", `"CustomMesh":{"MeshURL":"https://example.com/a.obj"}`)), []string{}, ""},
		{"model without mesh", save(object("abc123", "Custom_Model_Bag", `"CustomMesh":{"MeshURL":" "}`)), one("warning custom-incomplete ObjectStates[0].CustomMesh"), "has no model (CustomMesh.MeshURL)"},
		{"tile without picture", save(object("abc123", "Custom_Tile")), one("warning custom-incomplete ObjectStates[0].CustomImage"), "CustomImage.ImageURL"},
		{"PDF without file", save(object("abc123", "Custom_PDF", `"CustomPDF":{"PDFUrl":""}`)), one("warning custom-incomplete ObjectStates[0].CustomPDF"), "CustomPDF.PDFUrl"},
		{"bundle without file", save(object("abc123", "Custom_Assetbundle", `"CustomAssetbundle":{}`)), one("warning custom-incomplete ObjectStates[0].CustomAssetbundle"), ""},
		{"card without sheet", save(object("abc123", "CardCustom", `"CardID":100`)), one("warning custom-incomplete ObjectStates[0].CustomDeck"), "no CustomDeck"},
		{"card without face", save(object("abc123", "Card", `"CardID":100,"CustomDeck":{"1":{"FaceURL":"","BackURL":"https://example.com/b.png"}}`)), one("warning custom-incomplete ObjectStates[0].CustomDeck"), "FaceURL in CustomDeck.1"},
		{"stock card", save(object("abc123", "Card", `"CardID":12`)), []string{}, ""},
		{"deck", save(deck("[100,101]", 2)), []string{}, ""},
		{"deck with a card too few", save(deck("[100,101,102]", 2)), one("warning deck-mismatch ObjectStates[0]"), "lists 3 cards, but 2 are in it"},
		{"deck with a card of another sheet", save(deck("[100,201]", 2)), one("warning deck-mismatch ObjectStates[0]"), "card 201 is on sheet 2"},
		{"states", save(die(`"States":{"1":` + die(`"GUID":"000001"`) + `,"3":` + die(`"GUID":"000003"`) + `}`)), []string{}, ""},
		{"state 0", save(die(`"States":{"0":` + die(`"GUID":"000001"`) + `}`)), one("warning states-broken ObjectStates[0].States"), `"0"`},
		{"states with a gap", save(die(`"States":{"2":` + die(`"GUID":"000002"`) + `,"4":` + die(`"GUID":"000004"`) + `}`)), one("warning states-broken ObjectStates[0].States"), "has 3 states"},
		{"state without number", save(die(`"States":{"two":` + die(`"GUID":"000002"`) + `}`)), one("warning states-broken ObjectStates[0].States"), ""},
	})
}

// deck is a deck with one sheet and a number of cards in it.
func deck(ids string, cards int) string {
	var content []string
	for i := range cards {
		content = append(content, object(fmt.Sprintf("ca4d%02x", i), "Card", fmt.Sprintf(`"CardID":%d`, 100+i)))
	}
	return object("dec000", "DeckCustom", `"DeckIDs":`+ids, `"CustomDeck":{"1":{"FaceURL":"https://example.com/f.png"}}`, `"ContainedObjects":[`+strings.Join(content, ",")+`]`)
}

func TestFolding(t *testing.T) {
	var objects []string
	for i := range 3 * lint.MaxEach {
		objects = append(objects, object(fmt.Sprintf("%06x", i/2), "Die_6"))
	}
	findings := check(t, save(objects...))
	if len(findings) != lint.MaxEach {
		t.Fatalf("%d findings", len(findings))
	}
	if last := findings[len(findings)-1].Message; !strings.Contains(last, "(and 10 more findings of this kind)") {
		t.Error(last)
	}
	places := 0
	for _, f := range findings {
		places += f.Count
	}
	if places != 3*lint.MaxEach/2 {
		t.Errorf("the findings stand for %d places", places)
	}
}

// However many warnings a rule has, its errors are listed as errors.
func TestSeveritiesAreFoldedApart(t *testing.T) {
	nowhere := `"Transform":null`
	var inBag []string
	for i := range 2 * lint.MaxEach {
		inBag = append(inBag, object(fmt.Sprintf("ba90%02x", i), "Die_6", nowhere))
	}
	findings := check(t, save(object("ba9000", "Bag", `"ContainedObjects":[`+strings.Join(inBag, ",")+`]`), die(nowhere)), lint.GUIDNested)
	if n := len(findings); n != lint.MaxEach+1 || findings[n-1].Severity != lint.Error || findings[n-1].Count != 1 {
		t.Errorf("%d findings: %+v", n, findings)
	}
}

func TestOff(t *testing.T) {
	text := save(die(), die(), object("abc123", "Die_7"))
	if got := check(t, text, lint.GUIDDuplicate, lint.ObjectUnknown); len(got) != 0 {
		t.Errorf("%+v", got)
	}
	if got := check(t, text, lint.Bulk); len(got) != 2 {
		t.Errorf("%+v", got)
	}
}

func TestBulk(t *testing.T) {
	var objects []string
	for i := range 12 {
		objects = append(objects, object(fmt.Sprintf("%06x", i), "Die_6", fmt.Sprintf(`"Nickname":"Die %d","Description":%q`, i, strings.Repeat("x", (i+1)*20_000))))
	}
	text := save(objects...)
	findings := check(t, text)
	if len(findings) != 1 || brief(findings[0]) != "info bulk " {
		t.Fatalf("%+v", findings)
	}
	message := findings[0].Message
	if strings.Count(message, "ObjectStates") != 10 || !strings.Contains(message, `are "Die 11" at ObjectStates[11] (235 KB), "Die 10"`) || strings.Contains(message, `"Die 1"`) {
		t.Error(message)
	}
}
