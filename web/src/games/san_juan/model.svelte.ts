// State shared by the parts of the board: the position, the legal actions, the things picked, the open explanation.

import type { Refusal } from "../../api/types";
import type { BoardProps } from "../contract";
import { BoardModel, provide, use } from "../common/model.svelte";
import { choiceWords, eventWords, gainWords, isSilent, refusalWords, together } from "./sentences";
import type { Counts, GameEvent, Good, SanJuan } from "./types";
import type { PickKind, Words } from "./words/words";

/** How an action of each kind of picking begins. */
const VERBS: Readonly<Record<PickKind, string>> = {
  give: "give",
  pay: "pay",
  produce: "produce",
  sell: "sell",
  keep: "keep",
  discard: "discard",
  archive: "discard",
};

export class Model extends BoardModel<Words, SanJuan> {
  /** What has been picked so far: 'library 0' is the first of the libraries. */
  picked = $state.raw<readonly string[]>([]);

  readonly question = $derived.by(() => this.props().state.question);
  /** The question of the headline. */
  readonly headline = $derived(this.answered ?? this.question);
  /** What the viewer is asked; null while somebody else decides. */
  readonly ask = $derived(this.deciding ? (this.question?.kind ?? null) : null);
  readonly me = $derived(this.seat === null ? null : (this.view.seats[this.seat] ?? null));

  // Picking several things

  readonly picking = $derived(this.ask !== null && this.ask in VERBS ? (this.ask as PickKind) : null);
  readonly most = $derived(this.question?.most ?? 0);
  readonly least = $derived(this.question?.least ?? 0);
  readonly enough = $derived(this.picked.length >= Math.max(1, this.least) && this.picked.length <= this.most);

  /** Where only one thing can be picked, a click on it is the answer. */
  pickAction(thing: string): string | null {
    return this.picking && this.most === 1 ? `${VERBS[this.picking]} ${thing}` : null;
  }

  /** Whether a thing is among those asked about and more than one may be picked. */
  canPick(thing: string): boolean {
    return this.picking !== null && this.most > 1 && !this.busy && thing in (this.question?.things ?? {});
  }

  isPicked(thing: string, at: number): boolean {
    return this.picked.includes(`${thing} ${at}`);
  }

  pick(thing: string, at: number): void {
    const name = `${thing} ${at}`;
    if (this.picked.includes(name)) this.picked = this.picked.filter((other) => other !== name);
    else if (this.picked.length < this.most) this.picked = [...this.picked, name];
  }

  clear(): void {
    this.picked = [];
  }

  asAdvised(): void {
    this.picked = Object.entries(this.advised ?? {}).flatMap(([thing, count]) => {
      // Full buildings come first: what is to be made goes behind them.
      const first = this.picking === "produce" ? (this.me?.goods[thing as Good] ?? 0) : 0;
      return Array.from({ length: count }, (_, at) => `${thing} ${first + at}`);
    });
  }

  confirm(): void {
    if (!this.enough || this.busy) return;
    const counts: Record<string, number> = {};
    for (const name of this.picked) {
      const thing = name.split(" ")[0] ?? "";
      counts[thing] = (counts[thing] ?? 0) + 1;
    }
    void this.props().count(counts);
  }

  /** Cards that the goods picked for sale bring. */
  readonly proceeds = $derived.by(() => {
    if (this.picking !== "sell") return 0;
    const sold = this.picked.map((name) => this.price(name.split(" ")[0] ?? "") ?? 0);
    return sold.reduce((sum, price) => sum + price, this.question?.extra?.[sold.length] ?? 0);
  });

  /** What a card, a good or a way to cover costs or brings now. */
  price(thing: string): number | undefined {
    const prices: Counts = this.question?.prices ?? {};
    return prices[thing];
  }

  // Words for the popover

  outcomeLines(outcome: readonly GameEvent[]): string[] {
    return together(outcome)
      .filter((event) => !isSilent(event) && event.kind !== "role_taken" && event.kind !== "round_ended")
      .map((event) => eventWords(event, this.words, this.names));
  }

  gain(outcome: readonly GameEvent[]): string[] {
    return this.seat === null ? [] : gainWords(outcome, this.seat, this.words);
  }

  choiceWords(action: string): string {
    return choiceWords(action, this.question, this.words);
  }

  refusalWords(refusal: Refusal): string {
    return refusalWords(refusal, this.words);
  }
}

export function provideModel(props: () => BoardProps<Words, SanJuan>): Model {
  return provide(new Model(props));
}

export function useModel(): Model {
  return use<Model>();
}
