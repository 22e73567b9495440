package table

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
)

// An element is a part of a UI.
type element struct {
	tag        string
	parent     *element
	children   []*element
	attributes []attribute
	text       string
}

type attribute struct{ name, value string }

// parseXML reads a UI, which has any number of outermost elements. What was
// read before an error is returned with it.
func parseXML(source string) (*element, error) {
	root := &element{tag: "root"}
	at := root
	decoder := xml.NewDecoder(strings.NewReader(source))
	decoder.Strict = false
	decoder.Entity = xml.HTMLEntity
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return root, nil
		}
		if err != nil {
			return root, err
		}
		switch token := token.(type) {
		case xml.StartElement:
			child := &element{tag: token.Name.Local, parent: at}
			for _, a := range token.Attr {
				child.attributes = append(child.attributes, attribute{a.Name.Local, a.Value})
			}
			at.children = append(at.children, child)
			at = child
		case xml.EndElement:
			if at.parent != nil {
				at = at.parent
			}
		case xml.CharData:
			at.text += strings.TrimSpace(string(token))
		}
	}
}

func (e *element) find(id string) *element {
	if value, ok := e.get("id"); ok && value == id {
		return e
	}
	for _, child := range e.children {
		if found := child.find(id); found != nil {
			return found
		}
	}
	return nil
}

// ids lists the ids of an element and all in it.
func (e *element) ids() []string {
	var ids []string
	if id, ok := e.get("id"); ok {
		ids = append(ids, id)
	}
	for _, child := range e.children {
		ids = append(ids, child.ids()...)
	}
	return ids
}

func (e *element) get(name string) (string, bool) {
	for _, a := range e.attributes {
		if strings.EqualFold(a.name, name) {
			return a.value, true
		}
	}
	return "", false
}

func (e *element) set(name, value string) {
	for i, a := range e.attributes {
		if strings.EqualFold(a.name, name) {
			e.attributes[i].value = value
			return
		}
	}
	e.attributes = append(e.attributes, attribute{name, value})
}
