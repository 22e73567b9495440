package main

import (
	"fmt"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/script"
)

func renderCommand() *cobra.Command {
	var flags renderFlags
	cmd := &cobra.Command{
		Use:   "render CARD…",
		Short: "Make the pictures and meshes alone",
		Long: `Render draws what a mod needs (` + strings.Join(partNames(render.ModParts), ", ") + `), and what people like to look at:
a position from above, a contact sheet of the pieces, a diagram of how each kind moves and a large
picture for the Workshop's page. What is in the folder already, and would come out the same, is left.`,
		Example: `  menagerie render capture-the-fruit -o art --size 1024
  menagerie render capture-the-fruit -o wooden --theme wood --lang it
  menagerie render elephant-chess -o post --only position --moves "b3-e3 h8-e8"`,
		RunE: func(cmd *cobra.Command, args []string) error { return flags.run(cmd, args) },
	}
	flags.register(cmd)
	cmd.Flags().StringSliceVar(&flags.only, "only", nil, "make no more than this: "+strings.Join(partNames(render.Parts), ", "))
	cmd.Flags().StringVar(&flags.moves, "moves", "", "for the position: moves played, the last one marked")
	cmd.Flags().StringVar(&flags.position, "position", "", "for the position: where the moves begin (see show), instead of the card's start")
	cmd.Flags().StringVar(&flags.language, "lang", rules.English, "the language of what is written: "+strings.Join(script.Languages(), ", "))
	return cmd
}

// partNames are parts as --only names them.
func partNames(parts []render.Part) []string {
	var names []string
	for _, p := range parts {
		names = append(names, string(p))
	}
	return names
}

type renderFlags struct {
	outputFlags
	only            []string
	moves, position string
	language        string
}

// art is the art of one card on its way into a folder.
type art struct {
	title, dir string
	job        *tts.ArtJob
	err        error
}

func (f *renderFlags) run(cmd *cobra.Command, args []string) error {
	parts, err := partsNamed(f.only)
	if err != nil {
		return err
	}
	opts, err := f.drawing()
	if err != nil {
		return err
	}
	var works []*art
	err = f.each(cmd, args, func(game *rules.Game, dir string) error {
		pos, err := f.picture(args, game)
		if err != nil {
			return err
		}
		work, err := f.plan(game, dir, opts, parts, pos)
		works = append(works, work)
		return err
	})
	if err != nil {
		return err
	}
	f.draw(cmd, works)
	for _, w := range works {
		if w.err != nil {
			return w.err
		}
		if n := w.job.Files(); n == 1 {
			fmt.Fprintf(cmd.OutOrStdout(), "The picture of %s is in %s.\n", w.title, w.dir)
		} else {
			fmt.Fprintf(cmd.OutOrStdout(), "%d pictures and meshes of %s are in %s.\n", n, w.title, w.dir)
		}
	}
	return nil
}

// partsNamed are the parts that --only names, nil for all.
func partsNamed(only []string) ([]render.Part, error) {
	var parts []render.Part
	for _, name := range only {
		part := render.Part(name)
		if !part.Known() {
			return nil, usageError("--only %s: no such thing (%s)", name, rules.Choices(name, partNames(render.Parts)))
		}
		parts = append(parts, part)
	}
	return parts, nil
}

// picture is the position to draw, nil for the start.
func (f *renderFlags) picture(args []string, game *rules.Game) (*rules.Position, error) {
	if f.moves == "" && f.position == "" {
		return nil, nil
	}
	if len(args) != 1 {
		return nil, usageError("--moves and --position are for one CARD")
	}
	flags := positionFlags{moves: f.moves, position: f.position}
	return flags.play(game)
}

// drawing is how the flags want things drawn.
func (f *renderFlags) drawing() (render.Options, error) {
	if err := checkLanguage(f.language); err != nil {
		return render.Options{}, err
	}
	opts, err := f.looks.options()
	opts.Size, opts.Language = f.size, f.language
	return opts, err
}

func (f *renderFlags) plan(game *rules.Game, dir string, opts render.Options, parts []render.Part, pos *rules.Position) (*art, error) {
	r, err := render.New(game, opts)
	if err != nil {
		return nil, inputError(err)
	}
	job, err := tts.PlanArt(dir, r, parts, pos)
	if err != nil {
		return nil, fileError(err)
	}
	return &art{title: game.Card.WordsIn(rules.English).Title, dir: dir, job: job}, nil
}

// draw does all work side by side.
func (f *renderFlags) draw(cmd *cobra.Command, works []*art) {
	total := 0
	for _, w := range works {
		total += w.job.Missing()
	}
	bar := newProgress(cmd.ErrOrStderr(), "drawing", total)
	defer bar.hide()
	var working sync.WaitGroup
	for _, w := range works {
		working.Go(func() { w.err = intoFolder(w.dir, w.job.Do(f.force, bar.step)) })
	}
	working.Wait()
}
