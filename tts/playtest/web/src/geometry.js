// The bodies that things are made of, each made once for each size.
import {
  BoxGeometry, CylinderGeometry, DodecahedronGeometry, Float32BufferAttribute, IcosahedronGeometry, LatheGeometry, OctahedronGeometry,
  SphereGeometry, TetrahedronGeometry, BufferGeometry, Vector2,
} from "three";
import { PROFILES } from "./profiles.js";

const ROUND = 48; // sides of what is round
const made = new Map();

// bodyOf is the geometry of a row of SOLIDS, its base where the row says.
export function bodyOf({ form, size, base = -size[1] / 2, profile }) {
  const key = JSON.stringify([form, size, base, profile]);
  if (!made.has(key)) made.set(key, fitted(FORMS[form](profile), size, base));
  return made.get(key);
}

const FORMS = {
  box: () => new BoxGeometry(),
  disc: () => new CylinderGeometry(0.5, 0.5, 1, ROUND),
  ball: () => new SphereGeometry(0.5, ROUND, 24),
  rock: () => new IcosahedronGeometry(0.5, 1),
  wedge: () => new CylinderGeometry(0.5, 0.5, 1, 3).rotateX(-Math.PI / 2).toNonIndexed(),
  tetrahedron: () => new TetrahedronGeometry().rotateZ(Math.PI / 4).rotateX(-0.6155),
  octahedron: () => new OctahedronGeometry(),
  bipyramid: () => new LatheGeometry([[0, -0.5], [0.5, 0], [0, 0.5]].map(([r, y]) => new Vector2(r, y)), 5).toNonIndexed(),
  dodecahedron: () => new DodecahedronGeometry(),
  icosahedron: () => new IcosahedronGeometry(),
  turned: (profile) => new LatheGeometry(PROFILES[profile].map(([r, y]) => new Vector2(r, y)), ROUND),
};

// fitted stretches a body to a size and puts it on its base.
function fitted(geometry, size, base) {
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox;
  geometry.translate(-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2);
  geometry.scale(size[0] / (max.x - min.x), size[1] / (max.y - min.y), size[2] / (max.z - min.z));
  geometry.translate(0, base, 0);
  if (!geometry.index) geometry.computeVertexNormals(); // edges of dice are sharp
  return geometry;
}

// OUTLINES are the forms of flat things, as points around the middle of a square of side 1.
export const OUTLINES = {
  box: () => [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]],
  hexagon: () => polygon(6, 0),
  octagon: () => polygon(8, Math.PI / 8),
  disc: () => polygon(ROUND, 0),
  rounded: () => roundedSquare(0.12),
  card: () => roundedSquare(0.05),
  oval: () => polygon(ROUND, 0).map(([x, z]) => [0.5 * Math.sign(x) * Math.abs(2 * x) ** 0.6, 0.5 * Math.sign(z) * Math.abs(2 * z) ** 0.75]),
};

function polygon(corners, from) {
  const points = Array.from({ length: corners }, (_, i) => from + (2 * Math.PI * i) / corners).map((a) => [Math.cos(a), Math.sin(a)]);
  const [wide, deep] = [0, 1].map((axis) => 2 * Math.max(...points.map((p) => p[axis])));
  return points.map(([x, z]) => [x / wide, z / deep]);
}

function roundedSquare(radius) {
  const inner = 0.5 - radius;
  return [[1, 1], [-1, 1], [-1, -1], [1, -1]].flatMap(([x, z], quarter) => Array.from({ length: 7 }, (_, i) => {
    const a = ((quarter + i / 6) * Math.PI) / 2;
    return [x * inner + radius * Math.cos(a), z * inner + radius * Math.sin(a)];
  }));
}

// slabOf is a flat body with an outline: its material groups are the top, the bottom and the side. Pictures on top are
// upright for who looks along −z; those at the bottom are after a turn about z, as one turns a page.
export function slabOf(outline, [width, depth], bottom, top) {
  const key = JSON.stringify([outline, width, depth, bottom, top]);
  if (!made.has(key)) made.set(key, slab(OUTLINES[outline]().map(([x, z]) => [x * width, z * depth]), width, depth, bottom, top));
  return made.get(key);
}

function slab(points, width, depth, bottom, top) {
  const position = [], uv = [], normal = [], groups = [];
  const corner = (x, y, z, u, v, n) => { position.push(x, y, z); uv.push(u, v); normal.push(...n); };
  const begin = () => groups.push(position.length / 3);
  const each = (draw) => points.forEach(([x, z], i) => draw(x, z, ...points[(i + 1) % points.length]));
  const [u, v] = [(x) => x / width + 0.5, (z) => 0.5 - z / depth];
  begin();
  each((x, z, x2, z2) => {
    for (const [px, pz] of [[0, 0], [x2, z2], [x, z]]) corner(px, top, pz, u(px), v(pz), [0, 1, 0]);
  });
  begin();
  each((x, z, x2, z2) => {
    for (const [px, pz] of [[0, 0], [x, z], [x2, z2]]) corner(px, bottom, pz, 1 - u(px), v(pz), [0, -1, 0]);
  });
  begin();
  each((x, z, x2, z2) => {
    const n = [z2 - z, 0, x - x2].map((c) => c / (Math.hypot(x2 - x, z2 - z) || 1));
    for (const [px, py, pz] of [[x, bottom, z], [x, top, z], [x2, bottom, z2], [x2, bottom, z2], [x, top, z], [x2, top, z2]]) corner(px, py, pz, 0, 0, n);
  });
  begin();
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(position, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(normal, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uv, 2));
  for (let i = 0; i < 3; i++) geometry.addGroup(groups[i], groups[i + 1] - groups[i], i);
  return geometry;
}
