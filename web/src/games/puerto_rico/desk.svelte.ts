// What the parts of the board share: the position, what is legal, what is being arranged, what is being explained.

import type { Refusal } from "../../api/types";
import type { BoardProps } from "../contract";
import { GameDesk, provide, use } from "../common/desk.svelte";
import { mannings, nobleAnswers, supplies, type Staff } from "./appoint";
import {
  askedStock,
  bestStock,
  fillCrew,
  fits,
  keepCrew,
  room,
  total,
  type Crew,
  type Stock,
  type Storage,
} from "./arrange";
import { isInPlay } from "./kinds";
import { choiceWords, eventText, refusalWords, worth } from "./tell";
import {
  BUILDINGS,
  GOODS,
  TILES,
  type Building,
  type Facts,
  type GameEvent,
  type Good,
  type Place,
  type Player,
  type Question,
  type QuestionKind,
  type View,
} from "./types";
import type { Words } from "./words/words";

export class Desk extends GameDesk<Words, GameEvent> {
  /** The good chosen for shipping, until a ship is chosen. */
  selected = $state<Good | null>(null);
  crew = $state.raw<Crew>({});
  kept = $state.raw<Stock>({});
  /** Which sort a click on a circle places, where there is a choice. */
  noble = $state(false);
  /** Who is to go on free circles, or whom of those placed to name a noble. */
  staff = $state.raw<Staff>({ colonists: {}, nobles: {} });
  /** Goods chosen for the court. */
  given = $state.raw<readonly Good[]>([]);

  readonly view = $derived.by(() => this.props().state.view as unknown as View);
  readonly facts = $derived.by(() => this.props().facts as unknown as Facts);
  /** The view may know more of it than everybody is told. */
  readonly question = $derived.by((): Question | null => {
    const open = this.props().state.question as unknown as Question | null;
    return open && { ...open, ...this.view.question };
  });
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
  /** The goods about which the storage question, or that of the small wharf, is still open. */
  readonly openGoods = $derived(
    this.ask === "keep" || this.ask === "small_wharf" ? (Object.keys(this.question?.things ?? {}) as Good[]) : [],
  );

  readonly storage = $derived<Storage>({
    kinds: this.question?.warehouse_kinds ?? 0,
    singles: this.question?.free_goods ?? 1,
  });
  /** Goods that the small wharf ships. */
  readonly sailing = $derived(
    this.openGoods.reduce((sum, good) => sum + (this.me?.goods[good] ?? 0) - (this.kept[good] ?? 0), 0),
  );
  readonly storable = $derived(this.ask === "small_wharf" ? this.sailing > 0 : fits(this.#allKept(), this.storage));

  /** Before the first role: things are still drawn and chosen. */
  readonly preparing = $derived(
    this.view.round === 1 && PREPARING.has(this.question?.kind ?? "over") && !this.question?.role,
  );
  /** Buildings that are in the game, or may still come into it. */
  readonly buildings = $derived(BUILDINGS.filter((building) => isInPlay(building, this.view, this.facts)));

  // Words for the popover

  told(outcome: readonly GameEvent[]): string[] {
    return outcome
      .filter((event) => !["role_taken", "tile_turned_up", "round_ended", "tiles_discarded"].includes(event.kind))
      .map((event) => eventText(event, this.words, this.names));
  }

  gain(outcome: readonly GameEvent[]): string[] {
    return this.seat === null ? [] : worth(outcome, this.seat, this.words);
  }

  choiceWords(action: string): string {
    return choiceWords(action, this.question, this.words, this.me, this.view);
  }

  refusalWords(refusal: Refusal): string {
    return refusalWords(refusal, this.words);
  }

  // Acting

  override act(action: string): void {
    if (this.may(action)) this.selected = null;
    super.act(action);
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
    if (this.ask === "keep" || this.ask === "small_wharf") this.suggestStock();
    this.staff = { colonists: {}, nobles: this.ask === "noble" ? this.suggestNobles() : {} };
    this.noble = !this.#mayPlace("guest") && !this.#mayPlace("man") && this.#mayPlace("noble");
    this.given = [];
    this.selected = null;
  }

  asBefore(): void {
    if (!this.me) return;
    const crew = keepCrew(this.view.question?.now ?? {}, this.open, this.me, this.facts, this.me.san_juan);
    this.crew = fillCrew(crew, this.open, this.me, this.facts, this.me.san_juan);
  }

  asAdvised(): void {
    if (this.ask === "place") this.crew = { ...this.advised };
    if (this.ask === "keep" || this.ask === "small_wharf") this.kept = { ...this.advised };
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
    void this.props().count(Object.fromEntries(this.open.map((place) => [place, this.crew[place] ?? 0])));
  }

  // Arranging the store

  suggestStock(): void {
    if (!this.me) return;
    this.kept = this.ask === "small_wharf" ? {} : bestStock(this.me.goods, this.storage, this.facts);
  }

  keep(good: Good, count: number): void {
    const most = this.me?.goods[good] ?? 0;
    this.kept = { ...this.kept, [good]: Math.max(0, Math.min(count, most)) };
  }

  confirmStock(): void {
    if (this.busy || !this.storable) return;
    const everything = Object.fromEntries(this.openGoods.map((good) => [good, this.kept[good] ?? 0]));
    const asked = askedStock(this.kept, this.me?.goods ?? {}, this.openGoods, this.storage);
    const all = this.view.options.ask_optional || this.ask === "small_wharf";
    void this.props().count(all ? everything : asked);
  }

  /** With the kinds that were already decided. */
  #allKept(): Stock {
    const goods = this.me?.goods ?? {};
    const decided = GOODS.filter((good) => !this.openGoods.includes(good) && (goods[good] ?? 0) > 0);
    const open = this.openGoods.map((good) => [good, this.kept[good] ?? 0] as const);
    return Object.fromEntries([...decided.map((good) => [good, goods[good] ?? 0] as const), ...open]);
  }

  // Colonists and nobles one after the other: guests, those won or raided, and which of those placed are nobles

  /** Whether both sorts could go somewhere, so that one has to be chosen. */
  readonly eitherSort = $derived((this.#mayPlace("guest") || this.#mayPlace("man")) && this.#mayPlace("noble"));
  readonly named = $derived(total(this.staff.nobles));
  readonly manned = $derived(total(this.staff.colonists) + this.named);

  /** Whether some place can be named with this verb now. */
  #mayPlace(verb: string): boolean {
    return this.ask !== "recall" && [...this.legal].some((action) => action.startsWith(`${verb} `));
  }

  /** Where nobles can still be named, with how many stand there unnamed. */
  #unnamed(): Crew {
    const me = this.me;
    const first = [...this.legal].find((action) => action.startsWith("noble "))?.slice("noble ".length);
    const places: readonly Place[] = [...TILES, ...BUILDINGS];
    const open = places.slice(places.indexOf(first as Place));
    return Object.fromEntries(open.map((place) => [place, crewAt(me, place) - (me?.nobles?.[place] ?? 0)]));
  }

  #freeCircles(): Crew {
    const me = this.me;
    const places = ([...TILES, ...BUILDINGS] as const).filter(
      (place) => this.legal.has(`man ${place}`) || this.legal.has(`noble ${place}`),
    );
    return Object.fromEntries(places.map((place) => [place, me ? room(me, place, this.facts) - crewAt(me, place) : 0]));
  }

  /** Buildings that tell a noble from a colonist are left to the player. */
  suggestNobles(): Crew {
    const unnamed = this.#unnamed();
    const nobles: Crew = {};
    let left = this.question?.left ?? 0;
    const places = Object.keys(unnamed) as Place[];
    for (const place of [...places].sort((one, other) => Number(DUAL.has(one)) - Number(DUAL.has(other)))) {
      nobles[place] = Math.min(left, unnamed[place] ?? 0);
      left -= nobles[place];
    }
    return nobles;
  }

  /** A noble more or less among those who stand at a place. */
  nameNoble(place: Place, by: 1 | -1): void {
    const count = (this.staff.nobles[place] ?? 0) + by;
    if (count < 0 || count > (this.#unnamed()[place] ?? 0)) return;
    if (by > 0 && this.named >= (this.question?.left ?? 0)) return;
    this.staff = { ...this.staff, nobles: { ...this.staff.nobles, [place]: count } };
  }

  readonly namable = $derived((this.question?.left ?? 0) - this.named <= (this.me?.san_juan ?? 0));

  /** Somebody goes on a free circle, or comes back from it. */
  man(place: Place, noble: boolean, by: 1 | -1): void {
    if (by > 0 && (this.manned >= (this.question?.left ?? 0) || !this.legal.has(`${noble ? "noble" : "man"} ${place}`)))
      return;
    const sort = noble ? "nobles" : "colonists";
    const most = this.question?.raided?.[sort];
    if (by > 0 && most !== undefined && total(this.staff[sort]) >= most) return;
    const count = (this.staff[sort][place] ?? 0) + by;
    if (count >= 0) this.staff = { ...this.staff, [sort]: { ...this.staff[sort], [place]: count } };
  }

  supply(good: Good): void {
    if (this.given.includes(good)) this.given = this.given.filter((other) => other !== good);
    else if (this.given.length < (this.question?.left ?? 0)) this.given = [...this.given, good];
  }

  /** The answers to what was arranged. */
  confirmStaff(): void {
    if (this.busy || !this.me) return;
    const left = this.question?.left ?? 0;
    const answers =
      this.ask === "noble"
        ? nobleAnswers(this.staff.nobles, this.#unnamed(), left, this.me.san_juan)
        : this.ask === "supply"
          ? supplies(this.given, this.me.goods, left)
          : mannings(this.staff, this.#freeCircles(), left);
    void this.props().act(answers);
  }

  // What a seat's board shows: the position, or what is being arranged on it

  shown(seat: number): Player | undefined {
    const player = this.view.seats[seat];
    if (!player || seat !== this.seat) return player;
    if (this.ask === "place") return { ...player, ...withCrew(player, this.crew, this.open), nobles: {} };
    if (this.ask === "noble" || this.ask === "man") return { ...player, ...withStaff(player, this.staff, this.ask) };
    return player;
  }
}

const PREPARING: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  "governor",
  "choose",
  "on_sale",
  "festival_tile",
  "festival_good",
  "festival_building",
  "row",
]);

/** What these buildings do depends on who is in them. */
const DUAL: ReadonlySet<Place> = new Set<Building>(["land_office", "chapel", "hunting_lodge", "zoning_office"]);

export function crewAt(player: Player | null, place: Place): number {
  return player?.island[place as keyof Player["island"]]?.[1] ?? player?.city[place as Building] ?? 0;
}

/** The board with those who are being placed, or named nobles. */
function withStaff(player: Player, staff: Staff, ask: "noble" | "man"): Pick<Player, "island" | "city" | "nobles"> {
  const nobles: Record<string, number> = { ...player.nobles };
  const crew: Crew = {};
  for (const [place, count] of Object.entries(staff.nobles)) nobles[place] = (nobles[place] ?? 0) + count;
  for (const place of [...TILES, ...BUILDINGS]) {
    const coming = ask === "man" ? (staff.colonists[place] ?? 0) + (staff.nobles[place] ?? 0) : 0;
    if (coming > 0) crew[place] = crewAt(player, place) + coming;
  }
  const { island, city } = withCrew(player, crew, Object.keys(crew) as Place[]);
  return { island, city, nobles };
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
  return provide(new Desk(props));
}

export function useDesk(): Desk {
  return use<Desk>();
}
