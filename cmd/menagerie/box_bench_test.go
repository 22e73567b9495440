package main

import (
	"testing"
	"time"

	"github.com/tidwall/gjson"

	"menagerie/tts/box"
	"menagerie/tts/table"
)

// BenchmarkPickUp is what a player of the page waits for when a piece is picked up, and what a moment of the table and a
// save of it take, with the table in this process and in a box.
func BenchmarkPickUp(b *testing.B) {
	_, save := online(b, "capture-the-fruit")
	inside, err := table.Open([]byte(save))
	if err != nil {
		b.Fatal(err)
	}
	defer inside.Close()
	boxed, err := box.Open([]byte(save), box.DefaultLimits)
	if err != nil {
		b.Fatal(err)
	}
	defer boxed.Close()
	hear := func(table.Event) {}
	for _, way := range []struct {
		name string
		do   func(a table.Action) error
		save func() ([]byte, error)
	}{
		{"here", func(a table.Action) error { inside.Events(); return inside.Do(a) }, inside.Save},
		{"box", func(a table.Action) error { return boxed.Do(a, hear) }, boxed.Save},
	} {
		b.Run(way.name, func(b *testing.B) { benchmarkPickUp(b, save, way.do, way.save) })
	}
}

func benchmarkPickUp(b *testing.B, save string, do func(table.Action) error, keep func() ([]byte, error)) {
	var picking, waiting, saving time.Duration
	piece := gjson.Get(save, `ObjectStates.#(Memo=="menagerie/capture-the-fruit/red-horse")`)
	at := piece.Get("Transform")
	timed := func(sum *time.Duration, a table.Action) {
		begun := time.Now()
		if err := do(a); err != nil {
			b.Fatal(err)
		}
		*sum += time.Since(begun)
	}
	var other time.Duration
	timed(&other, table.Action{Do: "sit", Seat: "Red", Name: "Ann", Host: true})
	rounds := 0
	for b.Loop() {
		timed(&picking, table.Action{Do: "pickup", Seat: "Red", Object: piece.Get("GUID").String()})
		timed(&waiting, table.Action{Do: "wait", Seconds: 0.05})
		timed(&other, table.Action{Do: "drop", Seat: "Red", X: table.At(at.Get("posX").Float()), Z: table.At(at.Get("posZ").Float())})
		timed(&other, table.Action{Do: "settle"})
		begun := time.Now()
		if _, err := keep(); err != nil {
			b.Fatal(err)
		}
		saving += time.Since(begun)
		rounds++
	}
	for name, sum := range map[string]time.Duration{"pickup-µs": picking, "tick-µs": waiting, "save-µs": saving} {
		b.ReportMetric(float64(sum.Microseconds())/float64(rounds), name)
	}
}
