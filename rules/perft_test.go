package rules_test

import (
	"testing"
)

// The counts come from an independent, slow implementation of the same rules.
func TestPerft(t *testing.T) {
	tests := []struct {
		card   string
		counts []uint64
	}{
		{"capture-the-fruit", []uint64{42, 1764, 84645, 4058653}},
	}
	for _, test := range tests {
		t.Run(test.card, func(t *testing.T) {
			start := load(t, test.card, nil).Start()
			for i, want := range test.counts {
				if got := start.Perft(i + 1); got != want {
					t.Errorf("perft(%d) = %d, want %d", i+1, got, want)
				}
			}
		})
	}
}

func TestDivideAddsUpToPerft(t *testing.T) {
	start := load(t, "capture-the-fruit", nil).Start()
	for depth := 1; depth <= 3; depth++ {
		var sum uint64
		for _, d := range start.Divide(depth) {
			sum += d.Nodes
		}
		if want := start.Perft(depth); sum != want {
			t.Errorf("the moves' counts at depth %d add up to %d, perft says %d", depth, sum, want)
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	start := load(b, "capture-the-fruit", nil).Start()
	var nodes uint64
	b.ReportAllocs()
	for b.Loop() {
		nodes += start.Perft(4)
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
