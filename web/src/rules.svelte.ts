// The rule book, where it is open: of which table, and at what.

import type { OptionValue } from "./api/types";

export interface Place {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  /** What it is opened at, the first that the book knows: `question role`, `refusal ship_full` or a thing such as `harbor`. */
  at: readonly string[];
}

let place = $state.raw<Place | null>(null);

export const ruleBook = {
  get place() {
    return place;
  },
  open: ({ game, players, options }: Omit<Place, "at">, ...at: (string | null | undefined)[]) =>
    (place = { game, players, options, at: at.filter((one) => one != null) }),
  close: () => (place = null),
};
