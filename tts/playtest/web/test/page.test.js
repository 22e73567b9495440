// The page in a browser, with a real table behind it. Needs Go and Chromium; CHROMIUM names another than Debian's.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { browser, drag, open, pointsOn, scratch, serve, sit, status } from "./menagerie.js";

let tools, launched;
before(async () => {
  tools = scratch();
  launched = await browser();
});
after(async () => {
  await launched?.close();
  tools?.remove();
});

const has = (locator, text) => locator.filter({ hasText: text }).first().waitFor({ timeout: 15000 });

test("two windows at two seats", async (t) => {
  const address = await serve(t, tools.tool, "capture-the-fruit");
  const red = await open(launched, address);
  const green = await open(launched, address);
  await sit(red.page, "Red");
  await sit(green.page, "Green");
  const at = await pointsOn(red.page);

  await drag(red.page, at.b2, at.b4);
  await has(status(green.page, "last"), "b2-b4");
  await has(green.page.locator("#seats [data-seat=Green]"), "▶");

  const seen = await pointsOn(green.page);
  assert.ok(seen.a1.y < seen.a9.y, "Green looks from the other side");
  await drag(green.page, seen.b8, seen.e5);
  await green.page.locator("#talk div").first().waitFor();
  await has(status(green.page, "last"), "b2-b4");

  const [download] = await Promise.all([red.page.waitForEvent("download"), red.page.click("#save")]);
  assert.equal(download.suggestedFilename(), "capture-the-fruit.json");
  const save = JSON.parse(readFileSync(await download.path()));
  assert.deepEqual(JSON.parse(save.LuaScriptState).moves, ["b2-b4"]);

  await red.page.reload();
  await red.page.locator("#seats [data-seat=Red].mine").waitFor();
  await has(status(red.page, "last"), "b2-b4");
  for (const { noted } of [red, green]) {
    assert.deepEqual(noted.errors, []);
    assert.deepEqual(noted.requests.filter((url) => !url.startsWith(address)), [], "requests that leave the page");
  }
});

test("one window plays both sides and takes a move back", async (t) => {
  const address = await serve(t, tools.tool, "jungle");
  const { page } = await open(launched, address);
  await sit(page, "Red");
  await status(page, "seats").click();
  const at = await pointsOn(page);
  await drag(page, at["1g"], at["1f"]);
  await has(status(page, "last"), "1g-1f");
  await drag(page, at["7c"], at["7d"]);
  await has(status(page, "last"), "7c-7d");
  await status(page, "undo").click();
  await has(status(page, "last"), "1g-1f");
});

test("a changed card, a broken card, the camera stays", async (t) => {
  const card = join(tools.dir, "breakthrough.yaml");
  const text = readFileSync(join(tools.root, "cmd/menagerie/testdata/breakthrough.yaml"), "utf8");
  writeFileSync(card, text);
  const address = await serve(t, tools.tool, card);
  const { page } = await open(launched, address);
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(300);
  const before = await pointsOn(page);
  writeFileSync(card, text.replace("    title: Breakthrough", "    title: Durchbruch"));
  await page.waitForFunction(() => document.title === "Durchbruch");
  assert.deepEqual(await pointsOn(page), before);
  writeFileSync(card, text.replace("\nsides:", "\nsidez:"));
  await has(page.locator("#trouble"), /breakthrough\.yaml:\d+:\d+/);
});
