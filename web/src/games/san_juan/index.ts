// San Juan in the browser.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue";
import { chapters } from "./chapters";
import { describe } from "./describe";
import { arrangement, choice, gainWords, logLine, question, refusalWords, together } from "./sentences";
import { isCard } from "./town";
import { GOODS, type Counts, type Good, type SanJuan } from "./types";
import { loadWords, type OptionName, type Words } from "./words/words";

export const game: GameModule<Words, SanJuan> = {
  Board,
  fillsPage: true,
  words: loadWords,
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
  scoreLabel: (source, words) =>
    source === "buildings" || source === "chapel" ? words.sheet[source] : isCard(source) ? words.cards[source] : source,
  series: (words) => [
    { label: words.charts.score, values: (view) => view.seats.map((player) => player.score ?? player.open_points) },
    { label: words.charts.buildings, values: (view) => view.seats.map((player) => player.buildings) },
    { label: words.charts.cards, values: (view) => view.seats.map((player) => player.cards) },
    { label: words.charts.goods, values: (view) => view.seats.map((player) => stock(player.goods)) },
  ],
  startsRound: (event) => event.kind === "round_ended",
  option: (name, words) => (name in words.options ? { choices: {}, ...words.options[name as OptionName] } : null),
};

function stock(goods: Counts<Good>): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
}
