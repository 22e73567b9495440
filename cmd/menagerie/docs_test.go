package main

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// otherCommands are those of the documentation that are not the program's.
var otherCommands = []string{
	"go test ./...", "go build ./cmd/menagerie", "go test ./docs -update", "go run ./cmd/release 0.2.0", "go run ./cmd/release --snapshot -o /tmp/try",
}

// Every command of the documentation works: a page's commands are run one after the other in an empty folder, and what
// a page shows of their output is what they print.
func TestDocumentationWorks(t *testing.T) {
	docs, err := filepath.Abs("../../docs")
	if err != nil {
		t.Fatal(err)
	}
	pages, err := filepath.Glob(filepath.Join(docs, "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range append(pages, "../../README.md", "../../CONTRIBUTING.md") {
		text := readFile(t, page)
		t.Run(filepath.Base(page), func(t *testing.T) {
			home := onComputer(t, "windows")
			if err := os.MkdirAll(filepath.Join(home, "Documents", "My Games", "Tabletop Simulator"), 0o755); err != nil {
				t.Fatal(err)
			}
			t.Chdir(t.TempDir())
			reader := reader{t: t, docs: docs}
			for _, b := range blocks(t, text) {
				reader.follow(b)
			}
			reader.lookAtVerbs(text)
		})
	}
}

// A reader follows a page.
type reader struct {
	t       *testing.T
	docs    string // where the pages are
	printed string
	block   block
}

func (r *reader) errorf(format string, args ...any) {
	r.t.Helper()
	r.t.Errorf("line %d: "+format, append([]any{r.block.line}, args...)...)
}

func (r *reader) follow(b block) {
	r.block = b
	for _, do := range b.instructions {
		r.obey(do)
	}
	switch b.info {
	case "sh":
		for line := range strings.Lines(b.text) {
			r.command(strings.TrimSpace(line))
		}
	case "text":
		if !printedAs(r.printed, b.text) {
			r.errorf("printed is not what the page shows:\n%s", r.printed)
		}
	case "yaml", "scenario", "json", "lua":
	default:
		r.errorf("a block is sh, text, yaml, scenario, json or lua, not %q", b.info)
	}
}

// obey prepares what the reader has before the block.
func (r *reader) obey(do instruction) {
	from, to, _ := strings.Cut(do.value, " ")
	switch do.name {
	case "file":
		writeFile(r.t, r.block.text, do.value)
	case "sections of":
		writeFile(r.t, withSections(readFile(r.t, do.value), r.block.text), do.value)
	case "folder":
		if err := os.CopyFS(do.value, os.DirFS(filepath.Join(r.docs, do.value))); err != nil {
			r.t.Fatal(err)
		}
	case "built":
		succeed(r.t, small([]string{"build", from, "-o", to})...)
	case "broken":
		writeFile(r.t, withAPieceMoved(r.t, filepath.FromSlash(from)), to)
	case "copy":
		writeFile(r.t, readFile(r.t, filepath.FromSlash(from)), to)
	case "upload":
		writeFile(r.t, uploadAll(r.t, filepath.FromSlash(from)), to)
	case "compare":
		if own, ours := sortedSections(readFile(r.t, do.value)), sortedSections(readFile(r.t, r.docs, do.value)); !slices.Equal(own, ours) {
			r.errorf("%s is not what docs/%s is:\n%s", do.value, do.value, strings.Join(own, ""))
		}
	case "fails", "not run":
	default:
		r.errorf("no such instruction: %s", do.name)
	}
}

func (r *reader) command(line string) {
	if !isCommand(line) {
		if !slices.Contains(otherCommands, strings.TrimSpace(regexp.MustCompile(`#.*`).ReplaceAllString(line, ""))) {
			r.errorf("not a command that is known: %s", line)
		}
		return
	}
	args := wordsOf(line)
	if reason, ok := r.block.instruction("not run"); ok {
		if err := understood(args); err != nil || reason == "" {
			r.errorf("%s: %v", line, err)
		}
		return
	}
	want := 0
	if _, fails := r.block.instruction("fails"); fails {
		want = exitFindings
	}
	got := menagerie(r.t, small(args)...)
	if got.code != want {
		r.errorf("%s: exit %d, want %d\n%s%s", line, got.code, want, got.out, got.err)
	}
	r.printed = got.out + got.err
}

// small lets the program draw small pictures, since most of a build's time goes into them.
func small(args []string) []string {
	if slices.Contains([]string{"build", "render"}, args[0]) && !slices.Contains(args, "--size") {
		return append(args, "--size", "64")
	}
	return args
}

// understood tells whether the program knows a command's verb and flags.
func understood(args []string) error {
	verb, rest, err := newRoot().Find(args)
	if err != nil {
		return err
	}
	if !verb.HasParent() {
		return errors.New("no such verb")
	}
	verb.InitDefaultHelpFlag()
	return verb.ParseFlags(rest)
}

// printedAs compares what a command printed with what a page shows of it.
func printedAs(printed, shown string) bool {
	var pattern strings.Builder
	pattern.WriteString(`^`)
	for line := range strings.Lines(shown) {
		line = strings.TrimRight(line, " \n")
		if line == "…" {
			pattern.WriteString(`(?:.*\n)*?`)
			continue
		}
		pattern.WriteString(regexp.QuoteMeta(line) + ` *\n`)
	}
	return regexp.MustCompile(pattern.String() + `$`).MatchString(strings.TrimRight(printed, "\n") + "\n")
}

// sortedSections are the sections of a card, whatever their order.
func sortedSections(card string) []string { return slices.Sorted(slices.Values(topSections(card))) }

// lookAtVerbs looks at the commands that stand in the text itself.
func (r *reader) lookAtVerbs(page string) {
	for _, found := range regexp.MustCompile("`menagerie ([^`]*)`").FindAllStringSubmatch(page, -1) {
		args := wordsOf(found[1])
		if len(args) == 0 || strings.ToUpper(args[0]) == args[0] {
			continue // a flag of the program itself, or VERB
		}
		if err := understood(args); err != nil {
			r.t.Errorf("%s: %v", found[0], err)
		}
	}
}

// The documentation's own tests can fail.
func TestPrintedAs(t *testing.T) {
	for _, test := range []struct {
		printed, shown string
		want           bool
	}{
		{"a\nb\n", "a\nb\n", true},
		{"a\nb\n", "a\n", false},
		{"a  \nb\n\n", "a\nb\n", true},
		{"a\nb\nc\n", "…\nc\n", true},
		{"a\nb\nc\n", "a\n…\n", true},
		{"a\nb\nc\n", "b\n…\n", false},
		{"a.c\n", "abc\n", false},
	} {
		if got := printedAs(test.printed, test.shown); got != test.want {
			t.Errorf("%q as %q: %v", test.printed, test.shown, got)
		}
	}
}
