// Puerto Rico in the browser.

import type { GameModule, OptionWords } from "../contract";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue";
import { chapters } from "./chapters";
import { COMPARE } from "./keys";
import { describe } from "./describe";
import { isBuilding } from "./buildings";
import { arrangement, choice, gainWords, logLine, question, refusalWords, together } from "./sentences";
import { GOODS, type Counts, type Expansion, type Good, type PuertoRico } from "./types";
import { loadWords, type OptionName, type Words } from "./words/words";

export const game: GameModule<Words, PuertoRico> = {
  Board,
  fillsPage: true,
  words: (language, options) => loadWords(language, options?.["edition"] === "first" ? "first" : "2020"),
  question,
  choice,
  logLine,
  chapters,
  gains: gainWords,
  together,
  arrangement,
  refusal: refusalWords,
  describe,
  catalogue,
  keys: (words) => [[COMPARE, words.ui.compare]],
  scoreLabel: (source, words) =>
    isBuilding(source)
      ? words.buildings[source]
      : source in words.sheet
        ? words.sheet[source as keyof Words["sheet"]]
        : source,
  series: (words) => [
    { label: words.charts.score, values: (view) => view.seats.map((player) => player.score ?? 0) },
    { label: words.charts.points, values: (view) => view.seats.map((player) => player.points ?? 0) },
    { label: words.charts.doubloons, values: (view) => view.seats.map((player) => player.doubloons) },
    { label: words.charts.production, values: (view) => view.seats.map((player) => produced(player.production)) },
  ],
  startsRound: (event) => event.kind === "round_ended",
  option: (name, words) => (name in words.options ? optionWords(name as OptionName, words) : null),
};

/** Options that an expansion brings. */
const BROUGHT_BY: Partial<Record<OptionName, Expansion>> = {
  nb_rules: "new-buildings",
  buildings: "new-buildings",
  long_game: "new-buildings",
  kidnap_solo: "buccaneer",
  festival_privilege_goods: "festival",
  lodges: "nobles",
};

function optionWords(name: OptionName, words: Words): OptionWords {
  const said: OptionWords = { choices: {}, ...words.options[name] };
  const member = BROUGHT_BY[name];
  return {
    ...said,
    ...(name === "buildings"
      ? { choices: { ...words.buildings, ...said.choices }, group: (price) => `${words.ui.price} ${price}` }
      : {}),
    ...(member ? { belongs: { option: "expansions", member } } : {}),
  };
}

function produced(production: Counts<Good>): number {
  return GOODS.reduce((sum, good) => sum + (production[good] ?? 0), 0);
}
