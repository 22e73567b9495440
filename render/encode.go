package render

import (
	"encoding/binary"
	"hash/adler32"
	"hash/crc32"
	"image"
	"io"
)

// encodePNG writes an opaque image: with a palette when it has at most 256 colours, else in full colour. The
// same image gives the same bytes, on however many cores.
func encodePNG(w io.Writer, img *image.RGBA) error {
	if img.Stride != 4*img.Rect.Dx() {
		img = copyOf(img) // a part of another image
	}
	if p := paletted(img); p != nil {
		return writePNG(w, img.Rect, indexed, p.palette, p.scanlines())
	}
	return writePNG(w, img.Rect, trueColour, nil, scanlines(img))
}

// The colour types of PNG that are written, with 8 bits a sample.
const (
	trueColour byte = 2
	indexed    byte = 3
)

// writePNG writes a PNG file of scanlines, each of which begins with its filter.
func writePNG(w io.Writer, size image.Rectangle, colours byte, palette, lines []byte) error {
	header := binary.BigEndian.AppendUint32(nil, uint32(size.Dx()))
	header = binary.BigEndian.AppendUint32(header, uint32(size.Dy()))
	header = append(header, 8, colours, 0, 0, 0)
	file := append([]byte("\x89PNG\r\n\x1a\n"), chunk("IHDR", header)...)
	if palette != nil {
		file = append(file, chunk("PLTE", palette)...)
	}
	data, err := zlibStream(lines)
	if err != nil {
		return err
	}
	file = append(file, chunk("IDAT", data)...)
	_, err = w.Write(append(file, chunk("IEND", nil)...))
	return err
}

func chunk(kind string, data []byte) []byte {
	c := binary.BigEndian.AppendUint32(make([]byte, 0, len(data)+12), uint32(len(data)))
	c = append(append(c, kind...), data...)
	return binary.BigEndian.AppendUint32(c, crc32.ChecksumIEEE(c[4:]))
}

// zlibStream compresses data as zlib does.
func zlibStream(data []byte) ([]byte, error) {
	strips, err := deflate(data)
	if err != nil {
		return nil, err
	}
	stream := []byte{0x78, 0x9c}
	for _, s := range strips {
		stream = append(stream, s...)
	}
	return binary.BigEndian.AppendUint32(stream, adler32.Checksum(data)), nil
}
