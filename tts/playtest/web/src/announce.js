// What a screen reader says of what others see.
const KEPT = 6;

// createAnnouncer returns how to say a text: lines in a live region, the newest last.
export function createAnnouncer(region) {
  return (text) => {
    if (!text) return;
    const line = document.createElement("div");
    line.textContent = text;
    region.append(line);
    while (region.children.length > KEPT) region.firstChild.remove();
  };
}
