// Objects with a mesh of their own.
import { Group, MeshStandardMaterial, RepeatWrapping } from "three";
import { loadMesh, pictureOr } from "./pictures.js";
import { labelled } from "./solids.js";
import { tint } from "./surfaces.js";

// How shiny TTS's materials are: plastic, wood, metal, cardboard.
const ROUGHNESS = [0.55, 0.75, 0.35, 0.9];

export async function modelOf(object, { importer, note }) {
  const { MeshURL, DiffuseURL, MaterialIndex, CastShadows } = object.CustomMesh;
  const [model, picture] = await Promise.all([loadMesh(MeshURL).catch(() => null), pictureOr(DiffuseURL, note)]);
  if (!model) {
    note("its mesh could not be opened: " + MeshURL);
    return labelled(object);
  }
  const material = new MeshStandardMaterial({ color: tint(object.ColorDiffuse), map: pictureFor(picture, importer), roughness: ROUGHNESS[MaterialIndex] ?? 0.6 });
  const shape = model.clone();
  shape.traverse((part) => {
    if (part.isMesh) Object.assign(part, { material, castShadow: CastShadows !== false, receiveShadow: true });
  });
  // The importer takes the file to the object's own space, which then is mirrored in z to three's.
  shape.scale.set(importer.negatesX ? -1 : 1, 1, importer.negatesZ ? 1 : -1).multiplyScalar(importer.unit);
  return new Group().add(shape);
}

function pictureFor(picture, importer) {
  if (!picture || !importer.mirrored) return picture;
  const mirrored = picture.clone();
  mirrored.wrapS = RepeatWrapping;
  mirrored.repeat.x = -1;
  return mirrored;
}
