// Decisions and turning points in words.

import type { Decision, State, TurningPoint } from "../api/types";
import type { SpokenGame } from "../games/registry";
import type { ReviewWords } from "./words";

export const WORTH_TELLING: readonly (string | null)[] = ["inaccuracy", "mistake", "blunder"];

/** The game as it was after so many actions; null if it is not known yet. */
export type At = (actions: number) => State | null;

export const percent = (share: number) => Math.round(100 * Math.abs(share));

/** Answers in words; where things are counted, how many of each. */
export function inWords(
  actions: readonly string[],
  counts: Record<string, number> | null,
  state: State | null,
  { game, words }: SpokenGame,
): string {
  if (!state) return actions.join(", ");
  const arranged = counts && game.arrangement?.(counts, state, words);
  return (arranged ?? actions.map((action) => game.choice(action, state, words))).join(", ");
}

const quoted = (text: string) => `«${text}»`;

/** A turning point of a seat as a sentence. */
export function turningPoint(
  point: TurningPoint,
  seat: number,
  decision: Decision | undefined,
  at: At,
  names: readonly string[],
  spoken: SpokenGame,
  words: ReviewWords,
): string {
  const state = at(point.at);
  const values = {
    who: names[seat] ?? "",
    percent: percent(point.change),
    at: point.at,
    by: names[point.by ?? seat] ?? "",
    byYou: false,
    played: quoted(inWords(point.played, decision?.played_counts ?? null, state, spoken)),
    best: quoted(inWords(point.best, decision?.best_counts ?? null, state, spoken)),
  };
  const { turning } = words;
  if (point.cause === "own") return turning.own(values);
  if (point.cause === "chance") return point.change > 0 ? turning.luck(values) : turning.misfortune(values);
  return point.change > 0 ? turning.gift(values) : turning.harm(values);
}
