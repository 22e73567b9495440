// What objects look like: the mesh or the picture that the save names, or a box with a label.
import {
  BoxGeometry, CanvasTexture, Color, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry, RepeatWrapping, Sprite,
  SpriteMaterial, SRGBColorSpace, TextureLoader,
} from "three";
import { OBJLoader } from "three/addons/loaders/OBJLoader.js";
import { TABLE_TOP } from "./frame.js";

const assetPath = (url) => "asset?url=" + encodeURIComponent(url);

const meshes = new Map();
const pictures = new Map();

function loadMesh(url) {
  if (!meshes.has(url)) meshes.set(url, new OBJLoader().loadAsync(assetPath(url)));
  return meshes.get(url);
}

function loadPicture(url) {
  if (!pictures.has(url)) {
    pictures.set(url, new TextureLoader().loadAsync(assetPath(url)).then((texture) => {
      texture.colorSpace = SRGBColorSpace;
      texture.anisotropy = 8;
      return texture;
    }));
  }
  return pictures.get(url);
}

const tint = ({ r = 1, g = 1, b = 1 } = {}) => new Color().setRGB(r, g, b, SRGBColorSpace);

// How shiny TTS's materials are: plastic, wood, metal, cardboard.
const ROUGHNESS = [0.55, 0.75, 0.35, 0.9];

// shapeOf resolves to what stands for an object, or to null for what nobody sees. note tells what is not shown as in TTS.
export async function shapeOf(object, importer, note) {
  try {
    if (object.CustomMesh?.MeshURL) return await modelOf(object, importer);
    if (FLAT[object.Name] && object.CustomImage?.ImageURL) return await flatOf(object, FLAT[object.Name]);
  } catch {
    note("its files could not be opened");
    return labelled(object);
  }
  if (object.Name === "BlockSquare") return boxOf([1, 1, 1], 0, object);
  if (object.Name === "HandTrigger") return handOf(object);
  if (object.Name.endsWith("Trigger") || object.Name.endsWith("Zone")) return null;
  note("a " + object.Name);
  return labelled(object);
}

async function modelOf(object, importer) {
  const { MeshURL, DiffuseURL, MaterialIndex, CastShadows } = object.CustomMesh;
  const [model, picture] = await Promise.all([loadMesh(MeshURL), DiffuseURL ? loadPicture(DiffuseURL) : null]);
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

// Things that are a picture on a box: width for each time that the picture is wider than high, depth, bottom and top.
const FLAT = {
  Custom_Tile: { width: 2, depth: 2, bottom: 0, top: 1, thickness: (o) => o.CustomImage.CustomTile?.Thickness ?? 0.2 },
  Custom_Token: { width: 2, depth: 2, bottom: -0.5, top: 0.5, thickness: (o) => o.CustomImage.CustomToken?.Thickness ?? 0.2 },
  Custom_Board: { width: 15, depth: 15, bottom: 0, top: 0.592, thickness: () => 1 },
};

async function flatOf(object, form) {
  const picture = await loadPicture(object.CustomImage.ImageURL);
  const thickness = form.thickness(object);
  const height = (form.top - form.bottom) * thickness;
  const size = [form.width * (picture.image.width / picture.image.height), height, form.depth];
  const box = boxOf(size, form.bottom * thickness + height / 2, object);
  const side = box.children[0].material;
  const top = new MeshStandardMaterial({ color: side.color, map: picture, roughness: 0.8 });
  box.children[0].material = [side, side, top, side, side, side];
  // Seen from the first side a picture is upright when its object is turned by 180 degrees.
  box.children[0].rotation.y = Math.PI;
  return box;
}

// handOf marks on the table where a seat's hand is.
function handOf({ ColorDiffuse, Transform }) {
  const material = new MeshBasicMaterial({ color: tint(ColorDiffuse), transparent: true, opacity: 0.22 });
  const mark = new Mesh(new PlaneGeometry(1, 1), material);
  mark.rotation.x = -Math.PI / 2;
  mark.position.y = (TABLE_TOP + 0.02 - Transform.posY) / Transform.scaleY;
  return new Group().add(mark);
}

function boxOf(size, middle, object) {
  const box = new Mesh(new BoxGeometry(...size), new MeshStandardMaterial({ color: tint(object.ColorDiffuse), roughness: 0.7 }));
  box.position.y = middle;
  box.castShadow = box.receiveShadow = true;
  return new Group().add(box);
}

function labelled(object) {
  const box = boxOf([1, 0.5, 1], 0.25, object);
  const label = new Sprite(new SpriteMaterial({ map: writing(object.Nickname || object.Name), depthTest: false }));
  label.scale.set(2.4, 0.6, 1);
  label.position.y = 1;
  return box.add(label);
}

function writing(text) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [256, 64];
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#000a";
  pen.fillRect(0, 0, 256, 64);
  pen.fillStyle = "#fff";
  pen.font = "28px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, 128, 32, 248);
  return new CanvasTexture(canvas);
}
