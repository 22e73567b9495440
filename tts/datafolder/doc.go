// Package datafolder knows the folder in which Tabletop Simulator (TTS) keeps its data: where it is on a computer, what
// its cache calls a file, and how a save gets into the game's menu.
//
//	Saves/TS_Save_5.json       a save; the game shows those with a number, by the SaveName inside
//	Saves/TS_Save_5.png        its picture
//	Mods/Images/NAME.png       what was downloaded, named after its URL, so that it is not downloaded again;
//	Mods/Images/NAME.jpg       an image is a .png when its URL says so, whatever it is
//	Mods/Models/NAME.obj
//	Mods/PDF/NAME.PDF
//	Mods/Workshop/ID.json      a mod of the Workshop, with its picture beside it
//
// NAME is the URL with everything but ASCII letters and digits taken out. SaveFileInfos.json in Saves is the game's own
// list of what is there; the game finds saves by their names, so the package leaves that list alone. Downloads reads what
// was downloaded.
//
// A .ttsmod archive, as tools for backups of mods write and read, is a zip of such files.
package datafolder
