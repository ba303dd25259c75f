// Costs and effects of cards, in words.

import type { State } from "../../api/types";
import type { Paragraph } from "../contract";
import { CARDS, type Card, type Facts, type SanJuan } from "./types";
import type { Words } from "./words/words";

/** The cards in the viewer's hand with what they cost now, and those built in towns. */
export function catalogue({ view, question, seat }: State<SanJuan>, facts: Facts, words: Words): Paragraph[] {
  const { ui, say } = words;
  const hand = seat === null ? null : (view.seats[seat]?.hand ?? null);
  const held = CARDS.filter((card) => hand?.[card]);
  const standing = CARDS.filter((card) => view.seats.some(({ town }) => town[card]));
  const line = (card: Card, cost: string): string =>
    `${words.cards[card]}: ${ui.cost} ${cost}, ${words.count.points({ count: facts.cards[card].points })}. ${words.effects[card]}`;
  const now = (card: Card): string => {
    const { cost } = facts.cards[card];
    const price = question?.prices?.[card as keyof typeof question.prices] ?? cost;
    const short = question?.missing?.[card];
    return `${price === cost ? cost : `${price} (${cost})`}${short ? `, ${say.short({ count: short })}` : ""}`;
  };
  return [
    { heading: ui.hand, lines: held.map((card) => line(card, now(card))) },
    { heading: ui.buildings, lines: standing.map((card) => line(card, String(facts.cards[card].cost))) },
  ].filter(({ lines }) => lines.length > 0);
}
