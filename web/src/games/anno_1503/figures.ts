// Figures derived from a position: progress towards points, prices, squares.

import {
  COMMODITIES,
  RANKS,
  type Counts,
  type Good,
  type Grid,
  type Player,
  type Question,
  type Rank,
  type Square,
} from "./types";

export function sum(counts: Counts): number {
  return Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);
}

export function isCommodity(good: Good): boolean {
  return (COMMODITIES as readonly Good[]).includes(good);
}

export function inhabitants(player: Player): number {
  return sum(player.inhabitants);
}

/** What a good costs in the open question; undefined where nothing is bought. */
export function priceOf(question: Question | null, good: Good): number | undefined {
  const prices: Counts = question?.prices ?? {};
  return prices[good] ?? prices[isCommodity(good) ? "commodity" : "luxury"];
}

export function nextRank(rank: Rank): Rank | null {
  return RANKS[RANKS.indexOf(rank) + 1] ?? null;
}

export interface Cell {
  readonly square: Square;
  /** As the sheet draws it. */
  readonly sign: string;
  readonly column: number;
  readonly row: number;
}

/** All squares of a chart, row by row. */
export function cells(grid: Grid): Cell[] {
  return grid.rows.flatMap((signs, row) =>
    [...signs].map((sign, column) => ({ square: `${grid.columns[column] ?? ""}${row + 1}`, sign, column, row })),
  );
}

export function isIsland(sign: string): boolean {
  return /\d/.test(sign);
}
