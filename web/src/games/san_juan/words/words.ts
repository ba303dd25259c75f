// Every word of the board, in the language of the reader: src/boriken/games/san_juan/words.

import type { Language } from "../../../words";
import { gameWords } from "../../../words/catalogue";
import type { Nothing, Unsaid } from "../../../words/say";
import type { EventKind, EventOf, QuestionKind, RefusalParameters } from "../types";
import type { Messages } from "./messages";

export type Words = Messages;

export type OptionName = keyof Words["options"];

/** Questions that are answered by picking several things. */
export type PickKind = keyof Words["confirm"];

/** Parameters that sentences.ts adds to those of an event. */
export interface Added {
  readonly who: string;
  readonly cards: string;
  readonly goods: string;
  readonly prices: string;
}

// Every event, question and refusal has words, and gives them all they need.
export type Complete = [
  Nothing<Unsaid<{ [Kind in EventKind]: Omit<EventOf<Kind>, keyof Added> & Added }, Words["events"]>>,
  Nothing<Unsaid<RefusalParameters, Words["refusals"]>>,
  Nothing<Exclude<QuestionKind, keyof Words["questions"] & keyof Words["asked"] & keyof Words["decline"]>>,
];

export function loadWords(language: Language): Promise<Words> {
  return gameWords<Words>("san_juan", language);
}
