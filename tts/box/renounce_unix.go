//go:build unix

package box

import (
	"fmt"
	"syscall"
)

// renounce gives up opening files and connections and writing to files, for good.
func renounce(memory int64) error {
	for _, r := range append(systemLimits(memory), limit{syscall.RLIMIT_NOFILE, 0}, limit{syscall.RLIMIT_FSIZE, 0}, limit{syscall.RLIMIT_CORE, 0}) {
		if err := syscall.Setrlimit(r.resource, &syscall.Rlimit{Cur: r.most, Max: r.most}); err != nil {
			return fmt.Errorf("limit resource %d to %d: %w", r.resource, r.most, err)
		}
	}
	return nil
}

// limit is the most that a process may have of a resource.
type limit struct {
	resource int
	most     uint64
}
