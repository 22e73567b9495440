package script

import (
	"fmt"
	"path"

	"menagerie/assets"
)

// Calibration says what the save that measures TTS holds. It is written into the bundle as the data module
// calibrate.setup.
type Calibration struct {
	// Made names the convention by which the meshes were written.
	Made string `json:"made"`
	// Subjects are the things to measure, among them block, slab, piece, tile, token and board.
	Subjects []Subject `json:"subjects"`
	// Free is a spot of the table where nothing lies.
	Free Spot `json:"free"`
}

// Subject is an object to measure, known by its memo.
type Subject struct {
	ID   string `json:"id"`
	Memo string `json:"memo"`
}

// calibrationFolder holds the modules of the save that measures TTS.
const calibrationFolder = "lua/calibrate"

// BuildCalibration makes the script of the save that measures TTS, and its panel.
func BuildCalibration(setup Calibration) (lua, panel string, err error) {
	modules, err := calibrationModules(setup)
	if err != nil {
		return "", "", fmt.Errorf("building the script of the calibration: %w", err)
	}
	xml, err := assets.Files.ReadFile(path.Join(calibrationFolder, "panel.xml"))
	if err != nil {
		return "", "", fmt.Errorf("reading the panel of the calibration: %w", err)
	}
	return Bundle(modules), string(xml), nil
}

func calibrationModules(setup Calibration) ([]Module, error) {
	modules, err := sourcesIn(calibrationFolder, "calibrate.")
	if err != nil {
		return nil, err
	}
	data, err := dataModule("calibrate.setup", setup)
	if err != nil {
		return nil, err
	}
	return append(modules, data), nil
}
