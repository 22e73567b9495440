// How large things are, in table units at scale 1. What TTS's makers do not tell, package assumed takes for true; those
// numbers come first, and a test holds them to that package. The rest are approximations, most of them read off public
// saves: from how high a thing lies over what it stands on, and from how far apart neighbours are.

// FLAT are things that are a picture on a slab: width for each time that the picture is wider than high, depth, and
// bottom and top over the origin for each unit of their thickness.
export const FLAT = {
  Custom_Tile: { width: 2, depth: 2, bottom: 0, top: 1, section: "CustomTile" },
  Custom_Token: { width: 2, depth: 2, bottom: -0.5, top: 0.5, section: "CustomToken" },
  Custom_Board: { width: 15, depth: 15, bottom: 0, top: 0.592 },
};
export const THICKNESS = 0.2; // of a tile or token that does not say

// A page of a Custom_PDF of a common form.
export const PAGE = { depth: 4, thickness: 0.1 };

export const CARD = { width: 2.2, depth: 3.1, thickness: 0.06, inDeck: 0.0112 };
export const CHIP = 0.13; // the height of one chip of a stack, coin or tile
export const STANDEE = { height: 3, thickness: 0.12, base: 0.2 };
export const BUTTON_UNIT = 1 / 500; // a unit of a classic button's width
export const FONT_UNIT = 1 / 64; // a unit of the font size of a 3DText

const die = (form, size) => ({ form, size: [size, size, size] });
const turned = (profile, width, height, base = -height / 2) => ({ form: "turned", profile, size: [width, height, width], base });
const disc = (width, height, color) => ({ form: "disc", size: [width, height, width], color });
const box = (x, y, z, color, base) => ({ form: "box", size: [x, y, z], color, base });
const board = (width, depth, pattern, color) => ({ form: "box", size: [width, 0.6, depth], base: -0.64, color, pattern });
const figure = turned("figure", 1.6, 3.2, -0.1);

// WOOD and the like are the colours of things that have one of their own; a save tints them.
const [WOOD, DARK, IVORY, FELT, LEAF, STONE] = [0x9c6b3f, 0x2b2926, 0xf0e8d4, 0x2f6b46, 0x4b7a3a, 0x8a8782];

// SOLIDS are the things that TTS brings along: form, width, height and depth, where their bottom is over the origin (the
// origin is the middle unless it says), a colour of their own, a pattern on top.
export const SOLIDS = {
  BlockSquare: box(1, 1, 1),
  BlockRectangle: box(1, 1, 2),
  BlockTriangle: { form: "wedge", size: [1, 1, 1] },

  Die_4: die("tetrahedron", 1.1), Die_6: die("box", 0.66), Die_6_Rounded: die("box", 0.7), Die_8: die("octahedron", 1),
  Die_10: die("bipyramid", 1), Die_12: die("dodecahedron", 1), Die_20: die("icosahedron", 1.1), Die_Piecepack: die("box", 0.7),

  Chess_Pawn: turned("pawn", 1, 2.2), Chess_Rook: turned("rook", 1.1, 2.45), Chess_Knight: turned("knight", 1.1, 3.1),
  Chess_Bishop: turned("bishop", 1.1, 2.8), Chess_Queen: turned("queen", 1.2, 3.5), Chess_King: turned("king", 1.2, 3.7),
  Chess_Board: board(14.6, 14.6, "chess", WOOD), Checker_Board: board(14.6, 14.6, "checkers", WOOD),
  Go_Board: board(15, 15, "go", 0xd9ab62), Reversi_Board: board(15, 15, "reversi", FELT),
  backgammon_board: board(22, 16, "", WOOD), Chinese_Checkers_Board: board(16, 16, "", WOOD), Pachisi_Board: board(16, 16, "", WOOD),
  CardBot_Board: board(20, 12, "", STONE),
  Checker_white: disc(1.3, 0.3, IVORY), Checker_black: disc(1.3, 0.3, DARK), Checker_red: disc(1.3, 0.3, 0xb8322a), CheckerStack: disc(1.3, 0.3, IVORY),
  reversi_chip: disc(1.3, 0.25, IVORY),
  backgammon_piece_white: disc(1.2, 0.3, IVORY), backgammon_piece_brown: disc(1.2, 0.3, 0x5f3d22),
  go_game_piece_white: { form: "ball", size: [0.75, 0.35, 0.75], color: IVORY }, go_game_piece_black: { form: "ball", size: [0.75, 0.35, 0.75], color: DARK },
  go_game_bowl_white: turned("bowl", 2.6, 1.6, 0), go_game_bowl_black: turned("bowl", 2.6, 1.6, 0), Bowl: turned("bowl", 4, 1.4, 0), Cup: turned("bowl", 1.5, 2, 0),
  Chinese_Checkers_Piece: { form: "ball", size: [0.6, 0.6, 0.6] }, "Metal Ball": { form: "ball", size: [0.7, 0.7, 0.7], color: STONE, shiny: true },
  PlayerPawn: turned("pawn", 0.7, 1.4, 0),

  Chip_10: disc(1.35, CHIP, 0x2f5fa8), Chip_50: disc(1.35, CHIP, 0xc05a28), Chip_100: disc(1.35, CHIP, 0x333333), Chip_500: disc(1.35, CHIP, 0x7a3f98),
  Chip_1000: disc(1.35, CHIP, 0xc9a227), ChipStack: disc(1.35, CHIP, 0xb8322a), Quarter: { ...disc(1, 0.1, 0xb9bcc0), shiny: true },
  Mahjong_Coin: disc(0.8, 0.1, 0xc9a227), Mahjong_Stick: box(2.6, 0.12, 0.2, IVORY), Mahjong_Tile: box(0.9, 0.6, 1.2, IVORY), Domino: box(1, 0.3, 2, DARK),
  PiecePack_Arms: disc(0.9, 0.15, WOOD), PiecePack_Crowns: disc(0.9, 0.15, WOOD), PiecePack_Moons: disc(0.9, 0.15, WOOD), PiecePack_Suns: disc(0.9, 0.15, WOOD),

  Bag: turned("bag", 2.2, 2.4, 0.19), Infinite_Bag: turned("bag", 2.2, 2.2, -0.06),

  Tileset_Tree: turned("tree", 2.4, 3.4), Tileset_Rock: { form: "rock", size: [2.2, 2.4, 2], color: STONE }, Tileset_Barrel: { ...turned("barrel", 1, 1.3, 0), color: WOOD },
  Tileset_Chest: box(1.2, 0.9, 0.8, WOOD, -0.2), Tileset_Chair: box(0.9, 1.2, 0.9, WOOD, 0), Tileset_Table: box(2.4, 1.4, 1.6, WOOD),
  Tileset_Floor: box(2, 0.2, 2, STONE), Tileset_Wall: box(2, 2.4, 0.3, STONE, 0), Tileset_Corner: box(0.6, 2.4, 0.6, STONE, 0),
  "Tileset_*": box(1.5, 1.5, 1.5, STONE),
  "rpg_*": figure, "Figurine_*": figure,
};
Object.assign(SOLIDS.Tileset_Tree, { color: LEAF });
for (const name of ["Chess_Pawn", "Chess_Rook", "Chess_Knight", "Chess_Bishop", "Chess_Queen", "Chess_King"]) SOLIDS[name].color = IVORY;
for (const name of ["go_game_bowl_white", "go_game_bowl_black", "Bowl", "Cup"]) SOLIDS[name].color = WOOD;

// DICE are the forms of a Custom_Dice, by its Type.
export const DICE = ["Die_4", "Die_6_Rounded", "Die_8", "Die_10", "Die_12", "Die_20"];

// SCREENS are things with a text on them: width, height, depth, colour, and which side it is on.
export const SCREENS = {
  Counter: { size: [2.4, 0.5, 1.6], base: -0.25, color: 0x26292c, ink: "#7ff0a0" },
  Digital_Clock: { size: [3.4, 1.2, 1.2], base: 0, color: 0x26292c, ink: "#ff7f6a" },
  Tablet: { size: [9.6, 0.3, 6.4], base: -0.15, color: 0x17191b, ink: "#9fb6c8" },
  Notecard: { size: [6, 0.1, 4], base: -0.05, color: 0xf3eedd, ink: "#2b2620" },
};

// TABLES are the tables of TTS: the form and half the width and half the depth of its top, and the colours of the top and
// of what it is made of.
const oak = 0x33231a;
export const TABLES = {
  Table_Square: { form: "box", half: [13.5, 13.5], top: 0x35573f, edge: oak },
  Table_Circular: { form: "disc", half: [15.5, 15.5], top: 0x4a3a2c, edge: oak },
  Table_Glass: { form: "disc", half: [15.5, 15.5], top: 0x51666d, edge: 0x9aa7ab },
  Table_Hexagon: { form: "hexagon", half: [18, 15.6], top: 0x4a3a2c, edge: oak },
  Table_Octagon: { form: "octagon", half: [15.8, 15.8], top: 0x2f4f45, edge: oak },
  Table_Plastic: { form: "box", half: [26, 17], top: 0x8c8f91, edge: 0x6c6f71 },
  Table_Poker: { form: "oval", half: [30, 14], top: 0x265c3d, edge: 0x3a2418 },
  Table_RPG: { form: "box", half: [34, 21], top: 0x4a3a2c, edge: oak },
  Table_Custom: { form: "box", half: [52, 33], top: 0x3c4144, edge: 0x26292b },
  Table_Custom_Square: { form: "box", half: [33, 33], top: 0x3c4144, edge: 0x26292b },
};

// SKIES are the colours of a sky from above down to the horizon, darker than TTS's, since white texts stand before them.
export const SKIES = {
  Sky_Museum: ["#1b2026", "#34322f"], Sky_Field: ["#23405f", "#55707f"], Sky_Forest: ["#1d3027", "#4a5a48"], Sky_Tunnel: ["#121317", "#2a2727"],
  Sky_Sunset: ["#292547", "#7c4c3e"], Sky_Cathedral: ["#1d1916", "#42372d"], Sky_Downtown: ["#1c252e", "#47525b"], Sky_Regal: ["#221a27", "#473a3f"],
};

// solid is the row for a thing of TTS's, or undefined. TTS itself writes some names in several ways.
const rows = new Map(Object.entries(SOLIDS).map(([name, row]) => [name.toLowerCase(), row]));
export function solid(name) {
  const lower = name.toLowerCase();
  return rows.get(lower) ?? rows.get(lower.replace(/_.*$/, "_*"));
}
