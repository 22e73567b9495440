// Contrast of what a page shows, computed in the page from its styles.

// contrastsOf lists each text that is shown with its least contrast: what stands behind a translucent ground may be
// as light or as dark as can be.
export function contrastsOf(page) {
  return page.evaluate(() => {
    const parse = (css) => {
      const [r, g, b, a = 1] = css.match(/[\d.]+/g).map(Number);
      return { r, g, b, a };
    };
    const over = (top, below) => Object.fromEntries(["r", "g", "b"].map((c) => [c, top[c] * top.a + below[c] * (1 - top.a)]));
    const luminance = ({ r, g, b }) => {
      const [R, G, B] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * R + 0.7152 * G + 0.0722 * B;
    };
    const contrast = (a, b) => {
      const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (element, scene) => {
      const layers = [];
      for (let node = element; node; node = node.parentElement) {
        if (node === document.body) break; // the table is drawn over it
        layers.push(parse(getComputedStyle(node).backgroundColor));
      }
      return layers.reverse().reduce((below, layer) => over(layer, below), scene);
    };
    const least = (element, color) => Math.min(...[0, 255].map((c) => {
      const ground = groundOf(element, { r: c, g: c, b: c });
      return contrast(over(parse(color), ground), ground);
    }));
    const texts = [];
    for (const element of document.querySelectorAll("body *")) {
      const own = element.tagName === "INPUT" || [...element.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
      if (!own || !element.checkVisibility({ visibilityProperty: true }) || element.closest("#live, script")) continue;
      const { color, opacity } = getComputedStyle(element);
      texts.push({ text: (element.textContent || element.id).trim().slice(0, 40), contrast: opacity === "1" ? least(element, color) : 0 });
    }
    return texts;
  });
}

// focusOf tells what has the focus, and the contrast of its ring with the dark line beside it.
export function focusOf(page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const luminance = (css) => {
      const [r, g, b] = css.match(/[\d.]+/g).slice(0, 3).map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [light, dark] = [luminance(outlineColor), boxShadow === "none" ? 1 : luminance(boxShadow)];
    return {
      what: element.dataset.key ?? element.id, name: element.ariaLabel || element.labels?.[0]?.textContent || element.textContent,
      ring: outlineStyle === "none" || parseFloat(outlineWidth) < 2 ? 0 : (light + 0.05) / (dark + 0.05),
    };
  });
}
