// Decisions as the server tells them, and the states that the board shows of them.

import type { Frame, GameEvent, State } from "../api/types";

/** An earlier moment of the game, with the decision that led to it. */
export interface Moment extends State {
  at: number;
  of: number;
  /** The number of actions before the decision. */
  from: number;
  /** The seat that decided. */
  by: number | null;
}

/** The game as it was after a decision, when nobody was asked yet; the rest as it is now. */
export function momentOf(frame: Frame, from: number, now: State): Moment {
  const { at, by, actor, over, view } = frame;
  return {
    ...now,
    actor,
    over,
    view,
    question: (view["question"] ?? null) as State["question"],
    choices: [],
    counting: false,
    may_undo: false,
    scores: at === now.actions ? now.scores : null,
    log: now.log.filter(({ move }) => move <= at),
    actions: at,
    at,
    of: now.actions,
    from,
    by,
  };
}

/** The moments after a first frame. */
export function momentsAfter([first, ...rest]: readonly Frame[], now: State): Moment[] {
  let from = first?.at ?? 0;
  return rest.map((frame) => {
    const moment = momentOf(frame, from, now);
    from = frame.at;
    return moment;
  });
}

/** Whether something was taken back between two states: what was known of the game may not be so any more. */
export function wasTakenBack(before: State, now: State): boolean {
  return JSON.stringify(before.taken_back) !== JSON.stringify(now.taken_back);
}

/** What happened from one moment to another. */
export function between(log: readonly GameEvent[], from: number, to: number): GameEvent[] {
  return log.filter(({ move }) => move > from && move <= to);
}
