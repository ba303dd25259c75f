// The words of lessons, coach and rule book, loaded when one of them is opened.

import { readWords } from "../words/fluent";
import type { Language } from "../words";
import type { Messages } from "./messages";

const files = import.meta.glob<string>("../../../src/boriken/words/*/{common,learn}.ftl", {
  query: "?raw",
  import: "default",
});

export async function learnWords(language: Language): Promise<Messages> {
  const load = (name: string) => files[`../../../src/boriken/words/${language}/${name}.ftl`]?.() ?? Promise.resolve("");
  return readWords<Messages>(language, await Promise.all([load("common"), load("learn")]));
}

export type LearnWords = Messages;
