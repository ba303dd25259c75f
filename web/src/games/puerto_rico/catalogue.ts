// Costs and effects of buildings, in words.

import type { State } from "../../api/types";
import type { Paragraph } from "../contract";
import { printedOn } from "./buildings";
import { BUILDINGS, type Counts, type Facts, type PuertoRico } from "./types";
import type { Words } from "./words/words";

/** Every building that is still on sale, with what it costs now. */
export function catalogue({ view, question }: State<PuertoRico>, facts: Facts, words: Words): Paragraph[] {
  const { ui, count } = words;
  const prices: Counts = question?.prices ?? {};
  const sale = BUILDINGS.filter((building) => view.buildings[building]);
  return [
    {
      heading: ui.compare,
      lines: sale.map((building) => {
        const { price, points } = printedOn(building, facts);
        const now = prices[building] ?? price;
        const cost = now === price ? String(price) : `${now} (${price})`;
        return `${words.buildings[building]}: ${ui.price} ${cost}, ${count.points({ count: points })}. ${words.effects[building]}`;
      }),
    },
  ];
}
