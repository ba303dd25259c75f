// San Juan in the browser.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { arrangement, choice, describe, logLine, question, refusalWords, together } from "./tell";
import { isCard, openPoints } from "./town";
import { GOODS, type Counts, type GameEvent, type Good, type View } from "./types";
import { loadWords, type OptionName, type Words } from "./words/words";

export const game: GameModule<Words> = {
  Board,
  words: loadWords,
  question,
  choice,
  logLine: (event, words, names) => logLine(event as unknown as GameEvent, words, names),
  together: (log) => together(log as unknown as GameEvent[]) as unknown as typeof log,
  arrangement,
  refusal: refusalWords,
  describe,
  scoreLabel: (source, words) =>
    source === "buildings" || source === "chapel" ? words.sheet[source] : isCard(source) ? words.cards[source] : source,
  series: (words) => [
    { label: words.charts.score, values: (view) => seats(view).map((player) => player.score ?? openPoints(player)) },
    { label: words.charts.buildings, values: (view) => seats(view).map((player) => player.buildings) },
    { label: words.charts.cards, values: (view) => seats(view).map((player) => player.cards) },
    { label: words.charts.goods, values: (view) => seats(view).map((player) => stock(player.goods)) },
  ],
  startsRound: (event) => event.kind === "round_ended",
  option: (name, words) => (name in words.options ? { choices: {}, ...words.options[name as OptionName] } : null),
};

function stock(goods: Counts<Good>): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
}

function seats(view: object): View["seats"] {
  return (view as View).seats;
}
