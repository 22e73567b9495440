// Two windows at one table, in a browser. Needs Go and Chromium; CHROMIUM names another than Debian's.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { drag, open, play, pointsOn, says, serve, sit, stateOf, status } from "./menagerie.js";
import { launched, tools } from "./stage.js";

test("two windows at two seats", async (t) => {
  const address = await serve(t, tools.tool, "capture-the-fruit");
  const red = await open(launched, address);
  const green = await open(launched, address);
  await sit(red.page, "Red");
  await sit(green.page, "Green");
  const at = await pointsOn(red.page);

  await t.test("each sees what was played", async () => {
    await play(red.page, at, "b2-b4");
    await says(status(green.page, "last"), "b2-b4");
    await says(green.page.locator("#seats [data-seat=Green]"), "▶");
  });

  await t.test("a wrong seat and a wrong move are refused, to whoever tried only", async () => {
    await drag(red.page, at.b4, at.b5);
    await says(red.page.locator("#talk"), "is to move");
    assert.equal(await green.page.locator("#talk div", { hasText: "is to move" }).count(), 0);
    const seen = await pointsOn(green.page);
    assert.ok(seen.a1.y < seen.a9.y, "Green looks from the other side");
    await drag(green.page, seen.b8, seen.e5);
    await green.page.locator("#talk div").first().waitFor();
    assert.deepEqual((await stateOf(green.page)).moves, ["b2-b4"]);
  });

  await t.test("a downloaded save is sound", async () => {
    const [download] = await Promise.all([red.page.waitForEvent("download"), red.page.click("#save")]);
    assert.equal(download.suggestedFilename(), "capture-the-fruit.json");
    const verdict = execFileSync(tools.tool, ["validate", await download.path()], { encoding: "utf8" });
    assert.match(verdict, /Capture The Fruit/);
  });

  await t.test("a reload keeps the seat, the role of host and the game", async () => {
    await red.page.reload();
    await red.page.locator("#seats [data-seat=Red].mine").waitFor();
    await says(status(red.page, "last"), "b2-b4");
    await status(red.page, "rules").waitFor();
    assert.equal(await status(green.page, "rules").count(), 0, "the host's button at another seat");
    await play(green.page, await pointsOn(green.page), "b8-b7");
    await says(status(red.page, "last"), "b8-b7");
  });

  await t.test("another is host when the host has gone", async () => {
    await red.context.close();
    await status(green.page, "rules").waitFor();
  });

  assert.deepEqual(green.noted.errors, []);
  for (const { noted } of [red, green]) {
    assert.deepEqual(noted.requests.filter((url) => !url.startsWith(address)), [], "requests that leave the page");
  }
});

test("a save of somebody else's", async (t) => {
  const file = join(tools.dir, "chips.json");
  const chip = { GUID: "aaaaaa", Name: "Chip_10", Nickname: "A chip", Transform: { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 }, ColorDiffuse: { r: 1, g: 0, b: 0 } };
  const hand = { ...chip, GUID: "bbbbbb", Name: "HandTrigger", Nickname: "", FogColor: "Red" };
  writeFileSync(file, JSON.stringify({ SaveName: "Chips", ObjectStates: [chip, hand], LuaScript: "function onObjectDrop() print('it fell') end" }));
  const address = await serve(t, tools.tool, file);
  const { page, noted } = await open(launched, address);
  assert.equal(await page.title(), "Chips");
  await sit(page, "Red");
  await page.locator("#view").focus();
  await page.keyboard.press("ArrowUp");
  await says(page.locator("#live"), "A chip");
  await page.keyboard.press("Enter");
  await says(page.locator("#live"), "lifted");
  await page.keyboard.press("Enter");
  await page.click("#authors");
  await says(page.locator("#console"), "it fell");
  assert.deepEqual(noted.errors, []);
});
