package main

import (
	"fmt"
	"io"

	"menagerie/tts/table"
)

// printEvent words what players would notice; as JSON, it prints everything.
func printEvent(out io.Writer, e table.Event, asJSON bool) {
	if asJSON {
		fmt.Fprintln(out, e.String())
		return
	}
	if text := eventText(e); text != "" {
		fmt.Fprintf(out, "%7.2f  %s\n", e.Time, text)
	}
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
	case "picked":
		return fmt.Sprintf("%s picks up %s", e.By, e.Name)
	case "dropped":
		return fmt.Sprintf("%s drops %s at %.2f,%.2f", e.By, e.Name, e.X, e.Z)
	case "vetoed":
		return fmt.Sprintf("%s may not touch %s (%s)", e.By, e.Name, e.Text)
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
