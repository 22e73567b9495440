package rules_test

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"menagerie/rules"
)

// reading is a card with its options, and the oracle that reads the same rules.
type reading struct {
	name, card string
	options    rules.Options
	oracle     oracle
	// games and plies are how much is played at random, and from which positions besides the start.
	games, plies int
	positions    []string
	// mustSee are outcomes that have to come up, so that the test is known to have tested them.
	mustSee []string
}

func readings() []reading {
	list := []reading{
		{"capture-the-fruit", "capture-the-fruit", nil, fruitOracle{shelter: true}, 20, 140, fruitPositions, fruitMustSee},
		{"capture-the-fruit, carrier open on the centre", "capture-the-fruit", rules.Options{"centre-shelters-carrier": rules.Off}, fruitOracle{}, 20, 140, fruitPositions, fruitMustSee},
		{"jungle", "jungle", nil, jungleOracle(), 40, 100, jungleFewPieces, jungleMustSee},
		{"elephant-chess", "elephant-chess", nil, chessOracle{}, 12, 70, chessFewPieces, chessMustSee},
	}
	for _, fromRiver := range []bool{true, false} {
		for _, takesMouse := range []bool{true, false} {
			list = append(list, reading{
				fmt.Sprintf("dou-shou-qi, from river %v, elephant takes mouse %v", fromRiver, takesMouse), "dou-shou-qi",
				rules.Options{"mouse-takes-elephant-from-river": onOff(fromRiver), "elephant-takes-mouse": onOff(takesMouse)},
				douOracle(fromRiver, takesMouse), 20, 100, jungleFewPieces, jungleMustSee,
			})
		}
	}
	for players := 2; players <= 6; players++ {
		for _, long := range []bool{false, true} {
			list = append(list, reading{
				fmt.Sprintf("capture-chinese-checkers, %d players, long jump %v", players, long), "capture-chinese-checkers",
				rules.Options{"players": rules.NumberOf(players), "long-jump": onOff(long)},
				checkersOracle{players, long}, 2, 60, nil, nil,
			})
		}
	}
	return list
}

func onOff(on bool) rules.OptionValue {
	if on {
		return rules.On
	}
	return rules.Off
}

var (
	fruitMustSee  = []string{"1 by token-in-zone", "2 by token-in-zone", "0 by none-left", "1 by none-left", "2 by none-left", "0 by repetition"}
	jungleMustSee = []string{"1 by piece-in-zone", "2 by piece-in-zone", "1 by none-left", "2 by none-left", "0 by repetition"}
	chessMustSee  = []string{"0 by dead-material", "by checkmate", "by stalemate", "0 by repetition"}
)

// Positions with few pieces repeat themselves, run out of moves and reach their goals within a few moves.
var (
	fruitPositions = []string{
		"9/3h5/2a1f4/3Hs4/2P1o4/2rR1T3/3A1F3/9/4d4 r e5*",
		"9/9/3d5/2r6/9/5P3/3D1A3/9/9 b e5",
		"3o5/4h4/9/9/9/9/9/4H4/4D4 r e1*",
		"9/9/9/9/9/4o4/4O4/9/9 r e4*",
		"9/9/3rp4/3PR4/9/9/9/9/9 r e7*",
	}
	jungleFewPieces = []string{
		"7/3L3/7/7/1r1R3/7/7/3l3/7 r",
		"2t4/7/3E3/7/1R3r1/7/3e3/7/2T4 b",
		"7/3R3/2e4/7/7/7/7/3r1E1/7 r",
		"7/4C2/7/t6/7/L5r/7/2c4/7 b",
	}
	chessFewPieces = []string{
		"4k4/9/R8/9/9/9/9/9/9/5K3 w",
		"3k5/9/7c1/9/9/9/9/9/6R2/5K3 w",
		"4k4/9/9/9/9/4C4/6p2/6pr1/9/4K4 w",
		"5k3/5r3/9/9/9/9/9/r3K4/9/4p4 w",
		"3ak4/9/4b4/2p6/9/9/4n4/4B4/4A4/3K1C3 b",
		"4k4/9/3P5/9/9/9/9/5p3/9/3K5 w",
		"4ka3/9/9/9/9/9/9/9/9/3K3r1 w",
	}
)

// TestAgreement plays at random and insists that the package and the oracle say the same of every position and move.
func TestAgreement(t *testing.T) {
	for _, r := range readings() {
		t.Run(r.name, func(t *testing.T) {
			t.Parallel()
			game := load(t, r.card, r.options)
			random := rand.New(rand.NewPCG(7, uint64(len(r.name))))
			seen := map[string]int{}
			games := 4 * r.games
			if testing.Short() {
				games /= 2
			}
			for n := range games {
				start := game.Start()
				switch {
				case n%4 > 0 && n%8 < 4 && r.positions != nil:
					start = position(t, game, r.positions[n/8%len(r.positions)])
				case n%4 > 0:
					start = scattered(game, r.oracle, random)
				}
				player := []func(*match, []string, *rand.Rand) string{anyMove, hesitate, anyMove, finishing}[n%4]
				playBoth(t, start, r.oracle, random, r.plies, player, seen)
				if t.Failed() {
					return
				}
			}
			for _, must := range r.mustSee {
				if !testing.Short() && !slices.ContainsFunc(slices.Collect(maps.Keys(seen)), func(what string) bool { return strings.Contains(what, must) && seen[what] > 0 }) {
					t.Errorf("%q never came up: %v", must, seen)
				}
			}
			t.Log(seen)
		})
	}
}

// scattered is a position of few pieces that stand where they may.
func scattered(game *rules.Game, o oracle, random *rand.Rand) *rules.Position {
	start := o.read(game.Start().String())
	for {
		s := scene{at: map[string]string{}, turn: 1 + random.IntN(len(game.Tables.Sides)), token: start.token}
		few := 2 + random.IntN(10)
		for _, point := range slices.Sorted(maps.Keys(start.at)) {
			letter := start.at[point]
			if strings.ToLower(letter) == "k" || random.IntN(len(start.at)) < few {
				s.at[game.Tables.Points[random.IntN(len(game.Tables.Points))].Name] = letter
			}
		}
		if s.token != "" && random.IntN(2) == 0 {
			for _, point := range slices.Sorted(maps.Keys(s.at)) {
				s.token = point + "*"
			}
		}
		if start.scores != nil {
			s.scores = make([]int, len(start.scores))
			s.scores[s.turn-1] = len(start.at) - len(s.at)
		}
		if pos, err := game.ParsePosition(o.text(s)); err == nil {
			return pos
		}
	}
}

// playBoth plays one game by a way to choose moves, and notes what came up.
func playBoth(t *testing.T, pos *rules.Position, o oracle, random *rand.Rand, plies int, choose func(*match, []string, *rand.Rand) string, seen map[string]int) {
	m := newMatch(o, pos.String())
	for ply := 0; ; ply++ {
		legal := m.legal()
		if problem := sameMoment(pos, m, legal, random); problem != "" {
			t.Errorf("%s\nafter %s\nfrom %s", problem, strings.Join(m.played, " "), m.texts[0])
			return
		}
		if end := m.outcome(legal); end != "" || ply == plies {
			seen[end]++
			seen["forbidden"] += m.forbidden
			return
		}
		move := choose(m, legal, random)
		parsed, err := pos.Game().ParseMove(move)
		if err != nil {
			t.Error(err)
			return
		}
		next, effects, err := pos.Play(parsed)
		if err != nil {
			t.Errorf("%s: %v", pos, err)
			return
		}
		if got, want := effectsText(pos, effects), happeningText(m.play(move)); got != want {
			t.Errorf("%s, %s: effects %s, want %s", pos, move, got, want)
			return
		}
		pos = next
	}
}

func anyMove(_ *match, legal []string, random *rand.Rand) string {
	return legal[random.IntN(len(legal))]
}

// finishing ends the game when it can.
func finishing(m *match, legal []string, random *rand.Rand) string {
	for _, move := range legal {
		if next, _ := m.rules.play(m.now(), move); m.rules.ended(next) != "" {
			return move
		}
	}
	return anyMove(m, legal, random)
}

// hesitate takes the last move of the side back when it can, mostly, so that positions repeat. Otherwise it likes
// to press.
func hesitate(m *match, legal []string, random *rand.Rand) string {
	if len(m.played) > 1 && random.IntN(20) > 0 {
		from, to := split(m.played[len(m.played)-2])
		if back := to + "-" + from; slices.Contains(legal, back) {
			return back
		}
	}
	move := legal[random.IntN(len(legal))]
	if c, ok := m.rules.(chessOracle); ok {
		for range 30 {
			if c.presses(m.now(), move) {
				break
			}
			move = legal[random.IntN(len(legal))]
		}
	}
	return move
}

// sameMoment compares the text, the legal moves, the outcome and a few moves picked blindly, and reads the
// position and the moves back. It says what differs.
func sameMoment(pos *rules.Position, m *match, legal []string, random *rand.Rand) string {
	game := pos.Game()
	if got, want := pos.String(), m.rules.text(m.now()); got != want {
		return fmt.Sprintf("position %s, want %s", got, want)
	}
	outcome := m.outcome(legal)
	if got := outcomeText(pos.Outcome()); got != outcome {
		return fmt.Sprintf("%s: outcome %q, want %q", pos, got, outcome)
	}
	if outcome != "" {
		legal = nil
	}
	var moves []string
	for _, move := range pos.Moves() {
		text := game.MoveText(move)
		moves = append(moves, text)
		if read, err := game.ParseMove(text); err != nil || read != move {
			return fmt.Sprintf("%s reads as %v, %v", text, read, err)
		}
	}
	slices.Sort(moves)
	if !slices.Equal(moves, legal) {
		return fmt.Sprintf("%s: moves\n got %v\nwant %v", pos, moves, legal)
	}
	read, err := game.ParsePosition(m.texts[len(m.texts)-1])
	if err != nil || read.String() != pos.String() {
		return fmt.Sprintf("%s reads as %v, %v", pos, read, err)
	}
	for range 8 {
		from, to := random.IntN(len(game.Tables.Points))+1, random.IntN(len(game.Tables.Points))+1
		if random.IntN(4) > 0 { // from a point that is occupied, where there is one
			for range 50 {
				if pos.At(rules.Point(from)) == 0 {
					from = random.IntN(len(game.Tables.Points)) + 1
				}
			}
		}
		move := rules.Move{From: rules.Point(from), To: rules.Point(to)}
		_, _, err := pos.Play(move)
		if text := game.MoveText(move); (err == nil) != slices.Contains(legal, text) {
			return fmt.Sprintf("%s: playing %s gives the error %v", pos, text, err)
		}
		if problem := sameReason(pos, m, move, err); problem != "" {
			return problem
		}
	}
	return ""
}

// sameReason checks, of the reasons why a move is illegal, those that are plain to see.
func sameReason(pos *rules.Position, m *match, move rules.Move, err error) string {
	var illegal *rules.IllegalMove
	if !errors.As(err, &illegal) || illegal.Reason == rules.GameOver {
		return ""
	}
	text := pos.Game().MoveText(move)
	letter := m.now().at[pos.Game().PointName(move.From)]
	shared := m.now().scores != nil
	for reason, holds := range map[rules.Reason]bool{
		rules.NoPiece:     letter == "",
		rules.NotYourTurn: letter != "" && !shared && !belongs(letter, m.now().turn),
		rules.StaysPut:    move.From == move.To && belongs(letter, m.now().turn) && !shared,
	} {
		if (illegal.Reason == reason) != holds {
			return fmt.Sprintf("%s: %s is refused as %s, but %s is %v", pos, text, illegal.Reason, reason, holds)
		}
	}
	repeats := illegal.Reason == rules.RepeatsByCheck || illegal.Reason == rules.RepeatsByChase
	if repeats && !slices.Contains(m.rules.moves(m.now()), text) {
		return fmt.Sprintf("%s: %s is refused as %s, but is illegal anyhow", pos, text, illegal.Reason)
	}
	return ""
}

func outcomeText(o rules.Outcome) string {
	if !o.Over {
		return ""
	}
	text := verdict(o.Winner, o.Reason)
	var sharers []string
	for side := 1; side <= 6; side++ {
		if o.Shared>>side&1 == 1 {
			sharers = append(sharers, strconv.Itoa(side))
		}
	}
	if sharers != nil {
		text += " shared by " + strings.Join(sharers, ",")
	}
	return text
}

func effectsText(pos *rules.Position, e rules.Effects) string {
	var left []string
	for _, p := range e.Left {
		left = append(left, pos.Game().Tables.Pieces[p.Piece-1].Letter+"@"+pos.Game().PointName(p.At))
	}
	return fmt.Sprint(left, e.Took)
}

func happeningText(h happening) string { return fmt.Sprint(h.left, h.took) }
