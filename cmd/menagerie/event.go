package main

import (
	"fmt"
	"io"
	"math"
	"strings"

	"menagerie/tts/table"
)

// eventPrinter words what players would notice; as JSON, it prints everything.
type eventPrinter struct {
	out    io.Writer
	asJSON bool
	points points
	// lies is where each object was last seen to come to rest.
	lies map[string]table.Place
	// failures counts errors of the script.
	failures     int
	firstFailure string
}

// line prints what is done next, which is what the events after it come from.
func (p *eventPrinter) line(text string) {
	if !p.asJSON && !strings.HasPrefix(text, "expect ") {
		fmt.Fprintf(p.out, "> %s\n", text)
	}
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
	if text := p.text(e); text != "" {
		fmt.Fprintf(p.out, "%7.2f  %s\n", e.Time, printable(text))
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

// text is an event in words, "" for what is only bookkeeping.
func (p *eventPrinter) text(e table.Event) string {
	who := e.Seat
	if who == "" {
		who = "everybody"
	}
	switch e.Kind {
	case "message", "broadcast", "print":
		return fmt.Sprintf("%s reads: %s", who, e.Text)
	case "joined":
		return e.Text + " joins"
	case "seated":
		return fmt.Sprintf("%s is at %s", e.Text, e.By)
	case "left":
		return e.Text + " leaves"
	case "picked":
		return fmt.Sprintf("%s picks up %s", e.By, e.Name)
	case "dropped":
		return fmt.Sprintf("%s drops %s at %s", e.By, e.Name, p.points.name(e.X, e.Z))
	case "vetoed":
		return fmt.Sprintf("%s may not touch %s (%s)", e.By, e.Name, e.Text)
	case "moved":
		return fmt.Sprintf("%s now lies at %s", e.Name, p.points.name(e.X, e.Z))
	case "renamed":
		return e.Object + " is now called " + e.Name
	case "spawned":
		return fmt.Sprintf("%s appears at %s", e.Name, p.points.name(e.X, e.Z))
	case "destroyed":
		return e.Name + " is gone"
	case "chat":
		return fmt.Sprintf("%s says: %s", e.By, e.Text)
	case "ui":
		return uiText(e)
	case "turn":
		return "it is the turn of " + e.By
	case "error":
		return "the script failed: " + e.Text
	case "saved", "loaded":
		return "the game is " + e.Kind
	}
	return ""
}

// uiText is what changes on the screen, in the words of an expectation.
func uiText(e table.Event) string {
	if e.Attribute != "text" || e.Text == "" {
		return ""
	}
	return fmt.Sprintf("%s shows: %s", e.ID, e.Text)
}
