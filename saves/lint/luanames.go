package lint

import (
	"fmt"

	"menagerie/tts/names"
)

// concludeNames notes globals that neither the script nor TTS defines. One that the script asks for in another way,
// too, is one that it knows may be missing.
func (r *reading) concludeNames() {
	for _, name := range sortedBy(r.globals, func(u use) int { return u.at }) {
		u := r.globals[name]
		if r.mentioned[name] > u.count || r.script.defines[name] || names.Globals.Has(name) || names.Events.Has(name) {
			continue
		}
		if len(r.script.unknown) == maxUnknown {
			return
		}
		r.script.unknown = append(r.script.unknown, unknownName{name, u.called, r.line(u.at)})
	}
}

// maxUnknown is how many unknown names of a script are looked at.
const maxUnknown = 50

// unknownName is a global that a script calls, or asks for a member, without setting it.
type unknownName struct {
	name   string
	called bool
	line   string
}

// noteUnknown notes globals that no script of the save sets either.
func (l *Linter) noteUnknown(s *luaScript) {
	for _, u := range s.unknown {
		if l.scripts.named[u.name] || len(s.issues) >= maxIssues {
			continue
		}
		if known, ok := names.Globals.InOtherCase(u.name); ok {
			s.note(LuaName, Warning, fmt.Sprintf("uses %.60s in %s, which nothing defines: TTS's own name is %s", u.name, u.line, known))
		} else if u.called {
			s.note(LuaUndefined, Info, fmt.Sprintf("calls %.60s in %s, which neither it nor TTS defines: the line fails when it is reached%s", u.name, u.line, didYouMean(l.nearest(u.name, s))))
		}
	}
}

// nearest is a name that an unknown one may stand for, "" for none. It takes long to find, and is found only for
// messages that will be shown.
func (l *Linter) nearest(unknown string, s *luaScript) string {
	if l.listed[kind{LuaUndefined, Info}] >= MaxEach {
		return ""
	}
	if near := names.Nearest(unknown, s.defines); near != "" {
		return near
	}
	return names.Globals.Nearest(unknown)
}

// concludeMembers notes functions that tables and objects of TTS do not have.
func (r *reading) concludeMembers() {
	r.eachMember(r.members, func(m member) string {
		near := names.Members[m.owner].Nearest(m.name)
		return fmt.Sprintf("calls %s.%.60s in %s, which TTS does not have%s", m.owner, m.name, r.line(m.at), didYouMean(near))
	})
	r.eachMember(r.methods, func(m member) string {
		known, _ := names.Methods.InOtherCase(m.name)
		return fmt.Sprintf("calls %.60s in %s: if an object of TTS is meant, the name is %s", m.name, r.line(m.at), known)
	})
}

// eachMember notes calls of functions that the script does not define itself, each function once.
func (r *reading) eachMember(calls []member, say func(member) string) {
	noted := map[member]bool{}
	for _, m := range calls {
		key := member{owner: m.owner, name: m.name}
		if noted[key] || r.fields[m.name] || r.script.defines[m.owner] || len(r.script.issues) >= maxIssues {
			continue
		}
		noted[key] = true
		r.script.note(LuaName, Warning, say(m))
	}
}

// concludeHandlers notes functions that look like event handlers, but that TTS does not call.
func (r *reading) concludeHandlers() {
	for _, name := range sortedBy(r.handlers, func(at int) int { return at }) {
		if len(r.script.issues) >= maxIssues {
			return
		}
		if today, ok := names.OldEvents[name]; ok {
			if !r.script.defines[today] {
				message := fmt.Sprintf("handles the event %s under its old name %s, which TTS still calls", today, name)
				r.script.issues = append(r.script.issues, issue{LuaEvent, Info, message, message})
			}
			continue
		}
		event, wrong := names.Events.InOtherCase(name)
		if wrong && r.mentioned[name] == r.set[name] && !r.script.defines[event] {
			r.script.note(LuaEvent, Warning, fmt.Sprintf("has a function %.60s in %s that nothing calls: TTS calls %s", name, r.line(r.handlers[name]), event))
		}
	}
}
