// The people at a table, in words.

import type { PastTable, TableSummary } from "../api/types";
import { listed } from "../words/list";
import type { Words } from "../words";

/** Nothing happens at the table until the reader does something. */
export function waitsForMe(table: TableSummary): boolean {
  return table.your_turn || table.asked;
}

/** 'Puerto Rico with Ben and Cem'; only the game while nobody else is there. */
export function tableTitle(table: TableSummary, game: string, names: string[], words: Words): string {
  const others = table.seats.filter((seat) => seat.kind !== "open" && !isOnlyMine(table, seat.seat));
  if (others.length === 0) return game;
  return words.home.with({
    game,
    names: listed(
      others.map((seat) => names[seat.seat] ?? ""),
      words,
    ),
  });
}

/** Somebody with one seat knows that they are there; at one screen all are named. */
function isOnlyMine(table: TableSummary, seat: number): boolean {
  return table.yours.length === 1 && table.yours.includes(seat);
}

/** The latest game with each company: people, not only bots. */
export function companies(tables: PastTable[]): PastTable[] {
  const known = new Set<string>();
  return tables.filter((table) => {
    const others = table.seats.filter((seat) => seat.person !== null && !isOnlyMine(table, seat.seat));
    if (table.yours.length === 0 || others.length === 0) return false;
    const company = [table.game, ...others.map((seat) => `${seat.person} ${seat.name}`).sort()].join();
    return !known.has(company) && known.add(company);
  });
}
