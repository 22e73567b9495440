package lint_test

import (
	"fmt"
	"strings"
	"testing"

	"menagerie/tts/script"
)

func TestScripts(t *testing.T) {
	const on = " ObjectStates[0].LuaScript"
	var probes []probe
	for _, p := range []struct{ lua, want, says string }{
		{"function onLoad() if a != b then Wait.time(|| print(1), 1) end end", "", ""},
		{"#include <lib>\nlib()", "", ""},
		{"if x then", "error lua-syntax", "the script of a Die_6 does not load: line 1, column 10: `end` is missing"},
		{"getObjectFromGuid('abc123')", "warning lua-name", "uses getObjectFromGuid in line 1, which nothing defines: TTS's own name is getObjectFromGUID"},
		{"local p = player.Red", "warning lua-name", "TTS's own name is Player"},
		{"local player = Player.Red print(player.color)", "", ""},
		{"function f(player) return player.color end", "", ""},
		{"player = Player.Red print(player.color)", "", ""},
		{"if player then end", "", ""},
		{"Wait.tme(f, 1) function f() end", "warning lua-name", "calls Wait.tme in line 1, which TTS does not have; did you mean time?"},
		{"Wait.twice = 1 Wait.twice()", "", ""},
		{"local Wait = {} Wait.tme()", "", ""},
		{"Player.Red.print('hi') Player['Red'].print('hi')", "", ""},
		{"Player.getPlayer()", "warning lua-name", "did you mean getPlayers?"},
		{"self.setposition({0, 1, 0})", "warning lua-name", "the name is setPosition"},
		{"local t = {setposition = print} t.setposition()", "", ""},
		{"print(self:getname())", "warning lua-name", "the name is getName"},
		{"function deal() end\ndela()", "info lua-undefined", "calls dela in line 2, which neither it nor TTS defines: the line fails when it is reached; did you mean deal?"},
		{"_G.deal = print deal()", "", ""},
		{"Global.setVar('deal', 1) deal()", "", ""},
		{"if deal then deal.x = 1 end", "", ""},
		{"if deal then deal() end", "", ""},
		{"#include <tools>\nself.setposition() Wait.tme() function onLOAD() end", "", ""},
		{"function onobjectpickup() end", "warning lua-event", "has a function onobjectpickup in line 1 that nothing calls: TTS calls onObjectPickUp"},
		{"OnLoad = function() end", "warning lua-event", "TTS calls onLoad"},
		{"function OnLoad() end function onLoad() OnLoad() end", "", ""},
		{"function Ondrop() end self.addContextMenuItem('a', Ondrop)", "", ""},
		{"local function onDROP() end", "", ""},
		{"function onload() end", "info lua-event", "handles the event onLoad under its old name onload"},
		{"x = 1 --[[Object base code]]y(\"tcejbo gninwapS\")--[[Spawning object]]\nfunction y() end", "warning lua-suspicious", "carries the worm"},
	} {
		want := []string{}
		if p.want != "" {
			want = one(p.want + on)
		}
		probes = append(probes, probe{p.lua, save(die(lua(p.lua))), want, p.says})
	}
	run(t, append(probes, []probe{
		{"Global", table(lua("function") + ","), one("error lua-syntax LuaScript"), "the Global script does not load"},
		{"the same in many", save(die(lua("f(")), object("abc123", "Bag", lua("f(")), object("abc124", "Bag", lua("g("))),
			[]string{"error lua-syntax" + on, "error lua-syntax ObjectStates[2].LuaScript"}, "(and 1 more like it)"},
		{"set from outside", save(die(lua("deal()")), object("abc123", "Bag", lua("getObjectFromGUID('0d1e00').setVar('deal', 1)"))), []string{}, ""},
	}...))
}

// What a script does with other scripts is worth a warning only when it spreads, or when a web site may have a say.
func TestScriptsThatChangeOthers(t *testing.T) {
	const (
		gives    = "info lua-suspicious"
		warns    = "warning lua-suspicious"
		fromWeb  = "asks a web site in line 1 and runs as a script what may come from there in line 1 (setLuaScript)"
		anyReply = "WebRequest.get(u, function(r) print(r.text) end) "
	)
	for _, p := range []struct{ lua, want, says string }{
		{"o.setLuaScript('x')", gives, "gives other objects scripts in line 1, none of them from a web site"},
		{"o.script_code = 'x'", gives, "gives other objects scripts"},
		{"function f(code) o.setLuaScript(code) end", gives, ""},
		{"o.setLuaScript('') self.setLuaScript('x') self.script_code = 'x'", "", ""},
		{"o.setLuaScript('a' .. self.getLuaScript())", warns, "copies itself into other objects in line 1, as worms do"},
		{"WebRequest.get(u, function(r) o.setLuaScript(r.text) end)", warns, fromWeb},
		{"WebRequest.get(u, function(r) self.setLuaScript(r.text) self.reload() end)", warns, fromWeb},
		{"WebRequest.get(u, function(r) self.script_code = r.text end)", warns, fromWeb},
		{"WebRequest.get(u, function(r) local code = '--' .. r.text local both = 'x' .. code o.setLuaScript(both) end)", warns, fromWeb},
		{"function f(r) give(r.text) end function give(code) o.setLuaScript(code) end WebRequest.get(u, f)", warns, fromWeb},
		{"WebRequest.get(u, function(r) cache = r.text end) function onDrop() o.setLuaScript(cache) end", warns, fromWeb},
		{"WebRequest.get(u, function(r) load(r.text)() end)", warns, "(load)"},
		{"WebRequest.get(u, function(r) dofile(r.text) end)", warns, "(dofile)"},
		{"function setLuaScript() end WebRequest.get(u, function(r) o.setLuaScript(r.text) end)", warns, fromWeb},
		{"for _, code in pairs(t) do o.setLuaScript(code) end " + anyReply, warns, fromWeb},
		{"local a, b = 'x' o.setLuaScript(b) " + anyReply, warns, fromWeb},
		{"function f(...) o.setLuaScript(...) end " + anyReply, warns, fromWeb},
		{"local code code = [[x]] .. 1 o.setLuaScript((code)) " + anyReply, gives, ""},
		{"local code = o.getLuaScript() code = 'special = true ' .. code o.setLuaScript(code) " + anyReply, gives, ""},
		{"o.setLuaScript(tool:getLuaScript()) " + anyReply, gives, ""},
		{"function load(saved) end load(x) " + anyReply, "", ""},
		{"load('return 1') " + anyReply, "", ""},
		{"WebRequest.get(u, print)", "", ""},
		{"WebRequest.get(u, function(r) load(r.text)() end) -- tcejbo gninwapS", warns, "carries the worm"},
	} {
		want := []string{}
		if p.want != "" {
			want = one(p.want + " ObjectStates[0].LuaScript")
		}
		run(t, []probe{{p.lua, save(die(lua(p.lua))), want, p.says}})
	}
	run(t, []probe{{"in many objects", save(die(lua("o.setLuaScript('x')")), object("abc123", "Bag", lua("\no.setLuaScript('x')"))),
		one("info lua-suspicious ObjectStates[0].LuaScript"), "spawn (and 1 more like it)"}})
}

// In a bundle, lines are those of the module.
func TestModules(t *testing.T) {
	bundle := script.Bundle([]script.Module{
		{Name: script.Root, Text: "local tools = require('tools')\nfunction onLoad() tools() end"},
		{Name: "tools", Text: "return function()\n\tWait.tme(print, 1)\nend"},
	})
	for text, want := range map[string]string{
		bundle: "calls Wait.tme in line 2 of module tools",
		strings.Replace(bundle, "return function()", "return function(", 1): "does not load: module tools, line 2, column 6",
	} {
		findings := check(t, save(die(lua(text))))
		if len(findings) != 1 || !strings.Contains(findings[0].Message, want) {
			t.Errorf("%+v, want %q", findings, want)
		}
	}
}

func TestStates(t *testing.T) {
	reads := lua("function onLoad(saved) if saved ~= '' then t = JSON.decode(saved) end end")
	run(t, []probe{
		{"JSON", save(die(reads, `"LuaScriptState":"{\"a\":1}"`)), []string{}, ""},
		{"none", save(die(reads, `"LuaScriptState":""`)), []string{}, ""},
		{"no JSON", save(die(reads, `"LuaScriptState":"score=3"`)), one("warning state-not-json ObjectStates[0].LuaScriptState"), `"score=3"`},
		{"not decoded", save(die(lua("function onLoad(saved) t = JSON.decode(self.memo) print(saved) end"), `"LuaScriptState":"score=3"`)), []string{}, ""},
		{"of the table", table(reads + `,"LuaScriptState":"score=3",`), one("warning state-not-json LuaScriptState"), "the script of the table"},
	})
}

func TestPanels(t *testing.T) {
	const on = " ObjectStates[0].XmlUI"
	deal := lua("function deal() end")
	var probes []probe
	for _, p := range []struct{ xml, want, says string }{
		{"<!-- a --><Panel><Button onClick='deal'>D &amp; d</Button></Panel>\n<Text/>", "", ""},
		{"<Button onClick=deal/>", "error xml-syntax", "the UI of a Die_6 does not load: line 1, column"},
		{"<Panel>\n<Button></Panel>", "error xml-syntax", "line 2"},
		{"<Panel>", "error xml-syntax", ""},
		{"<Text text='a' text='b'/>", "error xml-syntax", "<Text> has the attribute text twice"},
		{"<Text>&bomb;</Text>", "error xml-syntax", "&bomb;"},
		{"<!DOCTYPE a [<!ENTITY b 'bb'>]><Text>&b;</Text>", "error xml-syntax", ""},
		{"<Button onClick='deal(3)' onMouseEnter='Global/hint' onMouseExit='ba9000/hint()'/>", "", ""},
		{"<Button onClick='dealt'/><Button onClick='dealt(1)'/>", "warning handler-undefined", "calls dealt (onClick), which its script does not define: players who use it get an error (and 1 more like it)"},
		{"<Toggle onValueChanged='Global/deal'/>", "warning handler-undefined", "which the Global script does not define"},
		{"<Button onClick='ba9000/deal'/>", "warning handler-undefined", "the script of ba9000"},
		{"<Button onClick='ffffff/deal'/>", "warning handler-undefined", "no object has the GUID ffffff"},
		{"<Defaults><Button class='a' onClick=''/></Defaults>", "", ""},
	} {
		want := []string{}
		if p.want != "" {
			want = one(p.want + on)
		}
		text := table(lua("function hint() end")+",", die(deal, xmlUI(p.xml)), object("ba9000", "Bag", lua("hint = print")))
		probes = append(probes, probe{p.xml, text, want, p.says})
	}
	run(t, append(probes, []probe{
		{"of the table", table(deal + "," + xmlUI("<Button onClick='deel'/>") + ","), one("warning handler-undefined XmlUI"), "the Global UI calls deel (onClick), which the Global script does not define"},
		{"without any script", save(die(xmlUI("<Button onClick='deal'/>"))), one("warning handler-undefined" + on), "its script does not define"},
		{"of a script that does not load", save(die(lua("("), xmlUI("<Button onClick='deal'/>"))), one("error lua-syntax ObjectStates[0].LuaScript"), ""},
		{"of a script that includes others", save(die(lua("#include a\n"), xmlUI("<Button onClick='deal'/>"))), []string{}, ""},
		{"set from outside", save(die(deal, xmlUI("<Button onClick='late'/>")), object("ba9000", "Bag", lua("o.setVar('late', f)"))), []string{}, ""},
	}...))
}

// A report stays short, and its sentences too, whatever is in a save.
func TestLongNames(t *testing.T) {
	long := strings.Repeat("鼠", 5000)
	text := table(lua("local f = "+strings.Repeat("x", 5000)+".y "+strings.Repeat("z", 5000)+"()")+",",
		die(fmt.Sprintf(`"Nickname":%q,"Transform":{"posX":%q}`, long, long)), object(long, long, fmt.Sprintf(`"a":{%q:%q}`, long+"URL", long)))
	for _, f := range check(t, text) {
		if len(f.Message) > 900 {
			t.Errorf("%s: %d bytes", f.Code, len(f.Message))
		}
	}
}
