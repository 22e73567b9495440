// TTS's space is left-handed, x right, y up, z away; three's is right-handed. Everything goes from one to the other here.
import { Euler, Quaternion, Vector3 } from "three";

// TABLE_TOP is the height of TTS's stock tables.
export const TABLE_TOP = 0.96;

const degrees = Math.PI / 180;

export const fromTable = (x, y, z) => new Vector3(x, y, -z);

// toTable gives a place in three's space as TTS has it.
export const toTable = (v) => ({ x: v.x, y: v.y, z: -v.z });

// turn is a rotation of TTS: about z, then x, then y, in degrees, each clockwise as TTS counts.
export function turn(x, y, z) {
  const q = new Quaternion().setFromEuler(new Euler(x * degrees, y * degrees, z * degrees, "YXZ"));
  return new Quaternion(-q.x, -q.y, q.z, q.w);
}
