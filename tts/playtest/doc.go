// Package playtest serves a local page that shows a table of Tabletop Simulator (TTS) in 3D and lets people play at
// it, each in a window of their own, with the save's own scripts running.
//
//	s, err := playtest.New(save, playtest.Options{Assets: open, Limits: box.DefaultLimits})
//	defer s.Close()
//	go s.Run(ctx)
//	http.Serve(listener, s)        // the page is at s.Path()
//
// # Protocol
//
// A window and the server talk over a WebSocket at Path()+"socket". A window sends what the person in front of it
// does, each a table.Action as JSON. The server fills in the seat, which is the one the window sits at: a window
// sits down with {"do":"sit","seat":"Red"} and gets up with {"do":"leave"}; another sit changes the seat. Actions that
// move the table's time are refused. The server sends objects with one key:
//
//	{"table": {"save": …, "mesh": …}}  all that is on the table, when a window opens and when the table is another
//	{"events": […]}                    table.Event in order, those that the window's seat sees
//	{"you": {"seat", "name", "host"}}  who the window is; the seat is Grey for a spectator
//	{"carry": …}                       the carry action of another window
//	{"error": "…"}                     why the window's last action was impossible
//	{"note": "…"}                      something to know, for a while
//	{"trouble": "…"}                   what keeps the card from being shown, "" when nothing does
//	{"stopped": "…"}                   why the table has stopped, "" when it goes on
//
// A page may call itself by a key, socket?window=KEY, that it keeps when it is loaded anew. The first window that sits down is
// the host. When it gets up and does not come back, the role goes to the window that has sat longest.
//
// The save does not hold everything that a window shows: behind the table come the events that a late comer needs,
// such as the texts of the panel and who is seated. Lengths and directions are TTS's; mesh says what its importer does to
// the coordinates of a file.
//
// # What is shown
//
// Objects are drawn from their JSON: custom ones from the files that the save names, those that TTS brings along as plain
// bodies of about their size (web/src/measures.js), cards cut from their sheets, zones as faint boxes. A picture that
// cannot be opened gives way to the object's colour and name, a mesh, an asset bundle or an unknown kind to a labelled
// box, and each is a line under "Not shown as in TTS". An XML UI on an object is a label with its texts, states are a
// number, and a table, a sky and the light are approximations. Of players' tools there is what the headless table
// models: dragging, the menu of the right button with the script's entries, F, Q, E and R, buttons and inputs of scripts,
// chat. Not modelled, and so not there: drawing cards and setting dice by number keys, shuffling and splitting decks,
// scaling, tinting, changing states, alternative clicks, pages of PDFs.
//
// Other paths: save downloads the game as a save, insight tells authors about it (Insight as JSON), asset?url=
// gives a file that the save refers to.
//
// # Safety
//
// The save's scripts run in a box (package box), one for each table. One that hangs, takes too much memory or breaks down
// ends the box and nothing else: the windows say why the table stopped, and any of them can say {"do":"begin"} to go on
// from the state that was kept last; until then a download and a new window have that state. A state is kept when nothing has happened for a moment and no hand holds
// anything; a table that stops as soon as it begins goes on from the save that was opened. What waits for a window and
// what is remembered for late comers is bounded in bytes.
//
// The server answers on loopback names only, under a path that holds a random token. A socket must come from the page
// itself. Nothing but files that the save names is given away, and the page may load nothing from elsewhere.
package playtest
