package tts

// CustomImage is the picture of a Custom_Tile, Custom_Token or Custom_Board. WidthScale 0 lets the game take the
// form from the picture.
type CustomImage struct {
	ImageURL          string
	ImageSecondaryURL string
	ImageScalar       Number
	WidthScale        Number
	CustomTile        *CustomTile  `json:",omitempty"`
	CustomToken       *CustomToken `json:",omitempty"`
}

// CustomTile is how a tile is made of its picture. Type: 0 box, 1 hexagon, 2 circle, 3 rounded box.
type CustomTile struct {
	Type      int
	Thickness Number
	Stackable bool
	Stretch   bool
}

// CustomToken is how a token is cut out of its picture.
type CustomToken struct {
	Thickness           Number
	MergeDistancePixels Number
	StandUp             bool
	Stackable           bool
}
