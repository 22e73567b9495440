// Vector lines: ribbons that lie flat, as TTS draws them.
import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, Group, Mesh, MeshBasicMaterial, SRGBColorSpace } from "three";

export function linesOf(lines) {
  const group = new Group();
  for (const line of lines ?? []) {
    if (line?.points3?.length > 1) group.add(ribbon(line));
  }
  return group;
}

function ribbon({ points3, color = {}, thickness = 0.1, loop }) {
  const points = points3.map((p) => [p.x, p.y, -p.z]);
  const sides = points.map((_, i) => sideways(points, i, loop, thickness / 2));
  const corners = points.flatMap(([x, y, z], i) => [x + sides[i][0], y, z + sides[i][1], x - sides[i][0], y, z - sides[i][1]]);
  const last = loop ? points.length : points.length - 1;
  const faces = [];
  for (let i = 0; i < last; i++) {
    const [a, b] = [2 * i, 2 * ((i + 1) % points.length)];
    faces.push(a, a + 1, b, b, a + 1, b + 1);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(corners, 3));
  geometry.setIndex(faces);
  const { r = 1, g = 1, b = 1 } = color;
  return new Mesh(geometry, new MeshBasicMaterial({ color: new Color().setRGB(r, g, b, SRGBColorSpace), side: DoubleSide }));
}

// sideways is the way across a line at one of its points.
function sideways(points, i, loop, half) {
  const n = points.length;
  const before = points[loop ? (i + n - 1) % n : Math.max(i - 1, 0)];
  const after = points[loop ? (i + 1) % n : Math.min(i + 1, n - 1)];
  const [x, z] = [after[0] - before[0], after[2] - before[2]];
  const length = Math.hypot(x, z) || 1;
  return [(-z / length) * half, (x / length) * half];
}
