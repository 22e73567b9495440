//go:build !windows

package datafolder

// documents is a question to Windows only.
func documents() string { return "" }

// steam is a question to Windows only.
func steam() string { return "" }
