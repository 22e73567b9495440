// Makes the pictures of the table in docs/gallery: npm run gallery.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { browser, nextFrame, open, scratch, serve } from "./menagerie.js";

const NEARER = -350; // how far the wheel is turned so that the board fills the picture
const [WIDTH, HEIGHT] = [1280, 800];

// halved is a picture of half the size, whose edges are smooth, as JPEG.
async function halved(page, picture) {
  const bytes = await page.evaluate(async ([all, width, height]) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(all)]));
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, width, height);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 })).arrayBuffer())];
  }, [[...picture], WIDTH, HEIGHT]);
  return Buffer.from(bytes);
}

const tools = scratch();
const ends = [];
const launched = await browser();
try {
  const cards = execFileSync(tools.tool, ["games", "--json"], { encoding: "utf8" }).trim().split("\n").map((line) => JSON.parse(line).name);
  for (const card of cards) {
    const address = await serve({ after: (end) => ends.push(end) }, tools.tool, card);
    const { page, context } = await open(launched, address, { width: 2 * WIDTH, height: 2 * HEIGHT });
    await page.waitForLoadState("networkidle");
    await page.click("#panel");
    await page.mouse.move(WIDTH, HEIGHT);
    await page.mouse.wheel(0, NEARER);
    await nextFrame(page);
    const picture = await page.locator("#view").screenshot();
    writeFileSync(join(tools.root, "docs/gallery", `${card}-table.jpg`), await halved(page, picture));
    await context.close();
  }
} finally {
  await launched.close();
  for (const end of ends) end();
  tools.remove();
}
