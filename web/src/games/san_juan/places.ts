// Where on the board each question is answered: the part that a phone shows then.

import type { Places } from "../common/places";
import type { QuestionKind } from "./border";

export const PLACES: Places<QuestionKind, "hand" | "house" | "players"> = {
  role: "hand",
  build: "hand",
  pay: "hand",
  keep: "hand",
  find: "hand",
  chapel: "hand",
  discard: "hand",
  archive: "hand",

  produce: "own",
  sell: "own",
  give: "own",
  cover: "own",

  // In words, or with what is always in sight
  library: null,
  take: null,
  mine: null,

  // Chance's, and none
  over: null,
  governor: null,
  card: null,
  good: null,
  tile: null,
  look: null,
  turn_up: null,
};
