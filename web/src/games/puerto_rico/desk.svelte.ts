// What the parts of the board share: the position, what is legal, what is being arranged, what is being explained.

import { getContext, setContext } from "svelte";
import type { Choices, Refusal } from "../../api/types";
import type { BoardProps } from "../contract";
import { askedStock, bestStock, fillCrew, fits, keepCrew, room, total, type Crew, type Stock } from "./arrange";
import {
  GOODS,
  type Facts,
  type GameEvent,
  type Good,
  type Place,
  type Player,
  type Question,
  type View,
} from "./types";
import type { Words } from "./words/words";

/** What the popover says about a thing. */
export interface Info {
  title: string;
  /** A line under the title: what kind of thing it is. */
  kind?: string;
  facts?: { label: string; value: string | number }[];
  lines?: string[];
}

export interface Explained {
  anchor: HTMLElement;
  info: () => Info;
  action: string | null;
  /** With a finger there is no hovering: the popover itself has the button that acts. */
  touch: boolean;
}

const KEY = Symbol("desk");

export class Desk {
  readonly #props: () => BoardProps<Words>;
  #answers = $state.raw<Choices | null>(null);
  /** The position they are about; the server's own number may have gone on with the talk at the table. */
  #answered = -1;
  /** The good chosen for shipping, until a ship is chosen. */
  selected = $state<Good | null>(null);
  explained = $state.raw<Explained | null>(null);
  crew = $state.raw<Crew>({});
  kept = $state.raw<Stock>({});

  constructor(props: () => BoardProps<Words>) {
    this.#props = props;
  }

  readonly words = $derived.by(() => this.#props().words);
  readonly view = $derived.by(() => this.#props().state.view as unknown as View);
  readonly facts = $derived.by(() => this.#props().facts as unknown as Facts);
  readonly names = $derived.by(() => this.#props().names);
  readonly seat = $derived.by(() => this.#props().seat);
  readonly actor = $derived.by(() => this.#props().state.actor);
  readonly over = $derived.by(() => this.#props().state.over);
  readonly version = $derived.by(() => this.#props().state.version);
  readonly busy = $derived.by(() => this.#props().busy);
  readonly hinted = $derived.by(() => this.#props().hinted);
  readonly legal = $derived.by(() => new Set(this.#props().state.choices));
  readonly deciding = $derived(this.legal.size > 0);
  readonly question = $derived.by(() => this.#props().state.question as unknown as Question | null);
  /** What the viewer is asked; null while somebody else decides. */
  readonly ask = $derived(this.deciding ? (this.question?.kind ?? null) : null);
  readonly me = $derived(this.seat === null ? null : (this.view.seats[this.seat] ?? null));
  readonly first = $derived(this.view.options.edition === "first");

  /** The places whose colonists are being arranged, and how many there are to place. */
  readonly open = $derived(this.ask === "place" ? (Object.keys(this.question?.things ?? {}) as Place[]) : []);
  readonly toPlace = $derived.by(() => {
    const me = this.me;
    if (!me) return 0;
    const circles = this.open.reduce((sum, place) => sum + room(me, place, this.facts), 0);
    return Math.min(me.san_juan, circles);
  });
  readonly placed = $derived(total(this.crew));
  readonly storable = $derived(fits(this.#allKept(), this.question?.warehouse_kinds ?? 0));

  /** The goods about which the storage question is still open. */
  readonly openGoods = $derived(this.ask === "keep" ? (Object.keys(this.question?.things ?? {}) as Good[]) : []);

  // Answers

  /** Ask, once a position, what each choice would do and why others are refused. */
  async look(): Promise<void> {
    if (!this.deciding || this.#answered === this.version) return;
    const version = (this.#answered = this.version);
    this.#answers = null;
    const answers = await this.#props()
      .choices()
      .catch(() => null); // without them the board is only less talkative
    if (version === this.version) this.#answers = answers;
  }

  outcome(action: string): GameEvent[] {
    const known = this.#current()?.choices.find((choice) => choice.action === action);
    return (known?.outcome ?? []) as unknown as GameEvent[];
  }

  refusal(action: string): Refusal | null {
    return this.#current()?.refused[action] ?? null;
  }

  #current(): Choices | null {
    return this.#answered === this.version ? this.#answers : null;
  }

  // Acting

  may(action: string | null): boolean {
    return action !== null && !this.busy && this.legal.has(action);
  }

  act(action: string): void {
    if (!this.may(action)) return;
    this.explained = null;
    this.selected = null;
    void this.#props().act([action]);
  }

  /** The ships (by spaces; null for the wharf) that may take a good. */
  targets(good: Good): (number | null)[] {
    const found: (number | null)[] = [];
    for (const action of this.legal) {
      const [verb, what, spaces] = action.split(" ");
      if (what !== good) continue;
      if (verb === "ship") found.push(Number(spaces));
      if (verb === "wharf") found.push(null);
    }
    return found;
  }

  // Arranging colonists

  startArranging(): void {
    if (this.ask === "place") this.asBefore();
    if (this.ask === "keep") this.suggestStock();
    this.selected = null;
  }

  asBefore(): void {
    if (!this.me) return;
    const crew = keepCrew(this.view.question?.now ?? {}, this.open, this.me, this.facts, this.me.san_juan);
    this.crew = fillCrew(crew, this.open, this.me, this.facts, this.me.san_juan);
  }

  fill(): void {
    if (this.me) this.crew = fillCrew({}, this.open, this.me, this.facts, this.me.san_juan);
  }

  clear(): void {
    this.crew = {};
  }

  put(place: Place, by: 1 | -1): boolean {
    const me = this.me;
    const count = (this.crew[place] ?? 0) + by;
    if (!me || !this.open.includes(place) || count < 0 || count > room(me, place, this.facts)) return false;
    if (by > 0 && this.placed >= me.san_juan) return false;
    this.crew = { ...this.crew, [place]: count };
    return true;
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

  confirmCrew(): void {
    if (this.busy || this.placed !== this.toPlace) return;
    void this.#props().count(Object.fromEntries(this.open.map((place) => [place, this.crew[place] ?? 0])));
  }

  // Arranging the store

  suggestStock(): void {
    if (!this.me) return;
    this.kept = bestStock(this.me.goods, this.question?.warehouse_kinds ?? 0, this.facts);
  }

  keep(good: Good, count: number): void {
    const most = this.me?.goods[good] ?? 0;
    this.kept = { ...this.kept, [good]: Math.max(0, Math.min(count, most)) };
  }

  confirmStock(): void {
    if (this.busy || !this.storable) return;
    const kinds = this.question?.warehouse_kinds ?? 0;
    const everything = Object.fromEntries(this.openGoods.map((good) => [good, this.kept[good] ?? 0]));
    const asked = askedStock(this.kept, this.me?.goods ?? {}, this.openGoods, kinds);
    void this.#props().count(this.view.options.ask_optional ? everything : asked);
  }

  /** With the kinds that were already decided. */
  #allKept(): Stock {
    const goods = this.me?.goods ?? {};
    const decided = GOODS.filter((good) => !this.openGoods.includes(good) && (goods[good] ?? 0) > 0);
    const open = this.openGoods.map((good) => [good, this.kept[good] ?? 0] as const);
    return Object.fromEntries([...decided.map((good) => [good, goods[good] ?? 0] as const), ...open]);
  }

  // What a seat's board shows: the position, or what is being arranged on it

  shown(seat: number): Player | undefined {
    const player = this.view.seats[seat];
    if (!player || seat !== this.seat || this.ask !== "place") return player;
    return { ...player, ...withCrew(player, this.crew, this.open) };
  }
}

function withCrew(player: Player, crew: Crew, open: readonly Place[]): Pick<Player, "island" | "city" | "san_juan"> {
  const island: Record<string, readonly [number, number]> = { ...player.island };
  const city: Record<string, number> = { ...player.city };
  for (const place of open) {
    const tiles = island[place];
    if (tiles) island[place] = [tiles[0], crew[place] ?? 0];
    else city[place] = crew[place] ?? 0;
  }
  return { island, city, san_juan: player.san_juan - total(crew) };
}

export function provideDesk(props: () => BoardProps<Words>): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
