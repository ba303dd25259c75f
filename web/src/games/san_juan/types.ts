// Types that the page derives from what the server sends (border.ts): events joined for the log.

import type { Card, EventKind, EventOf as SentEventOf, Facts, Good, Question, Refusals, View } from "./border";

export * from "./border";
export type { Counts } from "../border";

/** The rules report cards and goods one by one; one line of the log has them all. */
interface Joined {
  readonly cards?: readonly (Card | null)[];
  readonly goods?: readonly Good[];
}

type Joining<Event> = Event &
  ("card" extends keyof Event ? Pick<Joined, "cards"> : unknown) &
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
