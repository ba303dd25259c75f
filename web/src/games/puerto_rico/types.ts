// What the page makes of what the server sends, which border.ts describes: a story in fewer lines, and some groups.

import type {
  EventKind,
  EventOf as SentEventOf,
  Facts,
  Place,
  Question,
  Refusals,
  Tokens,
  View,
} from "./border";

export * from "./border";
export type { Counts } from "../border";

/** Who works where: places with how many. */
export type Placings = readonly (readonly [Place, number])[];

/** The rules tell place by place and token by token; here is the whole, where it is told in one line. */
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
