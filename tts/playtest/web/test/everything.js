// A save with a thing of each kind, for the tests and for looking at.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { png } from "./pictures.js";

const COLUMNS = 8;
const GAP = 4.2;

// everything writes the save and its pictures into a folder, and tells where the save is.
export function everything(dir) {
  const picture = (name, data) => {
    writeFileSync(join(dir, name), data);
    return pathToFileURL(join(dir, name)).href;
  };
  const quarters = picture("quarters.png", png(64, 64, (x, y) => [x < 32 ? 230 : 20, y < 32 ? 40 : 200, x < 32 ? 60 : 220, 255]));
  const stripes = picture("stripes.png", png(64, 32, (x) => (x % 16 < 8 ? [240, 200, 40, 255] : [30, 60, 120, 255])));
  const ring = picture("ring.png", png(64, 64, (x, y) => [200, 30, 120, Math.hypot(x - 31.5, y - 31.5) < 31 ? 255 : 0]));
  const broken = picture("broken.png", Buffer.from("no picture"));

  const objects = [];
  const add = (Name, more = {}, scale = 1) => {
    const i = objects.length;
    objects.push({
      GUID: (0xa00000 + i).toString(16), Name, Nickname: "", Description: "", ColorDiffuse: { r: 0.8, g: 0.75, b: 0.7 }, Locked: false, ...more,
      Transform: { posX: (i % COLUMNS) * GAP - ((COLUMNS - 1) * GAP) / 2, posY: 1.1, posZ: 16 - Math.floor(i / COLUMNS) * GAP, rotX: 0, rotY: 180, rotZ: 0, scaleX: scale, scaleY: 1, scaleZ: scale, ...more.Transform },
    });
  };
  const image = (ImageURL, more) => ({ CustomImage: { ImageURL, ImageSecondaryURL: "", ...more } });
  const deck = { 3: { FaceURL: quarters, BackURL: stripes, NumWidth: 2, NumHeight: 2 } };

  add("Card", { CardID: 301, CustomDeck: deck, Nickname: "the second card" });
  add("CardCustom", { CardID: 302, CustomDeck: deck, Transform: { rotZ: 180 } });
  add("Deck", { DeckIDs: [300, 301, 302, 303].flatMap((id) => Array(15).fill(id)), CustomDeck: deck });
  for (const Type of [0, 1, 2, 3]) add("Custom_Tile", image(Type === 0 ? stripes : quarters, { CustomTile: { Type, Thickness: 0.2 } }));
  add("Custom_Token", { ...image(ring, { CustomToken: { Thickness: 0.3 } }), AttachedSnapPoints: [{ Position: { x: 0, y: 0.2, z: 0 }, Rotation: { x: 0, y: 0, z: 0 } }] });
  add("Custom_Board", image(stripes), 0.12);
  add("Figurine_Custom", image(ring));
  add("Custom_PDF", { Nickname: "Rules" }, 0.8);
  for (const name of ["Die_4", "Die_6", "Die_6_Rounded", "Die_8", "Die_10", "Die_12", "Die_20"]) add(name, { Transform: { scaleY: 1.5 } }, 1.5);
  add("Custom_Dice", image(stripes, { CustomDice: { Type: 1 } }), 1.5);
  for (const name of ["Pawn", "Rook", "Knight", "Bishop", "Queen", "King"]) add("Chess_" + name);
  for (const name of ["Checker_white", "Checker_red", "reversi_chip", "go_game_piece_black", "PlayerPawn", "Chip_10", "Quarter", "BlockSquare", "BlockRectangle", "BlockTriangle", "Domino", "Mahjong_Tile"]) add(name);
  add("ChipStack", { Number: 12 });
  for (const name of ["Bag", "Infinite_Bag", "Bowl", "Metal Ball", "rpg_WOLF", "Tileset_Tree"]) add(name);
  add("Counter", { Counter: { value: 42 } });
  add("Digital_Clock", { Clock: { SecondsPassed: 5025 }, Transform: { rotY: 0 } });
  add("Notecard", { Nickname: "A note", Description: "with a text that is longer than a line of it", Transform: { rotY: 0 } }, 0.6);
  add("3DText", { Text: { Text: "Hello", colorstate: { r: 1, g: 0.7, b: 0.1 }, fontSize: 96 }, Transform: { rotX: 90, rotY: 0 } });
  add("ScriptingTrigger", { ColorDiffuse: { r: 1, g: 1, b: 1 } }, 3);
  add("FogOfWarTrigger", { ColorDiffuse: { r: 0.2, g: 0.2, b: 0.2 } }, 3);
  add("Custom_Tile", { ...image(broken, { CustomTile: { Type: 3, Thickness: 0.2 } }), Nickname: "broken" });
  add("Custom_Assetbundle", { Nickname: "bundle" });
  add("Something_New", { Nickname: "novelty", States: { 1: {}, 3: {} } });
  add("BlockSquare", { GUID: "bbbbbb", Nickname: "switch", LuaScript: SWITCH });
  objects.push({ GUID: "cccccc", Name: "HandTrigger", FogColor: "Red", ColorDiffuse: { r: 0.8, g: 0.1, b: 0.1 }, Transform: { posX: 0, posY: 3, posZ: -24, rotX: 0, rotY: 0, rotZ: 0, scaleX: 12, scaleY: 5, scaleZ: 4 } });

  const decal = { Transform: { posX: 20, posY: 0.97, posZ: -18, rotX: 90, rotY: 180, rotZ: 0, scaleX: 4, scaleY: 4, scaleZ: 4 }, CustomDecal: { Name: "ring", ImageURL: ring, Size: 1 } };
  const file = join(dir, "everything.json");
  writeFileSync(file, JSON.stringify({ SaveName: "Everything", Table: "Table_Custom", TableURL: stripes, Sky: "Sky_Field", ObjectStates: objects, Decals: [decal], SnapPoints: [{ Position: { x: 0, y: 1, z: -20 } }] }));
  return file;
}

// SWITCH is the script of a thing with a button, an input and a menu.
export const SWITCH = `
function onLoad()
    self.createButton({label = "push", click_function = "push", function_owner = self, position = {0, 0.6, 0}, width = 900, height = 500, font_size = 240})
    self.createInput({label = "name", input_function = "write", function_owner = self, position = {0, 0.6, 1.4}, width = 900, height = 400, font_size = 240})
    self.addContextMenuItem("Shine", function(color) broadcastToAll("shines for " .. color) end)
end
function push(_, color) broadcastToAll("pushed by " .. color) end
function write(_, color, text) broadcastToAll(color .. " wrote " .. text) end
`;
