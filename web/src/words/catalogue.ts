// The message files of the page and of the games, which the terminal and the server read as well. Each is loaded when
// it is first needed. A new file, of a language or of a game, is found by its place.

import { readWords } from "./fluent";
import type { Language } from ".";

type Load = () => Promise<string>;

const house = import.meta.glob<string>("../../../src/boriken/words/*/{common,page}.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/boriken/games/*/words/*.ftl", { query: "?raw", import: "default" });

export async function pageWords<Words>(language: Language): Promise<Words> {
  return readWords<Words>(language, await Promise.all([houseFile(language, "common"), houseFile(language, "page")]));
}

/** The words of the game in this folder. */
export async function gameWords<Words>(
  folder: string,
  language: Language,
  constants: Readonly<Record<string, string>> = {},
): Promise<Words> {
  const own = load(games[`../../../src/boriken/games/${folder}/words/${language}.ftl`]);
  return readWords<Words>(language, await Promise.all([houseFile(language, "common"), own]), constants);
}

function houseFile(language: Language, name: string): Promise<string> {
  return load(house[`../../../src/boriken/words/${language}/${name}.ftl`]);
}

async function load(file: Load | undefined): Promise<string> {
  return file ? file() : "";
}
