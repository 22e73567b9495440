// Package table is a headless table for Tabletop Simulator (TTS) saves. It
// loads a save, makes its objects, runs its Lua as TTS would and lets a caller
// act as the seated players. It knows no game: what a piece may do is decided
// by the save's own scripts.
//
//	t, err := table.Open(save)
//	t.Do(table.Action{Do: "sit", Seat: "Red", Name: "Ann", Host: true})
//	t.Do(table.Action{Do: "pickup", Seat: "Red", Object: "a1b2c3"})
//	t.Do(table.Action{Do: "drop", Seat: "Red", X: table.At(2), Z: table.At(-4)})
//	t.Settle()
//	for _, e := range t.Events() { … }
//
// # Time and space
//
// Time is the table's own: it advances in Run and Settle by frames of 1/60 s
// and stands still during Do, but for the two frames that a drop takes. Nothing
// reads the machine's clock, and math.random starts from a fixed seed, so the
// same actions give the same events. Coordinates are TTS's: x to the right and z away from the player who
// sits at negative z, y up, one unit an inch of table; rotations are Euler
// angles in degrees, applied about z, then x, then y.
//
// # What is modelled
//
// Objects with the properties a script reads and writes, the Global script and
// object scripts with their events, Wait and coroutines, smooth moves, seats
// given by hand zones, turns, notes and notebook, the screen's and objects'
// XML UI as attributes and handlers, classic buttons and inputs, context menus,
// hotkeys and dialogs, containers, tags, snap points, vector lines, JSON, Vector and
// Color.
//
// Players can also do what scripts hear of late or never: grab an object before
// a script could refuse it, be gone before what they held is reported dropped,
// lock, push and rename objects, and flip the table. Where things then come to
// rest is made up.
//
// Motion is simple. A picked-up object hangs LiftHeight above what is under
// it. A dropped one is drawn to the nearest snap point within SnapRadius if
// its Snap is on, then falls straight down onto the highest thing under its
// centre: the table top or the top of another object. Objects are boxes of the
// sizes that package assumed holds. With OpenWith a Custom_Model is the box
// around its collider and a picture gives a tile, token or board its width;
// with Open a picture is square, and a Custom_Model is as large as its snap
// points reach and lies as high above what it lies on as the save says. A
// smooth move is linear and takes 0.4 s, or 0.2 s when fast. A save is taken to
// be at rest.
//
// # What is not modelled
//
// Collisions and their events, throwing, scaling and tinting by players, sticky
// objects, grids, physics casts, joints, decals, fog and hidden zones, hands
// that arrange cards, objects entering and leaving zones, the edge of the
// table, decks beyond their contents, states, cameras, sound, light, web
// requests. A destroyed object does not compare equal to nil:
// scripts ask isDestroyed. Tables passed from script to script are shared,
// where TTS copies them. Spectators share one Player. An API name that is not
// modelled is a Lua error that names it, never a silent nil.
//
// # Foreign saves
//
// Each handler may run a bounded number of instructions, calls may nest only so
// deep and only so many events are kept, but memory and the string functions
// are not bounded. Package box runs saves from strangers.
package table
