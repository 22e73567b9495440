package main

import (
	"fmt"

	"menagerie/rules"
	"menagerie/saves"
	"menagerie/tts"
	"menagerie/tts/box"
	"menagerie/tts/script"
)

// points are the points of a game's board by name and by place. Without a game there are none.
type points struct {
	game  *rules.Game
	setup script.Setup
}

// pointsOf are the points of the card given, or of the one that the save is a game of when that ships with the
// tool.
func pointsOf(save []byte, card string) (points, error) {
	if card == "" {
		if card = saves.CardOf(save); !shipped(card) {
			return points{}, nil
		}
	}
	game, err := loadGame(card, nil)
	if err != nil {
		return points{}, err
	}
	return points{game, tts.Setup(game)}, nil
}

// places are where the points are, by name.
func (p points) places() map[string]box.Point {
	places := make(map[string]box.Point, len(p.setup.Points))
	for i, spot := range p.setup.Points {
		places[p.game.PointName(rules.Point(i+1))] = box.Point{X: spot.X, Z: spot.Z}
	}
	return places
}

// name is the point that a place means, or its coordinates when it means none.
func (p points) name(x, z float64) string {
	if point, distance := p.setup.Nearest(x, z); distance <= p.setup.Catch {
		return p.game.PointName(point)
	}
	return fmt.Sprintf("%.2f,%.2f", x, z)
}
