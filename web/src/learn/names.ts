// The names at the table of a lesson or a puzzle: bots, and whoever learns.

import type { Table } from "../api/types";
import { session } from "../session.svelte";
import { speech } from "../speech.svelte";
import { seatNames } from "../table/seats";

export function learnerNames(table: Table, learner: number): string[] {
  const { you } = speech.words;
  const own = session.person?.name ?? you.charAt(0).toUpperCase() + you.slice(1);
  return seatNames(table, speech.words).map((name, seat) => (seat === learner ? own : name));
}
