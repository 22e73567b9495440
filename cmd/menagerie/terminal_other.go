//go:build !windows

package main

import (
	"cmp"
	"os"
	"runtime"

	"golang.org/x/sys/unix"
)

// understandsColour is true of every terminal outside Windows.
func understandsColour(*os.File) bool { return true }

// characterTrouble says why characters may not be shown as they are, and what to do; "" for no reason.
func characterTrouble() (trouble, cure string) {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_CTYPE"), os.Getenv("LANG"))
	if isUTF8(locale) || runtime.GOOS == "darwin" {
		return "", ""
	}
	return "the terminal is not set to UTF-8 (LC_ALL, LC_CTYPE, LANG), so that other than English letters may look wrong", "export LANG=C.UTF-8"
}

// unwritable says why this user may not write into a folder, nil when they may.
func unwritable(dir string) error { return unix.Access(dir, unix.W_OK) }
