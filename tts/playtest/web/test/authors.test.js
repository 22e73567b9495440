// What authors are told beside the table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, play, pointsOn, says, serve, sit, status } from "./menagerie.js";
import { launched, tools } from "./stage.js";

test("position, moves, perft, names, zones, and no advice about an empty seat", async (t) => {
  const address = await serve(t, tools.tool, "jungle");
  const { page } = await open(launched, address);
  await sit(page, "Blue");
  const at = await pointsOn(page);
  await play(page, at, "7g-7f");
  await page.click("#authors");
  await says(page.locator("#played span"), "1. 7g-7f");
  await says(page.locator("#perft span"), /^1: 24$/);
  await says(page.locator("#perft span"), /^2: \d+$/);
  assert.equal(await page.locator("#legal span").count(), 24);
  assert.equal(await page.locator("#findings", { hasText: "turn-mismatch" }).count(), 0);

  await page.uncheck("#show-names");
  await page.selectOption("#zone", "water");
  await page.locator("#names .zone").first().waitFor();
  assert.equal(await page.locator("#names span").count(), 12);

  await status(page, "seats").click();
  await status(page, "undo").click();
  await page.waitForFunction(() => document.querySelectorAll("#played span").length === 0);
});
