package tts

import (
	"math"

	"menagerie/tts/workshop"
)

// The scene that a mod opens with: TTS's own defaults, on a table large enough for a board and two trays.
const (
	tableName = "Table_RPG"
	skyName   = "Sky_Museum"
)

// newSave is a save of the scene without anything in it.
func newSave(title string) *Save {
	return &Save{
		SaveName:      title,
		EpochTime:     versionEpoch,
		Date:          versionDate,
		VersionNumber: saveVersion,
		GameMode:      title,
		GameType:      workshop.GameType,
		Tags:          []string{},
		Gravity:       0.5,
		PlayArea:      0.5,
		Table:         tableName,
		Sky:           skyName,
		TabStates:     Notebook{},
		Grid:          defaultGrid(),
		Lighting:      defaultLighting(),
		Hands:         Hands{Enable: true},
		ComponentTags: ComponentTags{Labels: []TagLabel{}},
		Turns:         Turns{TurnOrder: []string{}},
		CameraStates:  make([]*CameraState, cameraSlots),
		DecalPallet:   []struct{}{},
	}
}

func defaultGrid() Grid {
	return Grid{Color: colour(0, 0, 0), Opacity: 0.75, XSize: 2, YSize: 2, PosOffset: vector(0, 1, 0)}
}

func defaultLighting() Lighting {
	return Lighting{
		LightIntensity:      0.54,
		LightColor:          colour(1, 0.9804, 0.8902),
		AmbientIntensity:    1.3,
		AmbientSkyColor:     colour(0.5, 0.5, 0.5),
		AmbientEquatorColor: colour(0.5, 0.5, 0.5),
		AmbientGroundColor:  colour(0.5, 0.5, 0.5),
		ReflectionIntensity: 1,
		LutContribution:     1,
	}
}

// cameraSlots is how many views TTS keeps, one a number key.
const cameraSlots = 10

// cameras are the views that players recall with the number keys: from each side, and from above.
func cameras(depth float64) []*CameraState {
	slots := make([]*CameraState, cameraSlots)
	slots[0] = camera(55, 0, 1.4*depth)
	slots[1] = camera(55, 180, 1.4*depth)
	slots[2] = camera(90, 0, 1.3*depth)
	return slots
}

// camera looks at the middle of the table, tilted down by pitch and turned by yaw, both in degrees.
func camera(pitch, yaw, distance float64) *CameraState {
	const lookAtY = -2.5 // what TTS itself writes for the table's middle
	sinPitch, cosPitch := math.Sincos(pitch * math.Pi / 180)
	sinYaw, cosYaw := math.Sincos(yaw * math.Pi / 180)
	return &CameraState{
		Position: vector(0, lookAtY, 0),
		Rotation: vector(pitch, yaw, 0),
		Distance: Number(distance),
		AbsolutePosition: vector(
			round(-sinYaw*cosPitch*distance),
			round(lookAtY+sinPitch*distance),
			round(-cosYaw*cosPitch*distance),
		),
	}
}
