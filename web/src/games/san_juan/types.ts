// What the page makes of what the server sends, which border.ts describes: a story in fewer lines.

import type { Card, EventKind, EventOf as SentEventOf, Facts, Good, Question, Refusals, View } from "./border";

export * from "./border";
export type { Counts } from "../border";

/** The rules tell one by one; these are all that are told in one line. */
interface Joined {
  readonly cards?: readonly (Card | null)[];
  readonly goods?: readonly Good[];
}

type Joining<Event> = Event & ("card" extends keyof Event ? Pick<Joined, "cards"> : unknown) &
  ("good" extends keyof Event ? Pick<Joined, "goods"> : unknown);

export type EventOf<Kind extends EventKind> = { [One in Kind]: Joining<SentEventOf<One>> }[Kind];
export type GameEvent = EventOf<EventKind>;

/** What the tables send. */
export interface SanJuan {
  view: View;
  facts: Facts;
  question: Question;
  event: GameEvent;
}

export type RefusalParameters = Refusals;

/** What each tile of the trading house pays for the goods, in the order of both, so that the log can tell it. */
export const PRICES = {
  a: [1, 1, 1, 2, 2],
  b: [1, 1, 2, 2, 2],
  c: [1, 1, 2, 2, 3],
  d: [1, 2, 2, 2, 3],
  e: [1, 2, 2, 3, 3],
} as const;
