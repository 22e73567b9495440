// Drawing a part of the page anew without losing the place of the keyboard.

// redraw replaces what is in an element; what has the focus keeps it if it comes again with the same data-key.
export function redraw(root, children) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const { key } = focused?.dataset ?? {};
  root.replaceChildren(...children);
  const again = key && [...root.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key);
  if (!again) return;
  if (again.tagName === "INPUT") again.value = focused.value;
  again.focus({ preventScroll: true });
}
