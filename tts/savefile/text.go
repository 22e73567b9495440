package savefile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/tidwall/gjson"
)

// MaxBytes is the size of the largest file that is read as a save.
const MaxBytes = 1 << 30

const byteOrderMark = "\uFEFF"

var errTooDeep = fmt.Errorf("its brackets nest deeper than %d", maxDepth)

// Read checks that a file holds one JSON value that any reader can cope with, and returns it without its byte
// order mark. Its errors say what the file is instead.
func Read(data []byte) (string, error) {
	text, at, err := read(data)
	if err != nil && at >= 0 {
		return "", fmt.Errorf("not JSON at byte %d: %w", at+1, err)
	}
	return text, err
}

// read is Read with the byte at which the JSON goes wrong, -1 when that is not what is wrong.
func read(data []byte) (text string, at int, err error) {
	data = bytes.TrimPrefix(data, []byte(byteOrderMark))
	switch {
	case len(data) > MaxBytes:
		return "", -1, errors.New("it is larger than 1 GiB")
	case len(bytes.TrimSpace(data)) == 0:
		return "", -1, errors.New("an empty file")
	case isUTF16(data):
		return "", -1, errors.New("it is in UTF-16: save it as UTF-8, as TTS does")
	}
	text = string(data)
	if tooDeep(text) {
		return "", -1, errTooDeep
	}
	if !gjson.Valid(text) {
		at, err = fault(data)
		return "", at, err
	}
	return text, -1, nil
}

// isUTF16 tells whether text is in UTF-16: by its byte order mark, or since what we read begins in ASCII.
func isUTF16(data []byte) bool {
	return bytes.HasPrefix(data, []byte("\xFF\xFE")) || bytes.HasPrefix(data, []byte("\xFE\xFF")) ||
		len(data) >= 2 && (data[0] == 0) != (data[1] == 0)
}

// fault says where JSON goes wrong, in bytes from 0, and how.
func fault(data []byte) (at int, problem error) {
	var value json.RawMessage
	var syntax *json.SyntaxError
	if !errors.As(json.Unmarshal(data, &value), &syntax) {
		return -1, errors.New("not JSON")
	}
	at = int(syntax.Offset) - 1
	if at+1 >= len(bytes.TrimSpace(data)) && strings.Contains(syntax.Error(), "unexpected end") {
		return at, errors.New("it breaks off")
	}
	return at, fmt.Errorf("%q cannot stand there", data[at])
}
