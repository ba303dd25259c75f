// What all languages need to make sentences.

import { GOODS, type Cost, type Good, type Question, type Thing } from "../types";

/** The name of a thing; one that only a sheet of one's own has is called by its id. */
export function naming(things: Readonly<Record<Thing, string>>): (id: string) => string {
  return (id) => (things as Record<string, string>)[id] ?? id.replaceAll("_", " ");
}

export function many(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

export function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** '1 wood, 2 gold'. */
export function listed(cost: Cost, goods: Readonly<Record<Good, string>>, gold: (count: number) => string): string {
  const cards = GOODS.filter((good) => cost[good]).map((good) => `${cost[good] ?? 0} ${goods[good]}`);
  return [...cards, ...(cost.gold ? [gold(cost.gold)] : [])].join(", ");
}

/** A cost as the server writes it in a refusal: '1 stone, 1 wood'. */
export function readCost(text: string): Cost {
  const lots = text.split(", ").map((lot) => lot.split(" "));
  return Object.fromEntries(
    lots.flatMap(([count, good]) => (GOODS.some((one) => one === good) ? [[good, Number(count)]] : [])),
  ) as Cost;
}

/** Names as the server lists them in a refusal: 'stone, wood'. */
export function readNames(text: string, goods: Readonly<Record<Good, string>>): string {
  return text
    .split(", ")
    .map((name) => goods[name as Good] ?? name)
    .join(", ");
}

/** A question that nobody is asked. */
export function noOne(text: string): { mine: () => string; theirs: () => string } {
  return { mine: () => text, theirs: () => text };
}

export function asks(
  mine: string | ((question: Question) => string),
  theirs: (who: string, question: Question) => string,
): { mine: (question: Question) => string; theirs: (who: string, question: Question) => string } {
  return { mine: typeof mine === "string" ? () => mine : mine, theirs };
}
