// The page: what the server says goes to the parts that show it, what the player does goes to the server.
import { createAnnouncer } from "./announce.js";
import { createAuthors } from "./authors.js";
import { createCamera } from "./camera.js";
import { createChat } from "./chat.js";
import { createEntry } from "./entry.js";
import { createFrames } from "./frames.js";
import { createHand } from "./hand.js";
import { createKeyboard } from "./keyboard.js";
import { createMenu } from "./menu.js";
import { createNotes } from "./notes.js";
import { createPoints } from "./points.js";
import { createScene } from "./scene.js";
import { createSeats } from "./seats.js";
import { connect } from "./socket.js";
import { sound } from "./sound.js";
import { createTalk } from "./talk.js";
import { createThings } from "./things.js";
import { createScreen } from "./xmlui.js";

const NARROW = 700; // pixels; here the panel would hide the table until it is asked for

const byId = (id) => document.getElementById(id);
const canvas = byId("view");
const act = (action) => server.act(action);

const stage = createScene(canvas);
const frames = createFrames(stage.renderer, { advance, draw });
const view = createCamera(stage.camera, canvas, frames.turn);
const authors = createAuthors(byId, stage.camera, frames.turn);
const notes = createNotes(() => authors.unknown(notes.lines()));
const things = createThings(stage.scene, { onChange: frames.change, notes });
const talk = createTalk({ talk: byId("talk"), console: byId("console"), act });
const announce = createAnnouncer(byId("live"));
const seats = createSeats({ root: byId("seats"), act, onSeat: ({ x, z }) => view.sitAt(x, z), announce });
const screen = createScreen(byId("screen"), act, seats.viewer, announce);
const chat = createChat({ input: byId("chat"), act, seat: seats.seat });
const menu = createMenu({ root: byId("menu"), act, seat: seats.seat });
const entry = createEntry({ line: byId("entry"), act });
const points = createPoints(things);
const hand = createHand({ canvas, camera: stage.camera, things, act, seat: seats.seat, onHover: showTooltip, onMenu: menu.at, onInput: entry.ask });
const keyboard = createKeyboard({
  canvas, input: byId("move"), marker: byId("marker"), camera: stage.camera, things, points, act, seat: seats.seat, announce,
});
const listeners = [things, hand, keyboard, talk, seats, screen];
let first = true;

const server = connect({
  table({ save: saved, mesh }) {
    const save = sound(saved, notes.about("the save"));
    document.title = save.SaveName || "Menagerie";
    showSave(save, mesh);
    seats.show(save);
    screen.load(save.XmlUI);
    points.forget();
    authors.refresh();
  },
  events(events) {
    for (const event of events) for (const listener of listeners) listener.hear(event);
    authors.refresh();
  },
  you(me) {
    seats.you(me);
    screen.draw();
    chat.sitting();
  },
  carry: ({ seat, x, z }) => things.carry(seat, x, z),
  error: (text) => talk.tell(text, "error"),
  note: (text) => talk.tell(text, "note"),
  trouble(text) {
    byId("trouble").hidden = !text;
    byId("trouble").textContent = text;
    if (first) seats.again();
    first = false;
  },
  stopped(text) {
    byId("stopped").hidden = !text;
    byId("why").textContent = text;
  },
  message: frames.ask,
  closed() {
    byId("trouble").hidden = false;
    byId("trouble").textContent = "The server has ended. Start it again and open the address that it prints.";
  },
});

// The camera waits for the things, since how large they are is only known when they have their shapes.
async function showSave(save, mesh) {
  stage.light(save.Lighting);
  const [boxes, table] = await Promise.all([things.show(save, mesh).then(things.bodies), stage.furnish(save, notes.about("the table"))]);
  view.views(save.CameraStates, boxes, table);
  stage.shine(boxes);
  frames.change();
}

// A button that was clicked would take the keys that move the camera.
addEventListener("click", (event) => {
  if (event.detail > 0) event.target.closest("button")?.blur();
});
byId("show-snaps").addEventListener("change", (event) => {
  things.showSnaps(event.target.checked);
  frames.turn();
});
byId("panel").addEventListener("click", () => fold(!document.body.classList.contains("folded")));
byId("remember").addEventListener("click", () => act({ do: "save" }));
byId("begin").addEventListener("click", () => act({ do: "begin" }));
byId("rewind").addEventListener("click", () => act({ do: "load" }));

// fold hides the save's panel, or shows it again.
function fold(folded) {
  document.body.classList.toggle("folded", folded);
  byId("panel").setAttribute("aria-expanded", !folded);
}

function showTooltip(thing, event) {
  const tooltip = byId("tooltip");
  const { Nickname, Description, Tooltip } = thing?.object ?? {};
  tooltip.hidden = !Nickname || Tooltip === false;
  if (tooltip.hidden) return;
  const name = document.createElement("b");
  name.textContent = Nickname;
  tooltip.replaceChildren(name, Description ?? "");
  tooltip.style.left = `${event.clientX + 16}px`;
  tooltip.style.top = `${event.clientY + 16}px`;
}

for (const kind of ["pointermove", "pointerdown", "pointerup", "keydown", "keyup", "focusin", "focusout"]) addEventListener(kind, frames.ask);

fold(innerWidth <= NARROW);
addEventListener("resize", resize);
resize();

function resize() {
  stage.resize();
  frames.turn();
}

// advance moves everything on, and tells whether something on the table moved.
function advance(now, seconds) {
  view.advance(seconds);
  const moved = [hand.advance(now), things.advance(seconds)];
  keyboard.advance();
  return moved.some(Boolean);
}

function draw(changed) {
  stage.render(changed);
  keyboard.advance();
  authors.advance(canvas.clientWidth, canvas.clientHeight);
}
