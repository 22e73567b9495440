package box

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// An EndError tells that a box ended before it was done.
type EndError struct {
	// Doing is what it was at: "loading the save", "saving the game", an action or a line of a scenario.
	Doing string
	// Reason is what ended it.
	Reason string
}

func (e *EndError) Error() string { return e.Doing + ": " + e.Reason }

// process is what this program knows of the one that is the box. That one may say anything.
type process struct {
	limits  Limits
	in      io.Writer
	out     *bufio.Reader
	bounded *io.LimitedReader
	// most is how many bytes may come out of the box at a time.
	most int64
	// kill ends the process, which may have ended by itself; bury waits until it is gone.
	kill  func()
	bury  func() remains
	left  remains
	clock *time.Timer
	late  atomic.Bool
	doing string
	ended sync.Once
}

// remains are how a process ended, and what it said to its end.
type remains struct {
	code        int
	state, said string
}

// mostOutput is how many bytes a box may say at a time, beside the saves that it writes.
const mostOutput = 64 << 20

func newProcess(limits Limits, in io.Writer, out io.Reader, kill func(), bury func() remains) *process {
	p := &process{limits: limits, in: in, bounded: &io.LimitedReader{R: out}, kill: kill, bury: bury}
	p.out = bufio.NewReaderSize(p.bounded, wireBuffer)
	p.clock = time.AfterFunc(limits.Time, p.timeOut)
	return p
}

func (p *process) timeOut() {
	p.late.Store(true)
	p.kill()
}

// expect lets the box say as much as a table says with a save of so many bytes.
func (p *process) expect(save int) { p.most = max(p.most, mostOutput+4*int64(save)) }

// begin gives the box its time and its output anew.
func (p *process) begin(what string) {
	p.doing = what
	p.bounded.N = p.most
	p.clock.Reset(p.limits.Time)
}

// rest stops the clock while nothing is asked for.
func (p *process) rest() { p.clock.Stop() }

// send passes a request. What goes wrong with it shows in what is received.
func (p *process) send(r request) { _ = send(p.in, &r, &r.parcel) }

func (p *process) receive(r *reply) error {
	err := receive(p.out, r, &r.parcel)
	if err == nil && !p.late.Load() {
		return nil
	}
	spent := p.bounded.N <= 0
	p.end()
	return &EndError{p.doing, p.reason(err, spent)}
}

// refuse ends a box that said what it never says by itself.
func (p *process) refuse(what string) error {
	p.end()
	return &EndError{p.doing, brokeDown(what)}
}

// end ends the box and waits until it is gone.
func (p *process) end() {
	p.ended.Do(func() {
		p.clock.Stop()
		p.kill()
		p.left = p.bury()
	})
}

// reason says why the box ended.
func (p *process) reason(err error, spent bool) string {
	switch {
	case p.late.Load():
		return fmt.Sprintf("the save's scripts ran for more than %v and were stopped", p.limits.Time)
	case p.left.code == memoryExit, ranOut(p.left.said):
		return fmt.Sprintf("the save's scripts needed more than %d MiB of memory and were stopped", p.limits.Memory>>20)
	case spent:
		return fmt.Sprintf("the save's scripts said more than %d MiB and were stopped", p.most>>20)
	}
	line, _, _ := strings.Cut(p.left.said, "\n")
	if line == "" {
		line = p.left.state
	}
	if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		line += ", " + err.Error()
	}
	return brokeDown(line)
}

func brokeDown(how string) string {
	return fmt.Sprintf("the table broke down (%.200s): please report this with the save", how)
}

// ranOut tells whether Go gave up for want of memory. Where the system refuses some to the runtime itself, that can be
// a signal; one in our own code would come as a panic.
func ranOut(said string) bool {
	return strings.Contains(said, "out of memory") || strings.Contains(said, "cannot allocate memory") ||
		strings.HasPrefix(said, "SIGSEGV") || strings.HasPrefix(said, "fatal error: unexpected signal")
}
