// A camera that moves as TTS's does.
import { MOUSE } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { fromTable, toTable } from "./frame.js";
import { eyeOf, opening, targetOf } from "./views.js";

const degrees = Math.PI / 180;
const SHIFT_SPEED = 0.9; // of the distance, each second
const KEYS = { KeyW: [0, 1], KeyS: [0, -1], KeyA: [-1, 0], KeyD: [1, 0] };
const START = { Position: { x: 0, y: 0, z: 0 }, Rotation: { x: 55, y: 0 }, Distance: 28 };

// createCamera calls onTurn whenever the view is another.
export function createCamera(camera, canvas, onTurn) {
  const controls = new OrbitControls(camera, canvas);
  controls.mouseButtons = { LEFT: null, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.ROTATE };
  controls.screenSpacePanning = false;
  controls.maxPolarAngle = 88 * degrees;
  controls.minDistance = 3;
  controls.maxDistance = 300;
  controls.addEventListener("change", onTurn);
  const pressed = new Set();
  let views = [];
  let home = START;
  let opened = false;
  let hand = null; // where the one of the window's seat is

  function look(view) {
    home = view;
    controls.target.copy(targetOf(view));
    camera.position.copy(eyeOf(view));
    controls.update();
  }

  function faceFrom({ x, z }) {
    look({ ...home, Rotation: { x: home.Rotation.x, y: Math.atan2(-x, -z) / degrees } });
  }

  function fromAbove() {
    const { x, y, z } = toTable(controls.target);
    const view = home;
    look({ Position: { x, y, z }, Rotation: { x: 90, y: yawOf() }, Distance: controls.getDistance() });
    home = view;
  }

  look(START);

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
    // views takes the views of a save, and the boxes around its things and half the table: the first time the window shows what they tell.
    views(states, boxes, table) {
      views = (states ?? []).map((state) => (state?.Position && state.Rotation ? { ...state, Distance: state.Distance || START.Distance } : null));
      if (opened) return;
      opened = true;
      look(opening(camera, views[0], boxes, table));
      if (hand) faceFrom(hand);
    },
    // sitAt looks from where a seat's hand is.
    sitAt(x, z) {
      hand = { x, z };
      faceFrom(hand);
    },
    // advance moves the view by the keys that are down.
    advance(seconds) {
      if (pressed.size === 0) return;
      const yaw = yawOf() * degrees;
      const by = controls.getDistance() * SHIFT_SPEED * seconds;
      for (const code of pressed) {
        const [right, away] = KEYS[code];
        const shift = fromTable(right * Math.cos(yaw) + away * Math.sin(yaw), 0, away * Math.cos(yaw) - right * Math.sin(yaw));
        controls.target.addScaledVector(shift, by);
        camera.position.addScaledVector(shift, by);
      }
      controls.update();
      onTurn();
    },
  };
}
