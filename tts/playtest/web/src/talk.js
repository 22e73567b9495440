// What players are told, and what scripts print.
import { readable } from "./contrast.js";

const SHOWN = 8;
const KEPT = 400;
const STAY = 15000; // milliseconds
const TOLD = new Set(["message", "broadcast", "chat", "dialog"]);
const PRINTED = new Set(["message", "broadcast", "chat", "print", "log", "error", "unseen", "vetoed", "note"]);

// plain is a text without TTS's marks for colour, bold, italics and the like.
const plain = (text) => text.replace(/\[(\/?(b|i|u|s|sub|sup)|[0-9a-f]{6}|-)\]/gi, "");

export function createTalk({ talk, console, act }) {
  let failed = null;

  function tell(text, kind, color) {
    const line = document.createElement("div");
    line.className = kind;
    line.textContent = plain(text);
    if (color && kind !== "error") line.style.color = readable(color);
    talk.append(line);
    while (talk.children.length > SHOWN) talk.firstChild.remove();
    setTimeout(() => line.remove(), STAY);
    return line;
  }

  // fail tells of the first error of a script, and how many more there were.
  function fail(text) {
    if (failed?.line.isConnected) {
      failed.more++;
      failed.line.textContent = `${failed.text}\n… and ${failed.more} more: see the console, for authors`;
      return;
    }
    failed = { line: tell(text, "error"), text: plain(text), more: 0 };
  }

  function print(text, kind) {
    const line = document.createElement("div");
    line.className = kind;
    line.textContent = text;
    const atEnd = console.scrollHeight - console.scrollTop - console.clientHeight < 30;
    console.append(line);
    while (console.children.length > KEPT) console.firstChild.remove();
    if (atEnd) console.scrollTop = console.scrollHeight;
  }

  // ask lets a dialog be answered; one that only informs takes no notice of the answer.
  function ask(text) {
    const line = tell(text, "dialog");
    const answer = document.createElement("input");
    answer.ariaLabel = text;
    const button = document.createElement("button");
    button.textContent = "OK";
    button.addEventListener("click", () => { act({ do: "answer", value: answer.value }); line.remove(); });
    line.append(answer, button);
  }

  return {
    tell,
    hear({ event, text, by, name, color, trace }) {
      if (PRINTED.has(event)) print([event, by, name, text, trace].filter(Boolean).join("  "), event);
      if (event === "dialog") ask(text);
      else if (event === "error") fail(text);
      else if (TOLD.has(event)) tell(event === "chat" ? `${by}: ${text}` : text, event, color);
    },
  };
}
