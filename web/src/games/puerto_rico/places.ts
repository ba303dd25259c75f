// Where on the board each question is answered: the part that a phone shows then.

import type { Places } from "../common/places";
import type { QuestionKind } from "./border";

export const PLACES: Places<QuestionKind, "harbour" | "sale" | "players"> = {
  role: "harbour",
  pirate: "harbour",
  token: "harbour",
  tile: "harbour",
  ship: "harbour",
  extra: "harbour",
  sell: "harbour",
  colonist: "harbour",

  choose: "sale",
  build: "sale",

  place: "own",
  noble: "own",
  man: "own",
  guest: "own",
  recall: "own",
  discard: "own",
  use: "own",
  keep: "own",
  small_wharf: "own",

  // In words, or with what is always in sight
  lay: null,
  return: null,
  supply: null,
  loot: null,

  // Chance's, and none
  over: null,
  governor: null,
  row: null,
  unseen_tile: null,
  produce: null,
  on_sale: null,
  festival_tile: null,
  festival_good: null,
  festival_building: null,
};
