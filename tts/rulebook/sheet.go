package rulebook

import (
	"bytes"
	"fmt"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"menagerie/render"
)

// An A5 page and its type area, in millimetres.
const (
	pageWidth  = 148.0
	pageHeight = 210.0
	margin     = 14.0
	textWidth  = pageWidth - 2*margin
	textBottom = pageHeight - 16
)

// Sizes of type in points, and the distance from line to line in sizes.
const (
	bodySize    = 9.5
	smallSize   = 8
	headingSize = 15
	titleSize   = 28
	smallTitle  = 20
	leading     = 1.42
	point       = 25.4 / 72
)

// rgb is a colour of ink or paper.
type rgb struct{ r, g, b int }

var (
	paper   = rgb{0xfb, 0xf6, 0xea}
	ink     = rgb{0x33, 0x26, 0x1b}
	accent  = rgb{0x8c, 0x2a, 0x1e}
	hint    = rgb{0x7a, 0x68, 0x55}
	ruling  = rgb{0xc9, 0xb6, 0x92}
	striped = rgb{0xf1, 0xe6, 0xcd}
)

// font is the family under which the document knows its only font.
const font = "kai"

// sheet sets text and pictures one below the other, on as many pages as that takes.
type sheet struct {
	pdf *fpdf.Fpdf
	// y is how far down the page everything so far reaches.
	y float64
	// running is what stands at the foot of every page but the first.
	running string
}

// newSheet opens a document. Date is what it says about when it was made.
func newSheet(title, language string, date time.Time) (*sheet, error) {
	data, err := render.FontData()
	if err != nil {
		return nil, err
	}
	pdf := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: pageWidth, Ht: pageHeight}})
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(date)
	pdf.SetModificationDate(date)
	pdf.SetProducer("Menagerie", true)
	pdf.SetTitle(title, true)
	pdf.SetLang(language)
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetMargins(0, 0, 0)
	pdf.SetCellMargin(0)
	pdf.AddUTF8FontFromBytes(font, "", data)
	s := &sheet{pdf: pdf}
	pdf.SetHeaderFunc(s.header)
	pdf.SetFooterFunc(s.footer)
	s.newPage()
	return s, pdf.Error()
}

// bytes are the finished document.
func (s *sheet) bytes() ([]byte, error) {
	var b bytes.Buffer
	if err := s.pdf.Output(&b); err != nil {
		return nil, fmt.Errorf("write the PDF: %w", err)
	}
	return b.Bytes(), nil
}

func (s *sheet) newPage() {
	s.pdf.AddPage()
	s.y = margin
}

// header gives the page its paper.
func (s *sheet) header() {
	s.fill(paper)
	s.pdf.Rect(0, 0, pageWidth, pageHeight, "F")
}

func (s *sheet) footer() {
	if s.pdf.PageNo() == 1 {
		return
	}
	const y = pageHeight - 9
	s.rule(y - 5)
	s.use(smallSize, hint)
	s.pdf.Text(margin, y, s.running)
	number := fmt.Sprint(s.pdf.PageNo())
	s.pdf.Text(pageWidth-margin-s.width(number), y, number)
}

// need begins a new page when so much no longer fits on this one.
func (s *sheet) need(height float64) {
	if s.y+height > textBottom && s.y > margin {
		s.newPage()
	}
}

func (s *sheet) gap(height float64) { s.y += height }

func (s *sheet) use(size float64, c rgb) {
	s.pdf.SetFont(font, "", size)
	s.pdf.SetTextColor(c.r, c.g, c.b)
}

func (s *sheet) fill(c rgb) { s.pdf.SetFillColor(c.r, c.g, c.b) }

// rule draws a line across the type area.
func (s *sheet) rule(y float64) {
	s.pdf.SetDrawColor(ruling.r, ruling.g, ruling.b)
	s.pdf.SetLineWidth(0.25)
	s.pdf.Line(margin, y, pageWidth-margin, y)
}

// width is how wide a text is in the font in use.
func (s *sheet) width(text string) float64 { return s.pdf.GetStringWidth(text) }

// lines breaks a text in a size into lines.
func (s *sheet) lines(text string, size, width float64) []string {
	s.pdf.SetFont(font, "", size)
	return wrap(writable(text), width, s.width)
}

// writable is a text on one line, with a box for each character that the font does not have.
func writable(text string) string {
	return strings.Map(func(r rune) rune {
		if !render.HasGlyph(r) {
			return '□'
		}
		return r
	}, strings.Join(strings.Fields(text), " "))
}
