package docs

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"menagerie/assets"
	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts"
	"menagerie/tts/workshop"
)

// The schema says what the Go types say.
func TestCardSchema(t *testing.T) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(cardSchema(cardLanguage(t))); err != nil {
		t.Fatal(err)
	}
	current(t, "../assets/"+assets.SchemaFile, text.String())
}

// schema is an object of a JSON Schema. Draft 7 is the one that editors know best.
type schema = map[string]any

func cardSchema(card *object) schema {
	definitions := schema{}
	top := objectSchema(card, definitions)
	top["$schema"] = "http://json-schema.org/draft-07/schema#"
	top["$comment"] = assets.SchemaComment
	top["title"] = "Menagerie card"
	top["definitions"] = definitions
	return top
}

func objectSchema(o *object, definitions schema) schema {
	properties := schema{}
	required := []string{}
	for _, k := range o.keys {
		properties[k.name] = keySchema(k, definitions)
		if k.required {
			required = append(required, k.name)
		}
	}
	return schema{"type": "object", "description": o.doc, "properties": properties, "required": required, "additionalProperties": false}
}

// keySchema is a value's schema with what the key says. Draft 7 passes over what stands beside a reference.
func keySchema(k key, definitions schema) schema {
	s := valueSchema(k.value, definitions)
	if s["$ref"] != nil {
		s = schema{"allOf": []schema{s}}
	}
	s["description"] = strings.ReplaceAll(k.doc, "`", "")
	if k.byDefault != "" {
		var value any
		if err := yaml.Unmarshal([]byte(k.byDefault), &value); err == nil {
			s["default"] = value
		}
	}
	return s
}

func valueSchema(v value, definitions schema) schema {
	switch v.kind {
	case "object":
		if definitions[v.in.name] == nil {
			definitions[v.in.name] = true // in the making
			definitions[v.in.name] = objectSchema(v.in, definitions)
		}
		return schema{"$ref": "#/definitions/" + v.in.name}
	case "list":
		return schema{"type": "array", "items": valueSchema(*v.of, definitions)}
	case "pair":
		return schema{"type": "array", "items": valueSchema(*v.of, definitions), "minItems": 2, "maxItems": 2}
	case "map":
		return schema{"type": "object", "additionalProperties": valueSchema(*v.of, definitions)}
	case "switch":
		return schema{"type": "boolean"}
	case "fraction":
		return schema{"type": "number"}
	case "number":
		if len(v.words) > 0 {
			return schema{"const": json.Number(v.words[0])}
		}
		return schema{"type": "integer"}
	case "text":
		if len(v.words) > 0 {
			return schema{"enum": v.words}
		}
		return schema{"type": "string"}
	}
	return maps.Clone(ownReaders[v.kind].schema)
}

func compiledSchema(t *testing.T, at string) *jsonschema.Schema {
	t.Helper()
	text, err := os.ReadFile("../assets/" + assets.SchemaFile) // the embedded one may be older than an update
	if err != nil {
		t.Fatal(err)
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource(assets.SchemaFile, document); err != nil {
		t.Fatal(err)
	}
	return compiler.MustCompile(assets.SchemaFile + at)
}

// unmarshalled is YAML as a JSON Schema sees it.
func unmarshalled(t *testing.T, text []byte) any {
	t.Helper()
	inJSON, err := yaml.YAMLToJSON(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(inJSON))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestGoodCardsFollowTheSchema(t *testing.T) {
	s := compiledSchema(t, "")
	for _, card := range goodCards(t) {
		if err := s.Validate(unmarshalled(t, card.text)); err != nil {
			t.Errorf("%s: %v", card.name, err)
		}
	}
}

// What the page shows of an object can stand on a card.
func TestExcerptsFollowTheSchema(t *testing.T) {
	card := cardLanguage(t)
	found := readExamples(t, card)
	for o, whole := range found.whole {
		if o == card {
			continue
		}
		if err := compiledSchema(t, "#/definitions/"+o.name).Validate(unmarshalled(t, []byte(whole.text))); err != nil {
			t.Errorf("%s: %s: %v", o.name, whole.text, err)
		}
	}
}

// What the schema asks for, the reader asks for: a card without a required key, or with a word that the schema does
// not have, is refused.
func TestTheReaderAsksForWhatTheSchemaAsksFor(t *testing.T) {
	language := cardLanguage(t)
	tried := map[*object]map[string]bool{}
	for _, card := range goodCards(t) {
		var tree any
		if err := yaml.Unmarshal(card.text, &tree); err != nil {
			t.Fatal(err)
		}
		spoil(value{kind: "object", in: language}, tree, func(o *object, k key) {
			if tried[o] == nil {
				tried[o] = map[string]bool{}
			}
			if tried[o][k.name] {
				return
			}
			tried[o][k.name] = true
			text, err := yaml.Marshal(tree)
			if err != nil {
				t.Fatal(err)
			}
			if readWhole(card.name, text) == nil {
				t.Errorf("%s is accepted with %s: %s spoilt", card.name, o.name, k.name)
			}
		})
	}
}

// spoil walks over what stands on a card, changes one thing after the other, tells try and puts it back.
func spoil(v value, node any, try func(*object, key)) {
	if v.of == nil && v.in == nil {
		return
	}
	switch node := node.(type) {
	case []any:
		for _, item := range node {
			spoil(*v.of, item, try)
		}
	case map[string]any:
		if v.kind == "map" {
			for _, name := range slices.Sorted(maps.Keys(node)) {
				spoil(*v.of, node[name], try)
			}
			return
		}
		for _, k := range v.in.keys {
			there, ok := node[k.name]
			if !ok {
				continue
			}
			spoil(k.value, there, try)
			if k.required {
				delete(node, k.name)
				try(v.in, k)
			} else if len(k.value.words) > 0 {
				node[k.name] = "zzz"
				try(v.in, k)
			}
			node[k.name] = there
		}
	}
}

// readWhole reads a card with all of its sections.
func readWhole(name string, text []byte) error {
	card, err := rules.ReadCard(name, text)
	if err != nil {
		return err
	}
	game, err := card.Compile(nil)
	if err != nil {
		return err
	}
	if _, err := workshop.ReadFacts(card); err != nil {
		return err
	}
	if _, err := render.New(game, render.Options{}); err != nil {
		return err
	}
	_, _, err = tts.Script(game, rules.English)
	return err
}
