// State shared by the parts of the board: the position, the legal actions, the arrangement, the open explanation.

import type { Refusal } from "../../api/types";
import type { BoardProps } from "../contract";
import { BoardModel, provide, use } from "../common/model.svelte";
import { Crew } from "./crew.svelte";
import { isInPlay } from "./buildings";
import { Nobles } from "./nobles.svelte";
import { shownWith } from "./preview";
import { Shipping } from "./shipping.svelte";
import { Store } from "./store.svelte";
import { choiceWords, eventWords, gainWords, refusalWords } from "./sentences";
import { BUILDINGS, type GameEvent, type Player, type PuertoRico, type Question } from "./types";
import type { Words } from "./words/words";

export class Model extends BoardModel<Words, PuertoRico> {
  /** The open question; the view may add details that only the viewer knows. */
  readonly question = $derived.by((): Question | null => {
    const open = this.props().state.question;
    return open && { ...open, ...this.view.question };
  });
  /** The question of the headline. */
  readonly headline = $derived(this.answered ?? this.question);
  /** What the viewer is asked; null while somebody else decides. */
  readonly ask = $derived(this.deciding ? (this.question?.kind ?? null) : null);
  readonly me = $derived(this.seat === null ? null : (this.view.seats[this.seat] ?? null));
  readonly first = $derived(this.view.options.edition === "first");
  /** Buildings that are in the game, or may still come into it. */
  readonly buildings = $derived(BUILDINGS.filter((building) => isInPlay(building, this.view)));

  readonly crew = new Crew(this);
  readonly store = new Store(this);
  readonly nobles = new Nobles(this);
  readonly shipping = new Shipping(this);

  // Words for the popover

  outcomeLines(outcome: readonly GameEvent[]): string[] {
    return outcome
      .filter((event) => !["role_taken", "tile_turned_up", "round_ended", "tiles_discarded"].includes(event.kind))
      .map((event) => eventWords(event, this.words, this.names));
  }

  gain(outcome: readonly GameEvent[]): string[] {
    return this.seat === null ? [] : gainWords(outcome, this.seat, this.words);
  }

  choiceWords(action: string): string {
    return choiceWords(action, this.question, this.words, this.me);
  }

  refusalWords(refusal: Refusal): string {
    return refusalWords(refusal, this.words);
  }

  // Acting

  override act(action: string): void {
    if (this.may(action)) this.shipping.selected = null;
    super.act(action);
  }

  /** Answer a whole run of questions. */
  count(counts: Record<string, number>): void {
    if (!this.busy) void this.props().count(counts);
  }

  // Arranging

  startArranging(): void {
    if (this.ask === "place") this.crew.asBefore();
    this.store.start();
    this.nobles.start();
    this.shipping.start();
  }

  asAdvised(): void {
    if (this.ask === "place") this.crew.asAdvised();
    else if (this.store.asked) this.store.asAdvised();
    else if (this.ask === "supply") this.shipping.asAdvised();
    else this.nobles.asAdvised();
  }

  /** What a seat's board shows: the position, or what is being arranged on it. */
  shown(seat: number): Player | undefined {
    const player = this.view.seats[seat];
    return player && seat === this.seat ? shownWith(this, player) : player;
  }
}

export function provideModel(props: () => BoardProps<Words, PuertoRico>): Model {
  return provide(new Model(props));
}

export function useModel(): Model {
  return use<Model>();
}
