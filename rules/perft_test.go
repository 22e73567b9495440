package rules_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"menagerie/assets"
	"menagerie/rules"
)

// The counts from the start come from an independent, slow implementation of the same rules; those of jungle and
// elephant-chess agree with what public engines of jungle and xiangqi publish.
func TestPerft(t *testing.T) {
	tests := []struct {
		card    string
		options rules.Options
		// from is a position, "" for the start; counts[i] is perft(first+i).
		from   string
		first  int
		counts []uint64
		slow   bool
	}{
		{card: "capture-the-fruit", first: 1, counts: []uint64{42, 1764, 84645, 4058653}},
		{card: "jungle", first: 1, counts: []uint64{24, 576, 12240, 260099, 5111620}},
		{card: "jungle", first: 6, counts: []uint64{100453636}, slow: true},
		{card: "dou-shou-qi", first: 1, counts: []uint64{24, 576, 12240, 260100}},
		{card: "elephant-chess", first: 1, counts: []uint64{44, 1920, 79666, 3290240}},
		{card: "elephant-chess", first: 4, counts: []uint64{4485547}, from: "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w"},
		{card: "elephant-chess", first: 4, counts: []uint64{92741}, from: "4kcP1N/8n/3rb4/9/9/9/9/3p1A3/4K4/5CB2 w"},
		{card: "elephant-chess", first: 5, counts: []uint64{133312995}, slow: true},
		{card: "capture-chinese-checkers", first: 1, counts: []uint64{54, 3600, 283182}},
		{card: "capture-chinese-checkers", options: rules.Options{"long-jump": rules.On}, first: 1, counts: []uint64{54, 3804, 328614}},
		{card: "capture-chinese-checkers", options: rules.Options{"players": rules.NumberOf(6)}, first: 1, counts: []uint64{54, 3600, 283182}},
	}
	for _, test := range tests {
		t.Run(test.card, func(t *testing.T) {
			if test.slow && testing.Short() {
				t.Skip("slow")
			}
			game := load(t, test.card, test.options)
			pos := game.Start()
			if test.from != "" {
				pos = position(t, game, test.from)
			}
			for i, want := range test.counts {
				if got := pos.Perft(test.first + i); got != want {
					t.Errorf("perft(%d) = %d, want %d", test.first+i, got, want)
				}
			}
		})
	}
}

// suiteLine is a line of testdata/perft.txt.
type suiteLine struct {
	card, position string
	options        rules.Options
	counts         []uint64
}

func readSuite(t *testing.T) []suiteLine {
	t.Helper()
	text, err := os.ReadFile("testdata/perft.txt")
	if err != nil {
		t.Fatal(err)
	}
	var lines []suiteLine
	for _, line := range strings.Split(string(text), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		fields := strings.Split(line, " | ")
		s := suiteLine{card: fields[0], position: fields[2], options: rules.Options{}}
		if fields[1] != "-" {
			for _, option := range strings.Split(fields[1], ",") {
				name, value, _ := strings.Cut(option, "=")
				if s.options[name], err = rules.ParseOption(value); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, field := range strings.Fields(fields[3]) {
			n, err := strconv.ParseUint(field, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			s.counts = append(s.counts, n)
		}
		lines = append(lines, s)
	}
	return lines
}

// TestPerftSuite counts from positions that tell readings of the rules apart, with the package and with the oracle.
func TestPerftSuite(t *testing.T) {
	for _, line := range readSuite(t) {
		isOn := func(option string) bool { return line.options[option] != rules.Off || !hasKey(line.options, option) }
		oracle := jungleOracle()
		if line.card == "dou-shou-qi" {
			oracle = douOracle(isOn("mouse-takes-elephant-from-river"), isOn("elephant-takes-mouse"))
		}
		pos := position(t, load(t, line.card, line.options), line.position)
		for i, want := range line.counts {
			if got := pos.Perft(i + 1); got != want {
				t.Errorf("%s %v %s: perft(%d) = %d, want %d", line.card, line.options, line.position, i+1, got, want)
			}
			if got := count(oracle, oracle.read(line.position), i+1); got != want {
				t.Errorf("%s %v %s: the oracle's perft(%d) = %d, want %d", line.card, line.options, line.position, i+1, got, want)
			}
		}
	}
}

func hasKey(options rules.Options, name string) bool {
	_, ok := options[name]
	return ok
}

// TestPerftAndMoves walks the same tree in three ways: perft, divide, and move by move.
func TestPerftAndMoves(t *testing.T) {
	for _, card := range assets.CardNames() {
		t.Run(card, func(t *testing.T) {
			start := load(t, card, nil).Start()
			for depth := 1; depth <= 2; depth++ {
				want := start.Perft(depth)
				var sum uint64
				for _, d := range start.Divide(depth) {
					sum += d.Nodes
				}
				if played := playedSequences(t, start, depth); sum != want || played != want {
					t.Errorf("depth %d: perft %d, divide %d, played %d", depth, want, sum, played)
				}
			}
			if start.Perft(0) != 1 {
				t.Errorf("perft(0) = %d, want 1", start.Perft(0))
			}
		})
	}
}

func playedSequences(t *testing.T, pos *rules.Position, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	var n uint64
	for _, m := range pos.Moves() {
		next, _, err := pos.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		n += playedSequences(t, next, depth-1)
	}
	return n
}

// A finished game has no continuation, neither for perft nor for divide.
func TestPerftOfFinishedGames(t *testing.T) {
	tests := []struct{ card, position, moves string }{
		{"capture-the-fruit", "9/9/9/9/9/9/9/9/4R2o1 r e1*", "e1-red-cave"},
		{"jungle", "7/3C3/7/7/7/7/7/7/6r r", "4h-4i"},
		{"dou-shou-qi", "7/7/7/7/7/7/2Cr3/7/7 r", "c3-d3"},
		{"elephant-chess", "3k5/9/9/9/9/9/9/9/5p3/5K3 w", "f1-f2"},
		{"elephant-chess", "3k5/8R/9/9/9/9/9/9/9/R4K3 w", "a1-a10"},
		{"capture-chinese-checkers", "i3,i4 w 29,29", "i3-i5"},
	}
	for _, test := range tests {
		pos, err := position(t, load(t, test.card, nil), test.position).PlayAll(test.moves)
		if err != nil {
			t.Fatal(err)
		}
		if !pos.Outcome().Over || pos.Perft(1) != 0 || pos.Perft(3) != 0 || len(pos.Divide(1)) != 0 {
			t.Errorf("%s %s: %+v, perft %d, divide %v", test.card, pos, pos.Outcome(), pos.Perft(1), pos.Divide(1))
		}
	}
}

// TestPerftAllocatesNothingPerNode allows for what a count needs once.
func TestPerftAllocatesNothingPerNode(t *testing.T) {
	for _, card := range assets.CardNames() {
		start := load(t, card, nil).Start()
		if n := testing.AllocsPerRun(2, func() { start.Perft(3) }); n > 20 {
			t.Errorf("%s: %v allocations for %d nodes", card, n, start.Perft(3))
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	for _, bench := range []struct {
		name, card string
		options    rules.Options
		depth      int
	}{
		{"capture-the-fruit", "capture-the-fruit", nil, 4},
		{"jungle", "jungle", nil, 5},
		{"dou-shou-qi", "dou-shou-qi", nil, 5},
		{"elephant-chess", "elephant-chess", nil, 4},
		{"capture-chinese-checkers", "capture-chinese-checkers", nil, 3},
		{"capture-chinese-checkers-long-jump", "capture-chinese-checkers", rules.Options{"long-jump": rules.On}, 3},
	} {
		b.Run(bench.name, func(b *testing.B) {
			start := load(b, bench.card, bench.options).Start()
			var nodes uint64
			b.ReportAllocs()
			for b.Loop() {
				nodes += start.Perft(bench.depth)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
