// Views: what a camera looks at, from where, as saves have them: Position, Rotation in degrees, Distance.
import { Box3, MathUtils, Vector3 } from "three";
import { fromTable, TABLE_TOP } from "./frame.js";

const PITCH = 55;
const EDGE = { x: 0.94, top: 0.8, bottom: -0.86 }; // of the window, beside what stands over it
const MOST = 0.8; // of the things must be in a save's first view

// targetOf is where a view looks, eyeOf is from where. TTS's target for the table's middle lies below the table; looked at
// from there the board would not be in the middle.
export const targetOf = ({ Position: p }) => fromTable(p.x, Math.max(p.y, TABLE_TOP), p.z);

export function eyeOf(view) {
  const [low, yaw] = [Math.min(view.Rotation.x, 89.99), view.Rotation.y].map(MathUtils.degToRad);
  const back = new Vector3(-Math.sin(yaw) * Math.cos(low), Math.sin(low), Math.cos(yaw) * Math.cos(low));
  return targetOf(view).addScaledVector(back, view.Distance);
}

// opening is the view that a window opens with: the save's own if it has most of the things in it, or else one that fits
// them and the middle of the table, given half its width and depth, if there is one.
export function opening(camera, own, boxes, table) {
  if (own && share(camera, own, boxes) >= MOST) return own;
  return fitting(camera, boxes, table);
}

function share(camera, view, boxes) {
  const eye = look(camera, view);
  const inside = boxes.filter((box) => {
    const at = box.getCenter(new Vector3()).project(eye);
    return Math.abs(at.x) <= 1 && Math.abs(at.y) <= 1 && at.z < 1;
  });
  return inside.length / (boxes.length || 1);
}

// fitting has all the boxes in it but those that are far from the rest, as large as the window allows.
function fitting(camera, boxes, table) {
  const around = boundsOf(boxes, table);
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => new Vector3(...["x", "y", "z"].map((axis, bit) => (i & (1 << bit) ? around.max : around.min)[axis])));
  const middle = around.getCenter(new Vector3());
  const view = { Position: { x: middle.x, y: TABLE_TOP, z: -middle.z }, Rotation: { x: PITCH, y: 0 }, Distance: 8 };
  for (let tries = 0; tries < 80; tries++) {
    const eye = look(camera, view);
    const seen = corners.map((corner) => corner.clone().project(eye));
    const [top, bottom] = [Math.max(...seen.map(({ y }) => y)), Math.min(...seen.map(({ y }) => y))];
    const wide = Math.max(...seen.map(({ x }) => Math.abs(x)));
    const behind = seen.some(({ z }) => z > 1);
    if (!behind && wide <= EDGE.x && top - bottom <= EDGE.top - EDGE.bottom) {
      const off = (top + bottom - EDGE.top - EDGE.bottom) / 2;
      if (Math.abs(off) < 0.02) break;
      view.Position.z += off * view.Distance * 0.5; // what is too high in the window comes down when the view goes on
      continue;
    }
    view.Distance *= 1.06;
  }
  return view;
}

function look(camera, view) {
  const eye = camera.clone();
  eye.position.copy(eyeOf(view));
  eye.lookAt(targetOf(view));
  eye.updateMatrixWorld();
  return eye;
}

const MIDDLE = 0.75; // of the table is always in view, but no more than so far from its middle
const WIDEST = 18;
const SMALLEST = 6; // the least that a view shows to each side
const MANY = 20; // from so many on, what lies apart from most is left out
const MOSTLY = [0.1, 0.9];
const AROUND = 0.6; // of the reach of most, to each side of it, is not apart
const HIGH = 5; // nor is what is so near in height

function boundsOf(boxes, table) {
  const bounds = new Box3();
  const [x, y, z] = ["x", "y", "z"].map((axis) => kept(boxes.map((box) => (box.min[axis] + box.max[axis]) / 2)));
  for (const box of boxes) {
    const at = box.getCenter(new Vector3());
    if (x(at.x) && y(at.y) && z(at.z)) bounds.union(box);
  }
  const middle = bounds.isEmpty() ? new Vector3(0, TABLE_TOP, 0) : bounds.getCenter(new Vector3());
  const least = new Vector3(SMALLEST, 0, SMALLEST);
  bounds.union(new Box3(middle.clone().sub(least), middle.clone().add(least)));
  if (table) bounds.union(new Box3().setFromCenterAndSize(new Vector3(0, TABLE_TOP, 0), new Vector3(...[table[0], 0, table[1]].map((half) => 2 * Math.min(MIDDLE * half, WIDEST)))));
  bounds.min.y = Math.max(bounds.min.y, TABLE_TOP - 1);
  bounds.max.y = Math.min(bounds.max.y, TABLE_TOP + 4);
  return bounds;
}

function kept(places) {
  if (places.length < MANY) return () => true;
  const sorted = places.toSorted((a, b) => a - b);
  const [from, to] = MOSTLY.map((share) => sorted[Math.round(share * (sorted.length - 1))]);
  const around = Math.max(AROUND * (to - from), HIGH);
  return (at) => at >= from - around && at <= to + around;
}
