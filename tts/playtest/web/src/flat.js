// Things that are a picture on a slab: tiles, tokens, boards, pages.
import { Group } from "three";
import { slabOf } from "./geometry.js";
import { CHIP, FLAT, PAGE, STANDEE, THICKNESS } from "./measures.js";
import { aspectOf, hasHoles, pictureOr } from "./pictures.js";
import { cutOut, hex, matte, slab, solidMesh, tint } from "./surfaces.js";
import { nameOf, written } from "./writing.js";

const TILES = ["box", "hexagon", "disc", "rounded"];
const LAYERS = 5; // of a token whose picture has holes
const WHITE = tint();
const LETTERS = 1.2; // how large they are at most

// pictured are the materials of a slab's two sides: what the pictures show, or the object's colour and its name.
export async function pictured(object, { front, back, size }, note) {
  const color = tint(object.ColorDiffuse);
  const [above, below] = await Promise.all([pictureOr(front, note), pictureOr(back, note)]);
  const [width, depth] = size(aspectOf(above));
  return {
    size: [width, depth], color, picture: above,
    above: above ? matte(color, above) : named(object, width, depth, hex(color)),
    below: below ? matte(color, below) : matte(color, back === front ? above : null),
  };
}

// named is a side with an object's name on it, in letters that are as large on things of any scale.
export function named(object, width, depth, ground) {
  const { scaleX = 1, scaleZ = 1 } = object.Transform ?? {};
  const deep = depth * scaleZ;
  return matte(WHITE, written(nameOf(object), { width: width * scaleX, depth: deep, ground, size: Math.min(LETTERS, deep / 4) }));
}

export async function tileOf(object, { note }) {
  const { CustomTile = {} } = object.CustomImage;
  const form = FLAT.Custom_Tile;
  const sides = await sidesOf(object, form, note);
  const outline = TILES[CustomTile.Type] ?? "box";
  const thick = thickness(CustomTile) * (object.Number || 1);
  return slab({ ...sides, outline, bottom: form.bottom * thick, top: form.top * thick, edge: matte(sides.color) });
}

export async function boardOf(object, { note }) {
  const form = FLAT.Custom_Board;
  const sides = await sidesOf(object, form, note);
  return slab({ ...sides, outline: "box", bottom: form.bottom, top: form.top, edge: matte(tint({ r: 0.3, g: 0.22, b: 0.16 })) });
}

// tokenOf has the outline of its picture; a picture without holes gives a slab.
export async function tokenOf(object, { note }) {
  const { CustomToken = {} } = object.CustomImage;
  const form = FLAT.Custom_Token;
  const sides = await sidesOf(object, form, note);
  const thick = thickness(CustomToken);
  const [bottom, top] = [form.bottom, form.top].map((share) => share * thick * (object.Number || 1));
  if (!sides.picture || !hasHoles(sides.picture)) return slab({ ...sides, outline: "box", bottom, top, edge: matte(sides.color) });
  const layers = new Group();
  for (let i = 0; i < LAYERS; i++) {
    const height = bottom + ((top - bottom) * i) / (LAYERS - 1);
    const face = cutOut(i === LAYERS - 1 ? sides.color : sides.color.clone().multiplyScalar(0.6), sides.picture);
    const layer = solidMesh(slabOf("box", sides.size, height, height), [face, face, face]);
    layer.rotation.y = Math.PI;
    layers.add(layer);
  }
  return layers;
}

const thickness = ({ Thickness }) => Math.max(0.05, Thickness || THICKNESS);

function sidesOf({ CustomImage, ...object }, form, note) {
  const { ImageURL: front, ImageSecondaryURL: back } = CustomImage;
  return pictured(object, { front, back: back || front, size: (aspect) => [form.width * aspect, form.depth] }, note);
}

export async function pageOf(object, { note }) {
  note("pages of PDFs are not drawn");
  const [width, depth] = [PAGE.depth / Math.SQRT2, PAGE.depth];
  const above = matte(WHITE, written(`${object.Nickname || "PDF"}\n\nPDF`, { width, depth, ground: "#f3efe4", size: 0.5 }));
  const edge = matte(tint({ r: 0.9, g: 0.88, b: 0.83 }));
  return slab({ outline: "box", size: [width, depth], bottom: 0, top: PAGE.thickness, edge, above, below: edge });
}

// standeeOf is a picture that stands on a foot.
export async function standeeOf(object, { note }) {
  const { ImageURL, ImageSecondaryURL, ImageScalar = 1 } = object.CustomImage;
  const height = STANDEE.height * ImageScalar;
  const sides = await pictured(object, { front: ImageURL, back: ImageSecondaryURL || ImageURL, size: (aspect) => [height * aspect, height] }, note);
  const faces = [sides.above, sides.below].map((side) => (sides.picture && hasHoles(sides.picture) ? cutOut(sides.color, side.map) : side));
  const [front, back] = faces.map((face, i) => {
    const mesh = solidMesh(slabOf("box", sides.size, i * 0.01, i * 0.01), [face, face, face]);
    mesh.rotation.set(Math.PI / 2, i * Math.PI, 0, "YXZ");
    mesh.position.y = STANDEE.base + height / 2;
    return mesh;
  });
  const foot = slab({ outline: "disc", size: [1.4, 1.4], bottom: 0, top: STANDEE.base, edge: matte(sides.color), above: matte(sides.color), below: matte(sides.color) });
  return foot.add(front, back);
}

// stackHeight is how high a stack is of things that TTS keeps as one.
export const stackHeight = ({ Number: count }) => CHIP * (count || 1);
