package table

import "testing"

// listening is a script that prints what it hears of hands and seats.
const listening = `
	function onPlayerAction() print("asked"); return false end
	function onObjectPickUp(color, object) print("picked " .. color) end
	function onObjectDrop(color, object) print("dropped " .. color) end
	function onPlayerChangeColor(color) print("seated " .. color) end
	function onPlayerDisconnect(player) print("left") end`

func TestGrabAsksNobody(t *testing.T) {
	table := seatedTable(t, listening)
	table.Events()
	do(t, table, Action{Do: "grab", Seat: "Red", Objects: []string{"c00001", "b00001"}})
	expectHeard(t, table, "picked Red")
	if table.Object("c00001").HeldBy() != "Red" || table.Object("b00001").HeldBy() != "" {
		t.Error("not just the unlocked object is in the hand")
	}
}

// A seat that is reported empty early is so before the drop, otherwise after it.
func TestEarlyDepartures(t *testing.T) {
	for _, c := range []struct {
		action Action
		want   []string
	}{
		{Action{Do: "stand"}, []string{"dropped Red", "seated Grey"}},
		{Action{Do: "stand", Early: true}, []string{"seated Grey", "dropped Red"}},
		{Action{Do: "leave"}, []string{"dropped Red", "left", "seated Grey"}},
		{Action{Do: "leave", Early: true}, []string{"left", "seated Grey", "dropped Red"}},
		{Action{Do: "change", To: "Black", Early: true}, []string{"seated Black", "dropped Red"}},
	} {
		table := seatedTable(t, listening)
		do(t, table, Action{Do: "grab", Seat: "Red", Object: "c00001"})
		table.Events()
		c.action.Seat = "Red"
		do(t, table, c.action)
		table.Settle()
		expectHeard(t, table, c.want...)
	}
}

func TestUnderGoesBelowWhatItLiesOn(t *testing.T) {
	table := seatedTable(t, "")
	o := table.Object("c00001")
	before := o.Position().Y
	do(t, table, Action{Do: "under", Seat: "Red", Object: "c00001"})
	table.Settle()
	if after := o.Position(); after.Y >= before || after.X != 0 || after.Z != 0 {
		t.Errorf("from %g it went to %v", before, after)
	}
}

func TestUpsetThrowsWhatIsNotLocked(t *testing.T) {
	table := seatedTable(t, "")
	do(t, table, Action{Do: "pickup", Seat: "Blue", Object: "c00002"})
	board := table.Object("b00001").Position()
	thrown := []*Object{table.Object("c00001"), table.Object("c00002")}
	before := []Vector{thrown[0].Position(), thrown[1].Position()}
	do(t, table, Action{Do: "upset", Seat: "Red"})
	table.Settle()
	for i, o := range thrown {
		if o.HeldBy() != "" || o.Position() == before[i] || !o.motion.resting {
			t.Errorf("%s lies at %v, held by %q", o.Nickname(), o.Position(), o.HeldBy())
		}
	}
	if table.Object("b00001").Position() != board {
		t.Error("the locked board moved")
	}
}

func TestEverythingIsWhatCanBeTouched(t *testing.T) {
	s, err := ParseScenario("Red sits\nRed deletes everything\nexpect c00001 is gone\nexpect c00002 is gone")
	if err != nil {
		t.Fatal(err)
	}
	on := stage(t, "")
	if err := s.Play(on); err != nil {
		t.Fatal(err)
	}
	for _, o := range on.Table.Objects() {
		if !o.zone() {
			t.Errorf("%s is left", o.guid)
		}
	}
}
