// Package upload finds the files of a mod on the web after an upload, so that a later build can point at them.
//
// What was uploaded is told by a save or by a list. The save is one that Tabletop Simulator (TTS) wrote after its Cloud
// Manager had uploaded the files: it has the new URLs. The list has two columns or more, with tabs between:
//
//	# old                                    new
//	board.f2a40761.png                       https://example.com/a/board.png
//	file:///home/me/out/assets/tray.9f.obj   https://steamusercontent-a.akamaihd.net/ugc/17/0A4D…/
//
// The first is the name of a file of a mod, or its URL in an earlier build; the last is where it is now. Lines that begin
// with # say nothing, and lines whose last column is no place on the web are passed over, so that the list of its assets
// that a build writes is such a list as well.
//
// A file whose content changed is another file. Its name says so, since it holds a hash of the content; and so does
// Steam's URL of an uploaded file, which ends in the SHA-1 of the content: https://…/ugc/NUMBER/SHA1/. A file is found in a
// save by these two. Only a URL that tells nothing of the content is believed because the object that has it, by its
// memo, is the one that needs the file; it is then one of the doubtful ones.
package upload
