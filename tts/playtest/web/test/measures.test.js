// The page's measures are those that package assumed takes for true.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { TABLE_TOP } from "../src/frame.js";
import { FLAT, PAGE, SOLIDS, solid } from "../src/measures.js";

const source = readFileSync(new URL("../../../assumed/assumed.go", import.meta.url), "utf8");
const assumed = Object.fromEntries([...source.matchAll(/^\t(\w+)\s*= (-?[\d.]+)$/gm)].map(([, name, value]) => [name, Number(value)]));

test("flat things, pages, blocks and the table", () => {
  for (const [name, prefix] of [["Custom_Tile", "Tile"], ["Custom_Token", "Token"], ["Custom_Board", "Board"]]) {
    const { width, depth, bottom, top } = FLAT[name];
    assert.deepEqual([width, depth, bottom, top], ["Width", "Depth", "Bottom", "Top"].map((part) => assumed[prefix + part]), name);
  }
  assert.deepEqual(PAGE, { depth: assumed.PDFDepth, thickness: assumed.PDFTop });
  assert.deepEqual(SOLIDS.BlockSquare.size, Array(3).fill(assumed.BlockSize));
  assert.equal(TABLE_TOP, assumed.TableTop);
});

test("names in any case and families of names", () => {
  assert.equal(solid("Go_Game_Piece_White"), SOLIDS.go_game_piece_white);
  assert.equal(solid("rpg_BEAR"), SOLIDS["rpg_*"]);
  assert.equal(solid("Tileset_Tree"), SOLIDS.Tileset_Tree);
  assert.equal(solid("Custom_Model"), undefined);
});
