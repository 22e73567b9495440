package render

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/klauspost/compress/flate"
)

// A stream is compressed in strips, side by side. Their size is fixed, so that the number of cores does not show
// in what comes out, and each strip knows the window before it, so that little is lost.
const (
	stripSize     = 1 << 20
	deflateWindow = 1 << 15
	deflateLevel  = 6
)

// deflate compresses data into strips that make one stream when they are put together.
func deflate(data []byte) ([][]byte, error) {
	n := max(1, (len(data)+stripSize-1)/stripSize)
	strips, errs := make([][]byte, n), make([]error, n)
	inParallel(n, func(i int) {
		from, to := i*stripSize, min(len(data), (i+1)*stripSize)
		strips[i], errs[i] = deflateStrip(data[from:to], data[max(0, from-deflateWindow):from], i == n-1)
	})
	return strips, errors.Join(errs...)
}

// deflateStrip compresses a strip that follows a window of data. All strips but the last end on a whole byte and
// leave the stream open.
func deflateStrip(strip, window []byte, last bool) ([]byte, error) {
	var b bytes.Buffer
	w, err := flate.NewWriterDict(&b, deflateLevel, window)
	if err != nil {
		return nil, fmt.Errorf("compress: %w", err)
	}
	finish := w.Flush
	if last {
		finish = w.Close
	}
	if _, err := w.Write(strip); err != nil {
		return nil, fmt.Errorf("compress: %w", err)
	}
	if err := finish(); err != nil {
		return nil, fmt.Errorf("compress: %w", err)
	}
	return b.Bytes(), nil
}
