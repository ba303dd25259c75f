// Goods of which some stay: in storage, or beside a wharf that takes the others.

import { sum } from "../common/picks.svelte";
import type { Desk } from "./desk.svelte";
import type { Counts, Good } from "./types";

export class Store {
  kept = $state.raw<Counts<Good>>({});

  constructor(private readonly desk: Desk) {}

  readonly #question = $derived.by(() => (this.desk.ask === null ? null : this.desk.question));
  /** Whether the goods that go bring points: they are shipped, else returned. */
  readonly ships = $derived.by(() => this.#question?.points !== undefined);
  readonly asked = $derived.by(() => this.ships || this.#question?.stores !== undefined);
  readonly #things = $derived.by((): Counts<Good> => (this.asked ? (this.desk.question?.things ?? {}) : {}));
  /** The goods about which the question is still open. */
  readonly open = $derived(Object.keys(this.#things) as Good[]);
  readonly count = $derived(sum(this.kept));
  /** Goods that do not stay: they are shipped or returned. */
  readonly going = $derived(sum(this.#things) - this.count);
  /** What those that go bring. */
  readonly points = $derived.by(() => this.#question?.points?.[this.going] ?? 0);
  readonly allowed = $derived.by(() => (this.ships ? this.count <= (this.#question?.most ?? 0) : this.#fits()));

  /** Storage tells every way to keep as much as possible; the first is the best. */
  start(): void {
    this.kept = this.#question?.stores?.[0] ?? {};
  }

  asAdvised(): void {
    this.kept = { ...this.desk.advised };
  }

  keep(good: Good, count: number): void {
    this.kept = { ...this.kept, [good]: Math.max(0, Math.min(count, this.#things[good] ?? 0)) };
  }

  confirm(): void {
    if (this.allowed) this.desk.count(Object.fromEntries(this.open.map((good) => [good, this.kept[good] ?? 0])));
  }

  #fits(): boolean {
    const stores = this.#question?.stores ?? [];
    return stores.some((store) => this.open.every((good) => (this.kept[good] ?? 0) <= (store[good] ?? 0)));
  }
}
