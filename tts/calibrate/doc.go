// Package calibrate judges what the save of tts.Calibration has measured in Tabletop Simulator: whether package
// assumed is right, and what to change if it is not.
//
//	report, err := calibrate.Parse(line) // the line that the save shows
//	verdict := report.Judge()
//	err = verdict.WriteText(os.Stdout)
//
// A line is a version, entries and a checksum, with blanks between them:
//
//	menagerie1 made=-x+z+u1 tile=2x0.2x2@0,0.1,0 … on-tile=0.2 letter=reads sum=123456
//
// A box is its size (x, y, z) and how far its middle is from the object's origin, without the object's rotation;
// other entries are lists of numbers. All are table units.
package calibrate
