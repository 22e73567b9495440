// The tool and a browser for the tests of one file, which only imports them.
import { after, before } from "node:test";
import { browser, scratch } from "./menagerie.js";

export let tools, launched;
before(async () => {
  tools = scratch();
  launched = await browser();
});
after(async () => {
  await launched?.close();
  tools?.remove();
});
