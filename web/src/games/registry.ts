// The games that have a board of their own: a folder here, found by the name of the game.

import type { Component } from "svelte";
import type { OptionValue } from "../api/types";
import type { Language } from "../words";
import { fetchGameWords } from "../words/catalogue";
import type { AnyGame } from "./contract";
import { plainGame } from "./plain";
import { fetchSheets } from "./sheets";

const boards = import.meta.glob<{ game: AnyGame }>("./*/index.ts");
const scenes = import.meta.glob<{ default: Component }>("./*/Scene.svelte");

type Options = Record<string, OptionValue>;

/** A game and its words in one language. */
export interface SpokenGame {
  game: AnyGame;
  /** Only the game itself looks into them. */
  words: any;
}

/** Fetch board and words side by side, before anybody needs them. */
export function fetchGame(id: string, language: Language): void {
  fetchGameWords(folder(id), language);
  void boards[`./${folder(id)}/index.ts`]?.().catch(() => null); // whoever needs it tries again
}

/** The same with its drawings, for a table. */
export function fetchBoard(id: string, language: Language, options: Options): void {
  fetchGame(id, language);
  void fetchSheets(folder(id), options);
}

/** A game without a board of its own is shown in text. */
export async function loadGame(id: string, language: Language, options?: Options): Promise<SpokenGame> {
  fetchGame(id, language);
  const load = boards[`./${folder(id)}/index.ts`];
  const game: AnyGame = load ? (await load()).game : plainGame(id);
  return { game, words: await game.words(language, options) };
}

/** A game whose board will be shown: all that it draws is there. */
export async function loadBoard(id: string, language: Language, options?: Options): Promise<SpokenGame> {
  const [spoken] = await Promise.all([loadGame(id, language, options), fetchSheets(folder(id), options)]);
  return spoken;
}

/** The picture of a game for the pages around its board, without the board; null if it has none. */
export async function loadScene(id: string): Promise<Component | null> {
  const load = scenes[`./${folder(id)}/Scene.svelte`];
  return load ? (await load()).default : null;
}

const folder = (id: string) => id.replaceAll("-", "_");
