// How long everybody has thought. The server counts, and says so with every state; we only count on from there.

import type { State, Table } from "../api/types";

export class Clocks {
  private used = $state.raw<number[]>([]);
  private actor = $state<number | null>(null);
  private since = $state(0);

  /** What the server has counted. */
  set(table: Table, now: number): void {
    this.used = table.seats.map((seat) => seat.seconds);
    this.actor = table.actor;
    // The clocks of two machines differ: nobody has thought since tomorrow.
    this.since = table.turn_since === null ? now : Math.min(now, Date.parse(table.turn_since));
  }

  /** The turn may have passed to somebody else, or back to the same player. */
  pass(state: State, now: number): void {
    const same = state.actor === this.actor && state.seconds.every((seconds, seat) => seconds === this.used[seat]);
    if (same) return;
    this.used = state.seconds;
    this.actor = state.actor;
    this.since = now;
  }

  seconds(seat: number, now: number): number {
    const thinking = seat === this.actor ? Math.max(0, now - this.since) / 1000 : 0;
    return (this.used[seat] ?? 0) + thinking;
  }
}
