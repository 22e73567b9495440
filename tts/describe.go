package tts

import (
	"strconv"
	"strings"

	"menagerie/rules"
	"menagerie/tts/script"
)

// describe is a piece's description: its rank and how it moves, alone and carrying.
func (a *assembler) describe(p rules.PieceTable) string {
	kind := a.game.Card.Kinds[p.Kind-1]
	var lines []string
	if kind.Rank > 0 {
		lines = append(lines, a.words.Say("piece", "rank", "rank", strconv.Itoa(kind.Rank)))
	}
	for _, m := range a.game.Movements(kind.Moves) {
		lines = append(lines, a.describeMovement("walk", m))
	}
	if p.Carries {
		for _, m := range a.game.Movements(a.game.Card.Carry.Moves) {
			lines = append(lines, a.describeMovement("carrying", m))
		}
	}
	return strings.Join(lines, "\n")
}

// describeMovement words a movement; walk says for whom a walk is: walk or carrying.
func (a *assembler) describeMovement(walk string, m rules.Movement) string {
	how := a.manner(m)
	switch {
	case m.Walk != 0:
		return a.say(walk+"-"+reachWord(m.Walk), "n", strconv.Itoa(int(m.Walk)), "how", how, "token", a.tokenName())
	case m.OverScreen != 0:
		return a.say("over-screen", "how", how)
	case m.LeapAcross != "":
		return a.say("leap", "zone", a.zoneName(m.LeapAcross), "unless", a.blockers(m.BlockedBy))
	case m.Jump != nil:
		return a.say("jump", "x", strconv.Itoa(m.Jump.By[0]), "y", strconv.Itoa(m.Jump.By[1]))
	}
	return a.say("hop-" + reachWord(m.Hop))
}

func (a *assembler) say(key string, pairs ...string) string {
	return a.words.Say("piece", key, pairs...)
}

func reachWord(r rules.Reach) string {
	switch r {
	case rules.Any:
		return "any"
	case 1:
		return "one"
	}
	return "some"
}

// manner is what restricts a walk, each part with a blank before it.
func (a *assembler) manner(m rules.Movement) string {
	how := ""
	if m.Directions != "" {
		how += " " + a.words.Say("directions", m.Directions)
	}
	if m.Along != "" {
		how += " " + a.say("along", "style", a.words.Say("style", m.Along))
	}
	if m.Only != "" {
		how += " " + a.say("only-"+m.Only)
	}
	if m.From != "" {
		how += ", " + a.say("from", "zone", a.zoneName(m.From))
	}
	return how
}

// zoneName names a zone as a card refers to it: "own den", "enemy den" or "den".
func (a *assembler) zoneName(ref string) string {
	owner, zone, owned := strings.Cut(ref, " ")
	if !owned {
		return script.NameOf(a.game, ref)
	}
	return a.words.Say("zone", owner, "zone", script.NameOf(a.game, zone))
}

// blockers words what stops a leap: nothing in particular, or some kinds.
func (a *assembler) blockers(names []string) string {
	if len(names) == 0 {
		return a.say("unless-any")
	}
	var kinds []string
	for _, name := range names {
		kinds = append(kinds, script.NameOf(a.game, name))
	}
	return a.say("unless", "kinds", strings.Join(kinds, ", "))
}

func (a *assembler) tokenName() string {
	if a.game.Tables.Carry == nil {
		return ""
	}
	return script.NameOf(a.game, a.game.Tables.Carry.Token)
}
