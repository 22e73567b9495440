//go:build unix && !linux

package box

// systemLimits is empty where the system limits no memory that Go asks for.
func systemLimits(int64) []limit { return nil }
