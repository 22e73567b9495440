// The objects on the table: made from the save, moved by events.
import { BackSide, Group, MeshBasicMaterial } from "three";
import { fromTable, turn } from "./frame.js";
import { linesOf } from "./lines.js";
import { still } from "./motion.js";
import { shapeOf } from "./shapes.js";

const MOVE_TIME = 0.25; // seconds

export function createThings(scene, { onUnknown, onShape }) {
  const things = new Map();
  const world = new Group();
  let worldLines = linesOf([]);
  scene.add(world.add(worldLines));

  function show(save, importer) {
    const seen = new Set();
    for (const object of save.ObjectStates ?? []) {
      seen.add(object.GUID);
      const known = things.get(object.GUID);
      const thing = known && known.looks === looksOf(object) ? known : create(object, importer);
      update(thing, object, known === thing);
    }
    for (const guid of [...things.keys()]) if (!seen.has(guid)) remove(guid);
    world.remove(worldLines);
    world.add((worldLines = linesOf(save.VectorLines)));
    for (const thing of things.values()) highlight(thing, null);
    report();
  }

  function create(object, importer) {
    remove(object.GUID);
    const thing = {
      guid: object.GUID, looks: looksOf(object), object, node: new Group(), lines: null, outline: null, color: null, unknown: "",
      holder: null, held: false, // the seat whose hand has it, and whether that is this window's
      path: null, rest: 0, // the way it moves, and the height at which it last lay
    };
    thing.node.userData.thing = thing;
    things.set(object.GUID, thing);
    world.add(thing.node);
    shapeOf(object, importer, (why) => { thing.unknown = why; report(); }).then((shape) => {
      if (!shape) return;
      thing.node.add((thing.shape = shape));
      highlight(thing, thing.color);
      onShape();
    });
    return thing;
  }

  function update(thing, object, smoothly) {
    thing.object = object;
    const t = object.Transform;
    thing.rest = t.posY;
    if (!thing.held) go(thing, fromTable(t.posX, t.posY, t.posZ), smoothly);
    thing.node.quaternion.copy(turn(t.rotX, t.rotY, t.rotZ));
    thing.node.scale.set(t.scaleX, t.scaleY, t.scaleZ);
    drawLines(thing, object.AttachedVectorLines);
  }

  function drawLines(thing, lines) {
    if (thing.lines) thing.node.remove(thing.lines);
    thing.node.add((thing.lines = linesOf(lines)));
  }

  function go(thing, to, wanted) {
    const smoothly = wanted && !still();
    thing.path = smoothly ? { from: thing.node.position.clone(), to, age: 0 } : null;
    if (!smoothly) thing.node.position.copy(to);
  }

  function highlight(thing, color) {
    thing.color = color;
    if (thing.outline) thing.node.remove(thing.outline);
    thing.outline = color && thing.shape ? outlineOf(thing.shape, color) : null;
    if (thing.outline) thing.node.add(thing.outline);
  }

  function remove(guid) {
    const thing = things.get(guid);
    if (!thing) return;
    world.remove(thing.node);
    things.delete(guid);
  }

  function report() {
    onUnknown([...things.values()].filter((thing) => thing.unknown).map((thing) => `${thing.object.Nickname || thing.guid}: ${thing.unknown}`));
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
    destroyed: (thing) => { remove(thing.guid); report(); },
    entered: (thing) => { remove(thing.guid); report(); },
    lines: (thing, event) => drawLines(thing, JSON.parse(event.text)),
  };

  return {
    world, show,
    get: (guid) => things.get(guid),
    hear(event) {
      const thing = things.get(event.object);
      if (thing) reactions[event.event]?.(thing, event);
      if (event.event === "lines" && !event.object) {
        world.remove(worldLines);
        world.add((worldLines = linesOf(JSON.parse(event.text))));
      }
    },
    // carry moves what a seat holds under a place.
    carry(seat, x, z) {
      for (const thing of things.values()) {
        if (thing.holder === seat) go(thing, fromTable(x, (thing.path?.to ?? thing.node.position).y, z), true);
      }
    },
    // movable are the things that a hand can take.
    movable: () => [...things.values()].filter((thing) => !thing.object.Locked && thing.shape),
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

// outlineOf is a shape a little larger, of which only the far side is drawn: what shows of it is a rim.
function outlineOf(shape, color) {
  const outline = shape.clone();
  const material = new MeshBasicMaterial({ color, side: BackSide });
  outline.traverse((part) => {
    if (part.isMesh) Object.assign(part, { material, castShadow: false, receiveShadow: false, raycast: () => {} });
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

// looksOf is what an object's shape depends on.
function looksOf({ Name, Nickname, ColorDiffuse, CustomMesh, CustomImage }) {
  return JSON.stringify([Name, CustomMesh || CustomImage ? "" : Nickname, ColorDiffuse, CustomMesh, CustomImage]);
}
