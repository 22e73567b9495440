// The table under the things, and the sky around it.
import { CanvasTexture, Group, Mesh, MeshStandardMaterial, PlaneGeometry, SRGBColorSpace } from "three";
import { TABLE_TOP } from "./frame.js";
import { slabOf } from "./geometry.js";
import { SKIES, TABLES } from "./measures.js";
import { pictureOr } from "./pictures.js";
import { matte } from "./surfaces.js";

const FALLBACK = TABLES.Table_RPG;
const [RIM, THICK] = [0.5, 0.8];
const FLOOR = 600; // the side of what is drawn where there is no table

// tableOf resolves to the save's table and half its width and depth. Its top is where TTS's stock tables have it; a saved object, which has none, lies on
// a floor of its own.
export async function tableOf({ Table, TableURL, ObjectStates = [] }, note) {
  if (!Table) return floor(Math.min(TABLE_TOP, ...ObjectStates.map(({ Transform }) => Transform.posY - 0.3)));
  if (Table === "Table_None") return floor(TABLE_TOP);
  if (!TABLES[Table]) note("the table is a " + Table);
  const { form, half: [x, z], top, edge } = TABLES[Table] ?? FALLBACK;
  const picture = Table.startsWith("Table_Custom") ? await pictureOr(TableURL, note) : null;
  const board = body(slabOf(form, [2 * x, 2 * z], TABLE_TOP - THICK, TABLE_TOP), [matte(picture ? 0xffffff : top, picture), matte(edge), matte(edge)]);
  // The rim lies a little lower, so that it covers nothing that lies at the edge.
  const rim = body(slabOf(form, [2 * (x + RIM), 2 * (z + RIM)], TABLE_TOP - 1.2 * THICK, TABLE_TOP - 0.06), [matte(edge), matte(edge), matte(edge)]);
  return { node: new Group().add(beneath(board, 1), beneath(rim, 2)), half: [x, z] };
}

function body(geometry, materials) {
  const mesh = new Mesh(geometry, materials);
  mesh.receiveShadow = true;
  return mesh;
}

// beneath is drawn after what lies on it, so that nothing is shaded that does not show.
function beneath(mesh, order) {
  mesh.renderOrder = order;
  return mesh;
}

function floor(height) {
  const plane = new Mesh(new PlaneGeometry(FLOOR, FLOOR), new MeshStandardMaterial({ color: 0x34383b, roughness: 1 }));
  plane.rotation.x = -Math.PI / 2;
  plane.position.y = height;
  plane.receiveShadow = true;
  return { node: new Group().add(beneath(plane, 1)), half: null };
}

// skyOf is a sky as a picture behind everything.
export function skyOf({ Sky }) {
  const [above, below] = SKIES[Sky] ?? SKIES.Sky_Museum;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2, 256];
  const pen = canvas.getContext("2d");
  const fade = pen.createLinearGradient(0, 0, 0, 256);
  fade.addColorStop(0, above);
  fade.addColorStop(0.6, below);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, 2, 256);
  const sky = new CanvasTexture(canvas);
  sky.colorSpace = SRGBColorSpace;
  return sky;
}
