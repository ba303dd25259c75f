// This browser's shares in what is dealt: promised on sitting down, shown when all promises are fixed, and looked for
// in what the table publishes. Nobody has to click for it. How it is proved is in docs/notation.md.

import { api, ApiError } from "../api/client";
import type { Table, TableRequest, TableSummary } from "../api/types";
import { newKey } from "../key";
import { sha256 } from "../sha256";
import { recall, remember } from "../storage";

/** A share, and what the table had published when it was shown: from then on nothing of that may change. */
interface Kept {
  promise: string;
  share: string;
  table?: string;
  commitment?: string | null;
  promises?: (string | null)[];
  /** The server has confirmed it. */
  shown?: boolean;
}

/** Whether this browser's shares are in the deals; null if it brought none. */
export type Verdict = "in" | "late" | "changed" | null;

const MOST = 60;
const TRIES = 8;
const PAUSE = 1_000;

/** Where the browser keeps nothing. */
let own: Kept[] = [];
const all = () => recall<Kept[]>("shares", own);

function keep(changed: Kept): void {
  own = [...all().filter(({ promise }) => promise !== changed.promise), changed].slice(-MOST);
  remember("shares", own);
}

export const promiseOf = (share: string) => sha256(`boriken share ${share}`);

/** The promise of a new share, which is kept here. */
export function newPromise(): string {
  const share = newKey() + newKey();
  const promise = promiseOf(share);
  keep({ promise, share });
  return promise;
}

export async function createTable(wish: TableRequest): Promise<Table> {
  const seats = wish.seats.map((seat) => (seat.kind === "me" ? { ...seat, promise: newPromise() } : seat));
  return showShares(await api.createTable({ ...wish, seats }));
}

export async function join(id: string, seat: number | null, invitation: string | null): Promise<Table> {
  return showShares(await api.join(id, seat, invitation, newPromise()));
}

/** The next game; `seats` are as many as were mine in this one. */
export async function rematch(id: string, seats: number): Promise<Table> {
  return showShares(await api.rematch(id, Array.from({ length: seats }, newPromise)));
}

/** Show the shares that a table waits for, if they are this browser's; the table as it is then. */
export async function showShares(table: Table): Promise<Table> {
  let now = table;
  for (const seat of table.yours) {
    const { promise, awaited } = table.shares[seat] ?? {};
    const mine = awaited && all().find((one) => one.promise === promise);
    if (mine && !mine.shown) now = (await show(table, seat, mine)) ?? now;
  }
  return now;
}

/** The same for tables of which only a list tells: their people may be on the home page when the last seat is taken. */
export async function showSharesAt(tables: readonly TableSummary[]): Promise<void> {
  for (const { id, status, seats, yours } of tables) {
    const full = status === "gathering" && yours.length > 0 && seats.every(({ kind }) => kind !== "open");
    const table = full ? await api.table(id, null).catch(() => null) : null; // or the next list tells it again
    if (table) await showShares(table);
  }
}

async function show(table: Table, seat: number, mine: Kept): Promise<Table | null> {
  const promises = table.shares.map(({ promise }) => promise);
  // Shown once to other promises, it is shown no more: somebody could choose by what they know.
  if (mine.promises && !same(mine, table, promises)) return null;
  const kept = { ...mine, table: table.id, commitment: table.commitment, promises };
  keep(kept);
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      const begun = await api.showShare(table.id, seat, mine.share);
      keep({ ...kept, shown: true });
      return begun;
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.passing)) return null;
      await new Promise((again) => setTimeout(again, PAUSE));
    }
  }
  return null;
}

function same(kept: Kept, table: Table, promises: (string | null)[]): boolean {
  return kept.commitment === table.commitment && promises.join() === kept.promises?.join();
}

/** What this browser can check of a game that has begun. */
export function verdict(table: Table): Verdict {
  const mine = all().filter((one) => one.table === table.id);
  if (table.status === "gathering" || mine.length === 0) return null;
  const promises = table.shares.map(({ promise }) => promise);
  const fits = table.key === null || sha256(`boriken key ${table.key}`) === table.commitment;
  if (!fits || mine.some((one) => !same(one, table, promises))) return "changed";
  const missing = mine.filter(({ share }) => table.shares.every((one) => one.share !== share));
  if (missing.some(({ shown }) => shown)) return "changed";
  return missing.length > 0 ? "late" : "in";
}
