// How much the page may move by itself.
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

// still tells whether the person at the page asked for as little motion as can be.
export const still = () => reduced.matches;
