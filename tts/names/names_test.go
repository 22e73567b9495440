package names

import "testing"

func TestSet(t *testing.T) {
	if !Objects.Has("Metal Ball") || !Objects.Has("3DText") || Objects.Has("custom_model") {
		t.Error("Objects")
	}
	if name, ok := Globals.InOtherCase("getobjectfromguid"); !ok || name != "getObjectFromGUID" {
		t.Error(name, ok)
	}
	if name, ok := Globals.InOtherCase("getObjectFromGUID"); ok {
		t.Error(name)
	}
	for name := range Containers.names().exact {
		if !Objects.Has(name) {
			t.Errorf("%s is no kind of object", name)
		}
	}
	for name := range Members {
		if !Globals.Has(name) {
			t.Errorf("%s is no global", name)
		}
	}
	for old, today := range OldEvents {
		if Events.Has(old) || !Events.Has(today) {
			t.Errorf("%s is not an old name of %s", old, today)
		}
	}
}

func TestNearest(t *testing.T) {
	for name, want := range map[string]string{"Custom_Modell": "Custom_Model", "Nothing_Like_It_At_All": ""} {
		if got := Objects.Nearest(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
