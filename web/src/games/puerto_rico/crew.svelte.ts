// Colonists being placed: an arrangement that is changed freely and sent as a whole.

import { offered, Picks } from "../common/picks.svelte";
import type { Model } from "./model.svelte";
import type { Place } from "./types";

export class Crew {
  readonly #picks: Picks;

  constructor(private readonly model: Model) {
    this.#picks = new Picks(() => offered(model.question, model.ask === "place"));
  }

  /** The places whose colonists are being arranged. */
  readonly open = $derived.by(
    () => Object.keys(offered(this.model.question, this.model.ask === "place").things) as Place[],
  );
  readonly counts = $derived.by(() => this.#picks.counts);
  readonly placed = $derived.by(() => this.#picks.total);
  readonly toPlace = $derived.by(() => this.#picks.most);
  readonly complete = $derived.by(() => this.#picks.enough);

  asBefore(): void {
    this.#picks.start(this.model.question?.as_before);
  }

  asAdvised(): void {
    this.#picks.start(this.model.advised ?? {});
  }

  fill(): void {
    this.#picks.start(this.model.question?.filled);
  }

  clear(): void {
    this.#picks.start();
  }

  put(place: Place, by: 1 | -1): boolean {
    return this.#picks.add(place, by);
  }

  /** A click on a tile: one more works there, or, when nobody more can, one less. */
  toggle(place: Place): void {
    if (!this.put(place, 1)) this.put(place, -1);
  }

  move(from: Place | null, to: Place | null): void {
    if (from === to) return;
    if (from && !this.put(from, -1)) return;
    if (to && !this.put(to, 1) && from) this.put(from, 1);
  }

  confirm(): void {
    if (this.complete) this.model.count(Object.fromEntries(this.open.map((place) => [place, this.#picks.of(place)])));
  }
}
