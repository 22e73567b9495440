package script

import "testing"

func TestTheCalibrationKeepsToTheCommonDialect(t *testing.T) {
	modules, err := calibrationModules(Calibration{Subjects: []Subject{}})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range modules {
		for _, fault := range lintLua(m.Text) {
			t.Errorf("module %s: %s", m.Name, fault)
		}
	}
}
