package table

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"
	"github.com/tidwall/sjson"

	"menagerie/tts/assumed"
)

// board is the test save with a Global script.
func board(t *testing.T, script string) []byte {
	t.Helper()
	save, err := os.ReadFile("testdata/board.json")
	if err != nil {
		t.Fatal(err)
	}
	save, err = sjson.SetBytes(save, "LuaScript", script)
	if err != nil {
		t.Fatal(err)
	}
	return save
}

func open(t *testing.T, script string) *Table {
	t.Helper()
	table, err := Open(board(t, script))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(table.Close)
	return table
}

// seatedTable has Ann, the host, at Red and Bob at Blue.
func seatedTable(t *testing.T, script string) *Table {
	t.Helper()
	table := open(t, script)
	do(t, table, Action{Do: "sit", Seat: "Red", Name: "Ann", Host: true})
	do(t, table, Action{Do: "sit", Seat: "Blue", Name: "Bob"})
	do(t, table, Action{Do: "sit", Seat: "Grey", Name: "Eve"})
	return table
}

func do(t *testing.T, table *Table, a Action) {
	t.Helper()
	if err := table.Do(a); err != nil {
		t.Fatal(err)
	}
}

// heard joins what print and messages said, and fails on script errors unless
// they are expected.
func heard(t *testing.T, table *Table) string {
	t.Helper()
	var lines []string
	for _, e := range table.Events() {
		switch e.Kind {
		case "error":
			t.Errorf("script error: %s\n%s", e.Text, e.Trace)
		case "print", "message", "broadcast":
			lines = append(lines, e.Text)
		}
	}
	return strings.Join(lines, "\n")
}

func expectHeard(t *testing.T, table *Table, want ...string) {
	t.Helper()
	if got := heard(t, table); got != strings.Join(want, "\n") {
		t.Errorf("heard:\n%s\nwant:\n%s", got, strings.Join(want, "\n"))
	}
}

func TestOpenRefuses(t *testing.T) {
	for _, c := range []struct{ name, save, want string }{
		{"not JSON", `{"a":`, "not valid JSON"},
		{"not an object", `[]`, "not a JSON object"},
		{"objects are not a list", `{"ObjectStates":{}}`, "ObjectStates is not an array"},
		{"Lua syntax", `{"LuaScript":"x = = 1"}`, "Global"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := Open([]byte(c.save)); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error is %v, want one with %q", err, c.want)
			}
		})
	}
}

func TestLoadOrder(t *testing.T) {
	save := board(t, `
		print("body " .. tostring(getObjectFromGUID("b00001")))
		function onLoad(state) print("global [" .. state .. "] " .. getObjectFromGUID("b00001").getName()) end`)
	save, _ = sjson.SetBytes(save, "ObjectStates.2.LuaScript", `function onLoad(state) print("object [" .. state .. "] " .. self.guid) end`)
	save, _ = sjson.SetBytes(save, "LuaScriptState", "G")
	table, err := Open(save)
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	expectHeard(t, table, "body nil", "object [] b00001", "global [G] Board")
}

func TestTTSOwnLua(t *testing.T) {
	table := open(t, `function onLoad() local double = |x| 2 * x; if double(2) != 5 then print(double(4)) end end`)
	expectHeard(t, table, "8")
}

func TestScriptErrorsAreEvents(t *testing.T) {
	for _, c := range []struct{ name, script, want string }{
		{"runtime", `function onLoad() local x = nil; x.y = 1 end`, "Error in Script (Global) function <onLoad>: Global:1: "},
		{"unknown member", `function onLoad() self.foo() end`, "table: Global.foo is not modelled"},
		{"unknown object call", `function onLoad() getObjectFromGUID("b00001").setFoo(1) end`, "table: Object.setFoo is not modelled"},
		{"unknown object write", `function onLoad() getObjectFromGUID("b00001").foo = 1 end`, "table: Object.foo is not modelled"},
		{"unknown UI", `function onLoad() UI.xyz() end`, "table: UI.xyz is not modelled"},
		{"unknown class", `function onLoad() Physics.cast({}) end`, "table: Physics.cast is not modelled"},
		{"unknown function", `function onLoad() flipTable() end`, "table: flipTable is not modelled"},
		{"unknown vector method", `function onLoad() Vector(1, 2, 3):fly() end`, "table: Vector.fly is not modelled"},
		{"unknown seat", `function onLoad() return Player.Mauve end`, "table: Player.Mauve is not modelled"},
		{"unknown player action", `function onLoad() return Player.Action.Eat end`, "table: Player.Action.Eat is not modelled"},
		{"an error that fails to tell itself", `function onLoad() error(setmetatable({}, {__tostring = function() error("again") end})) end`, "an error that cannot be told"},
		{"deep JSON", `function onLoad() JSON.decode(string.rep("[", 10000000)) end`, "not valid JSON"},
		{"recursion", `function onLoad() local function f() return 1 + f() end f() end`, "stack overflow"},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := open(t, c.script)
			events := table.Events()
			if len(events) != 1 || events[0].Kind != "error" || !strings.Contains(events[0].Text, c.want) {
				t.Errorf("events are %v, want an error with %q", events, c.want)
			}
		})
	}
}

func TestRunawayHandlerStops(t *testing.T) {
	for _, c := range []struct{ name, body string }{
		{"loop", `while true do end`},
		{"loop in pcall", `while true do pcall(function() while true do end end) end`},
		{"loop in a coroutine", `coroutine.wrap(function() while true do end end)()`},
		{"loop in a comparator", `table.sort({3, 2, 1}, function() while true do end end)`},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := open(t, `function run() `+c.body+` end function after() print("goes on") end`)
			table.instructions = 100_000
			table.fire(table.globalScript, "run")
			events := table.Events()
			if len(events) != 1 || !strings.Contains(events[0].Text, errBudget.Error()) {
				t.Fatalf("events are %v", events)
			}
			table.fire(table.globalScript, "after")
			expectHeard(t, table, "goes on")
		})
	}
}

func TestNoWayOut(t *testing.T) {
	for _, name := range []string{"io", "require", "load", "loadstring", "dofile", "loadfile", "debug", "module", "setfenv", "os.execute", "os.getenv", "os.exit"} {
		table := open(t, `print(tostring(`+name+`))`)
		expectHeard(t, table, "nil")
	}
}

func TestPickUpAndDrop(t *testing.T) {
	table := seatedTable(t, `
		function onPlayerAction(player, action, targets)
			print("action " .. player.color .. " " .. tostring(action == Player.Action.PickUp) .. " " .. #targets .. " " .. targets[1].memo)
		end
		function onObjectPickUp(color, object)
			print("up " .. color .. " " .. object.held_by_color .. " " .. tostring(object.pick_up_position == Vector(0, 1.3, 0)))
		end
		function onObjectDrop(color, object)
			print("drop " .. color .. " " .. tostring(object.held_by_color) .. " " .. tostring(object.resting) .. " " .. tostring(object.getPosition().y > 2))
		end`)
	rat := table.Object("c00001")
	do(t, table, Action{Do: "pickup", Seat: "Red", Object: "c00001"})
	expectHeard(t, table, "action Red true 1 red-rat", "up Red Red true")
	if rat.HeldBy() != "Red" || rat.Position().Y < 2 {
		t.Errorf("held by %q at %v", rat.HeldBy(), rat.Position())
	}
	do(t, table, Action{Do: "drop", Seat: "Red", X: At(2.3), Z: At(1.8)})
	expectHeard(t, table, "drop Red nil false true")
	table.Settle()
	// The board lies turned by 180°, so its point at -2,-2 is at 2,2 of the table.
	if p := rat.Position(); p.flat(Vector{2, 0, 2}) > 1e-6 || !rat.motion.resting {
		t.Errorf("the rat rests at %v", p)
	}
	if below := table.Object("c00002").topHeight(); rat.Position().Y < below {
		t.Errorf("the rat at %v is not on top of the other, whose top is at %g", rat.Position(), below)
	}
}

func TestFallsOntoBoardTableAndBag(t *testing.T) {
	for _, c := range []struct {
		name    string
		x, z, y float64
	}{
		{"board", 1, -0.2, 1.2 + 0.07},
		{"table", 5, -5, assumed.TableTop + 0.07},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := seatedTable(t, "")
			do(t, table, Action{Do: "drag", Seat: "Red", Object: "c00003", X: At(c.x), Z: At(c.z)})
			table.Settle()
			if y := table.Object("c00003").Position().Y; round(y) != round(c.y) {
				t.Errorf("it lies at %g, want %g", y, c.y)
			}
		})
	}
	t.Run("bag", func(t *testing.T) {
		table := seatedTable(t, `function onObjectEnterContainer(container, object) print(container.getName() .. " got " .. object.guid) end`)
		do(t, table, Action{Do: "drag", Seat: "Red", Object: "c00003", X: At(-6), Z: At(-6)})
		table.Settle()
		if table.Object("c00003") != nil || len(table.Object("d00001").contents()) != 2 {
			t.Error("the bag did not take the ox")
		}
	})
}

func TestSnapPoints(t *testing.T) {
	for _, c := range []struct {
		name, object string
		tag          bool
		x, z         float64
		at           Vector
	}{
		{"the world's", "c00001", false, 8.4, 0.4, Vector{8, 0, 0}},
		{"too far", "c00001", false, 9.2, 0, Vector{9.2, 0, 0}},
		{"snap off", "c00003", false, 8.4, 0.4, Vector{8.4, 0, 0.4}},
		{"tag missing", "c00001", false, -2.2, -2, Vector{-2.2, 0, -2}},
		{"tag matches", "c00001", true, -2.2, -2, Vector{-2, 0, -2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := seatedTable(t, `function tag() getObjectFromGUID("c00001").addTag("king") end`)
			if c.tag {
				table.fire(table.globalScript, "tag")
			}
			do(t, table, Action{Do: "drag", Seat: "Red", Object: c.object, X: &c.x, Z: &c.z})
			table.Settle()
			if p := table.Object(c.object).Position(); p.flat(c.at) > 1e-6 {
				t.Errorf("it lies at %v, want %v", p, c.at)
			}
		})
	}
}

func TestRefusals(t *testing.T) {
	veto := `function onPlayerAction(player, action, targets) return not (player.color == "Blue") end`
	for _, c := range []struct {
		name   string
		script string
		action Action
		want   string
	}{
		{"script", veto, Action{Do: "pickup", Seat: "Blue", Object: "c00001"}, "PickUp"},
		{"script on delete", veto, Action{Do: "delete", Seat: "Blue", Object: "c00001"}, "Delete"},
		{"script on flip", veto, Action{Do: "flip", Seat: "Blue", Object: "c00001"}, "FlipOver"},
		{"script on copy", veto, Action{Do: "copy", Seat: "Blue", Object: "c00001"}, "Copy"},
		{"locked", "", Action{Do: "pickup", Seat: "Red", Object: "b00001"}, "PickUp: locked"},
		{"spectator", "", Action{Do: "pickup", Seat: "Grey", Object: "c00001"}, "PickUp: a spectator"},
		{"rotation", `function tryObjectRotate() return false end`, Action{Do: "flip", Seat: "Red", Object: "c00001"}, "tryObjectRotate"},
		{"roll", `function tryObjectRandomize() return false end`, Action{Do: "randomize", Seat: "Red", Object: "c00001"}, "tryObjectRandomize"},
		{"bag", `function tryObjectEnterContainer() return false end`, Action{Do: "put", Seat: "Red", Object: "c00001", To: "d00001"}, "tryObjectEnterContainer"},
		{"not the turn", `function onLoad() Turns.disable_interactations = true; Turns.enable = true; Turns.turn_color = "Red" end`,
			Action{Do: "pickup", Seat: "Blue", Object: "c00001"}, "PickUp: not this seat's turn"},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := seatedTable(t, c.script)
			table.Events()
			do(t, table, c.action)
			found := false
			for _, e := range table.Events() {
				found = found || e.Kind == "vetoed" && e.Text == c.want
			}
			if !found {
				t.Errorf("there is no veto %q", c.want)
			}
			if o := table.Object(c.action.Object); o == nil || o.HeldBy() != "" || o.spin != nil {
				t.Error("it happened all the same")
			}
		})
	}
}

func TestImpossible(t *testing.T) {
	for _, c := range []struct {
		action Action
		want   string
	}{
		{Action{Do: "fly"}, "no such action"},
		{Action{Do: "pickup", Seat: "Green", Object: "c00001"}, "nobody sits"},
		{Action{Do: "pickup", Seat: "Red", Object: "ffffff"}, "no object"},
		{Action{Do: "drop", Seat: "Red"}, "empty"},
		{Action{Do: "sit", Seat: "Green"}, "no seat"},
		{Action{Do: "sit", Seat: "Blue", Name: "Eve"}, "taken"},
		{Action{Do: "press", Seat: "Red", ID: "nothing"}, "no UI element"},
		{Action{Do: "press", Seat: "Blue", ID: "hostOnly"}, "not visible to Blue"},
		{Action{Do: "paste", Seat: "Red", X: At(0), Z: At(0)}, "nothing was copied"},
		{Action{Do: "end_turn", Seat: "Red"}, "turns are off"},
		{Action{Do: "take", Seat: "Red", Object: "c00001"}, "holds nothing"},
	} {
		table := seatedTable(t, "")
		if err := table.Do(c.action); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: error is %v, want one with %q", c.action, err, c.want)
		}
	}
}

func TestTwoGrabAtOnce(t *testing.T) {
	table := seatedTable(t, "")
	do(t, table, Action{Do: "pickup", Seat: "Red", Object: "c00001"})
	do(t, table, Action{Do: "pickup", Seat: "Blue", Objects: []string{"c00001", "c00002"}})
	if a, b := table.Object("c00001").HeldBy(), table.Object("c00002").HeldBy(); a != "Red" || b != "Blue" {
		t.Errorf("held by %q and %q", a, b)
	}
}

func TestBoxSelectionKeepsItsArrangement(t *testing.T) {
	table := seatedTable(t, `function onPlayerAction(player, action, targets) print(#targets) end`)
	do(t, table, Action{Do: "pickup", Seat: "Red", Objects: []string{"c00003", "c00001"}})
	do(t, table, Action{Do: "drop", Seat: "Red", X: At(3), Z: At(-9)})
	expectHeard(t, table, "2")
	ox, rat := table.Object("c00003").Position(), table.Object("c00001").Position()
	if ox.flat(Vector{3, 0, -9}) > 1e-6 || rat.flat(Vector{-3, 0, -15}) > 1e-6 {
		t.Errorf("the ox lies at %v, the rat at %v", ox, rat)
	}
}

func TestLeavingDropsWhatIsHeld(t *testing.T) {
	table := seatedTable(t, `
		function onObjectDrop(color, object) print("drop " .. color) end
		function onPlayerDisconnect(player) print("gone " .. player.steam_name) end
		function onPlayerChangeColor(color) print("color " .. color) end`)
	heard(t, table)
	do(t, table, Action{Do: "pickup", Seat: "Blue", Object: "c00001"})
	do(t, table, Action{Do: "leave", Seat: "Blue"})
	expectHeard(t, table, "drop Blue", "gone Bob", "color Grey")
}

func TestDropAnsweredByTheScript(t *testing.T) {
	table := seatedTable(t, `function onObjectDrop(color, object) object.setPositionSmooth(object.pick_up_position, false, true) end`)
	do(t, table, Action{Do: "drag", Seat: "Red", Object: "c00001", X: At(8.2), Z: At(0)})
	table.Settle()
	if p := table.Object("c00001").Position(); p.flat(Vector{}) > 1e-6 {
		t.Errorf("it lies at %v, want where it was picked up", p)
	}
}

func TestPushes(t *testing.T) {
	table := seatedTable(t, `function onObjectFlick(object, color, impulse) print(object.guid .. " " .. color .. " " .. impulse.x) end`)
	do(t, table, Action{Do: "nudge", Seat: "Red", Object: "c00003", X: At(5), Z: At(6)})
	do(t, table, Action{Do: "flick", Seat: "Blue", Object: "c00003", X: At(3), Z: At(6)})
	do(t, table, Action{Do: "flick", Seat: "Blue", Object: "b00001", X: At(3), Z: At(6)})
	expectHeard(t, table, "c00003 Blue -2")
	if p := table.Object("c00003").Position(); p.flat(Vector{3, 0, 6}) > 1e-6 {
		t.Errorf("it lies at %v", p)
	}
}

func TestSettleWaitsForWhoWaits(t *testing.T) {
	table := seatedTable(t, `
		function onObjectDrop(color, object)
			Wait.condition(function() Wait.time(function() print("after") end, 1) end, function() return object.resting end)
			Wait.time(function() end, 0.1, -1)
		end`)
	do(t, table, Action{Do: "drag", Seat: "Red", Object: "c00001", X: At(5), Z: At(5)})
	table.Settle()
	expectHeard(t, table, "after")
}

func TestSmoothMoves(t *testing.T) {
	table := open(t, `
		function onLoad()
			o = getObjectFromGUID("c00001")
			o.setPositionSmooth({4, 3, 4}, false, false)
			o.setRotationSmooth({0, 350, 0}, false, true)
		end`)
	o := table.Object("c00001")
	table.Run(0.2)
	if p := o.Position(); p.flat(Vector{2, 0, 2}) > 1e-6 || o.rot.Y != 350 {
		t.Errorf("half way it is at %v, turned %v", p, o.rot)
	}
	table.Run(0.2)
	if p := o.Position(); p.flat(Vector{4, 0, 4}) > 1e-6 || o.glide != nil {
		t.Errorf("at the end it is at %v", p)
	}
}

func TestWait(t *testing.T) {
	table := open(t, `
		function onLoad()
			Wait.time(function() print("time") end, 0.5)
			Wait.time(function() print("tick") end, 0.2, 2)
			Wait.frames(function() print("frames") end, 3)
			local stopped = Wait.time(function() print("never") end, 0.1)
			print(Wait.stop(stopped), Wait.stop(99))
			Wait.condition(function() print("holds") end, function() return os.clock() > 0.3 end)
			Wait.condition(function() print("never") end, function() return false end, 0.6, function() print("timeout") end)
			startLuaCoroutine(Global, "steps")
		end
		function steps()
			for i = 1, 2 do print("step " .. i); coroutine.yield(0) end
			return 1
		end`)
	table.Run(1)
	expectHeard(t, table, "true\tfalse", "step 1", "step 2", "frames", "tick", "holds", "tick", "time", "timeout")
}

func TestCoroutineErrors(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"at once", `error("early")`, "early"},
		{"later", `coroutine.yield(0) error("late")`, "late"},
		{"endless", `coroutine.yield(0) while true do end`, errBudget.Error()},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := open(t, `function bad() `+c.body+` end function start() startLuaCoroutine(Global, "bad") end function after() print("goes on") end`)
			table.instructions = 100_000
			table.fire(table.globalScript, "start")
			table.Run(0.1)
			events := table.Events()
			if len(events) != 1 || events[0].Kind != "error" || !strings.Contains(events[0].Text, c.want) {
				t.Errorf("events are %v, want an error with %q", events, c.want)
			}
			table.fire(table.globalScript, "after")
			expectHeard(t, table, "goes on")
		})
	}
}

func TestEventIsOneLineOfJSON(t *testing.T) {
	table := seatedTable(t, "")
	table.Run(0.5)
	table.Events()
	do(t, table, Action{Do: "pickup", Seat: "Red", Object: "c00003"})
	want := `{"t":0.5,"seat":"","event":"picked","by":"Red","object":"c00003","name":"牛2 Ox","x":6,"y":2.53,"z":6}`
	if events := table.Events(); len(events) != 1 || events[0].String() != want {
		t.Errorf("events are %v, want %s", events, want)
	}
}

func TestTurns(t *testing.T) {
	table := seatedTable(t, `
		function onLoad() Turns.type = 2; Turns.order = {"Blue", "Red"} end
		function start() Turns.enable = true end
		function onPlayerTurn(player, previous) print(player.color .. " after " .. tostring(previous and previous.color)) end`)
	table.fire(table.globalScript, "start")
	do(t, table, Action{Do: "end_turn", Seat: "Blue"})
	expectHeard(t, table, "Blue after nil", "Red after Blue")
	if table.Turn() != "Red" {
		t.Errorf("it is the turn of %q", table.Turn())
	}
	save, err := table.Save()
	if err != nil {
		t.Fatal(err)
	}
	if got := gjson.GetBytes(save, "Turns.TurnColor").String(); got != "Red" || gjson.GetBytes(save, "Turns.Type").Int() != 1 {
		t.Errorf("the save says %s", gjson.GetBytes(save, "Turns").Raw)
	}
}

func TestUI(t *testing.T) {
	table := seatedTable(t, `
		function pressed(player, value, id)
			print(player.color .. " " .. tostring(value) .. " " .. id)
			UI.setValue("status", id)
			UI.setAttributes("panel", {color = "red", active = true})
		end`)
	for _, a := range []Action{
		{Do: "press", Seat: "Red", ID: "plain"},
		{Do: "press", Seat: "Blue", ID: "valued"},
		{Do: "press", Seat: "Red", ID: "hostOnly"},
		{Do: "press", Seat: "Red", ID: "object"},
		{Do: "press", Seat: "Red", ID: "toggle"},
		{Do: "press", Seat: "Red", ID: "toggle"},
		{Do: "input", Seat: "Blue", ID: "field", Value: "e2 e3"},
	} {
		do(t, table, a)
	}
	expectHeard(t, table, "Red -1 plain", "Blue 42 valued", "Red -1 hostOnly", "Board Red -1 object", "Red True toggle", "Red False toggle", "Blue e2 e3 field")
	if table.UI("status", "text") != "field" || table.UI("panel", "color") != "red" {
		t.Errorf("status is %q, color %q", table.UI("status", "text"), table.UI("panel", "color"))
	}
}

func TestWhoSees(t *testing.T) {
	table := seatedTable(t, `
		function say()
			print("host") printToAll("all") printToColor("one", "Blue") broadcastToColor("loud", "Blue", "Red")
			Player.Blue.broadcast("own") printToColor("lost", "Green") broadcastToAll("everybody", {0, 1, 0})
		end`)
	table.Events()
	table.fire(table.globalScript, "say")
	var got []string
	for _, e := range table.Events() {
		got = append(got, e.Seat+"/"+e.Kind+"/"+e.Text+"/"+e.Color)
	}
	want := "Red/print/host/ /message/all/ Blue/message/one/ Blue/broadcast/loud/#da1a18 Blue/broadcast/own/ Green/unseen/lost/ /broadcast/everybody/#00ff00"
	if strings.Join(got, " ") != want {
		t.Errorf("got  %s\nwant %s", strings.Join(got, " "), want)
	}
}

func FuzzUntouchedSaveIsLossless(f *testing.F) {
	plain, err := os.ReadFile("testdata/board.json")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(plain)
	for _, save := range []string{
		`{}`, `{"ObjectStates":[ ]}`, `{"ObjectStates":null, "a" : 1e400}`, `{"ObjectStates":[{},  {"GUID":"a"} ,{"GUID":"a"}]}`,
		`{"ObjectStates":[{"Transform":{"posX":"NaN","posY":1.0}}]}`, `{"ObjectStates":[1,"x",null]}`, " {\r\n}\r\n",
	} {
		f.Add([]byte(save))
	}
	f.Fuzz(func(t *testing.T, save []byte) {
		table, err := Open(save)
		if err != nil {
			return
		}
		defer table.Close()
		again, err := table.Save()
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(save, again) {
			t.Errorf("an untouched save came back changed:\n%s\n%s", save, again)
		}
	})
}

func TestSaveKeepsWhatItDoesNotModel(t *testing.T) {
	table := seatedTable(t, `
		function onSave() return JSON.encode({moves = {"a", "b"}, empty = {}, n = 1.5}) end
		function change()
			getObjectFromGUID("c00001").memo = "new"
			getObjectFromGUID("c00002").destruct()
			Notes.setNotes("a note")
			Notes.editNotebookTab({index = 0, body = "New"})
			getObjectFromGUID("c00003").setPosition({1, 2, 3})
		end`)
	table.fire(table.globalScript, "change")
	do(t, table, Action{Do: "pickup", Seat: "Red", Object: "c00001"})
	do(t, table, Action{Do: "carry", Seat: "Red", X: At(3), Z: At(4)})
	save, err := table.Save()
	if err != nil {
		t.Fatal(err)
	}
	root := gjson.ParseBytes(save)
	for path, want := range map[string]string{
		`FutureKey`:                              `{"kept": [1.50, 2e3, "\u9f20"]}`,
		`LuaScriptState`:                         `"{\"empty\":[],\"moves\":[\"a\",\"b\"],\"n\":1.5}"`,
		`Note`:                                   `"a note"`,
		`TabStates.0.body`:                       `"New"`,
		`TabStates.0.title`:                      `"Rules"`,
		`ObjectStates.#`:                         `6`,
		`ObjectStates.3.Memo`:                    `"new"`,
		`ObjectStates.3.Odd`:                     `{"n": 1.10}`,
		`ObjectStates.3.Transform.posX`:          `3`,
		`ObjectStates.3.Transform.posZ`:          `4`,
		`ObjectStates.4.GUID`:                    `"c00003"`,
		`ObjectStates.4.Transform.posX`:          `1`,
		`ObjectStates.5.ContainedObjects.0.Deep`: `[1.0]`,
	} {
		if got := root.Get(path).Raw; got != want {
			t.Errorf("%s is %s, want %s", path, got, want)
		}
	}
}

func TestRewind(t *testing.T) {
	table := seatedTable(t, `
		function onLoad(state) count = tonumber(state) or 0; print("load " .. count) end
		function onSave() return tostring(count) end
		function onObjectDrop() count = count + 1 end`)
	do(t, table, Action{Do: "drag", Seat: "Red", Object: "c00001", X: At(5), Z: At(5)})
	do(t, table, Action{Do: "save"})
	do(t, table, Action{Do: "drag", Seat: "Red", Object: "c00001", X: At(-5), Z: At(5)})
	do(t, table, Action{Do: "pickup", Seat: "Red", Object: "c00002"})
	do(t, table, Action{Do: "load"})
	expectHeard(t, table, "load 0", "load 1")
	if p := table.Object("c00001").Position(); p.flat(Vector{5, 0, 5}) > 1e-6 {
		t.Errorf("it lies at %v", p)
	}
	if table.Object("c00002").HeldBy() != "" || table.seated("Red") == nil {
		t.Error("hands are not empty or people are gone")
	}
}

func TestCopyPasteContainersAndSpawns(t *testing.T) {
	table := seatedTable(t, `
		function onObjectSpawn(object) print("spawned " .. object.getName()) end
		function onObjectLeaveContainer(container, object) print(object.getName() .. " left " .. container.getName()) end
		function onObjectDestroy(object) print("destroyed " .. object.getName()) end
		function spawn()
			local o = spawnObjectData({data = {Name = "Custom_Model", Nickname = "Made", Transform = {scaleX = 1, scaleY = 1, scaleZ = 1}},
				position = {1, 2, 3}, callback_function = function(o) print("ready " .. tostring(o.spawning)) end})
			print(tostring(o.spawning))
		end`)
	do(t, table, Action{Do: "copy", Seat: "Red", Object: "c00003"})
	do(t, table, Action{Do: "paste", Seat: "Red", X: At(7), Z: At(-7)})
	table.Settle()
	do(t, table, Action{Do: "take", Seat: "Red", Object: "d00001", X: At(-8), Z: At(8)})
	table.Settle()
	do(t, table, Action{Do: "delete", Seat: "Red", Object: "c00003"})
	table.fire(table.globalScript, "spawn")
	table.Settle()
	expectHeard(t, table, "spawned 牛2 Ox", "Coin left Bag", "spawned Coin", "destroyed 牛2 Ox", "true", "spawned Made", "ready false")
	oxen := slices.DeleteFunc(table.Objects(), func(o *Object) bool { return !called(o, "牛2") })
	if len(oxen) != 1 || oxen[0].GUID() == "c00003" || oxen[0].Position().flat(Vector{7, 0, -7}) > 1e-6 {
		t.Errorf("the oxen are %s", list(oxen))
	}
}

func TestHighlightFades(t *testing.T) {
	table := open(t, `function onLoad() local o = getObjectFromGUID("c00001"); o.highlightOn({1, 0, 0}, 0.5) end`)
	if got := table.Object("c00001").Highlight(); got != "#ff0000" {
		t.Errorf("highlight is %q", got)
	}
	table.Run(0.6)
	if got := table.Object("c00001").Highlight(); got != "" {
		t.Errorf("later the highlight is %q", got)
	}
}

func TestDialogs(t *testing.T) {
	table := seatedTable(t, `
		function ask()
			Player.Red.showConfirmDialog("Draw?", function(color) print("yes " .. color) end)
			Player.Blue.showOptionsDialog("Which?", {"a", "b"}, 1, function(text, index, color) print(text .. index .. color) end)
		end`)
	table.fire(table.globalScript, "ask")
	do(t, table, Action{Do: "answer", Seat: "Blue", Value: "b"})
	do(t, table, Action{Do: "answer", Seat: "Red"})
	expectHeard(t, table, "b2Blue", "yes Red")
}

func TestSameActionsSameEvents(t *testing.T) {
	run := func() string {
		table := seatedTable(t, `
			function onLoad() for k in pairs(_G) do print(k) end for k in pairs(string) do print(k) end end
			function onObjectDrop(color, object) print(math.random(), tostring({}), os.time(), os.date("%Y")) object.clone() end`)
		do(t, table, Action{Do: "drag", Seat: "Red", Object: "c00001", X: At(5), Z: At(5)})
		table.Settle()
		var lines []string
		for _, e := range table.Events() {
			lines = append(lines, e.String())
		}
		return strings.Join(lines, "\n")
	}
	if a, b := run(), run(); a != b {
		t.Errorf("two runs differ:\n%s\n\n%s", a, b)
	}
}

func TestPublicSaves(t *testing.T) {
	folder := os.Getenv("MENAGERIE_SAVES")
	if folder == "" {
		t.Skip("MENAGERIE_SAVES is not set: no folder of saves to open")
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Skipf("there are no saves in %s", folder)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			save, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			table, err := Open(save)
			if err != nil {
				t.Log(err)
				return
			}
			defer table.Close()
			table.Run(0.1)
			if _, err := table.Save(); err != nil {
				t.Error(err)
			}
			for _, e := range table.Events() {
				if e.Kind == "error" {
					t.Log(e.Text)
				}
			}
		})
	}
}
