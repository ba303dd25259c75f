// Letters by which seats are told apart: the first of a name, or two where names begin alike.

import { getContext, setContext } from "svelte";

const KEY = Symbol("marks");

/** By seat: the first letter of a name; where others have it, the first two, or if these are the same, a number. */
export function marksOf(names: readonly string[]): string[] {
  const first = names.map((name) => start(name, 1));
  const two = names.map((name) => start(name, 2));
  return names.map((_, seat) => {
    const alike = names.flatMap((__, other) => (first[other] === first[seat] ? [other] : []));
    if (alike.length === 1) return first[seat] ?? "";
    const apart = new Set(alike.map((other) => two[other])).size === alike.length;
    return apart ? (two[seat] ?? "") : `${first[seat]}${alike.indexOf(seat) + 1}`;
  });
}

function start(name: string, letters: number): string {
  const [first = "", ...rest] = name.normalize("NFC");
  return `${first.toUpperCase()}${rest
    .slice(0, letters - 1)
    .join("")
    .trim()}`;
}

/** Those below the component that calls this tell the seats of these names apart. */
export function provideMarks(names: () => readonly string[]): void {
  setContext(KEY, () => marksOf(names()));
}

/** The letters of a seat with this name among those around it. */
export function useMarks(): (seat: number, name: string) => string {
  const marks = getContext<(() => string[]) | undefined>(KEY);
  return (seat, name) => (name && marks?.()[seat]) || start(name, 1);
}
