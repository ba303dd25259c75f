// The page's own words. English comes with the page, the others when they are asked for.

import { en, type Words } from "./en";

export type { Words };

export const languages = { en: "English", de: "Deutsch", nl: "Nederlands", es: "Español" } as const;

export type Language = keyof typeof languages;

const others: Record<Exclude<Language, "en">, () => Promise<Words>> = {
  de: async () => (await import("./de")).de,
  nl: async () => (await import("./nl")).nl,
  es: async () => (await import("./es")).es,
};

export async function loadWords(language: Language): Promise<Words> {
  return language === "en" ? en : others[language]();
}

export function isLanguage(text: string | null | undefined): text is Language {
  return text != null && text in languages;
}

/** The first language of the reader that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
