package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/editor"
)

// portsOfTTS looks who listens; tests have ports of their own.
var portsOfTTS = editor.Probe

// written are the characters on the pieces and in the titles of the cards that ship with the tool, each once.
func written() []rune {
	var all []rune
	seen := map[rune]bool{' ': true}
	for _, name := range assets.CardNames() {
		card, ok := embeddedCard(name)
		if !ok {
			continue
		}
		words := card.WordsIn(rules.English)
		texts := words.Title + words.Subtitle
		for _, k := range card.Kinds {
			texts += k.Face.String()
		}
		for _, r := range texts {
			if !seen[r] {
				seen[r] = true
				all = append(all, r)
			}
		}
	}
	return all
}

// lacking are the characters that a font does not have.
func lacking(has func(rune) bool) (lacks []rune, of int) {
	all := written()
	for _, r := range all {
		if !has(r) {
			lacks = append(lacks, r)
		}
	}
	return lacks, len(all)
}

// checkFont looks whether the font inside the program can write the cards.
func checkFont() check {
	lacks, of := lacking(render.HasGlyph)
	if len(lacks) > 0 {
		return check{"font", problem, fmt.Sprintf("the font of this program lacks %q", string(lacks)), "the program is damaged: download it again"}
	}
	return check{"font", fine, fmt.Sprintf("the font of this program has all %d characters of its cards", of), ""}
}

// checkFontFile looks at a font that somebody wants to write with.
func checkFontFile(file string) check {
	font, err := readFont(file)
	if err != nil {
		return check{"font", problem, err.Error(), "choose a TrueType or OpenType font"}
	}
	lacks, of := lacking(font.Has)
	if len(lacks) > 0 {
		return check{"font", note, fmt.Sprintf("%s lacks %d of the cards' %d characters: %s", whole(file), len(lacks), of, string(lacks)),
			"what it lacks is written with the font of this program; a font for Chinese has them all"}
	}
	return check{"font", fine, fmt.Sprintf("%s has all %d characters of the cards", whole(file), of), ""}
}

// probeTime is how long a port of this computer may take to answer.
const probeTime = 2 * time.Second

// checkPorts looks whether push and watch would reach TTS, and hear it.
func checkPorts(ctx context.Context) []check {
	ctx, stop := context.WithTimeout(ctx, probeTime)
	defer stop()
	ports := portsOfTTS(ctx)
	game := check{"port", note, "TTS does not run, or it does not listen (127.0.0.1:39999)", "push and watch need it: start it and load a save"}
	if ports.Game {
		game = check{"port", fine, "TTS runs and listens (127.0.0.1:39999)", ""}
	}
	mine := check{"port", fine, "push and watch can hear TTS (127.0.0.1:39998 is free)", ""}
	if ports.Editor {
		mine = check{"port", note, "another program hears TTS (127.0.0.1:39998 is taken)",
			"before push and watch, close it: the TTS extension of an editor, or another watch"}
	}
	return []check{game, mine}
}

// checkBrowser looks for what serve --open starts.
func checkBrowser(system string) check {
	program, _ := browser(system, "")
	_, err := exec.LookPath(program)
	switch {
	case err != nil:
		return check{"browser", note, "serve --open cannot open one: there is no " + program, "open the address that serve prints yourself"}
	case system == "linux" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "":
		return check{"browser", note, "serve --open cannot open one: there is no screen (DISPLAY and WAYLAND_DISPLAY are empty)",
			"open the address that serve prints yourself; from another computer, ssh -L brings it over"}
	}
	return check{"browser", fine, "serve --open opens it with " + program, ""}
}

// checkTerminal looks at how text will be shown.
func checkTerminal(out io.Writer) check {
	screen := terminalOf(out)
	colours := "without colours"
	if screen.colour {
		colours = "in colour"
	}
	if terminalFile(out) == nil {
		return check{"terminal", fine, fmt.Sprintf("this is no terminal: text is %d columns wide, %s", screen.width, colours), ""}
	}
	return check{"terminal", fine, fmt.Sprintf("text is %d columns wide, %s", screen.width, colours), ""}
}

// checkCharacters looks whether Chinese and Cyrillic come out as they are.
func checkCharacters() check {
	trouble, cure := characterTrouble()
	if trouble == "" {
		return check{"UTF-8", fine, "characters of every language are shown, if the terminal's font has them: 鼠 象 Слон", ""}
	}
	return check{"UTF-8", note, trouble, cure}
}

// isUTF8 tells whether the name of a locale, such as en_GB.UTF-8, promises it.
func isUTF8(locale string) bool {
	name := strings.ToLower(strings.ReplaceAll(locale, "-", ""))
	return strings.Contains(name, "utf8")
}
