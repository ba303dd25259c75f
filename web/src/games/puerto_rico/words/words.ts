// Every word of the board, in the language of the reader: src/boriken/games/puerto_rico/words.

import type { Language } from "../../../words";
import { gameWords } from "../../../words/catalogue";
import type { Nothing, Unsaid } from "../../../words/say";
import type {
  Building,
  Edition,
  EventKind,
  EventOf,
  Placings,
  QuestionKind,
  RefusalParameters,
  Role,
  Tile,
  Tokens,
} from "../types";
import type { Messages } from "./messages";

export type Words = Messages;

export type OptionName = keyof Words["options"];

/** Parameters that sentences.ts adds to those of an event. */
export interface Added {
  readonly who: string;
  readonly goods: string;
  readonly tiles: string;
  readonly tokens: string;
  readonly noble: boolean;
  /** Where people were placed. */
  readonly places: string;
  readonly crew: string | null;
  /** Fewer than wanted came for the ship. */
  readonly short: boolean;
  readonly colonists: number;
  readonly nobles: number;
}

// Every event, question, refusal and building has words, and gives them all they need.
export type Complete = [
  Nothing<Unsaid<{ [Kind in EventKind]: Omit<EventOf<Kind>, keyof Added> & Added }, Words["events"]>>,
  Nothing<Unsaid<RefusalParameters, Words["refusals"]>>,
  Nothing<Exclude<QuestionKind, keyof Words["questions"] & keyof Words["asked"] & keyof Words["decline"]>>,
  Nothing<Exclude<Building, keyof Words["buildings"] & keyof Words["effects"]>>,
  Nothing<Exclude<Tile, keyof Words["tiles"] & keyof Words["grows"]>>,
];

export function roleWords(role: Role, words: Words): Words["roles"]["settler"] {
  return words.roles[role === "prospector 2" ? "prospector_2" : role];
}

/** Where the colonists or nobles of an event were placed. */
export function crewOf({ crew, place, count }: EventOf<"colonists_placed" | "nobles_placed">): Placings {
  return crew ?? (count > 0 ? [[place, count]] : []);
}

/** The tokens of an event: all of a ship, or one. */
export function tokensOf({ tokens, noble }: EventOf<"token_taken">): Tokens {
  return tokens ?? { colonists: noble ? 0 : 1, nobles: noble ? 1 : 0 };
}

export function loadWords(language: Language, edition: Edition): Promise<Words> {
  return gameWords<Words>("puerto_rico", language, { edition });
}
