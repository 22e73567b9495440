//go:build !windows

package datafolder

// documents is a question to Windows only.
func documents() string { return "" }
