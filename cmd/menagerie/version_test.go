package main

import (
	"runtime/debug"
	"strings"
	"testing"

	"menagerie/tts"
)

func TestVersion(t *testing.T) {
	verb, flag := succeed(t, "version"), succeed(t, "--version")
	if verb != flag || !strings.HasPrefix(verb, "menagerie version "+tts.Version+" (") || strings.Count(verb, "\n") != 1 {
		t.Errorf("version prints %q, --version %q", verb, flag)
	}
}

func TestOrigin(t *testing.T) {
	checkout := func(settings ...debug.BuildSetting) *debug.BuildInfo {
		return &debug.BuildInfo{Main: debug.Module{Version: "(devel)"}, Settings: settings}
	}
	at := debug.BuildSetting{Key: "vcs.revision", Value: "abc"}
	for want, info := range map[string]*debug.BuildInfo{
		"commit abc":         checkout(at, debug.BuildSetting{Key: "vcs.modified", Value: "false"}),
		"commit abc-changed": checkout(at, debug.BuildSetting{Key: "vcs.modified", Value: "true"}),
		"commit unknown":     checkout(),
		"module v1.2.3":      {Main: debug.Module{Version: "v1.2.3"}},
	} {
		if got := originOf(info); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
