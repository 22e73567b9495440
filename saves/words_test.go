package saves

import "testing"

func TestCoordinates(t *testing.T) {
	for v, want := range map[float64]string{0: "0", -0.001: "0", 2: "2", -8.5: "-8.5", 1.239: "1.24", 100: "100"} {
		if got := coordinate(v); got != want {
			t.Errorf("%v is %q, want %q", v, got, want)
		}
	}
}
