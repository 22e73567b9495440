package box

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// A parcel is what follows the line of a message: bytes as they are.
type parcel struct {
	Size int64 `json:"size,omitempty"`
	data []byte
}

// wireBuffer is how many bytes are read at a time.
const wireBuffer = 64 << 10

// send writes a message, whose parcel p is.
func send(out io.Writer, message any, p *parcel) error {
	p.Size = int64(len(p.data))
	line, err := json.Marshal(message)
	if err != nil {
		return err
	}
	if _, err = out.Write(append(line, '\n')); err == nil && len(p.data) > 0 {
		_, err = out.Write(p.data)
	}
	return err
}

var errSize = errors.New("a size below zero")

// receive reads a message, whose parcel p is. It takes no more memory than a few times what comes in.
func receive(in *bufio.Reader, message any, p *parcel) error {
	line, err := in.ReadBytes('\n')
	if err != nil {
		return err
	}
	if err := json.Unmarshal(line, message); err != nil {
		return err
	}
	if p.Size < 0 {
		return errSize
	}
	var data bytes.Buffer
	if _, err := io.CopyN(&data, in, p.Size); err != nil {
		return err
	}
	p.data = data.Bytes()
	return nil
}
