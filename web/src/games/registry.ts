// The games that have a board of their own: a folder here, found by the name of the game.

import type { OptionValue } from "../api/types";
import type { Language } from "../words";
import type { AnyGame } from "./contract";
import { plain } from "./plain";

const boards = import.meta.glob<{ game: AnyGame }>("./*/index.ts");

type Options = Record<string, OptionValue>;

/** A game and its words in one language. */
export interface SpokenGame {
  game: AnyGame;
  /** Only the game itself looks into them. */
  words: any;
}

/** Without a board of its own a game is shown in its notation. */
export async function loadGame(id: string, language: Language, options?: Options): Promise<SpokenGame> {
  const load = boards[`./${id.replaceAll("-", "_")}/index.ts`];
  const game: AnyGame = load ? (await load()).game : plain;
  return { game, words: await game.words(language, options) };
}
