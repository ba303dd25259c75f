// Types that the page derives from what the server sends (border.ts): events joined for the log.

import type { EventKind, EventOf as SentEventOf, Facts, Place, Question, Refusals, Tokens, View } from "./border";

export * from "./border";
export type { Counts } from "../border";

/** Places, and how many people work at each. */
export type Placings = readonly (readonly [Place, number])[];

/** The rules report place by place and token by token; one line of the log has them all. */
interface Joined {
  colonists_placed: { readonly crew?: Placings };
  nobles_placed: { readonly crew?: Placings };
  token_taken: { readonly tokens?: Tokens };
}

export type EventOf<Kind extends EventKind> = {
  [One in Kind]: SentEventOf<One> & (One extends keyof Joined ? Joined[One] : unknown);
}[Kind];
export type GameEvent = EventOf<EventKind>;

/** What the tables send. */
export interface PuertoRico {
  view: View;
  facts: Facts;
  question: Question;
  event: GameEvent;
}

export type RefusalParameters = Refusals;
