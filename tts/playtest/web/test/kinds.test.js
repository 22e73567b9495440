// Whatever a save holds can be looked at, and what scripts put on it can be used. Needs Go and Chromium.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { everything, SWITCH } from "./everything.js";
import { open, serve, sit } from "./menagerie.js";
import { colourAt, png } from "./pictures.js";
import { launched, tools } from "./stage.js";

// A camera above the middle of the table, so that places on the page can be reckoned.
const DISTANCE = 16;
const FROM_ABOVE = [{ Position: { x: 0, y: 0, z: 0 }, Rotation: { x: 90, y: 0, z: 0 }, Distance: DISTANCE }];
const SIZE = { width: 800, height: 600 };
const TOP = 0.96;
const onPage = (x, z, y = TOP) => {
  const unit = SIZE.height / 2 / Math.tan(Math.PI / 6) / (DISTANCE + TOP - y);
  return { x: SIZE.width / 2 + x * unit, y: SIZE.height / 2 - z * unit };
};

const object = (Name, GUID, x, more) => ({
  GUID, Name, Nickname: GUID, ColorDiffuse: { r: 1, g: 1, b: 1 }, ...more,
  Transform: { posX: x, posY: 1.46, posZ: 0, rotX: 0, rotY: 180, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1, ...more?.Transform },
});
const HAND = object("HandTrigger", "hand", 0, { FogColor: "Red", ColorDiffuse: { r: 1, g: 0, b: 0 }, Transform: { posZ: -12, scaleX: 6, scaleY: 4, scaleZ: 2 } });

async function show(t, objects, size = SIZE) {
  const file = join(tools.dir, "save.json");
  writeFileSync(file, JSON.stringify({ SaveName: "A save", Table: "Table_Square", CameraStates: FROM_ABOVE, ObjectStates: [...objects, HAND] }));
  return opened(t, await serve(t, tools.tool, file), size);
}

// opened closes its window after the test, so that it takes nothing from the next.
async function opened(t, address, size) {
  const window = await open(launched, address, size);
  t.after(() => window.context.close());
  return window;
}

const told = (page, text) => page.locator("#talk div").filter({ hasText: text }).first().waitFor({ timeout: 15000 });

test("a thing of each kind; what is not drawn as in TTS is listed", async (t) => {
  const address = await serve(t, tools.tool, everything(tools.dir));
  const { page, noted } = await opened(t, address);
  await page.click("#authors");
  await page.locator("#unknown span").filter({ hasText: "novelty" }).waitFor({ timeout: 30000 });
  await page.waitForFunction(() => document.querySelectorAll("#unknown span").length === 4);
  const lines = await page.locator("#unknown span").allTextContents();
  const listed = (name) => lines.find((line) => line.startsWith(name));
  assert.match(listed("Rules"), /pages of PDFs/);
  assert.match(listed("bundle"), /asset bundles/);
  assert.match(listed("novelty"), /Something_New/);
  assert.match(listed("broken"), /could not be opened.*broken\.png/);
  assert.deepEqual(noted.errors, []);
  assert.deepEqual(noted.requests.filter((url) => !url.startsWith(address)), [], "requests that leave the page");
});

test("cards are cut from their sheet", async (t) => {
  const sheet = join(tools.dir, "sheet.png");
  writeFileSync(sheet, png(32, 32, (x, y) => [x < 16 ? 250 : 10, y < 16 ? 10 : 250, 10, 255]));
  const CustomDeck = { 7: { FaceURL: pathToFileURL(sheet).href, BackURL: "", NumWidth: 2, NumHeight: 2 } };
  const { page } = await show(t, [
    object("Card", "red", -4, { CardID: 700, CustomDeck }),
    object("Card", "green", 0, { CardID: 703, CustomDeck }),
    object("Deck", "yellow", 4, { DeckIDs: [700, 702], CustomDeck }),
  ]);
  const isColour = async (x, [red, green]) => {
    const [r, g, b] = await colourAt(page, onPage(x, 0));
    return (r > b + 60) === red && (g > b + 60) === green;
  };
  for (const [x, want] of [[-4, [true, false]], [0, [false, true]], [4, [true, true]]]) {
    for (let tries = 0; !(await isColour(x, want)); tries++) {
      assert.ok(tries < 40, `the card at ${x} has the colour ${await colourAt(page, onPage(x, 0))}`);
      await page.waitForTimeout(250);
    }
  }
});

test("buttons, inputs and the menu of a script, and what players do themselves", async (t) => {
  const { page, noted } = await show(t, [object("BlockSquare", "bbbbbb", 0, { LuaScript: SWITCH })]);
  await sit(page, "Red");
  await page.keyboard.press("Space"); // sitting down turned the view to the hand
  const button = onPage(0, 0, 2);
  const input = onPage(0, -1.4, 2);

  await page.mouse.click(button.x, button.y);
  await told(page, "pushed by Red");
  await page.mouse.click(input.x, input.y);
  await page.locator("#entry").fill("Ann");
  await page.keyboard.press("Enter");
  await told(page, "Red wrote Ann");

  await page.mouse.click(button.x, button.y, { button: "right" });
  await page.locator("#menu button", { hasText: "Shine" }).click();
  await told(page, "shines for Red");
  await page.mouse.click(button.x, button.y, { button: "right" });
  await page.locator("#menu button", { hasText: "Lock" }).click();
  const unlock = page.locator("#menu button", { hasText: "Unlock" });
  for (let tries = 0; !(await unlock.isVisible()); tries++) { // the window hears of the lock a moment later
    assert.ok(tries < 40, "it is not locked");
    await page.keyboard.press("Escape");
    await page.mouse.click(button.x, button.y, { button: "right" });
  }
  await page.keyboard.press("Escape");
  await page.locator("#menu").waitFor({ state: "hidden" });

  await page.keyboard.press("Enter");
  await page.keyboard.type("hello");
  await page.keyboard.press("Enter");
  await told(page, "Red: hello");
  assert.deepEqual(noted.errors, []);
});

test("a save that says little, or nonsense, is shown as well", async (t) => {
  const nothing = ["Card", "Deck", "Custom_Model", "Custom_Tile", "Custom_Token", "Custom_Board", "Custom_Dice", "Figurine_Custom", "Custom_PDF", "3DText", "Counter", "Notecard", "Die_6", "HandTrigger", "ScriptingTrigger"];
  const { page, noted } = await show(t, [
    {}, { GUID: "aaaaaa" }, { GUID: "aaaaaa", Name: "BlockSquare", Transform: { posX: "NaN", scaleX: 1e300 } },
    ...nothing.map((Name) => ({ Name })),
    ...nothing.map((Name) => ({ Name, GUID: Name, CustomImage: null, CustomMesh: null, Text: null, CustomDeck: null, DeckIDs: null, States: null, AttachedSnapPoints: [{}], AttachedDecals: [{}, null], ColorDiffuse: null })),
    object("Something_New", "the last", 0),
  ]);
  await page.click("#authors");
  await page.locator("#unknown span").filter({ hasText: "the last" }).waitFor({ timeout: 30000 });
  assert.deepEqual(noted.errors, []);
});
