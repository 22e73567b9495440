// The keyboard as a player's hand: arrow keys choose a piece, Enter lifts it, arrow keys choose a point, Enter drops
// it there and Escape where it was. A move can also be typed.
import { toTable } from "./frame.js";
import { pathOf } from "./points.js";

const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const ASIDE = 2; // how much more what lies aside of an arrow's way counts than what lies along it

export function createKeyboard({ canvas, input, marker, camera, things, points, act, seat, announce }) {
  let places = [];
  let chosen = null; // the piece under the marker
  let lifted = null; // {thing, home, at, picked, dropped}: the piece that is being taken, held or dropped, and where it would be dropped

  const labelOf = (thing) => thing.object.Nickname || thing.object.Name;
  const placeOf = (at) => points.on(places, at)?.name || "off the points";

  function onScreen(at) {
    const { clientWidth: width, clientHeight: height } = canvas;
    const { x, y } = at.clone().project(camera);
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
  }

  // next is what lies nearest in the direction of an arrow.
  function next(list, from, [right, down]) {
    const origin = onScreen(from);
    let best = null;
    for (const item of list) {
      const { x, y } = onScreen(item.at);
      const along = (x - origin.x) * right + (y - origin.y) * down;
      const aside = Math.abs((x - origin.x) * down - (y - origin.y) * right);
      if (along > 1 && aside <= along * ASIDE && (!best || along + ASIDE * aside < best.cost)) best = { item, cost: along + ASIDE * aside };
    }
    return best?.item;
  }

  // nearest is what lies nearest to who looks.
  const nearest = (list) => list.reduce((a, b) => (onScreen(b.at).y > onScreen(a.at).y ? b : a));

  const pieces = () => things.movable().map((thing) => ({ thing, at: thing.node.position }));

  function choose(arrow) {
    const list = pieces();
    if (list.length === 0) return announce("There is nothing to move.");
    const item = chosen && things.get(chosen.guid) === chosen ? next(list, chosen.node.position, arrow) : nearest(list);
    if (item) chosen = item.thing;
    announce(`${labelOf(chosen)}, ${placeOf(chosen.node.position)}`);
  }

  function aim(arrow) {
    const point = next(places, lifted.at, arrow);
    if (!point) return;
    lifted.at = point.at;
    const { x, z } = toTable(point.at);
    act({ do: "carry", x, z });
    things.carry(seat(), x, z);
    announce(point.name || "a point");
  }

  function lift() {
    if (!chosen || things.get(chosen.guid) !== chosen) return announce("Choose a piece with the arrow keys.");
    if (!seat()) return announce("Sit down at a seat first.");
    const home = chosen.node.position.clone();
    lifted = { thing: chosen, home, at: points.on(places, home)?.at ?? home, picked: false, dropped: false };
    act({ do: "pickup", object: chosen.guid });
  }

  function drop(at) {
    const { x, z } = toTable(at);
    act({ do: "drop", x, z });
    Object.assign(lifted, { at, dropped: true });
  }

  const held = () => lifted?.picked && !lifted.dropped;

  canvas.addEventListener("focus", async () => { places = await points.all(); });
  canvas.addEventListener("keydown", async (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!ARROWS[event.code] && !(event.code === "Enter") && !(event.code === "Escape" && held())) return;
    event.preventDefault();
    places = await points.all();
    if (event.code === "Escape") drop(lifted.home);
    else if (event.code === "Enter") held() ? drop(lifted.at) : lift();
    else held() ? aim(ARROWS[event.code]) : choose(ARROWS[event.code]);
  });

  input.addEventListener("keydown", async (event) => {
    if (event.code !== "Enter") return;
    places = await points.all();
    const path = pathOf(input.value, places);
    const thing = path && things.movable().find((thing) => points.on(places, thing.node.position)?.name === path[0].name);
    if (!seat()) announce("Sit down at a seat first.");
    else if (!path) announce(`${input.value} is no move between points, such as ${places[0]?.name ?? "a1"}-${places[1]?.name ?? "a2"}.`);
    else if (!thing) announce(`Nothing stands on ${path[0].name}.`);
    else {
      for (const { at } of path.slice(1)) {
        const { x, z } = toTable(at);
        act({ do: "drag", object: thing.guid, x, z });
      }
      input.value = "";
    }
  });

  return {
    hear({ event, object, by }) {
      if (!lifted) return;
      if (event === "loaded") lifted = null;
      else if (object === lifted.thing.guid && by === seat()) {
        if (event === "picked") {
          lifted.picked = true;
          announce(`${labelOf(lifted.thing)} lifted from ${placeOf(lifted.home)}. Arrow keys choose a point, Enter drops, Escape puts back.`);
        }
        if (event === "dropped") announce(`${labelOf(lifted.thing)} dropped, ${placeOf(lifted.at)}`);
        if (event === "vetoed" || event === "dropped") lifted = null;
      }
    },
    // advance puts the marker where the keyboard is.
    advance() {
      const at = held() ? lifted.at : chosen && things.get(chosen.guid) === chosen && chosen.node.position;
      marker.hidden = !at || document.activeElement !== canvas;
      if (marker.hidden) return;
      const { x, y } = onScreen(at);
      marker.style.left = `${x}px`;
      marker.style.top = `${y}px`;
      marker.classList.toggle("holds", Boolean(held()));
    },
  };
}
