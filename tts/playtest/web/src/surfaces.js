// Materials, and the bodies that wear them.
import { Color, DoubleSide, Group, Mesh, MeshStandardMaterial, SRGBColorSpace } from "three";
import { slabOf } from "./geometry.js";

// tint is a colour of a save.
export const tint = ({ r = 1, g = 1, b = 1 } = {}) => new Color().setRGB(r, g, b, SRGBColorSpace);

// hex is a colour as canvases take it.
export const hex = (color) => "#" + color.getHexString();

export function solidMesh(geometry, material) {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

export const matte = (color, map = null) => new MeshStandardMaterial({ color, map, roughness: 0.75 });

// cutOut wears a picture that has holes.
export const cutOut = (color, map) => new MeshStandardMaterial({ color, map, roughness: 0.8, alphaTest: 0.5, side: DoubleSide });

// slab is a flat body with what is on its top and its bottom, turned as TTS turns pictures: upright for who sits at −z
// when its object is turned by 180 degrees.
export function slab({ outline, size, bottom, top, edge, above, below }) {
  const mesh = solidMesh(slabOf(outline, size, bottom, top), [above, below, edge]);
  mesh.rotation.y = Math.PI;
  return new Group().add(mesh);
}
