// A camera that moves as TTS's does.
import { MOUSE, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { fromTable, TABLE_TOP } from "./frame.js";

const degrees = Math.PI / 180;
const SHIFT_SPEED = 0.9; // of the distance, each second
const KEYS = { KeyW: [0, 1], KeyS: [0, -1], KeyA: [-1, 0], KeyD: [1, 0] };
const START = { Position: { x: 0, y: 0, z: 0 }, Rotation: { x: 55, y: 0 }, Distance: 28 };

export function createCamera(camera, canvas) {
  const controls = new OrbitControls(camera, canvas);
  controls.mouseButtons = { LEFT: null, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.ROTATE };
  controls.screenSpacePanning = false;
  controls.maxPolarAngle = 88 * degrees;
  controls.minDistance = 3;
  controls.maxDistance = 120;
  const pressed = new Set();
  let views = [];
  let home = START;

  function look(view) {
    home = view;
    // TTS's target for the table's middle lies below the table; looked at from there the board would not be in the middle.
    controls.target.copy(fromTable(view.Position.x, Math.max(view.Position.y, TABLE_TOP), view.Position.z));
    place(view.Rotation.x, view.Rotation.y, view.Distance);
  }

  function place(pitch, yaw, distance) {
    const low = Math.min(pitch, 89.99) * degrees;
    const back = new Vector3(-Math.sin(yaw * degrees) * Math.cos(low), Math.sin(low), Math.cos(yaw * degrees) * Math.cos(low));
    camera.position.copy(controls.target).addScaledVector(back, distance);
    controls.update();
  }

  function fromAbove() {
    place(90, yawOf(), controls.getDistance());
  }

  const yawOf = () => -controls.getAzimuthalAngle() / degrees;

  const commands = { KeyP: fromAbove, Space: () => look(home) };
  addEventListener("keydown", (event) => {
    if (event.target.closest?.("input, textarea, select, button, a") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (KEYS[event.code]) pressed.add(event.code);
    const view = /^Digit[1-9]$/.test(event.code) && views[Number(event.code.slice(5)) - 1];
    if (view) look(view);
    if (commands[event.code]) {
      commands[event.code]();
      event.preventDefault();
    }
  });
  addEventListener("keyup", (event) => pressed.delete(event.code));
  addEventListener("blur", () => pressed.clear());

  return {
    // views takes the views of a save; the first time the window shows one.
    views(states) {
      const first = views.length === 0;
      views = (states ?? []).map((state) => state && { ...state, Distance: state.Distance || START.Distance });
      if (first) look(views[0] ?? START);
    },
    // sitAt looks from where a seat's hand is.
    sitAt(x, z) {
      look({ ...home, Rotation: { x: home.Rotation.x, y: Math.atan2(-x, -z) / degrees } });
    },
    // advance moves the view by the keys that are down, and tells whether any is.
    advance(seconds) {
      if (pressed.size === 0) return false;
      const yaw = yawOf() * degrees;
      const by = controls.getDistance() * SHIFT_SPEED * seconds;
      for (const code of pressed) {
        const [right, away] = KEYS[code];
        const shift = fromTable(right * Math.cos(yaw) + away * Math.sin(yaw), 0, away * Math.cos(yaw) - right * Math.sin(yaw));
        controls.target.addScaledVector(shift, by);
        camera.position.addScaledVector(shift, by);
      }
      controls.update();
      return true;
    },
  };
}
