// Things that TTS brings along, and those that only have a form.
import { DoubleSide, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry } from "three";
import { turn } from "./frame.js";
import { bodyOf } from "./geometry.js";
import { CHIP, DICE, FONT_UNIT, SCREENS, SOLIDS, solid } from "./measures.js";
import { pictureOr } from "./pictures.js";
import { hex, matte, solidMesh, tint } from "./surfaces.js";
import { board, nameOf, written } from "./writing.js";

// solidOf is one of TTS's own things.
export function solidOf(object, _, row = solid(object.Name)) {
  const color = tint(object.ColorDiffuse);
  if (row.color !== undefined) color.multiply(matte(row.color).color);
  const count = object.Number > 1 && /Stack$/.test(object.Name) ? object.Number : 1;
  const material = new MeshStandardMaterial({ color, roughness: row.shiny ? 0.3 : 0.6, metalness: row.shiny ? 0.6 : 0 });
  const body = new Group().add(solidMesh(bodyOf({ ...row, size: [row.size[0], row.size[1] * count, row.size[2]], base: count > 1 ? -CHIP / 2 : row.base }), material));
  const top = row.pattern && board(row.pattern, hex(color));
  if (top) body.add(lying(top, row.size[0], row.size[2], (row.base ?? -row.size[1] / 2) + row.size[1] + 0.01));
  if (object.Name.startsWith("Die_6")) addPips(body, row.size[0] / 2, color);
  return body;
}

// The sides of a die of six, by the rotations that bring them up.
const PIPS = { 1: [-90, 0, 0], 2: [0, 0, 0], 3: [0, 0, -90], 4: [0, 0, 90], 5: [180, 0, 0], 6: [90, 0, 0] };

function addPips(body, half, color) {
  const ink = color.r + color.g + color.b > 1.2 ? "#1d1a17" : "#f6f1e6";
  for (const [value, rotation] of Object.entries(PIPS)) {
    const pips = lying(written(value, { width: 1, depth: 1, ink, size: 0.75, bold: true }), 1.6 * half, 1.6 * half, half + 0.005);
    body.add(new Group().add(pips));
    body.children.at(-1).quaternion.copy(turn(...rotation)).invert();
  }
}

// lying is a picture that lies at a height, upright for who sits at −z.
function lying(map, width, depth, height) {
  const plane = new Mesh(new PlaneGeometry(width, depth), new MeshStandardMaterial({ map, transparent: true, roughness: 0.8 }));
  plane.rotation.x = -Math.PI / 2;
  plane.position.y = height;
  plane.receiveShadow = true;
  return plane;
}

// diceOf is a die with pictures; which part of the picture is on which side is not known.
export async function diceOf(object, context) {
  const name = DICE[object.CustomImage?.CustomDice?.Type] ?? "Die_6";
  const map = await pictureOr(object.CustomImage?.ImageURL, context.note);
  const body = solidOf(object, context, SOLIDS[name]);
  if (map) body.children[0].material = matte(tint(object.ColorDiffuse), map);
  return body;
}

// screenOf is a thing with a text on it.
export function screenOf(object) {
  const { size: [width, height, depth], base, color, ink } = SCREENS[object.Name];
  const body = new Group().add(solidMesh(bodyOf({ form: "box", size: [width, height, depth], base }), matte(color)));
  const text = TEXTS[object.Name](object);
  const map = written(text, { width: width * 0.94, depth: depth * 0.94, ink, size: depth * (object.Name === "Notecard" ? 0.16 : 0.6) });
  return body.add(lying(map, width * 0.94, depth * 0.94, base + height + 0.01));
}

const TEXTS = {
  Counter: ({ Counter }) => String(Counter?.value ?? 0),
  Digital_Clock: ({ Clock }) => clock(Clock?.SecondsPassed ?? 0),
  Tablet: ({ Tablet, Nickname }) => Nickname || Tablet?.PageURL || "Tablet",
  Notecard: ({ Nickname, Description }) => [Nickname, Description].filter(Boolean).join("\n\n"),
};

const clock = (seconds) => [seconds / 3600, (seconds / 60) % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");

// textOf is a text in the air, upright in its object's own x and y.
export function textOf({ Text = {} }) {
  const { Text: text = "", colorstate = {}, fontSize = 64 } = Text;
  const size = fontSize * FONT_UNIT;
  const lines = text.split("\n");
  const [width, height] = [Math.max(...lines.map((line) => line.length)) * size * 0.75 + size, lines.length * size * 1.2];
  const map = written(text, { width, depth: height, ink: hex(tint(colorstate)), size });
  return new Group().add(new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ map, transparent: true, side: DoubleSide, depthWrite: false })));
}

// labelled stands for what cannot be shown: a box with its name on it.
export function labelled(object) {
  const [width, height, depth] = [1.6, 0.5, 1.1];
  const color = tint(object.ColorDiffuse);
  const body = new Group().add(solidMesh(bodyOf({ form: "box", size: [width, height, depth], base: -height / 2 }), matte(color)));
  const map = written(nameOf(object), { width, depth, ground: hex(color), size: 0.3 });
  return body.add(lying(map, width, depth, height / 2 + 0.01));
}
