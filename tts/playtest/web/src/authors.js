// The panel for authors: what the server tells about the game, and the names of points over the board.
import { fromTable } from "./frame.js";

const PAUSE = 250; // milliseconds without events before the server is asked again

export function createAuthors(byId, camera, onShow) {
  let points = [];
  let open = false;
  let due = 0;

  byId("authors").addEventListener("click", () => {
    open = !open;
    byId("side").hidden = !open;
    byId("authors").setAttribute("aria-expanded", open);
    document.body.classList.toggle("authors", open);
    if (open) ask();
  });
  byId("show-names").addEventListener("change", drawNames);

  async function ask() {
    const answer = await fetch("insight");
    if (answer.ok) show(await answer.json());
    onShow();
  }

  function show({ position, legal, played, perft, findings, points: named }) {
    byId("position").textContent = position || "none that this tool knows";
    byId("legal-count").textContent = legal ? `(${legal.length})` : "";
    words("legal", legal);
    words("played", played?.map((move, i) => `${i + 1}. ${move}`));
    words("perft", perft?.map((count, i) => `${i + 1}: ${count}`));
    byId("findings").replaceChildren(...findings.map((f) => {
      const line = document.createElement("p");
      line.className = f.severity;
      line.textContent = `${f.severity} ${f.code}: ${f.message}`;
      return line;
    }));
    points = named ?? [];
    drawNames();
  }

  function words(id, list) {
    byId(id).replaceChildren(...(list ?? []).map((word) => {
      const span = document.createElement("span");
      span.textContent = word;
      return span;
    }));
  }

  function drawNames() {
    byId("names").replaceChildren(...(byId("show-names").checked ? points : []).map(({ name }) => {
      const span = document.createElement("span");
      span.textContent = name;
      return span;
    }));
  }

  return {
    unknown: (list) => words("unknown", list),
    // refresh asks again when the game has been quiet for a moment.
    refresh() {
      clearTimeout(due);
      if (open) due = setTimeout(ask, PAUSE);
    },
    advance(width, height) {
      [...byId("names").children].forEach((span, i) => {
        const at = fromTable(points[i].x, points[i].y, points[i].z).project(camera);
        span.style.left = `${((at.x + 1) / 2) * width}px`;
        span.style.top = `${((1 - at.y) / 2) * height}px`;
        span.hidden = at.z > 1;
      });
    },
  };
}
