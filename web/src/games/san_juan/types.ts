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
  | "turn up"
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
  readonly phase?: Role | "set-up" | "round start";
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
  | Told<"governor drawn">
  | (Told<"card drawn"> & OfCards & { reason: Reason })
  | (Told<"role taken"> & { role: Role })
  | (Told<"built"> & { building: Card; price: number })
  | (Told<"covered"> & { building: Card; good_lost: boolean })
  | Told<"library used">
  | (Told<"good given"> & OfGoods)
  | (Told<"card paid"> & OfCards)
  | (Told<"good made"> & OfGoods)
  | (Told<"tile turned up"> & { tile: Tile })
  | (Told<"good sold"> & OfGoods & { price: number })
  | (Told<"card kept"> & OfCards)
  | (Told<"card discarded"> & OfCards)
  | (Told<"card turned up"> & OfCards)
  | Told<"mine failed">
  | (Told<"card mined"> & { card: Card })
  | (Told<"card buried"> & OfCards)
  | Told<"passed">
  | (Told<"pile shuffled"> & { count: number })
  | (Told<"bonus"> & { building: Card })
  | (Told<"round ended"> & { round: number })
  | Told<"town complete">
  | Told<"game over">;

export type EventKind = GameEvent["kind"];
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;

/** The numbers and names in each refusal, by its code. */
export interface RefusalParameters {
  "game-over": unknown;
  "chance-acts": unknown;
  "another-question": { question: QuestionKind };
  "must-take-role": unknown;
  "role-taken": { role: Role };
  "must-answer": { question: QuestionKind };
  "must-give": { cost: number };
  "must-cover": { building: Card };
  "not-in-hand": { card: Card };
  "already-built": { card: Card };
  "too-expensive": { card: Card; price: number; cards: number };
  "not-in-town": { card: Card };
  "crane-stays": unknown;
  "same-kind": { card: Card };
  "cover-too-expensive": { card: Card; price: number; cards: number };
  "no-library": unknown;
  "library-not-asked": unknown;
  "no-black-market": unknown;
  "enough-given": { most: number };
  "no-goods": { good: Good };
  "no-room": { good: Good };
  "other-order": { thing: Card | Good };
  "too-few-left": { card: Card; count: number };
  "not-shown": { card: Card };
}

export type RefusalCode = keyof RefusalParameters;
