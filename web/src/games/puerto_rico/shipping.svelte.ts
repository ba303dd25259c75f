// Goods on their way: one chosen before its ship, and those for the court.

import { offered, Picks } from "../common/picks.svelte";
import type { Model } from "./model.svelte";
import type { Good } from "./types";

export class Shipping {
  /** The good chosen for shipping, until a ship is chosen. */
  selected = $state<Good | null>(null);
  readonly #court: Picks;

  constructor(private readonly model: Model) {
    this.#court = new Picks(() => offered(model.question, model.ask === "supply"));
  }

  readonly given = $derived.by(() => this.#court.total);
  readonly most = $derived.by(() => this.#court.most);

  start(): void {
    this.selected = null;
    this.#court.start();
  }

  asAdvised(): void {
    this.#court.start(this.model.advised ?? {});
  }

  /** The ships (by spaces; null for the wharf) that may take a good. */
  targets(good: Good): (number | null)[] {
    const found: (number | null)[] = [];
    for (const action of this.model.legal) {
      const [verb, what, spaces] = action.split(" ");
      if (what !== good) continue;
      if (verb === "ship") found.push(Number(spaces));
      if (verb === "wharf") found.push(null);
    }
    return found;
  }

  /** What a click on a good in the store does; null where it does nothing. */
  press(good: Good): (() => void) | null {
    if (this.model.busy) return null;
    if (this.model.ask === "supply") return this.#court.isOffered(good) ? () => this.#give(good) : null;
    if (this.model.ask !== "ship" || this.targets(good).length === 0) return null;
    return () => (this.selected = this.selected === good ? null : good);
  }

  isChosen(good: Good): boolean {
    return this.model.ask === "supply" ? this.#court.of(good) > 0 : this.selected === good;
  }

  confirm(): void {
    this.model.count(this.#court.answer);
  }

  #give(good: Good): void {
    if (!this.#court.add(good, 1)) this.#court.add(good, -1);
  }
}
