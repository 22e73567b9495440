package render

import "testing"

func TestMapKeepsTheOutsideOutside(t *testing.T) {
	for _, tt := range []struct {
		name string
		f    func(x, y, z float64) (float64, float64, float64)
	}{
		{"mirrored", func(x, y, z float64) (float64, float64, float64) { return -x, y, z }},
		{"turned", func(x, y, z float64) (float64, float64, float64) { return -x, y, -z }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := block(2, 4, 0, 1).Map(tt.f)
			checkClosed(t, m)
			checkOutward(t, m)
		})
	}
}
