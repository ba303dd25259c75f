// The words of puzzles, loaded when somebody opens one.

import { readWords } from "../words/fluent";
import type { Language } from "../words";
import type { Messages } from "./messages";

const files = import.meta.glob<string>("../../../src/boriken/words/*/{common,puzzles}.ftl", {
  query: "?raw",
  import: "default",
});

export async function puzzleWords(language: Language): Promise<Messages> {
  const load = (name: string) => files[`../../../src/boriken/words/${language}/${name}.ftl`]?.() ?? Promise.resolve("");
  return readWords<Messages>(language, await Promise.all([load("common"), load("puzzles")]));
}

export type PuzzleWords = Messages;
