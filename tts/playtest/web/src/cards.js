// Cards and decks, cut from the sheets that the save names.
import { named, pictured } from "./flat.js";
import { CARD } from "./measures.js";
import { cell } from "./pictures.js";
import { matte, slab, tint } from "./surfaces.js";

// OUTLINES are the forms of custom cards, by their Type.
const OUTLINES = ["card", "box", "hexagon", "hexagon", "disc"];
const BACK = "#6d4a43"; // of cards whose backs cannot be shown
const NAMELESS = { Nickname: " " };
const PAPER = tint({ r: 0.93, g: 0.91, b: 0.86 });

export function cardOf(object, { note }) {
  return stack(object, object.CardID, object.CardID, CARD.thickness, note);
}

// deckOf shows, turned up, the face of its last card, and turned down the back of its first.
export function deckOf(object, { note }) {
  const ids = object.DeckIDs ?? [];
  return stack(object, ids.at(-1), ids[0], Math.max(2 * CARD.thickness, ids.length * CARD.inDeck), note);
}

async function stack(object, top, bottom, thick, note) {
  const [front, back] = [sheetOf(object, top), sheetOf(object, bottom)];
  const counted = object.DeckIDs ? { ...object, Nickname: `${object.Nickname}\n${object.DeckIDs.length} cards`.trim() } : object;
  const sides = await pictured(counted, { front: front?.FaceURL, back: back?.BackURL, size: () => [CARD.width, CARD.depth] }, note);
  cut(sides.above, sides.picture, front, top);
  if (back?.UniqueBack) cut(sides.below, sides.below.map, back, bottom);
  if (!sides.below.map) sides.below = named(object.DeckIDs ? counted : NAMELESS, CARD.width, CARD.depth, BACK);
  return slab({ ...sides, outline: OUTLINES[front?.Type] ?? "card", bottom: -thick / 2, top: thick / 2, edge: matte(PAPER) });
}

// sheetOf finds the sheet that a card is cut from; a deck may leave it to what it holds.
function sheetOf(object, id) {
  const key = Math.floor(id / 100);
  return object.CustomDeck?.[key] ?? object.ContainedObjects?.find((card) => card.CardID === id)?.CustomDeck?.[key];
}

function cut(face, picture, { NumWidth = 10, NumHeight = 7 } = {}, id) {
  if (picture) face.map = cell(picture, id % 100, NumWidth, NumHeight);
}
