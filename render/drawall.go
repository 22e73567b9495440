package render

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"io"
	"runtime"
	"strings"
	"sync"
)

// drawing bounds how many pictures are in the making at once, however many games are drawn, and so the memory.
var drawing = make(chan struct{}, runtime.GOMAXPROCS(0))

// DrawAll draws pictures on all cores and calls done after each, in any order. The images are in the order of the
// pictures, and the same on however many cores.
func DrawAll(pictures []Picture, done func()) ([]Image, error) {
	images, errs := make([]Image, len(pictures)), make([]error, len(pictures))
	var working sync.WaitGroup
	for i, p := range pictures {
		working.Go(func() {
			drawing <- struct{}{}
			images[i], errs[i] = p.encoded()
			<-drawing
			done()
		})
	}
	working.Wait()
	return images, errors.Join(errs...)
}

func (p Picture) encoded() (Image, error) {
	encode := encodePNG
	if strings.HasSuffix(p.Name, ".jpg") {
		encode = encodeJPEG
	}
	var b bytes.Buffer
	if err := encode(&b, p.draw()); err != nil {
		return Image{}, fmt.Errorf("encode %s: %w", p.Name, err)
	}
	return Image{p.Name, b.Bytes()}, nil
}

// encodeJPEG is for pictures in perspective, which a PNG makes too large for the Workshop.
func encodeJPEG(w io.Writer, img *image.RGBA) error {
	return jpeg.Encode(w, img, &jpeg.Options{Quality: 92})
}
