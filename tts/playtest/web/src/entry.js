// A line to write into, for a classic input of an object.
export function createEntry({ line, act }) {
  let into = null;

  line.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && into && !event.isComposing) act({ do: "write", object: into.guid, id: `#${into.index}`, value: line.value });
    if (event.key === "Enter" || event.key === "Escape") close();
  });
  line.addEventListener("blur", close);

  function close() {
    into = null;
    line.hidden = true;
  }

  return {
    // ask takes a text for an input at a place of the window.
    ask(control, { clientX, clientY }) {
      into = control;
      Object.assign(line, { hidden: false, value: control.value ?? "", placeholder: control.tooltip ?? "" });
      Object.assign(line.style, { left: `${clientX}px`, top: `${clientY}px` });
      line.select();
    },
  };
}
