package render

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
)

// UV is a place in a texture: u to the right, v up, both from 0 to 1.
type UV struct{ U, V float64 }

// Mesh is a closed surface of triangles in drawing space (see the package comment).
type Mesh struct {
	Positions []Vector
	Normals   []Vector
	UVs       []UV
	Triangles []Triangle
}

// Triangle has its corners counter-clockwise, seen from outside.
type Triangle [3]Corner

// Corner refers to a mesh's lists by index, from 0.
type Corner struct{ Position, UV, Normal int }

// WriteOBJ writes the mesh as it stands in Wavefront's format: v, vt, vn and f lines.
func (m *Mesh) WriteOBJ(w io.Writer) error {
	b := bufio.NewWriter(w)
	for _, p := range m.Positions {
		fmt.Fprintf(b, "v %s %s %s\n", decimal(p.X), decimal(p.Y), decimal(p.Z))
	}
	for _, t := range m.UVs {
		fmt.Fprintf(b, "vt %s %s\n", decimal(t.U), decimal(t.V))
	}
	for _, n := range m.Normals {
		fmt.Fprintf(b, "vn %s %s %s\n", decimal(n.X), decimal(n.Y), decimal(n.Z))
	}
	for _, t := range m.Triangles {
		b.WriteString("f")
		for _, c := range t {
			fmt.Fprintf(b, " %d/%d/%d", c.Position+1, c.UV+1, c.Normal+1)
		}
		b.WriteString("\n")
	}
	if err := b.Flush(); err != nil {
		return fmt.Errorf("write mesh: %w", err)
	}
	return nil
}

// decimal writes six decimals, and never a negative zero.
func decimal(x float64) string {
	s := strconv.FormatFloat(x, 'f', 6, 64)
	if s == "-0.000000" {
		return s[1:]
	}
	return s
}
