package box

import "syscall"

// systemLimits has Linux refuse memory to a process that got more at once than it could notice itself.
func systemLimits(memory int64) []limit { return []limit{{syscall.RLIMIT_DATA, 2 * uint64(memory)}} }
