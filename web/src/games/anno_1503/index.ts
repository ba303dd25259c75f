// Anno 1503 in the browser.

import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { catalogue } from "./catalogue";
import { chapters } from "./chapters";
import { inhabitants } from "./figures";
import { describe, discoveries } from "./describe";
import { choice, gainWords, logLine, question, refusalWords } from "./sentences";
import type { Anno1503, Player, Point, View } from "./types";
import { loadWords, type OptionName, type Words } from "./words/words";

export const game: GameModule<Words, Anno1503> = {
  Board,
  fillsPage: true,
  mostBeside: 218,
  words: loadWords,
  question,
  choice,
  logLine,
  chapters,
  gains: gainWords,
  refusal: refusalWords,
  describe,
  catalogue,
  scoreLabel: (source, words) => words.points[source as Point] ?? source,
  series: (words) => [
    { label: words.charts.points, values: each((player) => player.score) },
    { label: words.charts.gold, values: each((player) => player.gold) },
    { label: words.charts.inhabitants, values: each(inhabitants) },
    { label: words.charts.discoveries, values: each(discoveries) },
  ],
  startsRound: (event) => event.kind === "round_ended",
  option: (name, words) => (name in words.options ? { choices: {}, ...words.options[name as OptionName] } : null),
};

function each(figure: (player: Player) => number): (view: View) => number[] {
  return (view) => view.seats.map(figure);
}
