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

var errTooLargeToRead = errors.New("it is larger than 1 GiB")

var errTooDeep = fmt.Errorf("its brackets nest deeper than %d", maxDepth)

// readStrict reads a JSON file of our own. It returns the text without its byte order mark, and with an error the byte at
// which the JSON goes wrong, -1 when that is not what is wrong.
func readStrict(data []byte) (text string, at int, err error) {
	data = bytes.TrimPrefix(data, []byte(byteOrderMark))
	switch {
	case len(data) > MaxBytes:
		return "", -1, errTooLargeToRead
	case len(bytes.TrimSpace(data)) == 0:
		return "", -1, errors.New("an empty file")
	case bytes.HasPrefix(data, []byte("\xFF\xFE")), bytes.HasPrefix(data, []byte("\xFE\xFF")), isUTF16(data):
		return "", -1, errUTF16
	}
	text = string(data)
	if TooDeep(text) {
		return "", -1, errTooDeep
	}
	if !gjson.Valid(text) {
		at, err = fault(data)
		return "", at, err
	}
	return text, -1, nil
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
		return at, errBreaksOff
	}
	return at, fmt.Errorf("%q cannot stand there", data[at])
}

var errBreaksOff = errors.New("it breaks off")
