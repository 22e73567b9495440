package render

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// inParallel calls do for 0 up to n, on all cores.
func inParallel(n int, do func(i int)) {
	var working sync.WaitGroup
	var next atomic.Int64
	for range min(n, runtime.GOMAXPROCS(0)) {
		working.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	working.Wait()
}
