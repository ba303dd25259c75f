// Things laid out in places: what stays keeps its place, so that only what moves is seen to move.

import { inOrder } from "../common/order";
import { GOODS, type Counts, type Good } from "./types";

export function keepPlaces(before: readonly (Good | null)[], counts: Counts<Good>, places: number): (Good | null)[] {
  const left = new Map(GOODS.map((good) => [good, counts[good] ?? 0]));
  const laid = Array.from({ length: places }, (_, at): Good | null => {
    const good = before[at] ?? null;
    if (!good || !left.get(good)) return null;
    left.set(good, (left.get(good) ?? 0) - 1);
    return good;
  });
  const coming = GOODS.flatMap((good) => Array<Good>(left.get(good) ?? 0).fill(good));
  return laid.map((good) => good ?? coming.shift() ?? null);
}

/** Where a building stands in a city: its first space, counted by rows from 0, and how far it reaches. */
export interface Site {
  readonly space: number;
  readonly rows: number;
  readonly columns: number;
}

const COLUMNS = 6;
const ROWS = 2;
const SPACES = Array.from({ length: COLUMNS * ROWS }, (_, space) => space);

/** Small buildings fill a city from its first space, large ones from its last. */
const SMALL: readonly Site[] = SPACES.map((space) => ({ space, rows: 1, columns: 1 }));
const LARGE: readonly Site[] = [
  ...SPACES.map((space) => ({ space, rows: 1, columns: 2 })).reverse(),
  ...SPACES.map((space) => ({ space, rows: 2, columns: 1 })).reverse(),
];

export type Plan<Name> = ReadonlyMap<Name, Site>;

/**
 * Everybody stays where they are. Where something has gone (a move taken back, a look at an earlier moment) the others
 * close up, and where a large building has no room the city is laid out anew.
 */
export function layOut<Name>(before: Plan<Name>, city: readonly Name[], isLarge: (name: Name) => boolean): Plan<Name> {
  const standing = [...before.keys()].every((name) => city.includes(name)) ? before : new Map();
  const order = inOrder([...before.keys()], city);
  return settled(standing, order, isLarge) ?? settled(new Map(), largeFirst(order, isLarge), isLarge) ?? standing;
}

/** The spaces without a building. */
export function freeSpaces<Name>(plan: Plan<Name>): number[] {
  const taken = new Set([...plan.values()].flatMap(covered));
  return SPACES.filter((space) => !taken.has(space));
}

function settled<Name>(start: Plan<Name>, city: readonly Name[], isLarge: (name: Name) => boolean): Plan<Name> | null {
  const plan = new Map(start);
  for (const name of city) {
    if (plan.has(name)) continue;
    const free = new Set(freeSpaces(plan));
    const site = (isLarge(name) ? LARGE : SMALL).find(
      (one) => fitsIn(one) && covered(one).every((space) => free.has(space)),
    );
    if (!site) return null;
    plan.set(name, site);
  }
  return plan;
}

function largeFirst<Name>(city: readonly Name[], isLarge: (name: Name) => boolean): Name[] {
  return [...city.filter(isLarge), ...city.filter((name) => !isLarge(name))];
}

function fitsIn({ space, rows, columns }: Site): boolean {
  return (space % COLUMNS) + columns <= COLUMNS && Math.floor(space / COLUMNS) + rows <= ROWS;
}

function covered({ space, rows, columns }: Site): number[] {
  return Array.from({ length: rows * columns }, (_, at) => space + (at % columns) + COLUMNS * Math.floor(at / columns));
}

/** The grid lines of a site. */
export function lines({ space, rows, columns }: Site): { row: string; column: string } {
  return {
    row: `${Math.floor(space / COLUMNS) + 1} / span ${rows}`,
    column: `${(space % COLUMNS) + 1} / span ${columns}`,
  };
}
