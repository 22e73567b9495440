package render

// Theme is how things look whatever the game. Lengths are in spacings of the board, or, for faces, in radii
// of a piece.
type Theme struct {
	Paper, PaperShade Colour // the board's ground, and its darker fibres
	Frame, FrameGrain Colour // the band around it
	Inlay             Colour // the thin line and the letters on the band
	Ink               Colour // lines and titles
	DashedInk         Colour

	LineWidth, DiagonalWidth float64
	// DiagonalInk is the opacity of lines that run aslant.
	DiagonalInk float64
	DashWidth   float64
	DashPeriod  float64
	PointRadius float64
	// MarkInk is the opacity of the labels printed where pieces start.
	MarkInk float64

	Body, BodyRim, BodyWall Colour // a piece's face, its rim and its side
	// Glass is a marble's colour, unless the card gives one, and GlassSwirl that of the streaks in it.
	Glass, GlassSwirl Colour
	// Tray and TrayWell are a tray's ground and its slots'.
	Tray, TrayGrain, TrayWell Colour
	// Cloth is the table's colour in the thumbnail.
	Cloth Colour
	// Water is a river's colour, and Foam that of its shores and waves.
	Water, Foam Colour
	// DefaultFill, DefaultToken and DefaultMotif stand in for colours that a card does not give.
	DefaultFill, DefaultToken, DefaultMotif Colour
}

// Plum is rice paper in a walnut frame, with pieces of bone.
var Plum = Theme{
	Paper:         Colour{0xf3, 0xe6, 0xcb},
	PaperShade:    Colour{0xdf, 0xc9, 0xa0},
	Frame:         Colour{0x5b, 0x38, 0x22},
	FrameGrain:    Colour{0x35, 0x1e, 0x11},
	Inlay:         Colour{0xd9, 0xb3, 0x6c},
	Ink:           Colour{0x4a, 0x2f, 0x1c},
	DashedInk:     Colour{0x8a, 0x51, 0x12},
	LineWidth:     0.024,
	DiagonalWidth: 0.014,
	DiagonalInk:   0.5,
	DashWidth:     0.030,
	DashPeriod:    0.2,
	PointRadius:   0.045,
	MarkInk:       0.42,
	Body:          Colour{0xfb, 0xf3, 0xe0},
	BodyRim:       Colour{0xee, 0xdc, 0xb6},
	BodyWall:      Colour{0xe8, 0xd2, 0xa8},
	Glass:         Colour{0xc8, 0x74, 0x1c},
	GlassSwirl:    Colour{0xfb, 0xe2, 0xae},
	Tray:          Colour{0x6b, 0x44, 0x2a},
	TrayGrain:     Colour{0x43, 0x28, 0x18},
	TrayWell:      Colour{0x4c, 0x2e, 0x1c},
	Cloth:         Colour{0x2c, 0x4a, 0x40},
	Water:         Colour{0x6f, 0xae, 0xbe},
	Foam:          Colour{0xf4, 0xfb, 0xf6},
	DefaultFill:   Colour{0xf4, 0xd5, 0x8a},
	DefaultToken:  Colour{0xc2, 0x41, 0x7c},
	DefaultMotif:  Colour{0xd9, 0x6f, 0x90},
}
