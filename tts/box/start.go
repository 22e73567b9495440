package box

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"time"
)

// partingTime is how long a killed process may keep its output open.
const partingTime = time.Second

// start starts this program again, as a box.
func start(limits Limits) (*process, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("find this program, to run the save's scripts apart: %w", err)
	}
	var said head
	cmd := exec.Command(program, childArgument, strconv.FormatInt(limits.Memory, 10))
	cmd.Env = []string{} // nothing of ours is a stranger's business
	cmd.Stderr = &said
	cmd.WaitDelay = partingTime
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, fmt.Errorf("start %s, to run the save's scripts apart: %w", program, err)
	}
	in, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		return nil, fmt.Errorf("start %s, to run the save's scripts apart: %w", program, err)
	}
	release, err := restrain(cmd.Process.Pid, limits.Memory)
	if err != nil {
		release = func() {}
	}
	kill := func() { _ = cmd.Process.Kill() }
	p := newProcess(limits, in, out, kill, func() remains {
		_ = cmd.Wait() // how it ended is in its state
		release()
		return remains{cmd.ProcessState.ExitCode(), cmd.ProcessState.String(), said.String()}
	})
	if err != nil {
		p.end()
		return nil, fmt.Errorf("limit the memory of the process that runs the save's scripts: %w", err)
	}
	return p, nil
}

// head keeps the beginning of what is written to it.
type head struct{ buffer bytes.Buffer }

const headBytes = 4096

func (h *head) Write(p []byte) (int, error) {
	h.buffer.Write(p[:min(len(p), headBytes-h.buffer.Len())])
	return len(p), nil
}

func (h *head) String() string { return h.buffer.String() }
