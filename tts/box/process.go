package box

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// An EndError tells that a box ended before it was done.
type EndError struct {
	// Doing is what it was at: "loading the save", an action or a line of a scenario.
	Doing string
	// Reason is what ended it.
	Reason string
}

func (e *EndError) Error() string { return e.Doing + ": " + e.Reason }

// process is the program started again, as a box.
type process struct {
	limits  Limits
	cmd     *exec.Cmd
	in      io.WriteCloser
	out     *json.Decoder
	bounded *io.LimitedReader
	// most is how many bytes may come out of the box at a time.
	most    int64
	stderr  head
	release func()
	clock   *time.Timer
	late    atomic.Bool
	doing   string
	ended   sync.Once
}

// mostOutput is how many bytes a box may say at a time, beside the saves that it writes.
const mostOutput = 64 << 20

// start starts a box for a save of so many bytes.
func start(limits Limits, size int64) (*process, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("find this program, to run the save's scripts apart: %w", err)
	}
	p := &process{limits: limits, most: mostOutput + 4*size}
	p.cmd = exec.Command(program, childArgument, strconv.FormatInt(limits.Memory, 10))
	p.cmd.Env = []string{} // nothing of ours is a stranger's business
	p.cmd.Stderr = &p.stderr
	out, err := p.cmd.StdoutPipe()
	if err == nil {
		p.in, err = p.cmd.StdinPipe()
	}
	if err == nil {
		err = p.cmd.Start()
	}
	if err != nil {
		return nil, fmt.Errorf("start %s, to run the save's scripts apart: %w", program, err)
	}
	p.bounded = &io.LimitedReader{R: out}
	p.out = json.NewDecoder(p.bounded)
	p.clock = time.AfterFunc(limits.Time, p.timeOut)
	if p.release, err = restrain(p.cmd.Process.Pid, limits.Memory); err != nil {
		p.end()
		return nil, fmt.Errorf("limit the memory of the process that runs the save's scripts: %w", err)
	}
	return p, nil
}

func (p *process) timeOut() {
	p.late.Store(true)
	p.kill()
}

// kill ends the process. It may have ended by itself.
func (p *process) kill() { _ = p.cmd.Process.Kill() }

// begin gives the box its time and its output anew.
func (p *process) begin(what string) {
	p.doing = what
	p.bounded.N = p.most
	p.clock.Reset(p.limits.Time)
}

// rest stops the clock while nothing is asked for.
func (p *process) rest() { p.clock.Stop() }

// send passes a request. What goes wrong with it shows in what is received.
func (p *process) send(r request) { _ = json.NewEncoder(p.in).Encode(r) }

func (p *process) receive(r *reply) error {
	err := p.out.Decode(r)
	if err == nil {
		return nil
	}
	spent := p.bounded.N <= 0
	p.end()
	return &EndError{p.doing, p.reason(err, spent)}
}

// end ends the box and waits until it is gone.
func (p *process) end() {
	p.ended.Do(func() {
		p.clock.Stop()
		p.kill()
		_ = p.cmd.Wait() // how it ended, reason looks up
		if p.release != nil {
			p.release()
		}
	})
}

// reason says why the box ended.
func (p *process) reason(err error, spent bool) string {
	code := p.cmd.ProcessState.ExitCode()
	switch {
	case p.late.Load():
		return fmt.Sprintf("the save's scripts ran for more than %v and were stopped", p.limits.Time)
	case code == memoryExit, ranOut(p.stderr.String()):
		return fmt.Sprintf("the save's scripts needed more than %d MiB of memory and were stopped", p.limits.Memory>>20)
	case spent:
		return fmt.Sprintf("the save's scripts said more than %d MiB and were stopped", p.most>>20)
	}
	line, _, _ := strings.Cut(p.stderr.String(), "\n")
	if line == "" {
		line = p.cmd.ProcessState.String()
	}
	if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		line += ", " + err.Error()
	}
	return fmt.Sprintf("the table broke down (%.200s): please report this with the save", line)
}

// ranOut tells whether Go gave up for want of memory. Where the system refuses some to the runtime itself, that can be
// a signal; one in our own code would come as a panic.
func ranOut(said string) bool {
	return strings.Contains(said, "out of memory") || strings.Contains(said, "cannot allocate memory") ||
		strings.HasPrefix(said, "SIGSEGV") || strings.HasPrefix(said, "fatal error: unexpected signal")
}

// head keeps the beginning of what is written to it.
type head struct{ buffer bytes.Buffer }

const headBytes = 4096

func (h *head) Write(p []byte) (int, error) {
	h.buffer.Write(p[:min(len(p), headBytes-h.buffer.Len())])
	return len(p), nil
}

func (h *head) String() string { return h.buffer.String() }
