// The page turns things as the headless table does.
import assert from "node:assert/strict";
import test from "node:test";
import { Vector3 } from "three";
import { fromTable, toTable, turn } from "../src/frame.js";

// The images of the axes under a rotation of TTS, written out for its left-handed space.
function axes(x, y, z) {
  const [sx, sy, sz] = [x, y, z].map((a) => Math.sin((a * Math.PI) / 180));
  const [cx, cy, cz] = [x, y, z].map((a) => Math.cos((a * Math.PI) / 180));
  return {
    right: [cy * cz + sy * sx * sz, cx * sz, -sy * cz + cy * sx * sz],
    up: [-cy * sz + sy * sx * cz, cx * cz, sy * sz + cy * sx * cz],
    away: [sy * cx, -sx, cy * cx],
  };
}

const close = (got, want) => assert.ok(got.distanceTo(want) < 1e-9, `${got.toArray()}, want ${want.toArray()}`);

for (const angles of [[0, 0, 0], [0, 90, 0], [0, 180, 0], [30, 0, 0], [0, 0, 180], [20, 250, 310]]) {
  test(`turned by ${angles}`, () => {
    const { right, up, away } = axes(...angles);
    const q = turn(...angles);
    close(fromTable(1, 0, 0).applyQuaternion(q), fromTable(...right));
    close(fromTable(0, 1, 0).applyQuaternion(q), fromTable(...up));
    close(fromTable(0, 0, 1).applyQuaternion(q), fromTable(...away));
  });
}

test("there and back", () => {
  assert.deepEqual(toTable(new Vector3(1, 2, -3)), { x: 1, y: 2, z: 3 });
  close(fromTable(1, 2, 3), new Vector3(1, 2, -3));
});
