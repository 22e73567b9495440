package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// String writes the position in FEN's shape: the lattice's rows from the top, runs of empty points as digits,
// uppercase for the first side; the side to move; where the token is, with * while it is carried; and for each
// piece beside the lattice its point and letter. For example
//
//	1sdu1tor1/1pwc1mgh1/2fe1ba2/9/9/9/2AB1EF2/1HGM1CWP1/1ROT1UDS1 r e5
//
// Where the pieces are shared, it lists the occupied points, the side to move and the captures of each side:
//
//	e5,e6,f5 w 3,0
func (p *Position) String() string {
	t := &p.game.Tables
	if t.Shared {
		return p.sharedText()
	}
	var b strings.Builder
	for i, row := range t.Rows {
		if i > 0 {
			b.WriteByte('/')
		}
		b.WriteString(t.RowText(row, func(point int) int { return p.At(Point(point)) }))
	}
	b.WriteString(" " + t.Sides[p.state.side-1].Letter)
	if p.state.token != 0 {
		b.WriteString(" " + p.game.PointName(p.state.token))
		if p.state.carried {
			b.WriteByte('*')
		}
	}
	for _, point := range t.Beside {
		if piece := p.state.board[point]; piece != 0 {
			b.WriteString(" " + p.game.PointName(Point(point)) + " " + t.Pieces[piece-1].Letter)
		}
	}
	return b.String()
}

// RowText writes one of the Rows as a position's text has it: letters of pieces, runs of empty points as digits.
// at is the number of the piece on a point, 0 for none.
func (t *Tables) RowText(row []int, at func(point int) int) string {
	var b strings.Builder
	empty := 0
	flush := func() {
		if empty > 0 {
			b.WriteString(strconv.Itoa(empty))
			empty = 0
		}
	}
	for _, point := range row {
		piece := at(point)
		if piece == 0 {
			empty++
			continue
		}
		flush()
		b.WriteString(t.Pieces[piece-1].Letter)
	}
	flush()
	return b.String()
}

// ParsePosition reads what String writes. The position has no past. One that cannot be played on is an
// *Impossible.
func (g *Game) ParsePosition(text string) (*Position, error) {
	fields := strings.Fields(text)
	if len(fields) < 2 {
		return nil, fmt.Errorf("a position is the pieces and the side to move, for example %q", g.Start())
	}
	var s state
	side := slices.IndexFunc(g.Tables.Sides, func(t SideTable) bool { return t.Letter == fields[1] || t.Reads != "" && t.Reads == fields[1] })
	if side < 0 {
		return nil, fmt.Errorf("side to move %q: want %s", fields[1], g.sideLetters())
	}
	s.side = uint8(side + 1)
	parse := g.parseArmies
	if g.Tables.Shared {
		parse = g.parseShared
	}
	if err := parse(&s, fields[0], fields[2:]); err != nil {
		return nil, err
	}
	if fault := g.unplayable(&s); fault != nil {
		return nil, fault
	}
	return g.position(s), nil
}

// parseArmies reads the rows, the token and the points beside the lattice. What programs of other games write
// behind the side to move ("- - 0 1") is passed over.
func (g *Game) parseArmies(s *state, rows string, rest []string) error {
	if err := g.parseRows(s, rows); err != nil {
		return err
	}
	if g.Tables.Carry != nil {
		if len(rest) == 0 {
			return fmt.Errorf("the position does not say where the %s is, for example %s", g.Tables.Carry.Token, g.PointName(Point(g.Tables.Carry.Home)))
		}
		if err := g.parseToken(s, rest[0]); err != nil {
			return err
		}
		rest = rest[1:]
	}
	if len(rest) == 4 && rest[0] == "-" && rest[1] == "-" && digits(rest[2]) == len(rest[2]) && digits(rest[3]) == len(rest[3]) {
		return nil
	}
	if len(rest) > 0 && rest[0] == "-" {
		return fmt.Errorf("behind the side to move there are four more fields, for example \"- - 0 1\", or none")
	}
	return g.parseBeside(s, rest)
}

func (g *Game) sideLetters() string {
	var letters []string
	for _, s := range g.Tables.Sides {
		letters = append(letters, s.Letter)
	}
	return strings.Join(letters, " or ")
}

func (g *Game) parseRows(s *state, text string) error {
	rows := strings.Split(text, "/")
	if len(rows) != len(g.Tables.Rows) {
		return fmt.Errorf("the board has %d rows, the position %d", len(g.Tables.Rows), len(rows))
	}
	for i, row := range rows {
		if err := g.parseRow(s, row, g.Tables.Rows[i]); err != nil {
			return fmt.Errorf("row %d from the top %q: %w", i+1, row, err)
		}
	}
	return nil
}

func (g *Game) parseRow(s *state, text string, points []int) error {
	column := 0
	for i := 0; i < len(text); {
		if n := digits(text[i:]); n > 0 {
			empty, err := strconv.Atoi(text[i : i+n])
			if err != nil || text[i] == '0' || empty > len(points) {
				return fmt.Errorf("%s empty points do not fit", text[i:i+n])
			}
			column += empty
			i += n
			continue
		}
		piece, err := g.pieceLettered(text[i : i+1])
		if err != nil {
			return err
		}
		if column < len(points) {
			g.engine.put(s, Point(points[column]), piece)
		}
		column++
		i++
	}
	if column != len(points) {
		return fmt.Errorf("%d points, not %d", column, len(points))
	}
	return nil
}

func digits(text string) int {
	n := 0
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n
}

func (g *Game) pieceLettered(letter string) (uint8, error) {
	i := slices.IndexFunc(g.Tables.Pieces, func(p PieceTable) bool { return p.Letter == letter })
	if i < 0 {
		return 0, fmt.Errorf("no piece has the letter %q", letter)
	}
	return uint8(i + 1), nil
}

func (g *Game) parseToken(s *state, text string) error {
	name, carried := strings.CutSuffix(text, "*")
	p, ok := g.PointNamed(name)
	if !ok {
		return fmt.Errorf("%s: no such point %q", g.Tables.Carry.Token, name)
	}
	s.token, s.carried = p, carried
	return nil
}

// parseBeside reads pairs of a point beside the lattice and a letter.
func (g *Game) parseBeside(s *state, fields []string) error {
	for i := 0; i < len(fields); i += 2 {
		p, ok := g.PointNamed(fields[i])
		if !ok || !slices.Contains(g.Tables.Beside, int(p)) {
			return fmt.Errorf("%q is no point beside the lattice", fields[i])
		}
		if i+1 == len(fields) {
			return fmt.Errorf("%s is not followed by the letter of the piece that stands there", fields[i])
		}
		piece, err := g.pieceLettered(fields[i+1])
		if err != nil {
			return fmt.Errorf("%s: %w", fields[i], err)
		}
		if s.board[p] != 0 {
			return fmt.Errorf("two pieces stand on %s", fields[i])
		}
		g.engine.put(s, p, piece)
	}
	return nil
}

// sharedText is String where the pieces are shared.
func (p *Position) sharedText() string {
	var occupied, scores []string
	for point := range p.game.Tables.Points {
		if p.state.board[point+1] != 0 {
			occupied = append(occupied, p.game.PointName(Point(point+1)))
		}
	}
	for side := range p.game.Tables.Sides {
		scores = append(scores, strconv.Itoa(p.Score(side+1)))
	}
	text := strings.Join(occupied, ",")
	if text == "" {
		text = "-"
	}
	return text + " " + p.game.Tables.Sides[p.state.side-1].Letter + " " + strings.Join(scores, ",")
}

// parseShared reads what sharedText writes.
func (g *Game) parseShared(s *state, occupied string, rest []string) error {
	if err := g.parseOccupied(s, occupied); err != nil {
		return err
	}
	if len(rest) != 1 {
		return fmt.Errorf("the captures of the %d sides are missing, for example %s", len(g.Tables.Sides), strings.Repeat("0,", len(g.Tables.Sides)-1)+"0")
	}
	return g.parseScores(s, rest[0])
}

// parseOccupied reads the points on which shared pieces stand, which are all of the first kind.
func (g *Game) parseOccupied(s *state, text string) error {
	if text == "-" {
		return nil
	}
	for _, name := range strings.Split(text, ",") {
		p, ok := g.PointNamed(name)
		if !ok {
			return fmt.Errorf("no such point %q", name)
		}
		if s.board[p] != 0 {
			return fmt.Errorf("two pieces stand on %s", name)
		}
		g.engine.put(s, p, 1)
	}
	return nil
}

// parseScores reads the captures of each side.
func (g *Game) parseScores(s *state, text string) error {
	scores := strings.Split(text, ",")
	if len(scores) != len(g.Tables.Sides) {
		return fmt.Errorf("captures %q: want a number for each of the %d sides", text, len(g.Tables.Sides))
	}
	for i, score := range scores {
		n, err := strconv.Atoi(score)
		if err != nil || n < 0 || n > maxPoints {
			return fmt.Errorf("captures %q: %q is no number of pieces", text, score)
		}
		s.scores[i+1] = uint8(n)
	}
	return nil
}
