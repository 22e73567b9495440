package playtest_test

import (
	"regexp"
	"strings"
	"testing"

	"menagerie/tts/box"
	"menagerie/tts/playtest"
)

// What a script may do to be stopped: the windows are told why, and go on from where the table last rested.
func TestStoppedTable(t *testing.T) {
	for chat, c := range map[string]struct {
		limits box.Limits
		why    *regexp.Regexp
	}{
		"hang": {hasty, regexp.MustCompile("ran for more than 3s")},
		"eat":  {roomy, regexp.MustCompile("512 MiB of memory|ThreadSanitizer failed to allocate")}, // as the race detector puts it
	} {
		t.Run(chat, func(t *testing.T) {
			t.Parallel()
			s := serve(t, playtest.Options{Limits: c.limits})
			red, blue := s.open(t), s.open(t)
			red.does(`{"do":"sit","seat":"Red"}`)
			red.sees(`{"you":{"seat":"Red"`)
			blue.does(`{"do":"sit","seat":"Blue"}`)
			blue.sees(`{"you":{"seat":"Blue"`)
			red.does(`{"do":"begin"}`)
			red.sees("nothing to begin again")
			red.does(`{"do":"drag","object":"aaaaaa","x":3,"z":4}`)
			red.sees(`"event":"dropped"`)
			s.Advance(2) // it falls and comes to rest
			s.Advance(2) // and is kept
			red.does(`{"do":"pickup","object":"aaaaaa"}`)
			red.does(`{"do":"carry","x":6,"z":6}`)
			red.sees(`"event":"picked"`)
			s.Advance(2)
			s.Advance(2)

			blue.does(`{"do":"chat","text":"` + chat + `"}`)
			for _, p := range []*page{red, blue} {
				if told := p.sees(`"stopped":"The table has stopped`); !strings.Contains(told, `at the action \"chat\"`) || !c.why.MatchString(told) {
					t.Errorf("the window was told\n%s", told)
				}
			}
			blue.does(`{"do":"end_turn"}`)
			blue.sees(`"error":"the table has stopped`)
			if answer := s.get(t, s.Path()+"save", nil); answer.Code != 200 || !strings.Contains(answer.Body.String(), `"posX":3`) {
				t.Errorf("what was kept cannot be saved: %d %s", answer.Code, answer.Body)
			}
			s.Advance(1)
			late := s.enter(t, "")
			late.sees(`"posX":3`)
			late.sees(`"stopped":"The table has stopped`)

			blue.does(`{"do":"begin"}`)
			told := late.sees(`"stopped":""`)
			for _, want := range []string{`"posX":3`, `"event":"seated","by":"Red","text":"Player 1"`, `"event":"seated","by":"Blue","text":"Player 2"`, `"text":"begun"`} {
				if !strings.Contains(told, want) {
					t.Errorf("of the new beginning the windows were not told %s:\n%s", want, told)
				}
			}
			red.does(`{"do":"press","id":"rule"}`) // which the host may
			red.sees(`"text":"ruled"`)
		})
	}
}

// A table that stops whenever it goes on from the last state begins as it did at first.
func TestStopsAgain(t *testing.T) {
	t.Parallel()
	const lua = `
		local function hang() ("a"):rep(40):find(("a?"):rep(40) .. ("a"):rep(40)) end
		local moved = false
		function onLoad(state) if state == "moved" then hang() end end
		function onChat() moved = true end
		function onPlayerChangeColor(color) if moved and color == "Blue" then hang() end end
		function onSave() return moved and "moved" or "" end`
	s := serveSave(t, scripted(t, lua), playtest.Options{Limits: hasty})
	p := s.open(t)
	p.does(`{"do":"sit","seat":"Red"}`)
	p.does(`{"do":"chat","text":"on"}`)
	p.sees(`"event":"chat"`)
	s.Advance(2)
	p.does(`{"do":"change","to":"Blue"}`)
	p.sees(`action \"change\"`)
	p.does(`{"do":"begin"}`)
	p.sees(`"stopped":"The table has stopped, loading the save`)
	p.does(`{"do":"begin"}`)
	if told := p.sees(`"stopped":""`); !strings.Contains(told, `"event":"seated","by":"Red"`) {
		t.Errorf("after two ends the window was told\n%s", told)
	}
}

// A save that stops its table when it is loaded does not keep others from being loaded.
func TestLoadStopsAndLoadGoesOn(t *testing.T) {
	t.Parallel()
	s := serveSave(t, scripted(t, ""), playtest.Options{Limits: hasty})
	p := s.open(t)
	hangs := scripted(t, `("a"):rep(40):find(("a?"):rep(40) .. ("a"):rep(40))`)
	if err := s.Load(hangs); err == nil || !strings.Contains(err.Error(), "ran for more than") {
		t.Errorf("loading a save that hangs: %v", err)
	}
	p.sees(`"stopped":"The table has stopped`)
	if err := s.Load([]byte("nonsense")); err == nil {
		t.Error("nonsense was loaded")
	}
	if err := s.Load(save(t)); err != nil {
		t.Fatal(err)
	}
	p.sees(`"SaveName":"Two seats"`)
	p.sees(`"stopped":""`)
}

// An edited save that stops its table, when it is loaded or soon after, leaves the table as it stood before.
func TestTableBeforeTheEdit(t *testing.T) {
	const hang = `("a"):rep(40):find(("a?"):rep(40) .. ("a"):rep(40))`
	for name, lua := range map[string]string{
		"at once": hang,
		"later":   `function onLoad() Wait.time(function() ` + hang + ` end, 0.5) end`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := serve(t, playtest.Options{Limits: hasty})
			p := s.open(t)
			p.does(`{"do":"sit","seat":"Red"}`)
			p.does(`{"do":"drag","object":"aaaaaa","x":3,"z":4}`)
			p.sees(`"event":"dropped"`)
			s.Advance(2) // it falls and comes to rest
			s.Advance(2) // and is kept
			if err := s.Load(scripted(t, lua)); err == nil {
				s.Advance(0.7)
			}
			p.sees(`"stopped":"The table has stopped`)
			p.does(`{"do":"begin"}`)
			if told := p.sees(`"stopped":""`); !strings.Contains(told, `"posX":3`) || !strings.Contains(told, `"text":"begun"`) {
				t.Errorf("after the edit the table is not as before:\n%s", told)
			}
		})
	}
}
