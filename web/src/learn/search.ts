// Finding a place in a rule book: by words, or by what somebody pointed at.

import type { RuleBook } from "../api/types";

type Chapter = RuleBook["chapters"][number];

/** Letters without case and accents, as people type them. */
export const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The paragraphs in which every word occurs, and the chapters that have any; the exact rules are searched last. */
export function searched(book: RuleBook, wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const inShort = chaptersWith(book, words, ({ heading, text }) => `${heading} ${text}`);
  if (inShort.length > 0) return inShort;
  return chaptersWith(book, words, ({ rules }) => rules.map(({ id, sentence }) => `${id} ${sentence}`).join(" "));
}

function chaptersWith(
  book: RuleBook,
  words: readonly string[],
  read: (paragraph: Chapter["paragraphs"][number]) => string,
): Chapter[] {
  const fits = (paragraph: Chapter["paragraphs"][number]) => {
    const all = plain(read(paragraph));
    return words.every((word) => all.includes(word));
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(fits) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}

/** The paragraph about the first of these that the book knows. */
export function paragraphAt(book: RuleBook, at: readonly string[]): string | null {
  for (const one of at) {
    const [sort, name] = one.split(" ");
    const known =
      sort === "question"
        ? book.questions[name ?? ""]
        : sort === "refusal"
          ? book.refusals[name ?? ""]
          : book.things[one];
    if (known) return known;
  }
  return null;
}
