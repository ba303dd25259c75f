// Puerto Rico in the browser.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { choice, describe, logLine, question, refusalWords } from "./tell";
import { isBuilding } from "./arrange";
import { GOODS, type Counts, type GameEvent, type Good, type View } from "./types";
import { loadWords, type OptionName, type Words } from "./words/words";

export const game: GameModule<Words> = {
  Board,
  words: async (language, options) => (await loadWords(language))(options?.["edition"] === "first" ? "first" : "2020"),
  question,
  choice,
  logLine: (event, words, names) => logLine(event as unknown as GameEvent, words, names),
  refusal: refusalWords,
  describe,
  scoreLabel: (source, words) =>
    isBuilding(source)
      ? words.buildings[source]
      : source === "chips" || source === "buildings"
        ? words.sheet[source]
        : source,
  series: (words) => [
    { label: words.charts.score, values: (view) => seats(view).map((player) => player.score ?? 0) },
    { label: words.charts.points, values: (view) => seats(view).map((player) => player.points ?? 0) },
    { label: words.charts.doubloons, values: (view) => seats(view).map((player) => player.doubloons) },
    { label: words.charts.production, values: (view) => seats(view).map((player) => produced(player.production)) },
  ],
  startsRound: (event) => event.kind === "round ended",
  option: (name, words) => (name in words.options ? words.options[name as OptionName] : null),
  hidden: (options) => options["hidden_vp"] === true,
};

function produced(production: Counts<Good>): number {
  return GOODS.reduce((sum, good) => sum + (production[good] ?? 0), 0);
}

function seats(view: object): View["seats"] {
  return (view as View).seats;
}
