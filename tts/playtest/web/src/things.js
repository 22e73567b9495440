// The objects on the table: made from the save, moved by events.
import { BackSide, Box3, Group, MeshBasicMaterial } from "three";
import { controlsOf, discard } from "./controls.js";
import { badgeOf, decalsOf, panelOf, snapsOf } from "./extras.js";
import { fromTable, TABLE_TOP, turn } from "./frame.js";
import { linesOf } from "./lines.js";
import { still } from "./motion.js";
import { isPlayed, shapeOf } from "./shapes.js";
import { nameOf } from "./writing.js";

const MOVE_TIME = 0.25; // seconds
const UNDER = 0.3; // what lies deeper cannot be seen

export function createThings(scene, { onChange, notes }) {
  const things = new Map();
  const world = new Group();
  const flat = { lines: null, decals: null, snaps: null }; // what lies on the table itself
  let snapsShown = false;
  scene.add(world);

  // show resolves when everything has its shape.
  function show(save, importer) {
    const seen = new Set();
    const shapes = [];
    for (const object of save.ObjectStates ?? []) {
      seen.add(object.key);
      const known = things.get(object.key);
      const thing = known && known.looks === looksOf(object) ? known : create(object, importer);
      shapes.push(thing.ready);
      update(thing, object, known === thing);
    }
    for (const key of [...things.keys()]) if (!seen.has(key)) remove(key);
    part(flat, world, "lines", linesOf(save.VectorLines));
    part(flat, world, "decals", decalsOf(save.Decals, { note: notes.about("the table"), changed: onChange }));
    part(flat, world, "snaps", snapsOf(save.SnapPoints)).visible = snapsShown;
    for (const thing of things.values()) {
      highlight(thing, null);
      control(thing, {});
    }
    onChange();
    return Promise.all(shapes);
  }

  function create(object, importer) {
    remove(object.key);
    const thing = {
      guid: object.GUID, looks: looksOf(object), object, node: new Group(), color: null, menu: [], box: null, // around the shape, before it is scaled
      shape: null, outline: null, lines: null, decals: null, snaps: null, badge: null, panel: null, controls: null,
      holder: null, held: false, // the seat whose hand has it, and whether that is this window's
      path: null, rest: 0, // the way it moves, and the height at which it last lay
    };
    thing.node.userData.thing = thing;
    things.set(object.key, thing);
    world.add(thing.node);
    const note = notes.about(object.key, nameOf(object));
    thing.ready = shapeOf(object, { importer, note }).then((shape) => {
      thing.box = new Box3().setFromObject(shape);
      part(thing, thing.node, "shape", shape);
      if (object.Transform.posY + thing.box.max.y * object.Transform.scaleY < TABLE_TOP - UNDER) note("it lies under the table's top");
      putOnTop(thing, "badge", badgeOf(object));
      putOnTop(thing, "panel", panelOf(object));
      highlight(thing, thing.color);
      onChange();
    });
    return thing;
  }

  function update(thing, object, smoothly) {
    thing.object = object;
    const t = object.Transform;
    thing.rest = t.posY;
    if (!thing.held) go(thing, fromTable(t.posX, t.posY, t.posZ), smoothly);
    thing.node.quaternion.copy(turn(t.rotX, t.rotY, t.rotZ));
    thing.node.scale.set(...[t.scaleX, t.scaleY, t.scaleZ].map(seen));
    part(thing, thing.node, "lines", linesOf(object.AttachedVectorLines));
    part(thing, thing.node, "decals", decalsOf(object.AttachedDecals, { note: notes.about(object.key, nameOf(object)), changed: onChange }));
    part(thing, thing.node, "snaps", snapsOf(object.AttachedSnapPoints, thing.node.scale)).visible = snapsShown;
  }

  function go(thing, to, wanted) {
    const smoothly = wanted && !still();
    thing.path = smoothly ? { from: thing.node.position.clone(), to, age: 0 } : null;
    if (!smoothly) thing.node.position.copy(to);
  }

  function highlight(thing, color) {
    thing.color = color;
    part(thing, thing.node, "outline", color && thing.shape ? outlineOf(thing.shape, color) : null);
  }

  function control(thing, { menu, buttons, inputs }) {
    thing.menu = menu ?? [];
    if (thing.controls) discard(thing.controls);
    part(thing, thing.node, "controls", controlsOf(thing.guid, { buttons, inputs }));
  }

  function remove(key) {
    const thing = things.get(key);
    if (!thing) return;
    world.remove(thing.node);
    things.delete(key);
    notes.forget(key);
  }

  const place = (event) => fromTable(event.x, event.y, event.z);
  const reactions = {
    moved: (thing, event) => {
      thing.rest = event.y;
      go(thing, place(event), true);
    },
    picked: (thing, event) => {
      thing.holder = event.by;
      go(thing, place(event), true);
    },
    // It falls at once, as far as it lay before; where it comes to rest is heard later.
    dropped: (thing, event) => { thing.holder = null; thing.held = false; go(thing, fromTable(event.x, thing.rest, event.z), true); },
    rotated: (thing, event) => thing.node.quaternion.copy(turn(event.x, event.y, event.z)),
    highlight: (thing, event) => highlight(thing, event.color),
    unhighlight: (thing) => highlight(thing, null),
    locked: (thing) => { thing.object.Locked = true; },
    unlocked: (thing) => { thing.object.Locked = false; },
    renamed: (thing, event) => { thing.object.Nickname = event.name; },
    destroyed: (thing) => remove(thing.guid),
    entered: (thing) => remove(thing.guid),
    lines: (thing, event) => part(thing, thing.node, "lines", linesOf(JSON.parse(event.text))),
    controls: (thing, event) => control(thing, JSON.parse(event.text)),
  };

  return {
    world, show,
    get: (guid) => things.get(guid),
    // bodies are the boxes around what is played with on the table.
    bodies() {
      world.updateMatrixWorld(true);
      return [...things.values()].filter((thing) => thing.shape && isPlayed(thing.object)).map((thing) => new Box3().setFromObject(thing.shape));
    },
    showSnaps(on) {
      snapsShown = on;
      for (const { snaps } of [flat, ...things.values()]) if (snaps) snaps.visible = on;
    },
    hear(event) {
      const thing = things.get(event.object);
      if (event.event === "lines" && !event.object) part(flat, world, "lines", linesOf(JSON.parse(event.text)));
      else if (thing && reactions[event.event]) reactions[event.event](thing, event);
      else return;
      onChange();
    },
    // carry moves what a seat holds under a place.
    carry(seat, x, z) {
      for (const thing of things.values()) {
        if (thing.holder !== seat) continue;
        go(thing, fromTable(x, (thing.path?.to ?? thing.node.position).y, z), true);
        onChange();
      }
    },
    // movable are the things that a hand can take.
    movable: () => [...things.values()].filter((thing) => !thing.object.Locked && thing.shape && isPlayed(thing.object)),
    // snapPoints are the places that draw what is dropped near.
    snapPoints: () => [...things.values()].flatMap(({ node, object }) => {
      node.updateWorldMatrix(true, false);
      return (object.AttachedSnapPoints ?? []).map(({ Position: p }) => ({ name: "", at: node.localToWorld(fromTable(p.x, p.y, p.z)) }));
    }),
    // advance moves what is on its way, and tells whether something still is.
    advance(seconds) {
      let moving = false;
      for (const thing of things.values()) {
        if (thing.path) follow(thing, seconds);
        moving ||= thing.path !== null;
      }
      return moving;
    },
  };
}

// part puts something in the place of what had its name.
function part(owner, node, name, made) {
  if (owner[name]) node.remove(owner[name]);
  owner[name] = made;
  if (made) node.add(made);
  return made;
}

// putOnTop lays something on an object, as large as if the object had not been scaled.
function putOnTop(thing, name, made) {
  if (!part(thing, thing.node, name, made)) return;
  const { x, y, z } = thing.node.scale;
  made.position.set(0, thing.box.max.y + 0.05 / y, 0);
  made.scale.divide({ x, y, z });
  if (!made.isSprite) return;
  const wide = (thing.box.max.x - thing.box.min.x) * x;
  made.scale.multiplyScalar(Math.min(Math.max(wide / 8, 0.5), 2.5));
  made.position.z = thing.box.max.z;
}

// seen keeps what is flat or has a broken scale from vanishing.
const seen = (scale) => (Math.abs(scale) > 0.001 ? scale : 0.001);

// outlineOf is a shape a little larger, of which only the far side is drawn: what shows of it is a rim.
function outlineOf(shape, color) {
  const outline = shape.clone();
  const material = new MeshBasicMaterial({ color, side: BackSide });
  outline.traverse((part) => {
    if (part.isMesh) Object.assign(part, { material: Array.isArray(part.material) ? part.material.map(() => material) : material, castShadow: false, receiveShadow: false, raycast: () => {} });
  });
  outline.scale.multiplyScalar(1.09);
  return outline;
}

function follow(thing, seconds) {
  const { path } = thing;
  path.age = Math.min(1, path.age + seconds / MOVE_TIME);
  const eased = path.age * path.age * (3 - 2 * path.age);
  thing.node.position.lerpVectors(path.from, path.to, eased);
  if (path.age === 1) thing.path = null;
}

// UNSEEN are keys of an object that its shape does not depend on.
const UNSEEN = new Set(["key", "Transform", "Locked", "LuaScript", "LuaScriptState", "GMNotes", "Memo", "Tags", "AttachedVectorLines", "AttachedSnapPoints", "AttachedDecals", "Hands", "Tooltip", "Value"]);

// looksOf is what an object's shape depends on. A name that stands on nothing may change.
function looksOf(object) {
  const named = !object.CustomMesh && !object.CustomImage;
  return JSON.stringify(object, (key, value) => (UNSEEN.has(key) || (!named && (key === "Nickname" || key === "Description")) ? undefined : value));
}
