package saves

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"menagerie/tts/script"
)

// traySpots are the places where a piece may lie that has left the board: its own, or any where the pieces are
// shared, since these are alike.
func (j *judge) traySpots(p script.PieceSetup) []script.Spot {
	if !j.game.Tables.Shared {
		return []script.Spot{{X: p.Tray.X, Z: p.Tray.Z}}
	}
	var spots []script.Spot
	for side := range j.setup.Trays {
		spots = append(spots, j.sharedSpots(side)...)
	}
	return spots
}

// sharedSpots are the places for what a side has captured, by its index.
func (j *judge) sharedSpots(side int) []script.Spot {
	var spots []script.Spot
	for _, place := range j.setup.Trays[side] {
		spots = append(spots, script.Spot{X: place.X, Z: place.Z})
	}
	return spots
}

// lyingInTrays counts the shared pieces off the board by the side whose tray is nearest.
func (j *judge) lyingInTrays(all []stand) []int {
	counts := make([]int, len(j.setup.Trays))
	for _, s := range all {
		if s.on != 0 {
			continue
		}
		best, distance := 0, math.Inf(1)
		for side := range counts {
			if d := s.object.distanceTo(j.sharedSpots(side)); d < distance {
				best, distance = side, d
			}
		}
		counts[best]++
	}
	return counts
}

// checkTrayCounts compares how many shared pieces lie in the trays with what the sides have captured, once all of
// them lie there. It is no fault, since the script puts them right.
func (j *judge) checkTrayCounts(told account, all []stand) {
	astray := func(s stand) bool { return s.want == 0 && (!s.onTray || s.moving) || s.want != 0 && s.on != s.want }
	if !j.game.Tables.Shared || told.shown == nil || j.rulesOff() || len(all) < len(j.setup.Pieces) || slices.ContainsFunc(all, astray) {
		return
	}
	var wrong []string
	for side, n := range j.lyingInTrays(all) {
		if score := told.shown.Score(side + 1); n != score {
			wrong = append(wrong, fmt.Sprintf("%s has captured %d, but %d lie in its tray", j.titleOf(side+1), score, n))
		}
	}
	if len(wrong) > 0 {
		j.report.add(Finding{Code: StateMismatch, Severity: Info}, "%s: the script puts that right when the save is loaded", strings.Join(wrong, "; "))
	}
}

// sharedText writes a position of shared pieces as rules.ParsePosition reads it; board has the piece on each point.
func (j *judge) sharedText(board []int, side int, captures []int) string {
	var points, scores []string
	for point, spot := range j.game.Tables.Points {
		if board[point+1] != 0 {
			points = append(points, spot.Name)
		}
	}
	if len(points) == 0 {
		points = []string{"-"}
	}
	for _, n := range captures {
		scores = append(scores, fmt.Sprint(n))
	}
	return strings.Join([]string{strings.Join(points, ","), j.game.Tables.Sides[side-1].Letter, strings.Join(scores, ",")}, " ")
}
