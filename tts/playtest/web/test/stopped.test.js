// A script that goes too far: the page says so, and goes on from the last state.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { open, serve, sit } from "./menagerie.js";
import { launched, tools } from "./stage.js";

const hand = { GUID: "bbbbbb", Name: "HandTrigger", FogColor: "Red", Transform: { posX: 0, posY: 1, posZ: -9, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 }, ColorDiffuse: { r: 1, g: 0, b: 0 } };
const lua = `
function onPress() local s = "ab" while true do s = s .. s end end
function onSave() return "kept" end`;

test("a script that takes all memory stops, and the table goes on", async (t) => {
  const file = join(tools.dir, "greedy.json");
  writeFileSync(file, JSON.stringify({ SaveName: "Greedy", LuaScript: lua, XmlUI: '<Button id="eat" onClick="onPress" text="Eat" width="100" height="30"/>', ObjectStates: [hand] }));
  const address = await serve(t, tools.tool, file);
  const { page, noted } = await open(launched, address);
  await sit(page, "Red");
  await page.locator("#screen [data-id=eat]").click();
  await page.locator("#stopped", { hasText: /memory and were stopped/ }).waitFor({ timeout: 15000 });
  await page.click("#begin");
  await page.locator("#stopped").waitFor({ state: "hidden" });
  await page.locator("#seats [data-seat=Red].mine").waitFor();
  assert.deepEqual(noted.errors, []);
});
