// What can be read off a town: its buildings one by one, its points, what things cost and bring.

import {
  CARDS,
  GOODS,
  PRICES,
  TILES,
  type Card,
  type Counts,
  type Good,
  type Player,
  type Question,
  type Tile,
  type View,
} from "./types";

const MONUMENTS: readonly Card[] = ["statue", "victory_column", "hero"];
const ARCH_POINTS = [0, 4, 6, 8];

export function isCard(name: string): name is Card {
  return (CARDS as readonly string[]).includes(name);
}

export function goodOf(card: Card): Good | null {
  return GOODS[CARDS.indexOf(card)] ?? null;
}

/** One of several cards of a kind. */
export interface Copy {
  readonly card: Card;
  readonly at: number;
}

/** Every card by itself, in the order of the catalogue. */
export function copies(counts: Counts<Card>): Copy[] {
  return CARDS.flatMap((card) => Array.from({ length: counts[card] ?? 0 }, (_, at) => ({ card, at })));
}

function count(town: Counts<Card>, wanted: (card: Card) => boolean): number {
  return CARDS.reduce((sum, card) => sum + (wanted(card) ? (town[card] ?? 0) : 0), 0);
}

/** What one of the buildings with cost 6 adds to a town that has these points without a palace. */
export function bonus(card: Card, town: Counts<Card>, points: number): number {
  if (card === "guild_hall") return 2 * count(town, (one) => goodOf(one) !== null);
  if (card === "city_hall") return count(town, (one) => goodOf(one) === null);
  if (card === "triumphal_arch") return ARCH_POINTS[count(town, (one) => MONUMENTS.includes(one))] ?? 0;
  if (card === "palace") return Math.floor(points / 4);
  return 0;
}

/** The points that everybody can count: all but those under a chapel that its owner keeps to himself. */
export function openPoints(player: Player): number {
  const points = pointsWithoutPalace(player);
  return points + (player.town.palace ? bonus("palace", player.town, points) : 0);
}

export function pointsWithoutPalace({ town, building_points, chapel_cards }: Player): number {
  const halls = (["guild_hall", "city_hall", "triumphal_arch"] as const).filter((card) => town[card]);
  return halls.reduce((sum, card) => sum + bonus(card, town, 0), building_points + (chapel_cards ?? 0));
}

/** Whether cards under a chapel may add to them. */
export function hidesPoints(player: Player): boolean {
  return player.score === null && ((player.town.chapel ?? 0) > 0 || (player.covered.chapel ?? 0) > 0);
}

/** What a building would score at the end, built in this town as it is. */
export function wouldScore(card: Card, player: Player): number {
  const town = { ...player.town, [card]: (player.town[card] ?? 0) + 1 };
  return bonus(card, town, pointsWithoutPalace(player));
}

export interface Discount {
  readonly by: Card | "privilege";
  readonly cards: number;
}

/** Why a building costs the seat less than is printed, in the builder phase. */
export function discounts(card: Card, seat: number, question: Question, view: View): Discount[] {
  const town = view.seats[seat]?.town ?? {};
  const helper = goodOf(card) ? "smithy" : "quarry";
  const found: Discount[] = [];
  if (question.taker === seat) found.push({ by: "privilege", cards: 1 });
  if (question.taker === seat && town.library && !view.library_used) found.push({ by: "library", cards: 1 });
  if (town[helper]) found.push({ by: helper, cards: 1 });
  return found;
}

export interface KnownTile {
  readonly tile: Tile | null;
  readonly state: "up" | "next" | "";
}

/** The five tiles in the order of their stack, as far as they are known: who has seen four knows the fifth. */
export function knownTiles(view: View): KnownTile[] {
  const left = TILES.filter((tile) => !view.tiles.includes(tile));
  const order = [...view.tiles, ...(left.length === 1 ? left : [])];
  return TILES.map((_, at) => ({
    tile: order[at] ?? null,
    state: view.tile !== null && at === (view.trades - 1) % 5 ? "up" : at === view.trades % 5 ? "next" : "",
  }));
}

/** What a tile pays for a good, in cards. */
export function price(tile: Tile, good: Good): number {
  return PRICES[tile][GOODS.indexOf(good)] ?? 0;
}

/** What a good brings: on the tile that lies face up, else on the next one if that is known. */
export function priceNow(good: Good, view: View): number | null {
  const tiles = knownTiles(view);
  const known = tiles.find(({ state }) => state === "up") ?? tiles.find(({ state }) => state === "next");
  return known?.tile ? price(known.tile, good) : null;
}
