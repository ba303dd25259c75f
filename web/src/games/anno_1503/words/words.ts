// Every word of the board, in the language of the reader: src/boriken/games/anno_1503/words.

import type { Language } from "../../../words";
import { gameWords } from "../../../words/catalogue";
import type { Nothing, Unsaid } from "../../../words/say";
import type { TileKind } from "../tiles";
import type { EffectKind, EventKind, EventOf, QuestionKind, RefusalParameters, Thing } from "../types";
import type { Messages } from "./messages";

export type Words = Messages;

export type OptionName = keyof Words["options"];

/** Parameters that sentences.ts adds to those of an event. */
export interface Added {
  readonly who: string;
  readonly goods: string;
  readonly by: string;
}

// Every event, question, refusal and effect has words, and gives them all they need.
export type Complete = [
  Nothing<Unsaid<{ [Kind in EventKind]: Omit<EventOf<Kind>, keyof Added> & Added }, Words["events"]>>,
  Nothing<Unsaid<RefusalParameters, Words["refusals"]>>,
  Nothing<Exclude<QuestionKind, keyof Words["questions"] & keyof Words["asked"]>>,
  Nothing<Exclude<EffectKind, keyof Words["effects"]>>,
  Nothing<Exclude<Thing, keyof Words["things"]>>,
  Nothing<Exclude<TileKind, keyof Words["tileRules"]>>,
];

export function loadWords(language: Language): Promise<Words> {
  return gameWords<Words>("anno_1503", language);
}
