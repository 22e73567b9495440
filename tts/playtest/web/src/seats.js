// The seats of the table: who sits where, whose turn it is, sitting down and getting up.
import { redraw } from "./redraw.js";

const KEPT = "menagerie-seat"; // a reload of the page sits down again
const FEW = 4;

export function createSeats({ root, act, onSeat, announce }) {
  let hands = [];
  let me = { seat: "Grey", name: "", host: false };
  let turn = "";
  const people = new Map();

  function draw() {
    redraw(root, hands.map(({ seat, color }) => {
      const button = document.createElement("button");
      const name = people.get(seat);
      const mine = seat === me.seat;
      const free = hands.length > FEW ? "" : ": sit here"; // many seats have little room
      button.textContent = `${turn === seat ? "▶ " : ""}${seat}${mine ? ": you" : name ? `: ${name}` : free}`;
      button.dataset.seat = button.dataset.key = seat;
      button.ariaLabel = `${seat}: ${mine ? "you, get up" : name ?? "sit here"}${turn === seat ? ", to move" : ""}`;
      button.title = name ? "" : "Sit here";
      button.style.setProperty("--seat", color);
      button.classList.toggle("mine", mine);
      button.disabled = Boolean(name) && !mine;
      button.addEventListener("click", () => (mine ? leave() : sit(seat)));
      return button;
    }));
  }

  function sit(seat) {
    sessionStorage.setItem(KEPT, seat);
    act({ do: "sit", seat });
  }

  function leave() {
    sessionStorage.removeItem(KEPT);
    act({ do: "leave" });
  }

  function removePerson(name) {
    for (const [seat, at] of people) if (at === name) people.delete(seat);
  }

  return {
    seat: () => (me.seat === "Grey" ? "" : me.seat),
    viewer: () => me,
    show(save) {
      hands = handsOf(save);
      turn = save.Turns?.Enable ? save.Turns.TurnColor : "";
      people.clear();
      draw();
    },
    // again sits down where the page sat before it was loaded anew.
    again() {
      const seat = sessionStorage.getItem(KEPT);
      if (me.seat === "Grey" && hands.some((hand) => hand.seat === seat) && !people.has(seat)) act({ do: "sit", seat });
    },
    you(now) {
      const before = me;
      me = now;
      draw();
      if (now.seat !== before.seat) announce(now.seat === "Grey" ? "You sit at no seat." : `You sit at ${now.seat}.`);
      if (now.host && !before.host) announce("You are the host.");
      const hand = hands.find(({ seat }) => seat === now.seat);
      if (hand && before.seat !== now.seat) onSeat(hand);
    },
    hear({ event, by, text }) {
      if (event === "turn") turn = by;
      if (event === "seated" || event === "left") removePerson(text);
      if (event === "seated") people.set(by, text);
      if (event === "turn") announce(`It is the turn of ${by}.`);
      if (event === "turn" || event === "seated" || event === "left") draw();
    },
  };
}

// handsOf are the hand zones of a save, one a seat.
function handsOf(save) {
  const hands = [];
  for (const o of save.ObjectStates ?? []) {
    if (o.Name !== "HandTrigger" || !o.FogColor || hands.some(({ seat }) => seat === o.FogColor)) continue;
    const { r, g, b } = o.ColorDiffuse;
    hands.push({ seat: o.FogColor, x: o.Transform.posX, z: o.Transform.posZ, color: `rgb(${r * 255} ${g * 255} ${b * 255})` });
  }
  for (const h of save.Hands?.HandTransforms ?? []) {
    if (!hands.some(({ seat }) => seat === h.Color)) hands.push({ seat: h.Color, x: h.Transform.posX, z: h.Transform.posZ, color: h.Color });
  }
  return hands;
}
