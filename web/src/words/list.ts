// Lists as a sentence has them: 'corn', 'corn and sugar', 'corn, sugar and coffee'.

import type { Messages } from "./messages";

export function listed(parts: readonly string[], words: Pick<Messages, "list">): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return words.list({ most: parts.slice(0, -1).join(", "), last, letter: firstLetter(last) });
}

/** In lower case and without its accent: a conjunction may depend on it. */
function firstLetter(text: string): string {
  return text
    .replace(/^[«„"]+/, "")
    .normalize("NFD")
    .charAt(0)
    .toLowerCase();
}
