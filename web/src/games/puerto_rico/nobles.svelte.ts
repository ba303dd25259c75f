// Which of those placed are nobles, and who goes on free circles: picked place by place, and sent as a whole.

import { offered, Picks } from "../common/picks.svelte";
import type { Model } from "./model.svelte";
import type { Place } from "./types";

type Verb = "man" | "guest" | "noble";

export class Nobles {
  /** Which sort a click on a circle places, where there is a choice. */
  chosen = $state(false);
  readonly #picks: Picks;

  constructor(private readonly model: Model) {
    this.#picks = new Picks(() => offered(model.question, model.ask === "noble" || model.ask === "man"));
  }

  readonly counts = $derived.by(() => this.#picks.counts);
  readonly total = $derived.by(() => this.#picks.total);
  readonly most = $derived.by(() => this.#picks.most);
  readonly enough = $derived.by(() => this.#picks.enough);
  /** Whether both sorts could go somewhere, so that one has to be chosen. */
  readonly either = $derived.by(() => this.#may("noble") && (this.#may("guest") || this.#may("man")));

  /** Buildings that tell a noble from a colonist are left to the player. */
  start(): void {
    this.#picks.start();
    if (this.model.ask === "noble") this.#suggest();
    this.chosen = this.#may("noble") && !this.#may("guest") && !this.#may("man");
  }

  asAdvised(): void {
    this.#picks.start(this.model.advised ?? {});
  }

  /** A noble more or less among those who stand at a place. */
  name(place: Place, by: 1 | -1): void {
    this.#picks.add(place, by);
  }

  /** Somebody goes on a free circle, or comes back from it. */
  man(place: Place, noble: boolean, by: 1 | -1): void {
    const verb: Verb = noble ? "noble" : "man";
    const sort = Object.keys(this.counts).filter((answer) => answer.startsWith(`${verb} `));
    const placed = sort.reduce((sum, answer) => sum + this.#picks.of(answer), 0);
    if (by > 0 && placed >= (this.model.question?.verbs?.[verb] ?? 0)) return;
    this.#picks.add(`${verb} ${place}`, by);
  }

  canMan(place: Place): boolean {
    return this.#picks.isOffered(`man ${place}`) || this.#picks.isOffered(`noble ${place}`);
  }

  /** Of those on their way: by the sort, or named at a place. */
  at(place: Place, noble: boolean): number {
    if (this.model.ask === "noble") return noble ? this.#picks.of(place) : 0;
    return this.#picks.of(`${noble ? "noble" : "man"} ${place}`);
  }

  confirm(): void {
    if (this.enough) this.model.count(this.#picks.answer);
  }

  #suggest(): void {
    const { buildings } = this.model.facts;
    const isDual = (place: string): boolean => buildings[place as keyof typeof buildings]?.dual === true;
    const places = Object.keys(this.model.question?.things ?? {}) as Place[];
    for (const place of places.sort((one, other) => Number(isDual(one)) - Number(isDual(other)))) {
      while (this.#picks.add(place, 1)) continue;
    }
  }

  /** Whether some place can be named with this verb now. */
  #may(verb: Verb): boolean {
    return this.model.ask !== "recall" && [...this.model.legal].some((action) => action.startsWith(`${verb} `));
  }
}
