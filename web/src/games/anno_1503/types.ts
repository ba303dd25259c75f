// Types and lists of the page, besides those of what the server sends (border.ts).

import type { Disaster, Facts, GameEvent, Question, Refusals, View } from "./border";
import { DISASTERS } from "./border";

export * from "./border";
export type { Counts } from "../border";

/** What the tables send. */
export interface Anno1503 {
  view: View;
  facts: Facts;
  question: Question;
  event: GameEvent;
}

export const EVENTS: readonly Disaster[] = DISASTERS;
export const PLACES = [1, 2, 3, 4, 5] as const;

export type RefusalParameters = Refusals;
