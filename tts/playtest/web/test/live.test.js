// The page follows what its author edits.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { open, play, pointsOn, says, serve, sit, stateOf, status } from "./menagerie.js";
import { launched, tools } from "./stage.js";

// edit writes a file, and reports how long the page took to show it.
async function edit(t, file, text, shown) {
  const written = performance.now();
  writeFileSync(file, text);
  await shown();
  t.diagnostic(`shown ${Math.round(performance.now() - written)} ms after it was written`);
}

test("an edited card: the game and the view stay, an error is shown and leaves the table", async (t) => {
  const card = join(tools.dir, "breakthrough.yaml");
  const text = readFileSync(join(tools.root, "cmd/menagerie/testdata/breakthrough.yaml"), "utf8");
  writeFileSync(card, text);
  const address = await serve(t, tools.tool, card);
  const { page } = await open(launched, address);
  await sit(page, "Yellow");
  await status(page, "seats").click();
  await page.mouse.move(440, 300);
  await page.mouse.wheel(0, 200);
  const at = await pointsOn(page);
  await play(page, at, "a2-a3");
  await play(page, at, "h7-h6");
  const titled = (title) => () => page.waitForFunction((wanted) => document.title === wanted, title);

  await edit(t, card, text.replace("    title: Breakthrough", "    title: Durchbruch"), titled("Durchbruch"));
  assert.deepEqual(await pointsOn(page), at, "the view has moved");
  assert.deepEqual((await stateOf(page)).moves, ["a2-a3", "h7-h6"]);
  await says(page.locator("#seats [data-seat=Yellow]"), "you");

  await edit(t, card, text.replace("\nsides:", "\nsidez:"), () => says(page.locator("#trouble"), /breakthrough\.yaml:\d+:\d+/));
  assert.equal(await page.title(), "Durchbruch");
  await play(page, at, "a3-a4");

  await edit(t, card, text.replace("first: {side: gold", "first: {side: silver"), titled("Breakthrough"));
  await page.locator("#trouble").waitFor({ state: "hidden" });
  await says(page.locator("#talk .note"), "does not allow a2-a3");
  assert.deepEqual((await stateOf(page)).moves, []);
});

test("edited Lua of an unpacked save", async (t) => {
  execFileSync(tools.tool, ["build", "jungle", "-o", join(tools.dir, "out"), "--size", "256"]);
  const dir = join(tools.dir, "jungle");
  execFileSync(tools.tool, ["unpack", join(tools.dir, "out/Saves/jungle.json"), "-o", dir]);
  const address = await serve(t, tools.tool, dir);
  const { page } = await open(launched, address);
  await sit(page, "Blue");
  const at = await pointsOn(page);
  await play(page, at, "7g-7f");

  const lua = join(dir, "modules/menagerie/panel.ttslua");
  const text = readFileSync(lua, "utf8");
  const label = text.replace('set("title", words.title())', 'set("title", "Edited by hand")');
  assert.notEqual(label, text);
  await edit(t, lua, label, () => says(status(page, "title"), "Edited by hand"));
  await says(status(page, "last"), "7g-7f");

  await edit(t, lua, `local = 1\n${text}`, () => says(page.locator("#trouble"), "modules/menagerie/panel.ttslua:1:7"));
  await says(status(page, "title"), "Edited by hand");
  await edit(t, lua, text, () => says(status(page, "title"), "Jungle"));
  assert.deepEqual((await stateOf(page)).moves, ["7g-7f"]);
});
