// The line in which players write to each other.
export function createChat({ input, act, seat }) {
  input.addEventListener("keydown", (event) => {
    if (event.code === "Escape") input.blur();
    if (event.key !== "Enter" || event.isComposing) return;
    if (input.value) act({ do: "chat", text: input.value });
    input.value = "";
    input.blur();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.defaultPrevented || event.target.closest?.("input, textarea, button") || !seat()) return;
    input.focus();
    event.preventDefault();
  });

  return {
    // sitting shows the line to those who sit: nobody else is heard.
    sitting() {
      input.hidden = !seat();
    },
  };
}
