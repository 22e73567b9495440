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

// CustomMesh is the model of a Custom_Model. MaterialIndex: 0 plastic, 1 wood, 2 metal, 3 cardboard.
// TypeIndex 0 is a generic object, which does not stack.
type CustomMesh struct {
	MeshURL       string
	DiffuseURL    string
	NormalURL     string
	ColliderURL   string
	Convex        bool
	MaterialIndex int
	TypeIndex     int
	CustomShader  CustomShader
	CastShadows   bool
}

// CustomShader is how a model shines.
type CustomShader struct {
	SpecularColor     Colour
	SpecularIntensity Number
	SpecularSharpness Number
	FresnelStrength   Number
}

// CustomPDF is the document of a Custom_PDF. PDFPage is the page that it shows, from 0.
type CustomPDF struct {
	PDFUrl        string
	PDFPassword   string
	PDFPage       int
	PDFPageOffset int
}
