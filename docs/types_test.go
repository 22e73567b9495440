package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// An object is a mapping of the card language: a Go struct and what its comments say of it.
type object struct {
	name, doc string
	keys      []key
}

// A key is a field of an object.
type key struct {
	name, doc string
	required  bool
	byDefault string
	value     value
	// of is the object that the key belongs to: that in which it stands, or one that several bring along.
	of *object
}

// A value is what a key takes: a plain one of some kind, a list or a mapping of such, or an object.
type value struct {
	// kind is text, number, fraction, switch, list, pair, map, object, or the name of a type that reads itself.
	kind  string
	words []string
	of    *value
	in    *object
}

// source is a package of the tool that reads a part of the card.
type source struct {
	types  map[string]*ast.TypeSpec
	docs   map[string]string
	consts map[string][]string // the texts of the constants of a type, and of variables that are lists of texts
	made   map[string]*object
}

// cardSources are where the parts of a card are read. A section names the type that reads it.
var (
	cardSources = map[string]string{"rules": "../rules", "render": "../render", "workshop": "../tts/workshop"}
	sections    = map[string]struct{ source, typ string }{"Art": {"render", "art"}, "Workshop": {"workshop", "Facts"}}
	// wordLists are the variables that list the words of types which are not constants.
	wordLists = map[string]string{"Category": "categories", "Complexity": "complexities"}
)

// cardLanguage reads the types that a card is read into.
func cardLanguage(t *testing.T) *object {
	t.Helper()
	sources := map[string]*source{}
	for name, dir := range cardSources {
		sources[name] = readSource(t, dir)
	}
	return sources["rules"].object(t, sources, "Card")
}

func readSource(t *testing.T, dir string) *source {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no sources in %s: %v", dir, err)
	}
	s := &source{map[string]*ast.TypeSpec{}, map[string]string{}, map[string][]string{}, map[string]*object{}}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range parsed.Decls {
			if general, ok := decl.(*ast.GenDecl); ok {
				s.read(general)
			}
		}
	}
	return s
}

func (s *source) read(decl *ast.GenDecl) {
	for _, spec := range decl.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			s.types[spec.Name.Name], s.docs[spec.Name.Name] = spec, decl.Doc.Text()
		case *ast.ValueSpec:
			s.readTexts(spec)
		}
	}
}

// readTexts keeps the texts of constants by their type, and those of a list by its variable.
func (s *source) readTexts(spec *ast.ValueSpec) {
	for i, v := range spec.Values {
		if typ, ok := spec.Type.(*ast.Ident); ok {
			s.consts[typ.Name] = append(s.consts[typ.Name], texts(v)...)
		}
		s.consts[spec.Names[i].Name] = texts(v)
	}
}

// texts are the text literals that an expression is made of.
func texts(e ast.Expr) []string {
	switch e := e.(type) {
	case *ast.BasicLit:
		if text, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			return []string{text}
		}
	case *ast.CompositeLit:
		var all []string
		for _, element := range e.Elts {
			all = append(all, texts(element)...)
		}
		return all
	}
	return nil
}

// object reads a struct; each is read once, so that equal types are equal objects.
func (s *source) object(t *testing.T, sources map[string]*source, name string) *object {
	if o := s.made[name]; o != nil {
		return o
	}
	o := &object{name: name, doc: paragraphs(name, s.docs[name])}
	s.made[name] = o
	for _, field := range s.types[name].Type.(*ast.StructType).Fields.List {
		o.keys = append(o.keys, s.keys(t, sources, o, field)...)
	}
	return o
}

// keys are the key that a field is, or those that it brings along.
func (s *source) keys(t *testing.T, sources map[string]*source, o *object, field *ast.Field) []key {
	if field.Tag == nil {
		return nil
	}
	text, _ := strconv.Unquote(field.Tag.Value)
	tag := reflect.StructTag(text)
	name, inline := tag.Get("yaml"), false
	if name, inline = strings.CutSuffix(name, ",inline"); inline {
		return s.object(t, sources, field.Type.(*ast.Ident).Name).keys
	}
	if name == "-" {
		return nil
	}
	k := key{of: o, name: name, doc: paragraphs("", field.Doc.Text()), required: tag.Get("card") == "required", byDefault: tag.Get("default")}
	if section, ok := sections[field.Names[0].Name]; ok && types(field.Type) == "Section" {
		k.value = value{kind: "object", in: sources[section.source].object(t, sources, section.typ)}
	} else {
		k.value = s.value(t, sources, field.Type)
	}
	if words := tag.Get("words"); words != "" {
		k.value.words = strings.Fields(words)
	}
	if k.doc == "" {
		t.Errorf("the key %s has no comment", name)
	}
	return []key{k}
}

func types(e ast.Expr) string {
	if id, ok := e.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// plain are Go's types as the card language calls them.
var plain = map[string]string{"string": "text", "int": "number", "float64": "fraction", "bool": "switch"}

func (s *source) value(t *testing.T, sources map[string]*source, e ast.Expr) value {
	switch e := e.(type) {
	case *ast.StarExpr:
		return s.value(t, sources, e.X)
	case *ast.ArrayType:
		of := s.value(t, sources, e.Elt)
		if e.Len != nil {
			return value{kind: "pair", of: &of}
		}
		return value{kind: "list", of: &of}
	case *ast.MapType:
		of := s.value(t, sources, e.Value)
		return value{kind: "map", of: &of}
	}
	name := types(e)
	if kind := plain[name]; kind != "" {
		return value{kind: kind}
	}
	words := s.consts[name]
	if list := wordLists[name]; list != "" {
		words = s.consts[list]
	}
	switch s.types[name].Type.(type) {
	case *ast.StructType:
		if ownReaders[name].says == "" {
			return value{kind: "object", in: s.object(t, sources, name)}
		}
	default:
		if len(words) > 0 {
			return value{kind: "text", words: words}
		}
	}
	if ownReaders[name].says == "" {
		t.Errorf("docs/reference_test.go does not say what %s reads", name)
	}
	return value{kind: name}
}

// paragraphs are a comment's, a line each, and so are the items of a list; the name of the type it is about is left
// out, and so is what is for those who change the type.
func paragraphs(name, comment string) string {
	var out []string
	for p := range strings.SplitSeq(strings.TrimSpace(comment), "\n\n") {
		items := strings.Split("\n"+p, "\n  - ")
		for i := range items {
			items[i] = strings.Join(strings.Fields(items[i]), " ")
		}
		out = append(out, strings.TrimSpace(strings.Join(items, "\n- ")))
	}
	if name != "" {
		out[0] = sentence(strings.TrimPrefix(out[0], name+" "))
	}
	return strings.Join(slices.DeleteFunc(out, func(p string) bool { return strings.Contains(p, "card:\"required\"") }), "\n\n")
}

// sentence makes one of what a comment says of its type.
func sentence(text string) string {
	for _, verb := range []string{"is ", "are "} {
		text = strings.TrimPrefix(text, verb)
	}
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}
