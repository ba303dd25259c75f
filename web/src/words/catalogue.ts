// The message files of the page and of the games, which the terminal and the server read as well. Each is loaded when
// it is first needed. A new file, of a language or of a game, is found by its place.

import common from "../../../src/boriken/words/en/common.ftl?raw";
import page from "../../../src/boriken/words/en/page.ftl?raw";
import type { Language } from ".";
import { Catalogue, readWords } from "./fluent";

type Load = () => Promise<string>;

/** English comes with the page. */
export const english = { common, page };

const house = import.meta.glob<string>(
  ["../../../src/boriken/words/*/{common,page}.ftl", "!../../../src/boriken/words/en/*.ftl"],
  { query: "?raw", import: "default" },
);
const games = import.meta.glob<string>("../../../src/boriken/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

export async function pageWords<Words>(language: Language): Promise<Words> {
  return readWords<Words>(language, await Promise.all([houseFile(language, "common"), houseFile(language, "page")]));
}

/** Fetch the files of the page's words before anybody needs them. */
export function fetchPageWords(language: Language): void {
  void Promise.all([houseFile(language, "common"), houseFile(language, "page")]).catch(() => ""); // whoever needs them tries again
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

/** Fetch the file of a game's words before anybody needs them. */
export function fetchGameWords(folder: string, language: Language): void {
  void load(games[`../../../src/boriken/games/${folder}/words/${language}.ftl`]).catch(() => ""); // whoever needs them tries again
}

/** The words of a game that is no part of the page, from its message file. */
export async function guestWords(language: Language, messages: string): Promise<Catalogue> {
  return new Catalogue(language, [await houseFile(language, "common"), messages]);
}

async function houseFile(language: Language, name: "common" | "page"): Promise<string> {
  return language === "en" ? english[name] : load(house[`../../../src/boriken/words/${language}/${name}.ftl`]);
}

async function load(file: Load | undefined): Promise<string> {
  return file ? file() : "";
}
