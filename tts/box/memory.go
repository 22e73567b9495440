package box

import (
	"os"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// memoryExit is the exit code of a box that has used too much memory.
const memoryExit = 70

// watchMemory ends this process when it uses more than so many bytes. The garbage collector works harder before.
func watchMemory(limit int64) {
	debug.SetMemoryLimit(limit / 4 * 3)
	const interval = 10 * time.Millisecond
	ready := make(chan struct{})
	go func() {
		time.Sleep(time.Nanosecond)
		close(ready)
		for range time.Tick(interval) {
			if usedMemory() > uint64(limit) {
				os.Exit(memoryExit)
			}
		}
	}()
	<-ready
}

// usedMemory is how many bytes the process has from the system.
func usedMemory() uint64 {
	samples := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(samples)
	return samples[0].Value.Uint64() - samples[1].Value.Uint64()
}
