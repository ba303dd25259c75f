// Goods of which some stay: in storage, beside the small wharf, or of a looted ship.

import { sum } from "../common/picks.svelte";
import type { Model } from "./model.svelte";
import type { Counts, Good, QuestionKind } from "./types";

const ASKED: ReadonlySet<QuestionKind | null> = new Set<QuestionKind>(["keep", "small_wharf"]);

export class Store {
  kept = $state.raw<Counts<Good>>({});

  constructor(private readonly model: Model) {}

  readonly asked = $derived.by(() => ASKED.has(this.model.ask));
  readonly #things = $derived.by((): Counts<Good> => (this.asked ? (this.model.question?.things ?? {}) : {}));
  /** The goods about which the question is still open. */
  readonly open = $derived(Object.keys(this.#things) as Good[]);
  readonly count = $derived(sum(this.kept));
  /** Goods that do not stay: the small wharf ships them, or they are returned. */
  readonly going = $derived(sum(this.#things) - this.count);
  /** What the small wharf brings. */
  readonly points = $derived.by(() => this.model.question?.points?.[this.going] ?? 0);
  readonly allowed = $derived.by(() =>
    this.model.ask === "small_wharf" ? this.count <= (this.model.question?.most ?? 0) : this.#fits(),
  );

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
