// Package savefile reads and writes the forms in which a save of Tabletop Simulator (TTS) is kept. None of them loses
// anything: number text, key order, escapes and keys given twice stay as they are.
//
//	file, err := savefile.OpenFile("my-mod.ttsmod") // or JSON, or BSON
//	defer file.Close()
//	save, err := file.Save()                        // as JSON, whatever it was
//	tree, err := savefile.Unpack(save)              // as a folder of files
//	err = folder.Write("my-mod", "unpack", tree.Files, false)
//	data, err := savefile.Pack(os.DirFS("my-mod"))  // and back
//
// # Forms
//
// On disk TTS keeps JSON. It reads more than JSON: comments, texts in single quotes and so on, which Read turns into JSON
// and names. The Workshop keeps a save as BSON; as JSON, its numbers, dates and bytes are written as TTS writes them. A
// .ttsmod is a zip archive with a save and its assets, with the same paths as TTS's folder. What a file is, its content
// says, not its name.
//
// Files come from strangers. Whatever they hold, reading takes time and memory in proportion to their size, up to
// MaxBytes, and an archive's saves are bounded together. Nothing is written where the paths in an archive say.
//
// # A save as a folder
//
// The folder is for reading, editing and version control: what is one thing on the table is one file.
//
//	form.json                   how the save is written: white space, escapes; nothing to edit
//	save.json                   the table, with a reference to a file for each object, in order
//	Global.ttslua, Global.xml   its script and its UI
//	Global.state.json           what its script keeps, laid out for reading
//	Note.txt, Rules.txt         these texts, when they have several lines
//	notebook/Title.0.txt        a tab of the notebook, likewise
//	objects/Nickname.GUID.json  an object; its script and so on are beside it, with other endings
//	objects/Nickname.GUID/      what is in that object, attached to it or another state of it, in the same form
//	Global.bundle.json          the modules of a bundled script: the root is Global.ttslua
//	modules/a/b.ttslua          the module a.b or a/b, shared by all bundles in which its text is the same
//
// A reference is a JSON object in the place of a value: {"$file": "objects/Rat.ab12cd.json"}, with the path from the folder's
// root. That of a text can have "ends": "crlf" for its line ends and "finalNewline": true when it ends with one; that of a
// state has "json": "tight" or "spaced". {"$bundle": "Global.bundle.json"} stands for a script of several modules, and
// {"$raw": …} for a value of the save that looks like a reference. Any object may also stand in another's file itself.
//
// Paths are safe and different on every system: words of at most 28 letters and digits of any script, GUIDs to tell them
// apart, -2 where these are the same, 170 characters in all. What nests too deep for that stays in the file around it.
//
// # What counts
//
// In JSON files white space does not count, unless form.json says that it is kept (verbatim), for a save whose white
// space follows no rule. In texts the line ends, a newline at the end and a byte order mark do not count: editors
// and version control change them, and Pack puts back what the save had. Only a text that mixes line ends is taken as it is.
//
// A script becomes a bundle's files when taking it apart loses nothing, whichever tool bundled it. Pack joins them
// again with the same loader. It refuses modules that require what is not in the bundle, unless that was so before.
package savefile
