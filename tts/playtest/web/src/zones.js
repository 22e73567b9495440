// Zones: space that does something, drawn as faint boxes that nobody can touch.
import { BoxGeometry, EdgesGeometry, Group, LineBasicMaterial, LineSegments, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { TABLE_TOP } from "./frame.js";
import { tint } from "./surfaces.js";

// STYLES are how much of a zone shows: its sides and its edges; fog hides what is in it.
const STYLES = {
  HandTrigger: { fill: 0, edge: 0.1, mark: 0.22 },
  FogOfWarTrigger: { fill: 0.45, edge: 0.5 },
  FogOfWar: { fill: 0.1, edge: 0.3 },
};
const PLAIN = { fill: 0.03, edge: 0.16 };

const box = new BoxGeometry();
const edges = new EdgesGeometry(box);
const untouchable = { raycast: () => {} };

export function zoneOf({ Name, ColorDiffuse, Transform }) {
  const { fill, edge, mark } = STYLES[Name] ?? PLAIN;
  const color = tint(ColorDiffuse);
  const zone = new Group().add(Object.assign(new LineSegments(edges, new LineBasicMaterial({ color, transparent: true, opacity: edge })), untouchable));
  if (fill) zone.add(Object.assign(new Mesh(box, new MeshBasicMaterial({ color, transparent: true, opacity: fill, depthWrite: false })), untouchable));
  return mark ? zone.add(floorMark(color, mark, Transform)) : zone;
}

// floorMark shows on the table where a zone is.
function floorMark(color, opacity, { posY, scaleY }) {
  const mark = Object.assign(new Mesh(new PlaneGeometry(1, 1), new MeshBasicMaterial({ color, transparent: true, opacity, depthWrite: false })), untouchable);
  mark.rotation.x = -Math.PI / 2;
  mark.position.y = (TABLE_TOP + 0.02 - posY) / (scaleY || 1);
  return mark;
}
