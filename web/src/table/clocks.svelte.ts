// How long everybody has thought. The server counts; between its messages we go on counting ourselves.

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

  /** The turn may have passed to somebody else. */
  pass(state: State, now: number): void {
    if (state.actor === this.actor) return;
    this.used = this.used.map((_, seat) => this.seconds(seat, now));
    this.actor = state.actor;
    this.since = now;
  }

  seconds(seat: number, now: number): number {
    const thinking = seat === this.actor ? Math.max(0, now - this.since) / 1000 : 0;
    return (this.used[seat] ?? 0) + thinking;
  }
}
