// Goods of which some stay: in storage, or beside a building whose ship takes the others.

import { sum } from "../common/picks.svelte";
import type { Model } from "./model.svelte";
import type { Counts, Good } from "./types";

export class Store {
  kept = $state.raw<Counts<Good>>({});

  constructor(private readonly model: Model) {}

  /** Whether the others are shipped, and bring points. */
  readonly ships = $derived.by(() => this.model.ask !== null && this.model.question?.points !== undefined);
  readonly asked = $derived.by(() => this.ships || this.model.ask === "keep");
  readonly #things = $derived.by((): Counts<Good> => (this.asked ? (this.model.question?.things ?? {}) : {}));
  /** The goods about which the question is still open. */
  readonly open = $derived(Object.keys(this.#things) as Good[]);
  readonly count = $derived(sum(this.kept));
  /** Goods that do not stay: they are shipped or returned. */
  readonly going = $derived(sum(this.#things) - this.count);
  /** What those that are shipped bring. */
  readonly points = $derived.by(() => this.model.question?.points?.[this.going] ?? 0);
  readonly allowed = $derived.by(() => (this.ships ? this.count <= (this.model.question?.most ?? 0) : this.#fits()));

  /** Storage tells every way to keep as much as possible; the first is the best. */
  start(): void {
    this.kept = this.model.ask === "keep" ? (this.model.question?.stores?.[0] ?? {}) : {};
  }

  asAdvised(): void {
    this.kept = { ...this.model.advised };
  }

  keep(good: Good, count: number): void {
    this.kept = { ...this.kept, [good]: Math.max(0, Math.min(count, this.#things[good] ?? 0)) };
  }

  confirm(): void {
    if (this.allowed) this.model.count(Object.fromEntries(this.open.map((good) => [good, this.kept[good] ?? 0])));
  }

  #fits(): boolean {
    const stores = this.model.question?.stores ?? [];
    return stores.some((store) => this.open.every((good) => (this.kept[good] ?? 0) <= (store[good] ?? 0)));
  }
}
