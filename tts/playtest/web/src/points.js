// The points of the board: those that the server knows by name, or else the save's snap points.
import { fromTable } from "./frame.js";

const NEAR = 0.75; // how far from a point, in table units, something may lie that is on it

export function createPoints(things) {
  let known = null;

  async function ask() {
    const answer = await fetch("insight");
    const named = answer.ok ? (await answer.json()).points : null;
    return named?.length ? named.map(({ name, x, y, z }) => ({ name, at: fromTable(x, y, z) })) : things.snapPoints();
  }

  // nearest is the point that is nearest to a place.
  function nearest(points, at) {
    let best = null;
    for (const point of points) {
      const away = Math.hypot(point.at.x - at.x, point.at.z - at.z);
      if (!best || away < best.away) best = { ...point, away };
    }
    return best;
  }

  return {
    // forget is called when another table is shown.
    forget: () => { known = null; },
    all: () => (known ??= ask()),
    nearest,
    // on is the point on which something lies, if any.
    on(points, at) {
      const point = nearest(points, at);
      return point && point.away < NEAR ? point : null;
    },
  };
}

// pathOf reads a move such as b2-b4 as the points that it names, or returns null. Names may hold hyphens.
export function pathOf(text, points) {
  let rest = text.trim().toLowerCase();
  const path = [];
  while (rest) {
    const fits = points.filter(({ name }) => name && `${rest}-`.startsWith(`${name.toLowerCase()}-`));
    if (fits.length === 0) return null;
    const longest = fits.reduce((a, b) => (b.name.length > a.name.length ? b : a));
    path.push(longest);
    rest = rest.slice(longest.name.length + 1);
  }
  return path.length > 1 ? path : null;
}
