package main

import (
	"fmt"
	"os"

	"golang.org/x/sys/windows"
)

// understandsColour has the console read the codes of colours, which older ones do only when they are asked to.
func understandsColour(f *os.File) bool {
	console := windows.Handle(f.Fd())
	var mode uint32
	if windows.GetConsoleMode(console, &mode) != nil {
		return false
	}
	return windows.SetConsoleMode(console, mode|windows.ENABLE_PROCESSED_OUTPUT|windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING) == nil
}

// characterTrouble says why characters may not be shown as they are, and what to do; "" for no reason. The console itself
// shows all: only what goes through a pipe is read in the console's own encoding.
func characterTrouble() (trouble, cure string) {
	const utf8 = 65001
	page, err := windows.GetConsoleOutputCP()
	if err != nil || page == utf8 {
		return "", ""
	}
	return fmt.Sprintf("PowerShell reads what this program prints into a pipe or a file in code page %d, not in UTF-8", page),
		"before such a line: [Console]::OutputEncoding = [Text.Encoding]::UTF8"
}

// unwritable is left to Windows, which tells only those who write.
func unwritable(string) error { return nil }
