// The meshes and pictures that the save names. The server gives them; what it has not, or the browser cannot read, fails.
import { CanvasTexture, SRGBColorSpace, Texture } from "three";
import { OBJLoader } from "three/addons/loaders/OBJLoader.js";

const assetPath = (url) => "asset?url=" + encodeURIComponent(url);
const meshes = new Map();
const pictures = new Map();
let largest = 4096; // pixels, until the graphics card has said

export function setLargestPicture(pixels) {
  largest = pixels;
}

export function loadMesh(url) {
  if (!meshes.has(url)) meshes.set(url, new OBJLoader().loadAsync(assetPath(url)));
  return meshes.get(url);
}

export function loadPicture(url) {
  if (!pictures.has(url)) pictures.set(url, open(url));
  return pictures.get(url);
}

// pictureOr resolves to a picture, or to null for one that cannot be opened, which note is told.
export async function pictureOr(url, note) {
  if (!url) return null;
  try {
    return await loadPicture(url);
  } catch {
    note("a picture could not be opened: " + url);
    return null;
  }
}

async function open(url) {
  const image = new Image();
  image.src = assetPath(url);
  await image.decode();
  return asTexture(fitting(image));
}

// fitting scales down what the graphics card cannot take.
function fitting(image) {
  const scale = largest / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height].map((side) => Math.max(1, Math.floor(side * scale)));
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function asTexture(image) {
  const texture = image instanceof HTMLCanvasElement ? new CanvasTexture(image) : new Texture(image);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}

// cell is a part of a picture that is divided evenly: counted from the upper left, row by row.
export function cell(picture, index, columns, rows) {
  const part = picture.clone();
  part.repeat.set(1 / columns, 1 / rows);
  part.offset.set((index % columns) / columns, 1 - (Math.floor(index / columns) + 1) / rows);
  return part;
}

export const aspectOf = (picture) => (picture ? (picture.image.width * picture.repeat.x) / (picture.image.height * picture.repeat.y) : 1);

// hasHoles tells whether a picture is not opaque at its corners.
export function hasHoles({ image }) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [8, 8];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0, 8, 8);
  const { data } = pen.getImageData(0, 0, 8, 8);
  return [0, 7, 56, 63].some((pixel) => data[pixel * 4 + 3] < 128);
}
