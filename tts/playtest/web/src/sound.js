// Saves come from anywhere, and tools write them, too: what is missing or no number becomes what TTS would take for it.
const MOST = 5000; // objects that a page can draw
const FARTHEST = 1e4; // no place and no scale is beyond

// sound is a save whose objects have all that the page relies on. Objects that share a GUID get keys of their own.
export function sound(save, note) {
  const objects = (save.ObjectStates ?? []).filter((object) => object && typeof object === "object");
  if (objects.length > MOST) note(`${objects.length - MOST} of its ${objects.length} objects are not drawn`);
  const taken = new Set();
  return { ...save, Lighting: save.Lighting ?? {}, ObjectStates: objects.slice(0, MOST).map((object, i) => soundObject(object, i, taken)) };
}

function soundObject(object, i, taken) {
  const GUID = String(object.GUID ?? "");
  const key = !GUID || taken.has(GUID) ? `${GUID} ${i}` : GUID;
  taken.add(key);
  const t = object.Transform ?? {};
  const Transform = {};
  for (const axis of "XYZ") {
    Transform["pos" + axis] = finite(t["pos" + axis], 0);
    Transform["rot" + axis] = finite(t["rot" + axis], 0);
    Transform["scale" + axis] = finite(t["scale" + axis], 1);
  }
  const { r, g, b } = object.ColorDiffuse ?? {};
  return { ...object, GUID, key, Name: String(object.Name ?? ""), Transform, ColorDiffuse: { r: finite(r, 1), g: finite(g, 1), b: finite(b, 1) } };
}

const finite = (value, missing) => (typeof value === "number" && Math.abs(value) <= FARTHEST ? value : missing);
