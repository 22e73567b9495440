package main

import (
	"os/exec"
	"runtime"
)

// openBrowser shows a page in the browser that the user prefers; tests have one of their own.
var openBrowser = func(address string) error {
	name, args := browser(runtime.GOOS, address)
	return exec.Command(name, args...).Start()
}

// browser is what opens an address on a system.
func browser(system, address string) (name string, args []string) {
	switch system {
	case "windows":
		return "rundll32", []string{"url.dll,FileProtocolHandler", address}
	case "darwin":
		return "open", []string{address}
	}
	return "xdg-open", []string{address}
}
