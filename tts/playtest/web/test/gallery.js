// Makes the pictures of the table in docs/gallery: npm run gallery.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { browser, nextFrame, open, scratch, serve } from "./menagerie.js";

const NEARER = -350; // how far the wheel is turned so that the board fills the picture

const tools = scratch();
const ends = [];
const launched = await browser();
try {
  const cards = execFileSync(tools.tool, ["games", "--json"], { encoding: "utf8" }).trim().split("\n").map((line) => JSON.parse(line).name);
  for (const card of cards) {
    const address = await serve({ after: (end) => ends.push(end) }, tools.tool, card);
    const { page, context } = await open(launched, address, { width: 1280, height: 800 });
    await page.waitForLoadState("networkidle");
    await page.click("#panel");
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, NEARER);
    await nextFrame(page);
    await page.locator("#view").screenshot({ path: join(tools.root, "docs/gallery", `${card}-table.jpg`), type: "jpeg", quality: 80 });
    await context.close();
  }
} finally {
  await launched.close();
  for (const end of ends) end();
  tools.remove();
}
