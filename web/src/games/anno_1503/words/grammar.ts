// Names and costs as sentences need them.

import { GOODS, type Cost, type TileName } from "../types";
import type { Words } from "./words";

/** The name of a building or card; one that only a sheet of one's own has is called by its id. */
export function naming(things: Words["things"]): (id: string) => string {
  return (id) => nameIn(things, id);
}

export function tileName(tile: TileName, words: Words): string {
  return nameIn(words.tiles, tile);
}

function nameIn(group: Readonly<Record<string, { readonly name: string }>>, id: string): string {
  return group[id]?.name ?? id.replaceAll("_", " ");
}

/** '1 wood, 2 gold'; 'nothing' for nothing. */
export function costWords(cost: Cost, words: Words): string {
  const cards = GOODS.filter((good) => cost[good]).map((good) => words.say.goods({ count: cost[good] ?? 0, good }));
  const gold = cost.gold ? [words.count.gold({ count: cost.gold })] : [];
  return [...cards, ...gold].join(", ") || words.say.nothing;
}
