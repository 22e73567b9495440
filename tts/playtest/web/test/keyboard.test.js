// The page without a mouse: keyboard, focus, what a screen reader hears, contrast, a narrow window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { contrastsOf, focusOf } from "./contrast.js";
import { nextFrame, open, placesOf, says, serve, stateOf, status } from "./menagerie.js";
import { launched, tools } from "./stage.js";

// tabTo goes on by Tab until something has the focus, and returns all that had it on the way.
async function tabTo(page, what) {
  const passed = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    const focus = await focusOf(page);
    passed.push(focus);
    if (focus.what === what) return passed;
  }
  assert.fail(`Tab does not lead to ${what}, but to ${passed.map((f) => f.what)}`);
}

test("a game by keyboard alone", async (t) => {
  const address = await serve(t, tools.tool, "jungle");
  const { page } = await open(launched, address);
  const live = page.locator("#live");

  await t.test("all is reached by Tab, has a name and shows that it has the focus", async () => {
    const passed = await tabTo(page, "Blue");
    await page.keyboard.press("Enter");
    await says(live, "You sit at Blue.");
    assert.equal((await focusOf(page)).what, "Blue", "sitting down loses the focus");
    passed.push(...await tabTo(page, "view"), ...await tabTo(page, "menagerie-seats"));
    const reached = passed.map(({ what }) => what);
    for (const what of ["Red", "Blue", "move", "panel", "save", "remember", "rewind", "authors", "help-keys", "menagerie-undo", "menagerie-new-game", "menagerie-seats"]) {
      assert.ok(reached.includes(what), `${what} is not reached, but ${reached}`);
    }
    for (const { what, name, ring } of passed) {
      if (what === "") continue; // the browser's own
      assert.ok(name?.trim(), `${what} has no name`);
      assert.ok(ring >= 3, `the focus on ${what} has a contrast of ${ring}`);
    }
  });

  await t.test("a piece is chosen, lifted and put back", async () => {
    const before = await placesOf(page);
    await page.locator("#view").focus();
    await page.keyboard.press("ArrowUp");
    await says(live, ", ");
    await page.locator("#marker").waitFor();
    await page.keyboard.press("Enter");
    await says(live, "lifted");
    await page.keyboard.press("Escape");
    await says(live, "dropped");
    assert.deepEqual(await placesOf(page), before);
    assert.deepEqual((await stateOf(page)).moves, []);
  });

  await t.test("a move with the arrow keys", async () => {
    // From the corner at Blue's left hand the elephant is two rows ahead.
    await walk(page, live, ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowUp"], "Elephant, 7g");
    await page.keyboard.press("Enter");
    await says(live, "lifted from 7g");
    await page.keyboard.press("ArrowUp"); // Blue looks from the other side: up is towards Red
    await says(live.locator("div"), /^7f$/);
    await page.keyboard.press("Enter");
    await says(status(page, "last"), "7g-7f");
    await says(live, "7g-7f");
  });

  await t.test("a typed move, and one that is none", async () => {
    await tabTo(page, "menagerie-seats");
    await page.keyboard.press("Enter");
    await tabTo(page, "move");
    await page.keyboard.type("1c-9z");
    await page.keyboard.press("Enter");
    await says(live, "1c-9z is no move");
    await page.locator("#move").fill("");
    await page.keyboard.type("1c-1d");
    await page.keyboard.press("Enter");
    await says(status(page, "last"), "1c-1d");
  });
});

// walk presses arrow keys until a piece is announced.
async function walk(page, live, keys, wanted) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await nextFrame(page);
    if ((await live.locator("div").last().textContent()).includes(wanted)) return;
  }
  assert.fail(`${keys} do not lead to ${wanted}, but to ${await live.locator("div").last().textContent()}`);
}

test("contrast and a narrow window", async (t) => {
  const address = await serve(t, tools.tool, "capture-the-fruit");
  const { page } = await open(launched, address, { width: 400, height: 640 });
  const readable = async (state) => {
    for (const { text, contrast } of await contrastsOf(page)) assert.ok(contrast >= 4.5, `${state}: “${text}” has a contrast of ${contrast.toFixed(2)}`);
  };
  assert.ok(!(await status(page, "title").isVisible()), "the panel hides the table");
  await page.locator("#seats [data-seat=Red]").click();
  await page.locator("#seats [data-seat=Red].mine").waitFor();
  await page.fill("#move", "b1-b5");
  await page.press("#move", "Enter");
  await page.locator("#talk div").first().waitFor();
  await readable("with a message");
  await page.click("#panel");
  await status(page, "title").waitFor();
  await readable("with the panel");
  await page.click("#panel");
  await page.click("#authors");
  await page.check("#show-names");
  await page.waitForFunction(() => document.querySelector("#names span")?.style.left);
  await readable("for authors");
  const wide = await page.evaluate(() => [...document.querySelectorAll("header > *, #seats > *, #side")].filter((e) => e.getBoundingClientRect().right > innerWidth).map((e) => e.id));
  assert.deepEqual(wide, [], "these do not fit into the window");
});
