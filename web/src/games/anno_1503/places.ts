// Where on the board each question is answered: the part that a phone shows then.

import type { Places } from "../common/places";
import type { QuestionKind } from "./border";

export const PLACES: Places<QuestionKind, "chart" | "market" | "players"> = {
  sail: "chart",
  ship: "chart",
  tow: "chart",
  harbour: "chart",
  peek: "chart",
  repair: "chart",
  lay: "chart",

  public_building: "market",
  produce: "market",
  golden_times: "market",
  commodity: "market",
  luxury: "market",
  bargain: "market",

  work: "own",
  lose: "own",
  upgrade: "own",
  return: "own",
  give: "own",
  discard: "own",
  without: "own",
  tile: "own",
  build_with_card: "own",
  drawn_fight: "own",

  // In words, or with what is always in sight
  ransom: null,
  reroll: null,

  // Chance's, and none
  over: null,
  home: null,
  first: null,
  roll: null,
  event: null,
  face: null,
  card: null,
  encounter: null,
  foe: null,
  raid_card: null,
  foe_die: null,
  own_die: null,
};
