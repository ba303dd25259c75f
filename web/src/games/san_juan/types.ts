/** What the server sends of a San Juan table, as the rules name it. */

export const GOODS = ["indigo", "sugar", "tobacco", "coffee", "silver"] as const;
/** In the order in which everything names them: production buildings in the order of their goods, then the violet ones. */
export const CARDS = [
  "indigo_plant",
  "sugar_mill",
  "tobacco_storage",
  "coffee_roaster",
  "silver_smelter",
  "smithy",
  "gold_mine",
  "archive",
  "poor_house",
  "black_market",
  "trading_post",
  "well",
  "market_stand",
  "crane",
  "chapel",
  "tower",
  "aqueduct",
  "carpenter",
  "prefecture",
  "market_hall",
  "quarry",
  "library",
  "statue",
  "victory_column",
  "hero",
  "guild_hall",
  "city_hall",
  "triumphal_arch",
  "palace",
] as const;
export const ROLES = ["builder", "producer", "trader", "councillor", "prospector"] as const;
export const TILES = ["a", "b", "c", "d", "e"] as const;

/** What each tile of the trading house pays for the goods, in cards: printed, so that texts can tell it without asking. */
export const PRICES = {
  a: [1, 1, 1, 2, 2],
  b: [1, 1, 2, 2, 2],
  c: [1, 1, 2, 2, 3],
  d: [1, 2, 2, 2, 3],
  e: [1, 2, 2, 3, 3],
} as const satisfies Record<(typeof TILES)[number], readonly number[]>;

export type Good = (typeof GOODS)[number];
export type Card = (typeof CARDS)[number];
export type Role = (typeof ROLES)[number];
export type Tile = (typeof TILES)[number];
export type EndReason = "town" | "standstill";

export type Counts<Name extends string> = { readonly [name in Name]?: number };

export interface CardFacts {
  readonly kind: "production" | "violet" | "monument" | "large";
  readonly cost: number;
  readonly points: number;
  readonly copies: number;
  /** What it makes, where it makes something. */
  readonly good?: Good;
}

export interface Facts {
  readonly cards: { readonly [card in Card]: CardFacts };
  readonly full_town: number;
  /** Goods that the black market takes at most. */
  readonly most_given: number;
}

/** What is null is hidden from the viewer. */
export interface Player {
  readonly cards: number;
  readonly limit: number;
  readonly hand: Counts<Card> | null;
  readonly town: Counts<Card>;
  readonly goods: Counts<Good>;
  readonly covered: Counts<Card>;
  readonly chapel: Counts<Card> | null;
  readonly chapel_cards: number | null;
  /** Cards in the hand that everybody knows to be there. */
  readonly shown: Counts<Card>;
  readonly buildings: number;
  readonly building_points: number;
  readonly score: number | null;
}

export type QuestionKind =
  | "over"
  | "governor"
  | "card"
  | "good"
  | "tile"
  | "look"
  | "turn_up"
  | "role"
  | "build"
  | "cover"
  | "library"
  | "give"
  | "pay"
  | "produce"
  | "sell"
  | "take"
  | "keep"
  | "mine"
  | "find"
  | "chapel"
  | "discard"
  | "archive";

export interface Question {
  readonly kind: QuestionKind;
  readonly seat: number | "chance" | null;
  readonly phase?: Role | "set_up" | "round_start";
  readonly role?: Role;
  readonly taker?: number;
  /** What is being built, and what it covers. */
  readonly building?: Card;
  readonly covered?: Card;
  /** Cards, goods or ways to cover, with what they cost or bring now. */
  readonly prices?: { readonly [thing in string]?: number };
  /** Cards still to be paid. */
  readonly cost?: number;
  /** Cards that taking part brings, and with a library that could be saved. */
  readonly cards?: number;
  readonly with_library?: number;
  /** What can be picked, with the most of each, and how many in all. */
  readonly things?: Counts<Card | Good>;
  readonly least?: number;
  readonly most?: number;
  /** Cards that lie before the one who is asked. */
  readonly open?: Counts<Card>;
}

export interface RoleCard {
  readonly open: boolean;
  readonly taker?: number | null;
}

export interface View {
  readonly round: number;
  readonly governor: number;
  readonly ending: readonly EndReason[];
  readonly question: Question | null;
  readonly seats: readonly Player[];
  readonly roles: { readonly [role in Role]: RoleCard };
  readonly library_used: boolean;
  /** The tile that lies face up. */
  readonly tile: Tile | null;
  /** Those that have been seen, in the order of the stack, and how many were turned up in all. */
  readonly tiles: readonly Tile[];
  readonly trades: number;
  readonly pile: number;
  readonly discarded: number;
  /** Cards in the discard pile that everybody has seen. */
  readonly exposed: Counts<Card>;
  readonly players: number;
}

interface Told<Kind extends string> {
  readonly kind: Kind;
  readonly seat: number | null;
  readonly move?: number;
}

export type Reason = "start" | "sale" | "councillor" | "prospector" | "bonus";

/** A card is null for those who have not seen it. The rules tell one by one; `cards` are all that are told in one line. */
interface OfCards {
  readonly card: Card | null;
  readonly cards?: readonly (Card | null)[];
}

interface OfGoods {
  readonly good: Good;
  readonly goods?: readonly Good[];
}

export type GameEvent =
  | Told<"governor_drawn">
  | (Told<"card_drawn"> & OfCards & { reason: Reason })
  | (Told<"role_taken"> & { role: Role })
  | (Told<"built"> & { building: Card; price: number })
  | (Told<"covered"> & { building: Card; good_lost: boolean })
  | Told<"library_used">
  | (Told<"good_given"> & OfGoods)
  | (Told<"card_paid"> & OfCards)
  | (Told<"good_made"> & OfGoods)
  | (Told<"tile_turned_up"> & { tile: Tile })
  | (Told<"good_sold"> & OfGoods & { price: number })
  | (Told<"card_kept"> & OfCards)
  | (Told<"card_discarded"> & OfCards)
  | (Told<"card_turned_up"> & OfCards)
  | Told<"mine_failed">
  | (Told<"card_mined"> & { card: Card })
  | (Told<"card_buried"> & OfCards)
  | Told<"passed">
  | (Told<"pile_shuffled"> & { count: number })
  | (Told<"bonus"> & { building: Card })
  | (Told<"round_ended"> & { round: number })
  | Told<"town_complete">
  | Told<"game_over">;

export type EventKind = GameEvent["kind"];
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;

/** The numbers and names in each refusal, by its code. */
export interface RefusalParameters {
  game_over: unknown;
  chance_acts: unknown;
  another_question: { question: QuestionKind };
  must_take_role: unknown;
  role_taken: { role: Role };
  must_answer: { question: QuestionKind };
  must_give: { cost: number };
  must_cover: { building: Card };
  not_in_hand: { card: Card };
  already_built: { card: Card };
  too_expensive: { card: Card; price: number; cards: number };
  not_in_town: { card: Card };
  crane_stays: unknown;
  same_kind: { card: Card };
  cover_too_expensive: { card: Card; price: number; cards: number };
  no_library: unknown;
  library_not_asked: unknown;
  no_black_market: unknown;
  enough_given: { most: number };
  no_goods: { good: Good };
  no_room: { good: Good };
  other_order: { thing: Card | Good };
  too_few_left: { card: Card; count: number };
  not_shown: { card: Card };
}

export type RefusalCode = keyof RefusalParameters;
