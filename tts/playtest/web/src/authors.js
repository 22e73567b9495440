// The panel for authors: what the server tells about the game, and the names of points over the board.
import { fromTable } from "./frame.js";

const PAUSE = 250; // milliseconds without events before the server is asked again

export function createAuthors(byId, camera, onShow) {
  let points = [];
  let zones = [];
  let shown = []; // the points whose names are over the board
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
  byId("zone").addEventListener("change", drawNames);

  async function ask() {
    const answer = await fetch("insight");
    if (answer.ok) show(await answer.json());
    onShow();
  }

  function show({ position, legal, played, perft, findings, points: named, zones: sets }) {
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
    listZones(sets ?? []);
    drawNames();
  }

  function words(id, list) {
    byId(id).replaceChildren(...(list ?? []).map((word) => {
      const span = document.createElement("span");
      span.textContent = word;
      return span;
    }));
  }

  function listZones(sets) {
    const names = (list) => list.map(({ name }) => name).join();
    if (names(sets) !== names(zones)) {
      byId("zone").replaceChildren(new Option("none", ""), ...sets.map(({ name }) => new Option(name, name)));
    }
    zones = sets;
  }

  // drawNames writes the names of all points, if they are wanted, and those of the chosen zone so that they stand out.
  function drawNames() {
    const zone = new Set(zones.find(({ name }) => name === byId("zone").value)?.points);
    const all = byId("show-names").checked;
    shown = points.filter((_, i) => all || zone.has(i));
    byId("names").replaceChildren(...shown.map((point) => {
      const span = document.createElement("span");
      span.textContent = point.name;
      span.classList.toggle("zone", zone.has(points.indexOf(point)));
      return span;
    }));
    onShow();
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
        const at = fromTable(shown[i].x, shown[i].y, shown[i].z).project(camera);
        span.style.left = `${((at.x + 1) / 2) * width}px`;
        span.style.top = `${((1 - at.y) / 2) * height}px`;
        span.hidden = at.z > 1;
      });
    },
  };
}
