package saves_test

import (
	"fmt"

	"menagerie/assets"
	"menagerie/rules"
	"menagerie/saves"
	"menagerie/tts"
)

// Any save can be judged, whoever made it.
func ExampleJudge() {
	save := `{"SaveName": "Mine", "ObjectStates": [
		{"GUID": "abc123", "Name": "BlockSquare", "Transform":
			{"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 0, "rotZ": 0, "scaleX": 1, "scaleY": 1, "scaleZ": 1}},
		{"GUID": "abc123", "Name": "BlockSquare", "Transform":
			{"posX": 2, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 0, "rotZ": 0, "scaleX": 1, "scaleY": 1, "scaleZ": 1}}]}`
	report := saves.Judge("mine.json", []byte(save), saves.Options{})
	fmt.Println(report.OK)
	for _, f := range report.Findings {
		fmt.Println(f.Severity, f.Code, f.Path)
	}
	// Output:
	// false
	// error guid-duplicate ObjectStates[1]
}

// moved is a save of Jungle in which somebody has moved the red elephant by hand, two units to the right.
func moved(game *rules.Game) ([]byte, error) {
	mod, err := tts.Build(game, tts.Options{AssetsURL: "https://example.com/jungle", Size: 64, Language: rules.English})
	if err != nil {
		return nil, err
	}
	for i := range mod.Save.ObjectStates {
		if o := &mod.Save.ObjectStates[i]; o.Memo == "menagerie/jungle/red-elephant" {
			o.Transform.PosX += 2
		}
	}
	return mod.Save.Marshal()
}

// A game of a card is judged by the card, and repaired by it.
func ExampleRepair() {
	file, text, _ := assets.Card("jungle")
	card, err := rules.ReadCard(file, text)
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := card.Compile(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	save, err := moved(game)
	if err != nil {
		fmt.Println(err)
		return
	}
	opts := saves.Options{Card: func(name string) (*rules.Card, bool) { return card, name == card.Name }}
	report := saves.Judge("moved.json", save, opts)
	fmt.Println(report.Findings[0].Message)
	repaired, err := saves.Repair("moved.json", save, opts)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(repaired.Report.OK, repaired.Changes)
	// Output:
	// Red 象8 Elephant stands on 2c; the game has it on 1c: put it back there
	// true [Red 象8 Elephant was put on 1c]
}
