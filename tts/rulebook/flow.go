package rulebook

// lineHeight is the distance from line to line in a size, in millimetres.
func lineHeight(size float64) float64 { return size * point * leading }

// baseline is how far below the top of a line its letters stand.
func baseline(size float64) float64 { return lineHeight(size)/2 + 0.34*size*point }

// heading begins a part of the text. What follows at once, so high, stays on its page.
func (s *sheet) heading(text string, follows float64) {
	s.need(lineHeight(headingSize) + 8 + follows)
	if s.y > margin {
		s.gap(4)
	}
	s.block(text, margin, textWidth, headingSize, accent)
	s.rule(s.y + 0.5)
	s.gap(3.5)
}

// paragraph sets a text over the whole width.
func (s *sheet) paragraph(text string) {
	s.block(text, margin, textWidth, bodySize, ink)
	s.gap(2)
}

// remark sets a text small.
func (s *sheet) remark(text string) {
	s.block(text, margin, textWidth, smallSize, hint)
	s.gap(2)
}

// item sets a text with a dot before it.
func (s *sheet) item(text string) {
	const indent = 4.5
	lines := s.lines(text, bodySize, textWidth-indent)
	s.need(lineHeight(bodySize) * float64(min(len(lines), 3)))
	s.fill(accent)
	s.pdf.Circle(margin+1.4, s.y+lineHeight(bodySize)/2, 0.7, "F")
	s.set(lines, margin+indent, bodySize, ink)
	s.gap(1)
}

// block sets a text in a column.
func (s *sheet) block(text string, x, width, size float64, c rgb) {
	s.set(s.lines(text, size, width), x, size, c)
}

// set sets lines one below the other from where the text has come to.
func (s *sheet) set(lines []string, x, size float64, c rgb) {
	for _, line := range lines {
		s.need(lineHeight(size))
		s.use(size, c)
		s.pdf.Text(x, s.y+baseline(size), line)
		s.gap(lineHeight(size))
	}
}

// fitting is the largest size in which a text needs only one line, but none smaller than the smallest.
func (s *sheet) fitting(text string, largest, smallest float64) float64 {
	s.use(largest, ink)
	return max(smallest, min(largest, 0.99*largest*textWidth/s.width(writable(text))))
}

// centred sets a text in the middle of the page.
func (s *sheet) centred(text string, size float64, c rgb) {
	for _, line := range s.lines(text, size, textWidth) {
		s.use(size, c)
		s.pdf.Text((pageWidth-s.width(line))/2, s.y+baseline(size), line)
		s.gap(lineHeight(size))
	}
}
