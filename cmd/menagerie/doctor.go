package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"menagerie/tts"
	"menagerie/tts/datafolder"
)

// check is what doctor has found about one thing.
type check struct {
	About string `json:"about"`
	State state  `json:"state"`
	Found string `json:"found"`
	// Cure is what to do, "" when nothing need be done.
	Cure string `json:"cure"`
}

type state string

// What is a problem, doctor fails for; a note is good to know.
const (
	fine    state = "ok"
	note    state = "note"
	problem state = "problem"
)

// doctorFlags say what doctor is to look at.
type doctorFlags struct {
	ttsDir, font string
	asJSON       bool
}

func doctorCommand() *cobra.Command {
	var flags doctorFlags
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Look whether this computer has all that the tool works with, and say how to mend what is wrong",
		Long: `Doctor looks for Tabletop Simulator and its folder, at the saves and mods in it and whether those of this tool
are up to date, at what the game has downloaded, and at the font, the ports, the browser and the terminal
that the verbs use. It changes nothing.

It exits with 1 when something is a problem. A note is good to know, and no problem: without the game on
this computer, everything but build --install, push and watch works.`,
		Example: `  menagerie doctor
  menagerie doctor --tts-dir "Documents/My Games/Tabletop Simulator"
  menagerie doctor --json`,
		Args: noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error { return doctor(cmd, &flags) },
	}
	cmd.Flags().StringVar(&flags.ttsDir, "tts-dir", "", "TTS's folder, when it is not in its usual place")
	cmd.Flags().StringVar(&flags.font, "font", "", "also look at this font file (TTF, OTF)")
	cmd.Flags().BoolVar(&flags.asJSON, "json", false, "one JSON object a line")
	return cmd
}

func doctor(cmd *cobra.Command, flags *doctorFlags) error {
	checks, err := examine(cmd.Context(), cmd.OutOrStdout(), flags)
	if err != nil {
		return fileError(err)
	}
	sound := true
	for _, c := range checks {
		sound = sound && c.State != problem
		if err := printCheck(cmd.OutOrStdout(), c, flags.asJSON); err != nil {
			return fileError(fmt.Errorf("print what was found: %w", err))
		}
	}
	if !sound {
		return &exitError{code: exitFindings, err: errors.New("there are problems"), silent: true}
	}
	return nil
}

// examine makes all checks, from the game to the terminal that out is.
func examine(ctx context.Context, out io.Writer, flags *doctorFlags) ([]check, error) {
	computer, err := thisComputer()
	if err != nil {
		return nil, err
	}
	checks := []check{{"menagerie", fine, fmt.Sprintf("%s for %s/%s", tts.Version, runtime.GOOS, runtime.GOARCH), ""}}
	checks = append(checks, checkGame(computer))
	dir, found := checkFolder(computer, flags.ttsDir)
	checks = append(checks, found...)
	if dir != "" {
		checks = append(checks, checkSaves(dir)...)
		checks = append(checks, checkCache(dir))
	}
	checks = append(checks, checkFont())
	if flags.font != "" {
		checks = append(checks, checkFontFile(flags.font))
	}
	checks = append(checks, checkPorts(ctx)...)
	return append(checks, checkBrowser(computer.System), checkTerminal(out), checkCharacters()), nil
}

func printCheck(out io.Writer, c check, asJSON bool) error {
	if asJSON {
		c.Found, c.Cure = strings.ReplaceAll(c.Found, tie, " "), strings.ReplaceAll(c.Cure, tie, " ")
		return printJSON(out, c)
	}
	screen := terminalOf(out)
	label := fmt.Sprintf("%-7s  %-9s  ", c.State, c.About)
	text := printable(hang(label, c.Found, screen.width))
	if c.Cure != "" {
		text += "\n" + printable(hang(fmt.Sprintf("%*s", columns(label)+3, "-> "), c.Cure, screen.width))
	}
	colour := map[state]string{fine: green, note: yellow, problem: red}[c.State]
	_, err := fmt.Fprintln(out, screen.paint(colour, string(c.State))+text[len(c.State):])
	return err
}

// checkGame looks for the game among those of Steam.
func checkGame(computer datafolder.Computer) check {
	c := check{About: "game", State: note}
	games := computer.SteamGames()
	switch libraries := computer.SteamLibraries(); {
	case len(games) > 0:
		c.State, c.Found = fine, fmt.Sprintf("Tabletop Simulator is in %s (Steam's build %s)", whole(games[0].Dir), games[0].Build)
		if games[0].Proton {
			c.State = note
			c.Found += ", and Steam runs the one for Windows with Proton"
			c.Cure = "if it does not show a mod that finds its pictures on this computer, build that mod with --assets-url and --install"
		}
	case len(libraries) > 0:
		c.Found = fmt.Sprintf("Steam is here, %s with libraries for games, the first %s; Tabletop Simulator is in none", count(len(libraries), "folder"), whole(libraries[0]))
		c.Cure = "install it in Steam, unless you only build mods here"
	default:
		c.Found = "there is no Steam in its usual place, and so no Tabletop Simulator"
		c.Cure = "none is needed to build and to judge; " + whole("menagerie serve CARD") + " shows and plays a mod without the game"
	}
	return c
}
