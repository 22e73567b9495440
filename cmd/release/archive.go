package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"io"
	"io/fs"
	"time"
)

// contents are what an archive unpacks to, a folder. All in it is of one time and nobody's in particular, so that the same
// content makes the same archive.
type contents struct {
	name    string
	made    time.Time
	program file
	texts   []file
}

// each visits the files by their paths in the archive.
func (c contents) each(visit func(path string, data []byte, mode fs.FileMode) error) error {
	if err := visit(c.name+"/"+c.program.name, c.program.data, 0o755); err != nil {
		return err
	}
	for _, text := range c.texts {
		if err := visit(c.name+"/"+text.name, text.data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func (c contents) zip() ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(out, flate.BestCompression)
	})
	err := c.each(func(path string, data []byte, mode fs.FileMode) error {
		header := &zip.FileHeader{Name: path, Method: zip.Deflate, Modified: c.made}
		header.SetMode(mode)
		entry, err := w.CreateHeader(header)
		if err != nil {
			return err
		}
		_, err = entry.Write(data)
		return err
	})
	if err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

func (c contents) tarGz() ([]byte, error) {
	var out bytes.Buffer
	compressed, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(compressed)
	err = c.each(func(path string, data []byte, mode fs.FileMode) error {
		err := w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: path, Size: int64(len(data)), Mode: int64(mode), ModTime: c.made})
		if err != nil {
			return err
		}
		_, err = w.Write(data)
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	err = compressed.Close()
	return out.Bytes(), err
}
