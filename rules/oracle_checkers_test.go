package rules_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// checkersOracle is Capture Chinese Checkers.
type checkersOracle struct {
	players int
	long    bool
}

const checkersRows = "abcdefghijklmnopq"

var checkersLengths = []int{1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1}

// checkersHoles are all holes in the order of rows and numbers.
var checkersHoles = func() []string {
	var holes []string
	for i, n := range checkersLengths {
		for k := range n {
			holes = append(holes, fmt.Sprintf("%c%d", checkersRows[i], k+1))
		}
	}
	return holes
}()

// checkersPlace is a hole's place: half steps from the middle of its row, and the row.
func checkersPlace(hole string) (x, y int) {
	y = strings.Index(checkersRows, hole[:1])
	number, _ := strconv.Atoi(hole[1:])
	return 2*(number-1) - (checkersLengths[y] - 1), y
}

// checkersAt is checkersPlace read backwards.
var checkersAt = func() map[[2]int]string {
	holes := map[[2]int]string{}
	for _, hole := range checkersHoles {
		x, y := checkersPlace(hole)
		holes[[2]int{x, y}] = hole
	}
	return holes
}()

func (checkersOracle) repeats() int { return 0 }

func (o checkersOracle) read(text string) scene {
	fields := strings.Fields(text)
	s := scene{at: map[string]string{}, turn: 1 + strings.Index("wrygbp", fields[1])}
	if fields[0] != "-" {
		for _, hole := range strings.Split(fields[0], ",") {
			s.at[hole] = "o"
		}
	}
	for _, score := range strings.Split(fields[2], ",") {
		n, _ := strconv.Atoi(score)
		s.scores = append(s.scores, n)
	}
	return s
}

func (o checkersOracle) text(s scene) string {
	var holes, scores []string
	for _, hole := range checkersHoles {
		if s.at[hole] != "" {
			holes = append(holes, hole)
		}
	}
	for _, score := range s.scores {
		scores = append(scores, strconv.Itoa(score))
	}
	return strings.Join(holes, ",") + " " + "wrygbp"[s.turn-1:s.turn] + " " + strings.Join(scores, ",")
}

// hops are the hops from a hole, each as over and to. The piece itself is off the board meanwhile.
func (o checkersOracle) hops(at map[string]string, from string) [][2]string {
	var hops [][2]string
	x, y := checkersPlace(from)
	for _, d := range [][2]int{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}} {
		for n := 1; n == 1 || o.long; n++ {
			over, to := checkersAt[[2]int{x + n*d[0], y + n*d[1]}], checkersAt[[2]int{x + 2*n*d[0], y + 2*n*d[1]}]
			if over == "" || to == "" {
				break
			}
			alone := true // over is the only piece on the way
			for k := 1; k <= 2*n; k++ {
				if k != n && at[checkersAt[[2]int{x + k*d[0], y + k*d[1]}]] != "" {
					alone = false
				}
			}
			if alone && at[over] != "" {
				hops = append(hops, [2]string{over, to})
			}
		}
	}
	return hops
}

func (o checkersOracle) moves(s scene) []string {
	var moves []string
	var follow func(at map[string]string, path string, from string)
	follow = func(at map[string]string, path, from string) {
		for _, hop := range o.hops(at, from) {
			moves = append(moves, path+"-"+hop[1])
			delete(at, hop[0])
			follow(at, path+"-"+hop[1], hop[1])
			at[hop[0]] = "o"
		}
	}
	for from := range s.at {
		at := s.clone().at
		delete(at, from)
		follow(at, from, from)
	}
	return moves
}

func (o checkersOracle) play(s scene, move string) (scene, happening) {
	s = s.clone()
	holes := strings.Split(move, "-")
	delete(s.at, holes[0])
	var what happening
	for i := 1; i < len(holes); i++ {
		for _, hop := range o.hops(s.at, holes[i-1]) {
			if hop[1] == holes[i] {
				delete(s.at, hop[0])
				what.left = append(what.left, "o@"+hop[0])
				s.scores[s.turn-1]++
				break
			}
		}
	}
	s.at[holes[len(holes)-1]] = "o"
	s.turn = s.turn%o.players + 1
	return s, what
}

func (checkersOracle) ended(scene) string { return "" }

func (checkersOracle) stuck(s scene) string {
	best := slices.Max(s.scores)
	var winners []string
	for i, score := range s.scores {
		if score == best {
			winners = append(winners, strconv.Itoa(i+1))
		}
	}
	if len(winners) == 1 {
		return winners[0] + " by no-move"
	}
	return "0 by no-move shared by " + strings.Join(winners, ",")
}
