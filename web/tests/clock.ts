import type { Clock } from "../src/table/player";

/** A clock that stands still until it is wound on. */
export class Winding implements Clock {
  private time = 0;
  private due: { at: number; deed: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, deed: () => void): () => void {
    const one = { at: this.time + milliseconds, deed };
    this.due.push(one);
    return () => (this.due = this.due.filter((other) => other !== one));
  }

  wind(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const next = this.due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.due = this.due.filter((other) => other !== next);
      this.time = next.at;
      next.deed();
    }
    this.time = until;
  }
}
