// The words of reviews and analysis boards, loaded when somebody opens one.

import { english } from "../words/catalogue";
import { readWords } from "../words/fluent";
import type { Language } from "../words";
import type { Messages } from "./messages";

export type ReviewWords = Messages;

const files = import.meta.glob<string>(
  ["../../../src/boriken/words/*/{common,review}.ftl", "!../../../src/boriken/words/en/common.ftl"],
  { query: "?raw", import: "default" },
);

export async function reviewWords(language: Language): Promise<ReviewWords> {
  const [common, own] = await Promise.all([file(language, "common"), file(language, "review")]);
  return readWords<ReviewWords>(language, [common, own]);
}

async function file(language: Language, name: "common" | "review"): Promise<string> {
  if (language === "en" && name === "common") return english.common;
  return (await files[`../../../src/boriken/words/${language}/${name}.ftl`]?.()) ?? "";
}
