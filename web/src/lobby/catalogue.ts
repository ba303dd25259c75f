// The games of the house, asked for once.

import { api } from "../api/client";
import type { GameInfo, Games, Level } from "../api/types";
import type { Words } from "../words";

let asked: Promise<Games> | null = null;

export function catalogue(): Promise<Games> {
  asked ??= api.games().catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** What a game is called. */
export async function gameName(id: string): Promise<string> {
  return gameIn((await catalogue()).games, id);
}

/** What a game is called, by the catalogue. */
export function gameIn(games: GameInfo[], id: string): string {
  return games.find((game) => game.id === id)?.name ?? id;
}

/** A level in the reader's language; the server's English for levels we have no words for. */
export function levelWords(level: Level, words: Words): { name: string; about: string } {
  return levelNames(words)[level.id] ?? { name: level.id, about: level.about };
}

/** What newcomers meet: neither the weakest nor the strongest of the house's levels; bots of the host come after them. */
export function usualLevel(levels: Level[], words: Words): string {
  const graded = levels.filter((level) => level.id in words.levels);
  return graded[Math.floor((graded.length - 1) / 2)]?.id ?? "";
}

/** What a bot of this level is called at the table. */
export function levelName(id: string, words: Words): string {
  return levelNames(words)[id]?.name ?? id;
}

function levelNames(words: Words): Record<string, { name: string; about: string }> {
  return words.levels;
}
