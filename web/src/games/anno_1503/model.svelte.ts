// State shared by the parts of the board: the position, the legal actions, the open explanation, the thing picked up.

import type { Refusal } from "../../api/types";
import type { BoardProps } from "../contract";
import { BoardModel, provide, use } from "../common/model.svelte";
import { offered, Picks } from "../common/picks.svelte";
import { isCommodity } from "./figures";
import { choiceWords, eventWords, gainWords, refusalWords } from "./sentences";
import { RANKS, type Anno1503, type GameEvent, type Good, type Player } from "./types";
import { naming } from "./words/grammar";
import type { Words } from "./words/words";

/** What was clicked first where it takes two clicks: a good before its buyer, a building before its site or after it. */
export type Picked = { good: Good } | { building: string } | { site: string };

export class Model extends BoardModel<Words, Anno1503> {
  picked = $state.raw<Picked | null>(null);

  readonly question = $derived.by(() => this.view.question ?? this.props().state.question);
  /** The question of the headline. */
  readonly headline = $derived(this.answered ?? this.question);
  /** What the viewer is asked; null while somebody else decides. */
  readonly ask = $derived(this.deciding ? (this.question?.kind ?? null) : null);
  readonly me = $derived(this.seat === null ? null : (this.view.seats[this.seat] ?? null));
  readonly expansion = $derived(this.facts.expansion);

  // Picking all that is too much at the end of a turn

  readonly picks = new Picks(() => offered(this.question, this.ask === "return" || this.ask === "discard"));
  /** How an action begins that gives back one of several things; null where at most one is asked for. */
  readonly picking = $derived(
    this.picks.most > 1 && (this.ask === "return" || this.ask === "discard") ? this.ask : null,
  );

  /** One more of a thing, or none of it again when there are no more to pick. */
  pickOne(thing: string): void {
    if (this.busy || this.picks.add(thing, 1)) return;
    this.picks.start({ ...this.picks.counts, [thing]: 0 });
  }

  confirm(): void {
    if (this.picks.enough && !this.busy) void this.props().count(this.picks.answer);
  }

  // Words for the popover

  outcomeLines(outcome: readonly GameEvent[]): string[] {
    return outcome
      .filter((event) => !["paid", "round_ended", "rolled"].includes(event.kind))
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

  /** A building or card; one of another sheet as that sheet calls it. */
  thing(id: string): string {
    if (id in this.words.things) return naming(this.words.things)(id);
    const label = Object.values(this.facts.labels).find((rows) => id in rows)?.[id];
    return (this.props().language === "de" ? label?.de : label?.en) ?? naming(this.words.things)(id);
  }

  // Acting

  override act(action: string): void {
    if (this.may(action)) this.picked = null;
    super.act(action);
  }

  pick(thing: Picked): void {
    this.picked = this.isPicked(thing) ? null : thing;
    this.explained = null;
  }

  isPicked(thing: Picked): boolean {
    return JSON.stringify(this.picked) === JSON.stringify(thing);
  }

  get good(): Good | null {
    return this.picked && "good" in this.picked ? this.picked.good : null;
  }

  get building(): string | null {
    return this.picked && "building" in this.picked ? this.picked.building : null;
  }

  get site(): string | null {
    return this.picked && "site" in this.picked ? this.picked.site : null;
  }

  /** Whether anything legal begins and ends like this. */
  any(begin: string, end = ""): boolean {
    return !this.busy && [...this.legal].some((action) => action.startsWith(begin) && action.endsWith(end));
  }

  /** The sale to the best customer there is, whose refusal explains why the good cannot be sold. */
  bestSale(good: Good, player: Player): string {
    const rank = [...RANKS].reverse().find((one) => player.inhabitants[one]) ?? "pioneer";
    return isCommodity(good) ? `sell ${good} ${rank}` : `sell ${good} noble`;
  }
}

export function provideModel(props: () => BoardProps<Words, Anno1503>): Model {
  return provide(new Model(props));
}

export function useModel(): Model {
  return use<Model>();
}
