// What a save puts on things and on the table beside their shapes: decals, snap points, texts of an object's UI, the
// number of a state.
import { CircleGeometry, DoubleSide, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial, PlaneGeometry, RingGeometry, Sprite, SpriteMaterial } from "three";
import { fromTable, turn } from "./frame.js";
import { aspectOf, pictureOr } from "./pictures.js";
import { written } from "./writing.js";

const untouchable = { raycast: () => {} };

// decalsOf are pictures that stick to the table or to an object, each upright in its own x and y.
export function decalsOf(decals, { note, changed }) {
  const group = new Group();
  for (const { CustomDecal, Transform: t } of (decals ?? []).filter(Boolean)) {
    if (!CustomDecal || !t) continue;
    const size = CustomDecal.Size ?? 1;
    const decal = Object.assign(new Mesh(new PlaneGeometry(size, size), new MeshStandardMaterial({ transparent: true, opacity: 0, side: DoubleSide, depthWrite: false })), untouchable);
    decal.position.copy(fromTable(t.posX, t.posY + 0.005, t.posZ));
    decal.quaternion.copy(turn(t.rotX, t.rotY, t.rotZ));
    decal.scale.set(t.scaleX, t.scaleY, t.scaleZ);
    group.add(decal);
    pictureOr(CustomDecal.ImageURL, note).then((map) => {
      if (!map) return;
      Object.assign(decal.material, { map, opacity: 1, needsUpdate: true });
      decal.scale.x *= aspectOf(map);
      changed();
    });
  }
  return group;
}

const dot = new CircleGeometry(0.14, 20).rotateX(-Math.PI / 2);
const ring = new RingGeometry(0.24, 0.3, 24).rotateX(-Math.PI / 2);
const mark = new MeshBasicMaterial({ color: 0x5fd0ff, transparent: true, opacity: 0.9, depthTest: false, depthWrite: false });

// snapsOf marks snap points; those that turn what lies on them have a ring.
export function snapsOf(points, scale = { x: 1, y: 1, z: 1 }) {
  const group = new Group();
  for (const { Position: p, Rotation } of (points ?? []).filter(Boolean)) {
    if (!p) continue;
    const at = new Group().add(Object.assign(new Mesh(dot, mark), untouchable));
    if (Rotation) at.add(Object.assign(new Mesh(ring, mark), untouchable));
    at.position.copy(fromTable(p.x, p.y + 0.03, p.z));
    at.scale.set(1 / scale.x, 1 / scale.y, 1 / scale.z);
    group.add(at);
  }
  return group;
}

// badgeOf shows which of its states an object is in: the one that its save does not list.
export function badgeOf({ States }) {
  const others = Object.keys(States ?? {}).map(Number);
  if (others.length === 0) return null;
  let active = 1;
  while (others.includes(active)) active++;
  const map = written(`${active}/${others.length + 1}`, { width: 1.4, depth: 0.8, ground: "#20242a", size: 0.6, bold: true });
  const badge = Object.assign(new Sprite(new SpriteMaterial({ map, depthTest: false })), untouchable);
  badge.scale.set(1.05, 0.6, 1);
  return badge;
}

// panelOf is an object's XML UI as the texts in it, lying flat.
export function panelOf({ XmlUI }) {
  const texts = XmlUI ? textsOf(XmlUI) : [];
  if (texts.length === 0) return null;
  const [width, depth] = [2.4, 0.45 * Math.min(texts.length, 8)];
  const map = written(texts.slice(0, 8).join("\n"), { width, depth, ground: "#2b3138", size: 0.32 });
  const panel = Object.assign(new Mesh(new PlaneGeometry(width, depth), new MeshBasicMaterial({ map })), untouchable);
  panel.rotation.set(-Math.PI / 2, 0, Math.PI);
  return new Group().add(panel);
}

function textsOf(source) {
  const read = new DOMParser().parseFromString(`<ui>${source}</ui>`, "text/xml");
  return [...read.querySelectorAll("*")]
    .filter((e) => e.tagName !== "Defaults" && e.parentNode?.tagName !== "Defaults" && e.getAttribute("active")?.toLowerCase() !== "false")
    .map((e) => e.getAttribute("text") ?? [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.data.trim()).join(" "))
    .filter(Boolean);
}
