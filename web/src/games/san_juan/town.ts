// A town or a hand card by card.

import { CARDS, type Card, type Counts } from "./types";

export function isCard(name: string): name is Card {
  return (CARDS as readonly string[]).includes(name);
}

/** One of several cards of a kind. */
export interface Copy {
  readonly card: Card;
  readonly at: number;
}

/** Every card by itself, in the order of the catalogue. */
export function copies(counts: Counts<Card>): Copy[] {
  return CARDS.flatMap((card) => Array.from({ length: counts[card] ?? 0 }, (_, at) => ({ card, at })));
}
