// What the next frame is for. Where the table is drawn without a graphics card a picture takes long, so that none is
// drawn of what looks as before, and shadows fall anew only when something has moved.
const ASK = 1; // the parts are asked whether they move something
const TURN = 2; // the table is looked at from elsewhere
const CHANGE = 3; // something on it is different

// createFrames draws from then on. advance tells whether something on the table moved; draw is told whether it is different.
export function createFrames(renderer, { advance, draw }) {
  let due = CHANGE;
  let before = performance.now();
  const want = (what) => { due = Math.max(due, what); };

  renderer.setAnimationLoop((now) => {
    const seconds = Math.min((now - before) / 1000, 0.1);
    before = now;
    if (!due) return;
    const wanted = due;
    due = 0;
    if (advance(now, seconds)) want(CHANGE);
    const what = Math.max(wanted, due);
    if (what >= TURN) draw(what === CHANGE);
  });

  return { ask: () => want(ASK), turn: () => want(TURN), change: () => want(CHANGE) };
}
