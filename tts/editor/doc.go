// Package editor talks to a running Tabletop Simulator (TTS) through its External Editor API, as the plugins of text
// editors do: it reads the scripts of the table, sends new ones, and hears what they print and where they fail.
//
//	client, err := editor.Listen(show)                  // before asking: answers come by themselves
//	table, err := client.Table(ctx)                     // what is on the table now
//	table, err = client.SaveAndPlay(ctx, scripts)       // TTS reloads it with these scripts
//	for m := range client.Messages() {                  // prints, errors, games being loaded
//		trace := table.Trace(m)                     // where in the source that was
//	}
//
// # The protocol
//
// Messages are JSON objects with a messageID, over TCP on this computer. TTS listens on port 39999, the editor on
// 39998, and every message has a connection of its own: what TTS answers comes to 39998. So only one editor can
// listen at a time.
//
// TTS's scripts go by the GUID of their object, -1 for Global. A message that names an object sets its script and
// its UI: one that is left out is deleted. Objects that it does not name stay as they are.
package editor
