package rules

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
)

// tablesVersion is the version of the layout of Tables; both engines refuse tables of another.
const tablesVersion = 2

// Tables is a compiled card: all that an engine needs to play the game, flat and serialisable. The Go engine
// reads it, and the very same struct is written into a mod for the Lua engine.
//
// Everything is numbered from 1 and 0 means none: points, sides, kinds, pieces, nets, areas. The element for
// number n stands at index n-1 of its Go slice and at index n of its Lua array.
type Tables struct {
	Version int    `json:"version"`
	Card    string `json:"card"`
	// Hash identifies the rules: it changes with anything else in Tables and with nothing outside it.
	Hash    string        `json:"hash"`
	Options []OptionTable `json:"options"`
	Sides   []SideTable   `json:"sides"`
	First   int           `json:"first"`
	// Shared: the pieces belong to nobody, and all are of side 1.
	Shared bool         `json:"shared,omitempty"`
	Points []PointTable `json:"points"`
	// Directions are the directions in which lines run, in whole degrees from the x axis.
	Directions []int `json:"directions"`
	// Rows are the board's points as a position's text lists them: from the top, each row from the left.
	Rows [][]int `json:"rows"`
	// Beside are the points off the lattice.
	Beside []int      `json:"beside"`
	Nets   []NetTable `json:"nets"`
	// Areas say where a piece may stand: 1 for yes, a number a point.
	Areas  [][]int      `json:"areas"`
	Leaps  []LeapTable  `json:"leaps,omitempty"`
	Kinds  []KindTable  `json:"kinds"`
	Pieces []PieceTable `json:"pieces"`
	// Encounters says what comes of a piece moving onto an enemy's point.
	Encounters EncounterTable   `json:"encounters"`
	Carry      *CarryTable      `json:"carry,omitempty"`
	Royal      *RoyalTable      `json:"royal,omitempty"`
	Perpetual  []PerpetualTable `json:"perpetual,omitempty"`
	Endings    []EndingTable    `json:"endings"`
	// Start holds the piece on each point, 0 for none.
	Start []int `json:"start"`
}

// OptionTable is an option and how it was set.
type OptionTable struct {
	Name  string      `json:"name"`
	Value OptionValue `json:"value"`
}

// SideTable is a side: its name and the letter that stands for it as the side to move.
type SideTable struct {
	Name   string `json:"name"`
	Letter string `json:"letter"`
	// Reads is another letter that is understood.
	Reads string `json:"reads,omitempty"`
}

// PointTable is a point and where it lies in board coordinates (see the package comment).
type PointTable struct {
	Name string  `json:"name"`
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
}

// NetTable is the lines of one style, or all lines (style ""), as the next point in each direction:
// Next[direction][point]. A ray is what repeated steps in one direction visit, so it is stored once.
type NetTable struct {
	Style string  `json:"style"`
	Next  [][]int `json:"next"`
}

// KindTable is a kind: its name, its face as shown, and its group.
type KindTable struct {
	Name  string `json:"name"`
	Face  string `json:"face"`
	Group string `json:"group"`
}

// PieceTable is what a kind is for one side. Pieces are numbered side by side: side 1's kinds first.
type PieceTable struct {
	Side int `json:"side"`
	Kind int `json:"kind"`
	// Letter stands for the piece in a position's text.
	Letter string      `json:"letter"`
	Walks  []WalkTable `json:"walks"`
	// Leaps are numbers of leap tables.
	Leaps []int      `json:"leaps,omitempty"`
	Hops  []HopTable `json:"hops,omitempty"`
	// Area says where the piece may stand.
	Area int `json:"area"`
	// Carries says whether it may carry the token; CarryWalks and CarryArea hold while it does.
	Carries    bool        `json:"carries"`
	CarryWalks []WalkTable `json:"carryWalks"`
	CarryArea  int         `json:"carryArea"`
}

// WalkTable is a way along a net: up to Reach points in one of the directions (numbers), 0 for any number.
type WalkTable struct {
	Net        int   `json:"net"`
	Directions []int `json:"directions"`
	Reach      int   `json:"reach"`
	// From is the area in which the piece must stand, 0 for anywhere.
	From int `json:"from,omitempty"`
	// Use is "" for moving and capturing alike, move, capture, or screen: a capture over exactly one piece.
	Use string `json:"use,omitempty"`
}

// What a walk is for.
const (
	useMove    = "move"
	useCapture = "capture"
	useScreen  = "screen"
)

// LeapTable lists, for each point, where a leap goes from there.
type LeapTable struct {
	From [][]LeapTo `json:"from"`
	// Blockers are the pieces that stop the leap when one stands on its way, by number; none means any piece.
	Blockers []int `json:"blockers,omitempty"`
}

// LeapTo is where a leap goes, and the points on its way.
type LeapTo struct {
	To  int   `json:"to"`
	Via []int `json:"via"`
}

// HopTable is a chain of hops along a net over pieces up to Reach points away, 0 for any number.
type HopTable struct {
	Net   int `json:"net"`
	Reach int `json:"reach"`
}

// EncounterTable holds Results[case][attacker][defender] by piece. The case depends on the classes of the
// points that the attacker comes from and goes to: Cases[class][class].
type EncounterTable struct {
	Classes []int        `json:"classes"`
	Cases   [][]int      `json:"cases"`
	Results [][][]Result `json:"results"`
}

// CarryTable is the token: the point it lies on until it is taken, and what holds while it is carried.
type CarryTable struct {
	Token string `json:"token"`
	Home  int    `json:"home"`
	// ClosesHome: only the carrier may enter the home point.
	ClosesHome bool `json:"closesHome"`
	// SheltersCarrier: a carrier on the home point cannot be attacked.
	SheltersCarrier bool `json:"sheltersCarrier"`
}

// RoyalTable lists the royal pieces, and the net and directions in which they may not face each other.
type RoyalTable struct {
	Pieces []int `json:"pieces"`
	Net    int   `json:"net"`
	Facing []int `json:"facing"`
}

// PerpetualTable forbids repeating by check or by chase; see Perpetual.
type PerpetualTable struct {
	Of    string `json:"of"`
	Times int    `json:"times"`
}

// EndingTable is an ending. Zones lists, side by side, the points it looks at; Kinds the kinds it counts.
type EndingTable struct {
	When   string  `json:"when"`
	Result string  `json:"result"`
	Zones  [][]int `json:"zones,omitempty"`
	Kinds  []int   `json:"kinds,omitempty"`
	Times  int     `json:"times,omitempty"`
}

// Result is what an encounter brings.
type Result int

// The results of an encounter.
const (
	Barred       Result = iota // the attacker may not move there
	AttackerWins               // the defender leaves the board
	BothLeave                  // attacker and defender leave the board
	DefenderWins               // the attacker leaves the board, the defender stays
)

var resultNames = map[string]Result{
	"barred":        Barred,
	"attacker-wins": AttackerWins,
	"both-leave":    BothLeave,
	"defender-wins": DefenderWins,
}

// Result is what comes of attacker on from moving onto defender on to.
func (t *EncounterTable) Result(attacker, defender int, from, to Point) Result {
	class := t.Cases[t.Classes[from-1]-1][t.Classes[to-1]-1]
	return t.Results[class-1][attacker-1][defender-1]
}

// hash is the first 16 hexadecimal digits of the SHA-256 of the tables as JSON, with Hash empty.
func (t Tables) hash() string {
	t.Hash = ""
	text, err := json.Marshal(t)
	if err != nil {
		panic("rules: tables hold only plain data: " + err.Error())
	}
	return hashOf(text)
}

func hashOf(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}
