// A game without a board of its own: everything is told in its notation.

import type { GameEvent, State } from "../api/types";
import type { GameModule } from "./contract";
import TextBoard from "./TextBoard.svelte";

type NoWords = Record<string, never>;

export const plain: GameModule<NoWords> = {
  Board: TextBoard,
  words: async () => ({}),
  question: (state, _, names) => (state.question ? `${names[state.question.seat]}: ${state.question.kind}` : ""),
  choice: (action) => action,
  logLine: (event, _, names) => [...seatPart(event, names), event.kind, ...parameters(event)],
  refusal: (refusal) => refusal.sentence,
  describe: describeView,
  scoreLabel: (source) => source.replaceAll("_", " "),
  series: () => [],
  startsRound: () => false,
  option: () => null,
};

function seatPart(event: GameEvent, names: string[]) {
  return event.seat === null ? [] : [{ text: names[event.seat] ?? "", seat: event.seat }, " "];
}

function parameters(event: GameEvent): string[] {
  return Object.entries(event)
    .filter(([name]) => !["move", "kind", "seat"].includes(name))
    .map(([name, value]) => `, ${name} ${String(value)}`);
}

function describeView(state: State) {
  return Object.entries(state.view).map(([heading, value]) => ({ heading, lines: [JSON.stringify(value)] }));
}
