package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"menagerie/tts"
)

// What a release stamps into the program. Elsewhere the version is that of the source, and Go may know the commit.
var (
	version = tts.Version
	commit  string
)

func versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version of the tool, the commit it was built from, and with what for what",
		Example: "  menagerie version",
		Args:    noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			fmt.Fprintln(cmd.OutOrStdout(), "menagerie version", about())
			return nil
		},
	}
}

// about is the version and what the program was built from, with and for.
func about() string {
	return fmt.Sprintf("%s (%s, %s %s/%s)", version, origin(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

// origin is what the program was built from, as exactly as it is known.
func origin() string {
	if commit != "" {
		return "commit " + commit
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "commit unknown"
	}
	return originOf(info)
}

// originOf is what Go knows of it: the commit when it built a checkout, the module's version when it fetched that.
func originOf(info *debug.BuildInfo) string {
	settings := map[string]string{}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	const checkout = "(devel)" // what Go calls the version of a module that it has not fetched
	switch {
	case settings["vcs.modified"] == "true":
		return "commit " + settings["vcs.revision"] + "-changed"
	case settings["vcs.revision"] != "":
		return "commit " + settings["vcs.revision"]
	case info.Main.Version != "" && info.Main.Version != checkout:
		return "module " + info.Main.Version
	}
	return "commit unknown"
}
