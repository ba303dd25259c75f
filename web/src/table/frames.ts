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
  /** The question that was answered by it. */
  answered: Question;
}

type Question = State["question"];

/** The question that a position put to the seat that then decided. */
export function answeredBy(by: number | null, before: Pick<State, "view"> | null): Question {
  const question = (before?.view["question"] ?? null) as Question;
  return question?.seat === by ? question : null;
}

/** The game as it was after a decision, when nobody was asked yet; the rest as it is now. */
export function momentOf(frame: Frame, before: Frame | null, now: State): Moment {
  const { at, by, actor, over, view } = frame;
  return {
    ...now,
    actor,
    over,
    view,
    question: (view["question"] ?? null) as Question,
    choices: [],
    counting: false,
    may_undo: false,
    scores: at === now.actions ? now.scores : null,
    log: now.log.filter(({ move }) => move <= at),
    actions: at,
    at,
    of: now.actions,
    from: before?.at ?? at,
    by,
    answered: answeredBy(by, before),
  };
}

/** The moments after a first frame. */
export function momentsAfter(frames: readonly Frame[], now: State): Moment[] {
  return frames.slice(1).map((frame, number) => momentOf(frame, frames[number] ?? null, now));
}

/** Whether something was taken back between two states: what was known of the game may not be so any more. */
export function wasTakenBack(before: State, now: State): boolean {
  return JSON.stringify(before.taken_back) !== JSON.stringify(now.taken_back);
}

/** What happened from one moment to another. */
export function between(log: readonly GameEvent[], from: number, to: number): GameEvent[] {
  return log.filter(({ move }) => move > from && move <= to);
}
