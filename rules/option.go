package rules

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// OptionValue is how an option is set: on or off, or a number.
type OptionValue struct {
	Number   int
	isNumber bool
}

// On and Off set an option that is one or the other.
var (
	On  = OptionValue{Number: 1}
	Off = OptionValue{}
)

// NumberOf sets an option that is a number.
func NumberOf(n int) OptionValue { return OptionValue{Number: n, isNumber: true} }

// ParseOption reads true, false, on, off or a number.
func ParseOption(text string) (OptionValue, error) {
	switch text {
	case "true", "on":
		return On, nil
	case "false", "off":
		return Off, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return Off, fmt.Errorf("an option is true, false or a number, not %q", text)
	}
	return NumberOf(n), nil
}

// String is true, false or the number.
func (v OptionValue) String() string {
	if v.isNumber {
		return strconv.Itoa(v.Number)
	}
	return strconv.FormatBool(v.Number != 0)
}

// MarshalJSON writes a boolean or a number.
func (v OptionValue) MarshalJSON() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalJSON reads a boolean or a number.
func (v *OptionValue) UnmarshalJSON(text []byte) (err error) {
	var number json.Number
	if json.Unmarshal(text, &number) == nil && number != "" {
		*v, err = ParseOption(number.String())
		return err
	}
	*v, err = ParseOption(string(text))
	return err
}

// UnmarshalYAML reads a boolean or a number.
func (v *OptionValue) UnmarshalYAML(node ast.Node) (err error) {
	if *v, err = ParseOption(node.GetToken().Value); err != nil {
		return Misread(node, "an option is true, false or a number")
	}
	return nil
}

// Values lists the values that the option can have.
func (o CardOption) Values() []OptionValue {
	if o.To == 0 {
		return []OptionValue{Off, On}
	}
	var values []OptionValue
	for n := o.From; n <= o.To; n++ {
		values = append(values, NumberOf(n))
	}
	return values
}

// setsPlayers is what an option sets that says how many sides take part.
const setsPlayers = "players"

// Options sets options of a card by name; those not named keep the card's defaults.
type Options map[string]OptionValue

// OptionError is an option that the card does not have, or a value that the option cannot have.
type OptionError struct {
	Card, Option, Problem, Hint string
}

func (e *OptionError) Error() string {
	text := fmt.Sprintf("%s %s %q", e.Card, e.Problem, e.Option)
	if e.Hint != "" {
		text += " (" + e.Hint + ")"
	}
	return text
}

// setOptions takes the card's defaults and what the caller wants instead.
func (c *compiler) setOptions(wanted Options) error {
	for i, o := range c.card.Options {
		c.checkOption(at("options", i), o)
		c.options[o.Name] = o.Default
	}
	for name, value := range wanted {
		if err := c.card.checkChoice(name, value); err != nil {
			return err
		}
		c.options[name] = value
	}
	for _, o := range c.card.Options {
		c.tables.Options = append(c.tables.Options, OptionTable{Name: o.Name, Value: c.options[o.Name]})
	}
	return nil
}

// checkOption notes what is wrong with an option of the card.
func (c *compiler) checkOption(where path, o CardOption) {
	if o.Name == "" {
		c.errs.add(where, "", "an option needs a name")
	}
	if o.Sets != "" && o.Sets != setsPlayers {
		c.errs.add(where.then("sets"), setsPlayers, "no option sets %s", o.Sets)
	}
	if o.Default.isNumber != (o.To > 0) || o.Default.isNumber && (o.Default.Number < o.From || o.Default.Number > o.To) {
		c.errs.add(where.then("default"), "true or false; or a number between from and to", "this is no value of the option %s", o.Name)
	}
}

// checkChoice tells what is wrong with setting an option to a value.
func (c *Card) checkChoice(name string, value OptionValue) error {
	i := slices.IndexFunc(c.Options, func(o CardOption) bool { return o.Name == name })
	if i < 0 {
		return &OptionError{Card: c.Name, Option: name, Problem: "has no option", Hint: c.optionHint(name)}
	}
	switch o := c.Options[i]; {
	case o.To > 0 && (!value.isNumber || value.Number < o.From || value.Number > o.To):
		return &OptionError{Card: c.Name, Option: name, Problem: "cannot set option", Hint: fmt.Sprintf("a number from %d to %d", o.From, o.To)}
	case o.To == 0 && value.isNumber:
		return &OptionError{Card: c.Name, Option: name, Problem: "cannot set option", Hint: "true or false"}
	}
	return nil
}

func (c *Card) optionHint(name string) string {
	if len(c.Options) == 0 {
		return "it has none"
	}
	var names []string
	for _, o := range c.Options {
		names = append(names, o.Name)
	}
	return Choices(name, names)
}

// holds tells whether a condition is met; no condition is.
func (c *compiler) holds(where path, cond Condition) bool {
	if cond.If == "" {
		return true
	}
	name, negated := strings.CutPrefix(cond.If, "not ")
	value, ok := c.options[name]
	if !ok {
		c.errs.add(where.then("if"), "", "no such option %s", name)
	}
	return (value.Number != 0) != negated
}

// Players is the least and the greatest number of players: one a side, unless an option sets how many take part.
func (c *Card) Players() (least, most int) {
	for _, o := range c.Options {
		if o.Sets == setsPlayers {
			return o.From, o.To
		}
	}
	return len(c.Sides), len(c.Sides)
}

// players is how many sides take part: all of the card's, unless an option sets it.
func (c *compiler) players() int {
	for _, o := range c.card.Options {
		if o.Sets == setsPlayers {
			return c.options[o.Name].Number
		}
	}
	return len(c.card.Sides)
}
