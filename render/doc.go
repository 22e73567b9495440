// Package render makes what a game looks like from its card: the board's texture, the pieces' faces, the
// meshes, the thumbnail, and pictures for people to look at: of any position, of how a kind moves, of all pieces.
// It knows no Tabletop Simulator.
//
//	r, err := render.New(game, render.Options{})
//	set, err := r.Set() // what a mod needs
//	for _, i := range set.Images { … i.Name, i.Data … }
//
//	images, err := render.DrawAll(r.Pictures(parts, position), done) // any parts, as files
//	img := r.Position(position)                                      // one picture, not encoded
//
// # What to read first
//
// Renderer is the way to everything that a game looks like; Part says what there is, and Set what the files are called.
// Layout says where things lie on the table, and needs no drawing: NewLayout is enough for who only asks where the
// trays are. Mesh is a surface, which a caller may Map into the axes of a game engine before WriteOBJ. Calibration is apart
// from all games: pictures and meshes of known form.
//
// A picture is drawn by one goroutine, many pictures side by side; what comes out is the same to the byte on however
// many cores. Each has a key, by which a caller can tell that it need not be drawn again.
//
// # Themes
//
// A card says what there is and in which colours; a Theme says what it is made of. Themes are data: colours,
// widths, and a few numbers that the drawing reads, such as how deep lines are cut. A theme never changes what is
// drawn where. Colours of sides keep their hue, but move toward black or white until they can be read on what they
// are written on; colours of areas until lines can be read on them. Sides also differ in the ring on their pieces.
//
// # Coordinates
//
// Board coordinates are those of package rules: the middle of the board at (0, 0), x to the right and y away
// from the side at the bottom, one unit between orthogonal neighbours. Layout uses the same axes in table
// units, which is what a Layout calls the table's X and Y.
//
// Meshes stand in drawing space: right-handed, x to the right, y up, z toward the viewer at the first side,
// so that the table's (X, Y) lies at x = X, z = −Y. One unit is one table unit, faces run counter-clockwise
// seen from outside, texture coordinates run up (v = 1 is the image's top). Another program's handedness is
// that program's business.
package render
