// The XML UI of the screen as HTML: the elements and attributes that mods use most.
import { redraw } from "./redraw.js";

const ALIGN = {
  Upper: { top: "0" }, Middle: { top: "50%", translateY: "-50%" }, Lower: { bottom: "0" },
  Left: { left: "0" }, Center: { left: "50%", translateX: "-50%" }, Right: { right: "0" },
};
const TEXT_ALIGN = { Left: "left", Center: "center", Right: "right" };
const PRESSED = new Set(["Button", "Toggle", "ToggleButton"]);

export function createScreen(root, act, viewer, announce) {
  let ui = parse("");

  function draw() {
    redraw(root, [...ui.children].map((child) => element(child, true)).filter(Boolean));
  }

  function element(xml, outermost) {
    const look = (name) => effective(ui, xml, name);
    if (xml.tagName === "Defaults" || look("active")?.toLowerCase() === "false" || !visible(look("visibility"), viewer())) return null;
    const node = document.createElement(PRESSED.has(xml.tagName) ? "button" : xml.tagName === "InputField" ? "input" : "div");
    if (xml.id) node.dataset.id = node.dataset.key = xml.id;
    arrange(node, xml.tagName, look);
    place(node, look, outermost);
    paint(node, look);
    fill(node, xml, look);
    return node;
  }

  function fill(node, xml, look) {
    if (xml.tagName === "InputField") {
      node.value = look("text") ?? "";
      node.placeholder = look("placeholder") ?? "";
      node.ariaLabel = node.placeholder || xml.id;
      node.addEventListener("change", () => act({ do: "input", id: xml.id, value: node.value }));
      return;
    }
    const text = textOf(xml);
    if (text) {
      node.classList.add("text");
      node.append(text);
    }
    node.append(...[...xml.children].map((child) => element(child, false)).filter(Boolean));
    if (PRESSED.has(xml.tagName)) {
      node.disabled = look("interactable")?.toLowerCase() === "false" || !xml.id;
      node.addEventListener("click", () => act({ do: "press", id: xml.id }));
    }
  }

  return {
    draw,
    load(source) {
      ui = parse(source);
      draw();
    },
    hear({ event, object, id, attribute, text }) {
      if (event !== "ui" || object || !id) return;
      const xml = [...ui.querySelectorAll("[id]")].find((e) => e.id === id);
      if (!xml) return;
      for (const a of [...xml.attributes]) if (a.name.toLowerCase() === attribute.toLowerCase()) xml.removeAttribute(a.name);
      xml.setAttribute(attribute, text ?? "");
      if (xml.tagName === "Text" && attribute.toLowerCase() === "text") announce(text);
      draw();
    },
  };
}

function parse(source) {
  const read = new DOMParser().parseFromString(`<screen>${source ?? ""}</screen>`, "text/xml");
  return read.querySelector("parsererror") ? parse("") : read.documentElement;
}

function attribute(xml, name) {
  return [...xml.attributes].find((a) => a.name.toLowerCase() === name.toLowerCase())?.value;
}

// effective is an attribute with the <Defaults> of the UI behind it.
function effective(ui, xml, name) {
  const own = attribute(xml, name);
  if (own !== undefined) return own;
  const classes = (attribute(xml, "class") ?? "").split(/\s+/);
  let found;
  for (const d of ui.querySelectorAll(":scope > Defaults > *")) {
    const ofClass = attribute(d, "class");
    if (d.tagName === xml.tagName && (!ofClass || classes.includes(ofClass))) found = attribute(d, name) ?? found;
  }
  return found;
}

function visible(list, { seat, host }) {
  if (!list) return true;
  return list.split("|").map((who) => who.trim()).some((who) => who === seat || (host && (who === "Host" || who === "Admin")));
}

function textOf(xml) {
  const own = [...xml.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.data.trim()).join("");
  return attribute(xml, "text") ?? own;
}

const pixels = (text) => (/^[\d.]+$/.test(text) ? text + "px" : text);

function place(node, look, outermost) {
  const { style } = node;
  for (const [name, key] of [["width", "width"], ["height", "height"], ["preferredWidth", "width"], ["preferredHeight", "minHeight"]]) {
    if (look(name)) style[key] = pixels(look(name));
  }
  const alignment = look("rectAlignment");
  if (outermost || alignment) align(style, alignment ?? "MiddleCenter", (look("offsetXY") ?? "0 0").split(/\s+/).map(Number));
}

const DIRECTION = { VerticalLayout: "column", HorizontalLayout: "row", TableLayout: "column", Row: "row", GridLayout: "row" };

// arrange lays out what is inside; a layout fills what it is in.
function arrange(node, tag, look) {
  if (!DIRECTION[tag]) return;
  node.classList.add(tag === "HorizontalLayout" || tag === "Row" ? "row" : "column");
  Object.assign(node.style, { display: "flex", flexDirection: DIRECTION[tag], gap: pixels(look("spacing") ?? "0") });
}

function align(style, alignment, [x = 0, y = 0]) {
  const [, row, column] = alignment.match(/^(Upper|Middle|Lower)(Left|Center|Right)$/) ?? [, "Middle", "Center"];
  const { translateX = "0px", ...across } = ALIGN[column];
  const { translateY = "0px", ...down } = ALIGN[row];
  Object.assign(style, { position: "absolute" }, across, down);
  style.transform = `translate(calc(${translateX} + ${x}px), calc(${translateY} - ${y}px))`;
}

function paint(node, look) {
  const { style } = node;
  const tag = node.tagName;
  const set = (key, value) => { if (value) style[key] = value; };
  const isText = look("fontSize") || look("fontStyle") || look("alignment");
  const color = toColor(look("color"));
  if (tag === "BUTTON") {
    set("backgroundColor", color);
    set("color", toColor(look("textColor")));
  } else {
    set(isText ? "color" : "backgroundColor", color);
  }
  set("fontSize", look("fontSize") && pixels(look("fontSize")));
  const fontStyle = look("fontStyle") ?? "";
  if (fontStyle.includes("Bold")) style.fontWeight = "700";
  if (fontStyle.includes("Italic")) style.fontStyle = "italic";
  set("textAlign", TEXT_ALIGN[/(Left|Center|Right)$/.exec(look("alignment") ?? "")?.[1]]);
  // Unity's order is left, right, top, bottom.
  const [left, right, top, bottom] = (look("padding") ?? "").split(/\s+/).map(pixels);
  if (bottom) style.padding = `${top} ${right} ${bottom} ${left}`;
}

// toColor reads #RRGGBBAA, names, and rgb() and rgba() with parts from 0 to 1.
function toColor(text) {
  const parts = /^rgba?\(([^)]*)\)$/.exec(text ?? "")?.[1].split(",").map(Number);
  if (!parts) return text;
  const [r, g, b, a = 1] = parts;
  return `rgba(${r * 255}, ${g * 255}, ${b * 255}, ${a})`;
}
