// The log, put together from the pieces that the server sends.

import type { GameEvent, State } from "../api/types";
import type { Part } from "../games/contract";
import type { SpokenGame } from "../games/registry";

export interface Line {
  event: GameEvent;
  parts: Part[];
}

/** Events in words: a line for each that is worth one. */
export function logLines(log: GameEvent[], { game, words }: SpokenGame, names: string[]): Line[] {
  const events = game.together?.(log) ?? log;
  const lines = events.map((event) => ({ event, parts: game.logLine(event, words, names) }));
  return lines.filter(({ parts }) => parts.length > 0);
}

/** The new state with its whole log; null if a piece is missing, or was sent for another seat. */
export function continued(old: State | null, change: State): State | null {
  const known = old?.seat === change.seat ? old.log : [];
  if (change.log_from > known.length) return null;
  const log = [...known.slice(0, change.log_from), ...change.log];
  return log.length < change.log_length ? null : { ...change, log_from: 0, log };
}

/** A state with its whole log, which is asked for page by page. */
export async function withWholeLog(page: (logFrom: number) => Promise<State>): Promise<State> {
  let state = await page(0);
  while (state.log.length < state.log_length) {
    const next = await page(state.log.length);
    if (next.log.length === 0) return { ...next, log_from: 0, log: state.log.slice(0, next.log_length) };
    state = { ...next, log_from: 0, log: [...state.log, ...next.log] };
  }
  return state;
}

/** Events after a number of actions. */
export function since(log: GameEvent[], move: number): GameEvent[] {
  return log.filter((event) => event.move > move);
}

/** The moments at which rounds began, and the last one: where the charts look at the game. */
export function roundMoments(log: GameEvent[], startsRound: (event: GameEvent) => boolean, last: number): number[] {
  const starts = log.filter(startsRound).map((event) => event.move);
  return [...new Set([...starts, last])].sort((one, other) => one - other);
}
