// The classic buttons and inputs that scripts put on objects, as flat labels that can be clicked.
import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { fromTable, turn } from "./frame.js";
import { BUTTON_UNIT } from "./measures.js";
import { hex, tint } from "./surfaces.js";
import { writtenAnew } from "./writing.js";

const DEFAULTS = { width: 100, height: 100, font_size: 100, color: [1, 1, 1, 1], font_color: [0, 0, 0, 1] };

// controlsOf draws what a script put on an object. As pictures, they are upright when their object is turned by 180
// degrees; their x runs against the object's own, so that it runs to the right then.
export function controlsOf(guid, { buttons = [], inputs = [] }) {
  const group = new Group();
  buttons.forEach((button, index) => group.add(labelOf(button, button.label, { guid, index, do: "click", tooltip: button.tooltip })));
  inputs.forEach((input, index) => group.add(labelOf(input, input.value || input.label, { guid, index, do: "write", value: input.value, tooltip: input.tooltip })));
  return group;
}

function labelOf(given, text, control) {
  const { width, height, font_size: size, color, font_color: ink } = { ...DEFAULTS, ...given };
  const [wide, deep] = [width * BUTTON_UNIT, height * BUTTON_UNIT];
  const node = new Group();
  const [x, y, z] = numbers(given.position, 0);
  node.position.copy(fromTable(-x, y, z));
  node.quaternion.copy(turn(...numbers(given.rotation, 0)));
  const [sx, sy, sz] = numbers(given.scale, 1);
  node.scale.set(sx, sy, sz);
  node.userData.control = control;
  if (wide <= 0 && !text) return node;
  node.add(lying(wide > 0 && deep > 0 ? [wide, deep] : [String(text).length * size * BUTTON_UNIT, 1.5 * size * BUTTON_UNIT], String(text ?? ""), wide > 0 ? channels(color) : null, channels(ink), size * BUTTON_UNIT));
  return node;
}

function lying([wide, deep], text, ground, ink, size) {
  const map = writtenAnew(text, { width: wide, depth: deep, ground: ground && ground[3] > 0.05 ? css(ground) : "", ink: css(ink), size });
  const plane = new Mesh(new PlaneGeometry(wide, deep), new MeshBasicMaterial({ map, transparent: true, depthWrite: false }));
  plane.rotation.set(-Math.PI / 2, 0, Math.PI);
  return plane;
}

// numbers are the three of a vector, which scripts give as a list or by names.
function numbers(vector, missing) {
  return [0, 1, 2].map((i) => vector?.["xyz"[i]] ?? vector?.[i] ?? missing);
}

const channels = (color) => [0, 1, 2, 3].map((i) => color?.["rgba"[i]] ?? color?.[i] ?? 1);
const css = ([r, g, b]) => hex(tint({ r, g, b }));

// discard frees what the graphics card keeps of controls: scripts may change a label every second.
export function discard(controls) {
  controls.traverse(({ geometry, material }) => {
    geometry?.dispose();
    material?.map.dispose();
    material?.dispose();
  });
}
