package datafolder

import (
	"fmt"
	"os"
	"runtime"
)

// ThisComputer is the one that the program runs on.
func ThisComputer() (Computer, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return Computer{}, fmt.Errorf("find where Tabletop Simulator keeps its data: %w", err)
	}
	return Computer{System: runtime.GOOS, Home: home, Documents: documents(), Steam: steam(), Data: os.Getenv("XDG_DATA_HOME")}, nil
}
