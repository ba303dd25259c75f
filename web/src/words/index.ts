// The page's own words. English comes with the page, the others when they are asked for.

import known from "../../../src/boriken/words/languages.json";
import { english, pageWords } from "./catalogue";
import { readWords } from "./fluent";
import type { Messages } from "./messages";

export type Words = Messages;

/** What every language calls itself. */
export const languages = known;

export type Language = keyof typeof known;

export const en: Words = readWords<Words>("en", [english.common, english.page]);

export async function loadWords(language: Language): Promise<Words> {
  return language === "en" ? en : pageWords<Words>(language);
}

export function isLanguage(text: string | null | undefined): text is Language {
  return text != null && text in languages;
}

/** The first language of the reader that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
