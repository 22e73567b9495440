// Texts and patterns as pictures.
import { asTexture } from "./pictures.js";

const UNIT = 96; // pixels for each unit of table, as far as that is few
const LARGEST = 1024;
const kept = new Map();

// written is a text on a ground, in the form of a surface of the given size; size is the text's, in table units, and
// shrinks until all fits. A ground of "" is none. Equal ones are shared.
export function written(text, style) {
  const key = JSON.stringify([text, style]);
  if (!kept.has(key)) kept.set(key, writtenAnew(text, style));
  return kept.get(key);
}

// writtenAnew is shared with nobody, who has it may free it.
export function writtenAnew(text, { width, depth, ground = "", ink = inkOn(ground), size = depth / 3, bold = false }) {
  return asTexture(draw(text, width, depth, ground, ink, size, bold));
}

function draw(text, width, depth, ground, ink, size, bold) {
  const unit = Math.min(UNIT, LARGEST / Math.max(width, depth));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, depth].map((side) => Math.max(8, Math.round(side * unit)));
  const pen = canvas.getContext("2d");
  if (ground) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  write(pen, text, canvas.width, canvas.height, ink, size * unit, bold);
  return canvas;
}

function write(pen, text, width, height, ink, size, bold) {
  let lines = [];
  for (let pixels = Math.max(size, 6); ; pixels *= 0.85) {
    pen.font = `${bold ? "bold " : ""}${pixels}px system-ui, sans-serif`;
    lines = wrap(pen, text, width * 0.94);
    const fits = lines.length * pixels * 1.15 <= height * 0.96 && lines.every((line) => pen.measureText(line).width <= width * 0.96);
    if (!fits && pixels > 7) continue;
    pen.fillStyle = ink;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    lines.forEach((line, i) => pen.fillText(line, width / 2, height / 2 + (i - (lines.length - 1) / 2) * pixels * 1.15));
    return;
  }
}

function wrap(pen, text, width) {
  return text.slice(0, 2000).split("\n").flatMap((paragraph) => {
    const lines = [""];
    for (const word of paragraph.split(" ")) {
      const longer = lines.at(-1) ? lines.at(-1) + " " + word : word;
      if (lines.at(-1) && pen.measureText(longer).width > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  });
}

// nameOf is what an object is called: its name, or TTS's for its kind.
export const nameOf = ({ Nickname, Name }) => Nickname || Name.replace(/_/g, " ");

// inkOn is what can be read on a colour, given as #rrggbb.
export function inkOn(ground) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
  return ground && 0.3 * r + 0.59 * g + 0.11 * b > 140 ? "#1d1a17" : "#f6f1e6";
}

const SQUARES = { chess: 8, checkers: 8, reversi: 8, go: 18 };

// board is the pattern on top of one of TTS's boards, or null.
export function board(pattern, color) {
  const n = SQUARES[pattern];
  if (!n) return null;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 768;
  const pen = canvas.getContext("2d");
  pen.fillStyle = color;
  pen.fillRect(0, 0, 768, 768);
  const square = 768 * (13.6 / 14.6 / n); // the rest is the frame
  const edge = (768 - n * square) / 2;
  for (let i = 0; i < n * n; i++) {
    const [x, y] = [edge + (i % n) * square, edge + Math.floor(i / n) * square];
    if (pattern === "go" || pattern === "reversi") pen.strokeRect(x, y, square, square);
    else {
      pen.fillStyle = (i + Math.floor(i / n)) % 2 ? "#5b3a22" : "#e8d3ab";
      pen.fillRect(x, y, square, square);
    }
  }
  return asTexture(canvas);
}
