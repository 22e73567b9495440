package main

import (
	"strings"

	"github.com/tidwall/gjson"

	"menagerie/rules"
	"menagerie/saves"
	"menagerie/tts"
	"menagerie/tts/playtest"
	"menagerie/tts/script"
)

// perftDepth is how many moves deep serve counts; it is asked after every move.
const perftDepth = 2

// inspect is what authors see beside the table.
func (x *exhibit) inspect(save []byte, seated map[string]bool) playtest.Insight {
	options := saves.Options{Card: embeddedCard, Seated: seated}
	if game := x.made.Load().game; game != nil {
		options.Card = func(name string) (*rules.Card, bool) { return game.Card, name == game.Card.Name }
	}
	report := saves.Judge(x.arg, save, options)
	in := playtest.Insight{Position: report.Position, Findings: []playtest.Finding{}}
	for _, f := range report.Findings {
		in.Findings = append(in.Findings, playtest.Finding{Severity: string(f.Severity), Code: f.Code, Message: f.Message})
	}
	if known, ok := options.Card(report.Card); ok {
		inspectGame(&in, known, save)
	}
	return in
}

// inspectGame adds what the script's state tells of a game. The points are known without it.
func inspectGame(in *playtest.Insight, card *rules.Card, save []byte) {
	state, err := script.ParseState(gjson.GetBytes(save, "LuaScriptState").String())
	var options rules.Options
	if err == nil {
		options = rules.Options(state.Options)
	}
	game, compileErr := card.Compile(options)
	if compileErr != nil {
		return
	}
	setup := tts.Setup(game)
	for i, spot := range setup.Points {
		in.Points = append(in.Points, playtest.Point{Name: game.PointName(rules.Point(i + 1)), X: spot.X, Y: setup.Height, Z: spot.Z})
	}
	for _, zone := range game.Board.Zones {
		shown := playtest.Zone{Name: zone.Name}
		for _, p := range zone.Points() {
			shown.Points = append(shown.Points, int(p)-1)
		}
		in.Zones = append(in.Zones, shown)
	}
	if err != nil {
		return
	}
	in.Played = state.Moves
	pos, err := game.ParsePosition(state.Start)
	if err != nil {
		return
	}
	if pos, err = pos.PlayAll(strings.Join(state.Moves, " ")); err != nil {
		return
	}
	for _, m := range pos.Moves() {
		in.Legal = append(in.Legal, game.MoveText(m))
	}
	for depth := 1; depth <= perftDepth; depth++ {
		in.Perft = append(in.Perft, pos.Perft(depth))
	}
}
