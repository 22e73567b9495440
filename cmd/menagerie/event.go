package main

import (
	"fmt"
	"io"
	"math"

	"menagerie/tts/table"
)

// eventPrinter words what players would notice; as JSON, it prints everything.
type eventPrinter struct {
	out    io.Writer
	asJSON bool
	// lies is where each object was last seen to come to rest.
	lies map[string]table.Place
	// failures counts errors of the script.
	failures     int
	firstFailure string
}

func (p *eventPrinter) print(e table.Event) {
	if e.Kind == "error" {
		if p.failures == 0 {
			p.firstFailure = e.Text
		}
		p.failures++
	}
	if p.asJSON {
		fmt.Fprintln(p.out, e.String())
		return
	}
	if e.Kind == "moved" && !p.moves(e) {
		return
	}
	if text := eventText(e); text != "" {
		fmt.Fprintf(p.out, "%7.2f  %s\n", e.Time, text)
	}
}

// moves tells whether an object has come to lie elsewhere than it was last seen to.
func (p *eventPrinter) moves(e table.Event) bool {
	if p.lies == nil {
		p.lies = map[string]table.Place{}
	}
	before, seen := p.lies[e.Object]
	p.lies[e.Object] = *e.Place
	const visible = 0.02 // table units
	return !seen || math.Abs(before.X-e.X) > visible || math.Abs(before.Z-e.Z) > visible
}

// eventText is an event in words, "" for what is only bookkeeping.
func eventText(e table.Event) string {
	who := e.Seat
	if who == "" {
		who = "everybody"
	}
	switch e.Kind {
	case "message", "broadcast", "print":
		return fmt.Sprintf("%s reads: %s", who, e.Text)
	case "joined", "seated":
		return fmt.Sprintf("%s sits down at %s", e.Text, e.By)
	case "left":
		return e.By + " gets up"
	case "picked":
		return fmt.Sprintf("%s picks up %s", e.By, e.Name)
	case "dropped":
		return fmt.Sprintf("%s drops %s at %.2f,%.2f", e.By, e.Name, e.X, e.Z)
	case "vetoed":
		return fmt.Sprintf("%s may not touch %s", e.By, e.Name)
	case "moved":
		return fmt.Sprintf("%s now lies at %.2f,%.2f", e.Name, e.X, e.Z)
	case "turn":
		return "it is the turn of " + e.By
	case "error":
		return "the script failed: " + e.Text
	case "saved", "loaded":
		return "the game is " + e.Kind
	}
	return ""
}
