// The games that have a board of their own: a folder here, found by the name of the game.

import type { OptionValue } from "../api/types";
import type { Language } from "../words";
import type { GameModule } from "./contract";
import { plainGame } from "./plain";

// Every game has words of its own kind; only the game itself looks into them.
type AnyWords = any;

const boards = import.meta.glob<{ game: GameModule<AnyWords> }>("./*/index.ts");

type Options = Record<string, OptionValue>;

/** A game and its words in one language. */
export interface SpokenGame {
  game: GameModule<AnyWords>;
  words: AnyWords;
}

/** A game without a board of its own is shown in text. */
export async function loadGame(id: string, language: Language, options?: Options): Promise<SpokenGame> {
  const load = boards[`./${id.replaceAll("-", "_")}/index.ts`];
  const game = load ? (await load()).game : plainGame(id);
  return { game, words: await game.words(language, options) };
}
