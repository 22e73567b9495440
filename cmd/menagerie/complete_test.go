package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// proposals are what a shell is told for the last of some words, without what describes them.
func proposals(t *testing.T, words ...string) []string {
	t.Helper()
	var proposed []string
	for line := range strings.Lines(succeed(t, append([]string{"__completeNoDesc"}, words...)...)) {
		proposed = append(proposed, strings.TrimRight(line, "\n"))
	}
	return proposed[:len(proposed)-1] // the last line is for the shell alone
}

func TestCompletion(t *testing.T) {
	t.Chdir(t.TempDir())
	writeFile(t, "", "mine.yaml")
	for _, c := range []struct{ words, want string }{
		{"bu", "build"},
		{"help bu", "build"},
		{"completion ", "bash zsh fish powershell"},
		{"show j", "jungle"},
		{"show mi", "mine.yaml"},
		{"show jungle ", ""},
		{"build jungle ele", "elephant-chess"},
		{"push other", "yaml yml json bson ttsmod zip"},
		{"build jungle --theme w", "wood"},
		{"build jungle --lang zh-Hans", "zh-Hans"},
		{"build jungle --pack ", "ttsmod"},
		{"build jungle --coordinates ", "on off"},
		{"build jungle --cache a", "auto"},
		{"perft jungle --engine ", "go lua"},
		{"render jungle --only board,thu", "board,thumbnail"},
		{"validate --off lua-syn", "lua-syntax"},
		{"validate --card jun", "jungle"},
		{"show capture-the-fruit --option centre", "centre-shelters-carrier=false centre-shelters-carrier=true"},
		{"show --option centre", ""},
		{"show nothing.yaml --option a", ""},
		{"pack dir -o ", "json bson ttsmod zip"},
		{"build jungle --installl", ""},
		{"build jungle --inst", "--install"},
	} {
		if got, want := proposals(t, strings.Split(c.words, " ")...), strings.Fields(c.want); !slices.Equal(got, want) {
			t.Errorf("%s: proposes %q, want %q", c.words, got, want)
		}
	}
}

// What a flag takes is known to the shell, or is known to be nothing that a shell can know.
func TestCompletionKnowsEveryFlag(t *testing.T) {
	known := map[string]bool{packedSave: true}
	for _, cmd := range newRoot().Commands() {
		kind, _, _ := strings.Cut(strings.TrimPrefix(cmd.Use, cmd.Name()+" "), " ")
		if kind = strings.TrimSuffix(kind, "…"); kind == strings.ToUpper(kind) && kind != "NAME" && arguments[kind] == nil {
			t.Errorf("%s: nothing is known for %s", cmd.Name(), kind)
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			known[f.Name] = true
			if f.Value.Type() != "bool" && values[f.Name] == nil {
				t.Errorf("%s: nothing is known for --%s", cmd.Name(), f.Name)
			}
		})
	}
	for name := range values {
		if !known[name] {
			t.Errorf("no verb has the flag --%s", name)
		}
	}
}

func TestCompletionForEveryShell(t *testing.T) {
	for _, shell := range shells {
		if out := succeed(t, "completion", shell); !strings.Contains(out, "menagerie") || !strings.Contains(out, cobra.ShellCompRequestCmd) {
			t.Errorf("%s: %d bytes that do not ask menagerie", shell, len(out))
		}
	}
	if r := menagerie(t, "completion", "bsah"); r.code != exitUsage || !strings.Contains(r.err, "did you mean bash?") {
		t.Errorf("exit %d: %s", r.code, r.err)
	}
}
