package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestPursuit drives Elephant Chess positions of few pieces round and round through moves that press, so that
// perpetual check, perpetual chase and what falls just short of them come up often.
func TestPursuit(t *testing.T) {
	game, o := load(t, "elephant-chess", nil), chessOracle{}
	random := rand.New(rand.NewPCG(3, 3))
	starts := slices.Clone(chessFewPieces)
	for range 60 {
		starts = append(starts, scattered(game, o, random).String())
	}
	seen := map[string]int{}
	for _, begin := range starts {
		for range 4 {
			start := begin
			round := pressingRound(o, o.read(start), random)
			if round == nil {
				break
			}
			if random.IntN(2) == 0 {
				// With the pressing move already made, its side is the first to repeat a position.
				pressed, _ := o.play(o.read(start), round[0])
				start, round = o.text(pressed), append(round[1:], round[0])
			}
			pos, m := position(t, game, start), newMatch(o, start)
			for ply := range 4 * len(round) {
				legal := m.legal()
				if problem := sameMoment(pos, m, legal, random); problem != "" {
					t.Fatalf("%s\nafter %v\nfrom %s", problem, m.played, start)
				}
				if end := m.outcome(legal); end != "" {
					seen[end]++
					break
				}
				move := round[ply%len(round)]
				if !slices.Contains(legal, move) {
					seen["forbidden"]++
					break
				}
				m.play(move)
				var err error
				if pos, err = pos.PlayAll(move); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if seen["forbidden"] < 10 || seen["0 by repetition"] < 20 {
		t.Errorf("too little came up: %v", seen)
	}
	t.Log(seen)
}

// pressingRound finds two moves of each side that lead back to where they began, the first of them pressing and,
// if possible, the third.
func pressingRound(o chessOracle, s scene, random *rand.Rand) (round []string) {
	shuffled := func(s scene) []string {
		moves := o.moves(s)
		slices.Sort(moves)
		random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
		return moves
	}
	back := func(move string) string {
		from, to := split(move)
		return to + "-" + from
	}
	for _, first := range shuffled(s) {
		if !o.presses(s, first) {
			continue
		}
		afterFirst, _ := o.play(s, first)
		for _, reply := range shuffled(afterFirst) {
			afterReply, _ := o.play(afterFirst, reply)
			if !slices.Contains(o.moves(afterReply), back(first)) || len(afterReply.at) < len(s.at) {
				continue
			}
			afterBack, _ := o.play(afterReply, back(first))
			if !slices.Contains(o.moves(afterBack), back(reply)) {
				continue
			}
			round = []string{first, reply, back(first), back(reply)}
			if o.presses(afterReply, back(first)) {
				return round
			}
		}
	}
	return round
}
