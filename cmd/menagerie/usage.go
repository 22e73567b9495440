package main

import (
	"errors"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"menagerie/rules"
)

// flagError words what is wrong with a flag, and what to write instead.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	var misused *pflag.InvalidValueError
	var bare *pflag.ValueRequiredError
	switch {
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return usageError("%s has no flag -%s; see %s -h", cmd.Name(), unknown.GetSpecifiedName(), cmd.CommandPath())
	case errors.As(err, &unknown):
		name := unknown.GetSpecifiedName()
		if question := rules.DidYouMean("--"+name, flagNames(cmd)); question != "" {
			return usageError("%s has no flag --%s (%s)", cmd.Name(), name, question)
		}
		return usageError("%s has no flag --%s; see %s -h", cmd.Name(), name, cmd.CommandPath())
	case errors.As(err, &misused):
		return usageError("--%s %s: %s", misused.GetFlag().Name, misused.GetValue(), wants(misused.GetFlag()))
	case errors.As(err, &bare):
		return usageError("--%s needs a value: %s", bare.GetFlag().Name, bare.GetFlag().Usage)
	}
	return usageError("%w", err)
}

func flagNames(cmd *cobra.Command) []string {
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	return names
}

// wants says what kind of value a flag takes.
func wants(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "int":
		return "write a whole number"
	case "bool":
		return "write no value, or =true or =false"
	case "duration":
		return "write a time, for example 30s or 2m"
	}
	return f.Usage
}

// noArguments is for verbs that take none.
func noArguments(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usageError("%s takes no %q, only flags; see %s -h", cmd.Name(), args[0], cmd.CommandPath())
	}
	return nil
}

// oneCard accepts exactly one CARD.
func oneCard(cmd *cobra.Command, args []string) error {
	if len(args) != 1 {
		return usageError("%s takes one CARD, for example: menagerie %s capture-the-fruit", cmd.Name(), cmd.Name())
	}
	return nil
}
