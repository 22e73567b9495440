package main

import (
	"os/exec"
	"runtime"
)

// openBrowser shows a page in the browser that the user prefers.
func openBrowser(address string) error {
	name, args := "xdg-open", []string{address}
	switch runtime.GOOS {
	case "windows":
		name, args = "rundll32", []string{"url.dll,FileProtocolHandler", address}
	case "darwin":
		name = "open"
	}
	return exec.Command(name, args...).Start()
}
