package render

import (
	"math"
	"sync"
)

// linearSteps is how finely sRGB is turned into linear light, in steps a byte.
const linearSteps = 4

// tones turns sRGB into linear light and back, by tables.
type tones struct {
	linear  [255*linearSteps + 1]float64
	encoded [1 << 16]uint8
}

// newTones gives everybody the same tables, worked out when somebody first asks: most runs of the tool light nothing.
var newTones = sync.OnceValue(func() *tones {
	t := &tones{}
	for i := range t.linear {
		t.linear[i] = math.Pow(float64(i)/float64(len(t.linear)-1), 2.2)
	}
	for i := range t.encoded {
		t.encoded[i] = uint8(math.Pow(float64(i)/float64(len(t.encoded)-1), 1/2.2)*255 + 0.5)
	}
	return t
})

// mean is the light of the mean of n colours.
func (t *tones) mean(sum texel, n int) Vector {
	k := linearSteps / float64(n*256)
	return Vector{t.linear[int(float64(sum.r)*k)], t.linear[int(float64(sum.g)*k)], t.linear[int(float64(sum.b)*k)]}
}

// light is the linear light of an sRGB byte.
func (t *tones) light(v uint8) float64 { return t.linear[linearSteps*int(v)] }

// byte is the sRGB byte of linear light.
func (t *tones) byte(light float64) uint8 {
	return t.encoded[int(min(1, max(0, light))*float64(len(t.encoded)-1)+0.5)]
}

// colour is the sRGB colour of linear light.
func (t *tones) colour(light Vector) Colour {
	return Colour{t.byte(light.X), t.byte(light.Y), t.byte(light.Z)}
}
