package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"menagerie/rules"
	"menagerie/tts/editor"
	"menagerie/tts/script"
)

// How long TTS may take to say what is on the table, and to load it again.
const (
	answerTime = 5 * time.Second
	reloadTime = 60 * time.Second
)

// listenToTTS connects with TTS; tests have a TTS of their own.
var listenToTTS = editor.Listen

// session is one run of the tool as the editor of a running TTS.
type session struct {
	client *editor.Client
	out    io.Writer
	// table is what TTS has loaded, as far as it has said.
	table editor.Table
	// failed tells whether a script reported an error.
	failed bool
}

func openSession(out io.Writer) (*session, error) {
	s := &session{out: out}
	client, err := listenToTTS(s.show)
	if err != nil {
		return nil, fileError(err)
	}
	s.client = client
	return s, nil
}

func (s *session) close() { s.client.Close() }

// pushed is what a push sends to TTS.
type pushed struct {
	// name is what the user calls it; it is the save's file when it comes from one.
	name    string
	scripts editor.ScriptStates
	// in makes the scripts of a card in a language; nil for a save, whose scripts have theirs.
	in func(language string) (editor.ScriptStates, error)
}

// speaking are the scripts in the language that a table was built in, if they can be.
func (p pushed) speaking(table editor.Table) (editor.ScriptStates, error) {
	if language := table.Language(); p.in != nil && language != rules.English && slices.Contains(script.Languages(), language) {
		return p.in(language)
	}
	return p.scripts, nil
}

// push brings scripts into the game that TTS has loaded, which must be the game that they belong to, unless forced.
func (s *session) push(ctx context.Context, mod pushed, force bool) error {
	asking, stop := context.WithTimeout(ctx, answerTime)
	defer stop()
	table, err := s.client.Table(asking)
	if err != nil {
		return fileError(err)
	}
	if !force && !table.IsOf(mod.scripts) && !table.IsFrom(mod.name) {
		return fileError(fmt.Errorf("TTS has another game loaded, %s: load the save of %s there first, or use --force to overwrite that game's script", tableName(table), mod.name))
	}
	if mod.scripts, err = mod.speaking(table); err != nil {
		return err
	}
	if !table.Fits(mod.scripts) {
		s.say("note", "the board or the pieces changed, and a push brings only the script: build the mod and load its save in TTS")
	}
	s.table = editor.Table{Scripts: mod.scripts, SavePath: table.SavePath}
	reloading, stop := context.WithTimeout(ctx, reloadTime)
	defer stop()
	if s.table, err = s.client.SaveAndPlay(reloading, mod.scripts); err != nil {
		return fileError(err)
	}
	if !s.table.Runs(mod.scripts) {
		s.say("note", "the script that TTS now has is not the one that was pushed: when it has finished loading, push again")
	}
	s.say("pushed", mod.name)
	return nil
}

// follow shows what TTS says, until something is due, which it answers with true, or ctx ends.
func (s *session) follow(ctx context.Context, due <-chan struct{}) bool {
	for {
		select {
		case <-ctx.Done():
			return false
		case <-due:
			return true
		case m, open := <-s.client.Messages():
			if !open {
				return false
			}
			s.show(m)
		}
	}
}

// show prints a message if it tells an author something.
func (s *session) show(m editor.Message) {
	switch {
	case m.Fault != nil:
		s.say("note", m.Fault.Error())
	case m.ID == editor.GameLoaded:
		s.table = editor.NewTable(m)
		s.say("loaded", tableName(s.table))
	case m.ID == editor.Print, m.ID == editor.ScriptError:
		s.showTrace(m.ID, s.table.Trace(m))
	}
}

// showTrace prints what a script says. A print that names a place in a script is an error that was caught.
func (s *session) showTrace(id editor.MessageID, trace editor.Trace) {
	if id == editor.Print && trace.Where == "" {
		s.say("print", trace.Text)
		return
	}
	s.failed = true
	text := trace.Text
	if trace.Where != "" {
		text = trace.Where + "  " + text
	}
	if trace.Line != "" {
		text += "\n> " + trace.Line
	}
	s.say("error", text)
}

// say prints a line with a label in front; what has more lines goes on below it.
func (s *session) say(label, text string) {
	const indent = "        "
	text = printable(strings.ReplaceAll(strings.TrimRight(text, "\r\n"), "\r\n", "\n"))
	fmt.Fprintf(s.out, "%-*s%s\n", len(indent), label, strings.ReplaceAll(text, "\n", "\n"+indent))
}

func tableName(t editor.Table) string {
	switch card := t.Card(); {
	case card != "":
		return card
	case t.SavePath != "":
		return t.SavePath
	}
	return "one that is in no file"
}
