// What objects look like: each of TTS's names once, with what draws it. What cannot be drawn as in TTS is a labelled box.
import { cardOf, deckOf } from "./cards.js";
import { boardOf, pageOf, standeeOf, tileOf, tokenOf } from "./flat.js";
import { SCREENS, solid } from "./measures.js";
import { modelOf } from "./models.js";
import { diceOf, labelled, screenOf, solidOf, textOf } from "./solids.js";
import { zoneOf } from "./zones.js";

const bundle = (object, { note }) => {
  note("asset bundles are not drawn");
  return labelled(object);
};

// KINDS draw an object, given the importer of meshes and note, which takes what is not shown as in TTS.
const KINDS = {
  Custom_Model: modelOf, Custom_Model_Bag: modelOf, Custom_Model_Infinite_Bag: modelOf, Custom_Model_Stack: modelOf,
  Custom_Tile: tileOf, Custom_Tile_Stack: tileOf, Custom_Token: tokenOf, Custom_Token_Stack: tokenOf, Custom_Board: boardOf,
  Figurine_Custom: standeeOf, Custom_PDF: pageOf, Custom_Dice: diceOf,
  Custom_Assetbundle: bundle, Custom_Assetbundle_Bag: bundle, Custom_Assetbundle_Infinite_Bag: bundle,
  Card: cardOf, CardCustom: cardOf, Deck: deckOf, DeckCustom: deckOf,
  "3DText": textOf,
  HandTrigger: zoneOf, ScriptingTrigger: zoneOf, FogOfWarTrigger: zoneOf, FogOfWar: zoneOf, RandomizeTrigger: zoneOf, LayoutZone: zoneOf,
  ...Object.fromEntries(Object.keys(SCREENS).map((name) => [name, screenOf])),
};

// shapeOf resolves to what stands for an object. It never fails.
export async function shapeOf(object, context) {
  const draw = KINDS[object.Name] ?? (solid(object.Name) && solidOf);
  if (!draw) {
    context.note("a " + object.Name);
    return labelled(object);
  }
  try {
    return await draw(object, context);
  } catch {
    context.note("the save says too little of it");
    return labelled(object);
  }
}

// isPlayed tells things of the game from zones and from papers, which lie beside it.
export const isPlayed = ({ Name }) => KINDS[Name] !== zoneOf && KINDS[Name] !== pageOf;
