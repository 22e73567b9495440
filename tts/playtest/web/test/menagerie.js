// A running `menagerie serve` and windows of its page, for the tests.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

// PATIENCE is how long, in milliseconds, something may take on a machine that has much else to do.
export const PATIENCE = 90000;

const root = fileURLToPath(new URL("../../../..", import.meta.url));

// scratch is a folder for one test file, with the tool in it.
export function scratch() {
  const dir = mkdtempSync(join(tmpdir(), "menagerie-page-"));
  execFileSync("go", ["build", "-o", join(dir, "menagerie"), "./cmd/menagerie"], { cwd: root });
  return { dir, root, tool: join(dir, "menagerie"), remove: () => rmSync(dir, { recursive: true }) };
}

// serve starts the tool for a test and resolves to the address of the page.
export async function serve(t, tool, ...what) {
  const run = spawn(tool, ["serve", ...what], { stdio: ["ignore", "pipe", "inherit"] });
  t.after(() => run.kill("SIGINT"));
  return new Promise((resolve, reject) => {
    let printed = "";
    run.stdout.on("data", (data) => {
      printed += data;
      if (printed.includes("\n")) resolve(printed.trim());
    });
    run.on("exit", (code) => reject(new Error(`serve ended with ${code}`)));
  });
}

// browser is a Chromium that draws without a graphics card.
export function browser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking"],
  });
}

// open opens a window of its own, which notes every request and every error. It is small and moves little, since it is
// drawn without a graphics card.
export async function open(launched, address, size = { width: 960, height: 540 }) {
  const context = await launched.newContext({ viewport: size, reducedMotion: "reduce" });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const noted = { requests: [], errors: [] };
  page.on("request", (r) => noted.requests.push(r.url()));
  page.on("pageerror", (e) => noted.errors.push(String(e)));
  page.on("console", (m) => m.type() === "error" && noted.errors.push(m.text()));
  await page.goto(address);
  await page.locator("#seats button").first().waitFor();
  return { page, context, noted };
}

// sit takes a seat and waits until the window has it.
export async function sit(page, seat) {
  await page.locator(`#seats [data-seat=${seat}]`).click();
  await page.locator(`#seats [data-seat=${seat}].mine`).waitFor();
}

// pointsOn are the places of the board's points in the window, by name.
export async function pointsOn(page) {
  await page.click("#authors");
  await page.check("#show-names");
  // A frame gives the names their places.
  const placed = await page.waitForFunction(() => {
    const spans = [...document.querySelectorAll("#names span")];
    return spans.length > 0 && spans.every((s) => s.style.left) && spans.map((s) => [s.textContent, parseFloat(s.style.left), parseFloat(s.style.top)]);
  });
  const places = await placed.jsonValue();
  await page.click("#authors");
  return Object.fromEntries(places.map(([name, x, y]) => [name, { x, y }]));
}

// drag takes what stands on one place to another, when the table has come to rest.
export async function drag(page, from, to) {
  await rest(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await page.locator("#view:not(.grabbing)").waitFor();
}

// placesOf are the places of all objects, by GUID.
export async function placesOf(page) {
  await rest(page);
  const { ObjectStates } = await saveOf(page);
  return Object.fromEntries(ObjectStates.map(({ GUID, Transform: { posX, posY, posZ } }) => [GUID, [posX, posY, posZ].map((c) => c.toFixed(2))]));
}

// rest waits until all pieces are at their places, on the table and on the page.
async function rest(page) {
  while ((await stateOf(page)).moving) await nextFrame(page);
  await nextFrame(page);
}

// nextFrame waits until the page has drawn what it knows by now.
export const nextFrame = (page) => page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));

export const status = (page, id) => page.locator(`#screen [data-id=menagerie-${id}]`);

// says waits until something on the page has a text.
export const says = (locator, text) => locator.filter({ hasText: text }).first().waitFor({ timeout: PATIENCE });

// play drags a piece and waits until the panel names the move.
export async function play(page, at, move) {
  const [from, to] = move.split(/-(.*)/);
  await drag(page, at[from], at[to]);
  await says(status(page, "last"), move);
}

// stateOf is what the script of a page's game keeps.
export async function stateOf(page) {
  return JSON.parse((await saveOf(page)).LuaScriptState);
}

const saveOf = async (page) => (await page.request.get(`${page.url()}save`)).json();
