// The log turn by turn: a turn begins with the die, and its sum is what everybody gained and paid.

import type { Chapters } from "../contract";
import { gainWords } from "./sentences";
import type { Anno1503 } from "./types";
import type { Words } from "./words/words";

export const chapters: Chapters<Words, Anno1503> = {
  title: (event, _, names) =>
    event.kind === "rolled" ? [{ text: names[event.seat ?? 0] ?? "", seat: event.seat ?? 0 }] : null,
  ends: (event) => event.kind === "round_ended" || event.kind === "rounds_over" || event.kind === "game_won",
  sum: (events, seat, words) => [gainWords(events, seat, words).join(" ")].filter((sum) => sum !== ""),
};
