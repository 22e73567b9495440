// Every game that ships with the tool, in a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drag, open, placesOf, play, pointsOn, says, serve, sit, stateOf, status } from "./menagerie.js";
import { launched, tools } from "./stage.js";

const games = [
  { card: "capture-the-fruit", seat: "Red", illegal: ["b1", "b5"], legal: "b2-b4" },
  { card: "jungle", seat: "Blue", illegal: ["7g", "7d"], legal: "7g-7f" },
  { card: "dou-shou-qi", seat: "Red", illegal: ["a3", "c5"], legal: "a3-a4" },
  { card: "elephant-chess", seat: "Red", illegal: ["a1", "b2"], legal: "a1-a2" },
  { card: "capture-chinese-checkers", seat: "White", illegal: ["e5", "i5"], legal: "g5-i5" },
];

for (const { card, seat, illegal, legal } of games) {
  test(card, async (t) => {
    const address = await serve(t, tools.tool, card);
    const { page, noted } = await open(launched, address);
    await sit(page, seat);
    const at = await pointsOn(page);
    const before = await placesOf(page);

    await drag(page, at[illegal[0]], at[illegal[1]]);
    await page.locator("#talk div").first().waitFor();
    assert.deepEqual(await placesOf(page), before, "the piece was not put back");

    await play(page, at, legal);
    assert.deepEqual(noted.errors, []);
    assert.deepEqual(noted.requests.filter((url) => !url.startsWith(address)), [], "requests that leave the page");
  });
}

test("one player for both sides, from the first move to the end, and a new game", async (t) => {
  const address = await serve(t, tools.tool, "capture-the-fruit");
  const { page } = await open(launched, address);
  await sit(page, "Red");
  await status(page, "seats").click();
  const at = await pointsOn(page);

  await play(page, at, "d2-e3");
  await play(page, at, "h8-h7");
  await status(page, "undo").click();
  await says(status(page, "last"), "d2-e3");
  for (const move of ["h8-h7", "e3-e5", "h7-h8", "e5-e4", "h8-h7", "e4-e3", "h7-h8", "e3-e2", "h8-h7", "e2-e1", "h7-h8", "e1-red-cave"]) {
    await play(page, at, move);
  }
  await says(status(page, "status"), "Red");
  assert.equal((await stateOf(page)).outcome.winner, "red");

  await status(page, "new-game").click();
  await status(page, "new-game").click();
  await says(status(page, "last"), "No move yet");
  assert.deepEqual((await stateOf(page)).moves, []);
});
