// The context menu of a thing: what its script put there, and what the table lets players do.
const ROLLS = /^(Die_|Custom_Dice|Quarter)/;
const HOLDS = /Bag$/;

// rolls tells whether a thing is rolled. Decks are not shuffled: the table knows only what is in them.
export const rolls = ({ object }) => ROLLS.test(object.Name) || HOLDS.test(object.Name);

export function createMenu({ root, act, seat }) {
  let open = null; // the thing whose menu is open

  function show(thing, x, y) {
    open = thing;
    root.replaceChildren(...entriesOf(thing).map(entry));
    Object.assign(root.style, { left: `${x}px`, top: `${y}px` });
    root.hidden = false;
    const box = root.getBoundingClientRect();
    root.style.left = `${Math.max(0, Math.min(x, innerWidth - box.width - 8))}px`;
    root.style.top = `${Math.max(0, Math.min(y, innerHeight - box.height - 8))}px`;
    root.querySelector("button")?.focus();
  }

  function hide() {
    if (!open) return;
    open = null;
    if (root.contains(document.activeElement)) document.activeElement.blur(); // the keys are the table's again
    root.hidden = true;
  }

  function entry({ text, action, by }) {
    if (!action) return Object.assign(document.createElement("b"), { textContent: text });
    const button = document.createElement("button");
    button.textContent = text;
    button.dataset.by = by ?? "table";
    button.addEventListener("click", () => {
      act({ object: open.guid, ...action });
      hide();
    });
    return button;
  }

  addEventListener("pointerdown", (event) => { if (!root.contains(event.target)) hide(); }, true);
  addEventListener("keydown", (event) => { if (event.code === "Escape") hide(); });

  return {
    hide,
    // at opens the menu of a thing at a place of the window. Who does not sit has none.
    at(thing, { clientX, clientY }) {
      if (seat() && thing) show(thing, clientX, clientY);
    },
  };
}

function entriesOf({ object, menu }) {
  const entries = [{ text: object.Nickname || object.Name }];
  for (const label of menu) entries.push({ text: label, action: { do: "menu", value: label }, by: "script" });
  if (!object.Locked) {
    entries.push(
      { text: "Flip", action: { do: "flip" } },
      { text: "Turn left", action: { do: "rotate", degrees: -15 } },
      { text: "Turn right", action: { do: "rotate", degrees: 15 } },
    );
    if (rolls({ object })) entries.push({ text: HOLDS.test(object.Name) ? "Shuffle" : "Roll", action: { do: "randomize" } });
  }
  if (HOLDS.test(object.Name) && object.ContainedObjects?.length) entries.push({ text: "Take one out", action: { do: "take", x: object.Transform.posX + 4, z: object.Transform.posZ } });
  entries.push({ text: object.Locked ? "Unlock" : "Lock", action: { do: "lock", locked: !object.Locked } });
  if (!object.Locked) entries.push({ text: "Delete", action: { do: "delete" } });
  return entries;
}
