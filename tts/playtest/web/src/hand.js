// The pointer as a player's hand: what is under it, picking up, carrying, dropping.
import { Plane, Raycaster, Vector2, Vector3 } from "three";
import { toTable } from "./frame.js";
import { rolls } from "./menu.js";
import { still } from "./motion.js";

const CARRY_EVERY = 100; // milliseconds
const ARRIVED = 0.01; // table units
const KEYS = { KeyF: { do: "flip" }, KeyQ: { do: "rotate", degrees: -15 }, KeyE: { do: "rotate", degrees: 15 } };
const ROLL = { code: "KeyR", action: { do: "randomize" } };
const STILL = 5; // pixels that a click may move

export function createHand({ canvas, camera, things, act, seat, onHover, onMenu, onInput }) {
  const ray = new Raycaster();
  const pointer = new Vector2();
  let moved = null; // the last pointer event that was not looked at
  let hovered = null;
  let drag = null; // what is being taken or held
  let turning = null; // where the right button went down, which turns the view unless it stays there

  function aim(event) {
    const box = canvas.getBoundingClientRect();
    pointer.set(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
    ray.setFromCamera(pointer, camera);
  }

  // under is the thing under the pointer, and the button or input of a script that is on it there.
  function under(event) {
    aim(event);
    for (const hit of ray.intersectObject(things.world, true)) {
      let control = null;
      for (let node = hit.object; node; node = node.parent) {
        control ??= node.userData.control;
        if (node.userData.thing) return { thing: node.userData.thing, control };
      }
    }
    return { thing: null, control: null };
  }

  // ground is where the pointer is at a height, or null when it points to the sky.
  function ground(event, height) {
    aim(event);
    return ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -height), new Vector3());
  }

  // target is where what is held would come to lie; it keeps the distance to the pointer that it had when it was taken.
  function target(event) {
    return ground(event, drag.home.y)?.add(drag.offset) ?? drag.at;
  }

  canvas.addEventListener("pointerdown", (event) => {
    if (event.button === 2) turning = event;
    const { thing, control } = event.button === 0 && !drag ? under(event) : {};
    if (!thing || !seat()) return;
    if (control) {
      use(control, event);
      return;
    }
    if (thing.object.Locked) return;
    const home = thing.node.position.clone();
    const offset = home.clone().sub(ground(event, home.y) ?? home);
    drag = { thing, home, offset, at: home, picked: false, dropped: null, told: 0 };
    canvas.classList.add("grabbing");
    hover(null);
    act({ do: "pickup", object: thing.guid });
  });
  canvas.addEventListener("pointermove", (event) => {
    moved = event;
    if (drag && !drag.dropped) drag.at = target(event);
  });
  canvas.addEventListener("pointerup", (event) => {
    if (event.button === 2 && Math.hypot(event.clientX - turning?.clientX, event.clientY - turning?.clientY) < STILL) onMenu(under(event).thing, event);
    if (event.button !== 0 || !drag) return;
    drag.dropped = target(event);
    if (drag.picked) drop();
  });
  canvas.addEventListener("pointerleave", () => { moved = null; hover(null); });
  addEventListener("keydown", (event) => {
    if (!hovered || !seat() || event.target.closest?.("input, textarea") || event.ctrlKey || event.metaKey) return;
    const action = KEYS[event.code] ?? (event.code === ROLL.code && rolls(hovered) ? ROLL.action : null);
    if (action) act({ ...action, object: hovered.guid });
  });

  function use(control, event) {
    if (control.do === "click") act({ do: "click", object: control.guid, id: `#${control.index}` });
    else {
      event.preventDefault(); // the line keeps the focus
      onInput(control, event);
    }
  }

  function drop() {
    const { x, z } = toTable(drag.dropped);
    act({ do: "drop", x, z });
    letGo();
  }

  function letGo() {
    drag.thing.held = false;
    drag = null;
    canvas.classList.remove("grabbing");
  }

  function hover(thing, event) {
    hovered = thing;
    onHover(thing, event);
  }

  function carry(now) {
    const { thing, at } = drag;
    if (!drag.picked) return;
    thing.path = null;
    const to = new Vector3(at.x, drag.height, at.z);
    drag.arrived = thing.node.position.distanceTo(to) < ARRIVED;
    thing.node.position.lerp(to, still() ? 1 : 0.5);
    if (now - drag.told > CARRY_EVERY) {
      drag.told = now;
      const { x, z } = toTable(at);
      act({ do: "carry", x, z });
    }
  }

  return {
    hear(event) {
      if (drag && event.event === "loaded") letGo();
      if (!drag || event.object !== drag.thing.guid || event.by !== seat()) return;
      if (event.event === "picked") {
        drag.picked = drag.thing.held = true;
        drag.height = event.y;
        if (drag.dropped) drop();
      }
      if (event.event === "vetoed" || event.event === "dropped") letGo();
    },
    // advance follows the pointer, and tells whether something is on its way to it.
    advance(now) {
      if (drag) carry(now);
      else if (moved) hover(under(moved).thing, moved);
      moved = null;
      return Boolean(drag?.picked && !drag.arrived);
    },
  };
}
