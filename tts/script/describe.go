package script

import (
	"slices"
	"strconv"
	"strings"

	"menagerie/rules"
)

// Describe is the description of the pieces of a kind: rank and movements, alone and carrying, a line each.
func (s Speech) Describe(kind int) string {
	lines := s.Moves(kind)
	if rank := s.game.Card.Kinds[kind-1].Rank; rank > 0 {
		lines = append([]string{s.Say("piece", "rank", "rank", strconv.Itoa(rank))}, lines...)
	}
	return strings.Join(lines, "\n")
}

// Moves are the movements of the pieces of a kind, alone and carrying, a sentence each.
func (s Speech) Moves(kind int) []string {
	var lines []string
	for _, m := range s.game.Movements(s.game.Card.Kinds[kind-1].Moves) {
		lines = append(lines, s.describeMovement("walk", m))
	}
	if s.carries(kind) {
		for _, m := range s.game.Movements(s.game.Card.Carry.Moves) {
			lines = append(lines, s.describeMovement("carrying", m))
		}
	}
	return lines
}

func (s Speech) carries(kind int) bool {
	return slices.ContainsFunc(s.game.Tables.Pieces, func(p rules.PieceTable) bool { return p.Kind == kind && p.Carries })
}

// describeMovement words a movement; walk says for whom a walk is: walk or carrying.
func (s Speech) describeMovement(walk string, m rules.Movement) string {
	how := s.manner(m)
	switch {
	case m.Walk != 0:
		return s.Say("piece", walk+"-"+reachWord(m.Walk), "n", strconv.Itoa(int(m.Walk)), "how", how, "token", s.Token())
	case m.OverScreen != 0:
		return s.Say("piece", "over-screen", "how", how)
	case m.LeapAcross != "" && len(m.BlockedBy) == 0:
		return s.Say("piece", "leap", "zone", s.zone(m.LeapAcross))
	case m.LeapAcross != "":
		return s.Say("piece", "leap-unless", "zone", s.zone(m.LeapAcross), "kinds", s.alternatives(m.BlockedBy))
	case m.Jump != nil && m.Jump.Over == nil:
		return s.Say("piece", "jump-over-all", "x", strconv.Itoa(m.Jump.By[0]), "y", strconv.Itoa(m.Jump.By[1]))
	case m.Jump != nil:
		return s.Say("piece", "jump", "x", strconv.Itoa(m.Jump.By[0]), "y", strconv.Itoa(m.Jump.By[1]))
	}
	return s.Say("piece", "hop-"+reachWord(m.Hop))
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

// manner is what restricts a walk, as the walk's sentence takes it in; "" for nothing.
func (s Speech) manner(m rules.Movement) string {
	var parts []string
	if m.Directions != "" {
		parts = append(parts, s.Say("directions", m.Directions))
	}
	if m.Along != "" {
		parts = append(parts, s.Say("piece", "along", "style", s.Say("style", m.Along)))
	}
	if m.Only != "" {
		parts = append(parts, s.Say("piece", "only-"+m.Only))
	}
	if m.From != "" {
		parts = append(parts, s.Say("piece", "from", "zone", s.zone(m.From)))
	}
	if len(parts) == 0 {
		return ""
	}
	return s.Say("piece", "how", "manner", s.join("piece", "manner", parts))
}

// zone names a zone as a card refers to it: "own den", "enemy den" or "den".
func (s Speech) zone(ref string) string {
	owner, zone, owned := strings.Cut(ref, " ")
	if !owned {
		return s.Name(ref)
	}
	return s.Say("zone", owner, "zone", s.Name(zone))
}

// alternatives lists things of the card of which any one will do.
func (s Speech) alternatives(ids []string) string {
	return s.list("or", s.names(ids))
}
