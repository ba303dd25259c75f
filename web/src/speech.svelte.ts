// The language the page speaks.

import { recall, remember } from "./storage";
import { en, isLanguage, loadWords, preferredLanguage, type Language, type Words } from "./words";

let words = $state.raw<Words>(en);
let language = $state<Language>("en");

export const speech = {
  get words() {
    return words;
  },
  get language() {
    return language;
  },
};

export async function speak(wanted: Language): Promise<void> {
  words = await loadWords(wanted);
  language = wanted;
  document.documentElement.lang = wanted;
}

/** Speak a language from now on. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  remember("language", wanted);
  await speak(wanted);
}

/** The language chosen in this browser, or that of the account, or the first of the browser that we speak. */
export function firstLanguage(account: string | null | undefined): Language {
  const chosen = recall<string | null>("language", null);
  return [chosen, account].find(isLanguage) ?? preferredLanguage(navigator.languages);
}
