// Colours that can be read.
import { Color, SRGBColorSpace } from "three";

const READABLE = 4.5; // the least contrast of text, by the Web Content Accessibility Guidelines
const GROUND = luminance(new Color("#3a342d")); // the lightest that a script's text stands on

function luminance({ r, g, b }) {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b; // three's colours are linear
}

// readable is a CSS colour, made as much lighter as it takes to be read on the page's dark grounds.
export function readable(css) {
  const color = new Color(css);
  const white = new Color("#fff");
  while ((luminance(color) + 0.05) / (GROUND + 0.05) < READABLE) color.lerp(white, 0.1);
  return color.getStyle(SRGBColorSpace);
}
