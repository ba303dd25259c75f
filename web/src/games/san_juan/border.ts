// Made from src/boriken/games/san_juan/border by `python -m tools.border`: change the description, not this file.

import type { Any, Asked, AtTable, Counts, LogEntry, Nothing, Seat } from "../border";

export const GOODS = ["indigo", "sugar", "tobacco", "coffee", "silver"] as const;
export type Good = (typeof GOODS)[number];

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
export type Card = (typeof CARDS)[number];

export const LARGE_CARDS = ["guild_hall", "city_hall", "triumphal_arch", "palace"] as const;
export type LargeCard = (typeof LARGE_CARDS)[number];

export const ROLES = ["builder", "producer", "trader", "councillor", "prospector"] as const;
export type Role = (typeof ROLES)[number];

export const PHASES = [...ROLES, "set_up", "round_start"] as const;
export type Phase = (typeof PHASES)[number];

/** Of the trading house. */
export const TILES = ["a", "b", "c", "d", "e"] as const;
export type Tile = (typeof TILES)[number];

export const END_REASONS = ["town", "standstill"] as const;
export type EndReason = (typeof END_REASONS)[number];

export const CARD_KINDS = ["production", "violet", "monument", "large"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What cards are drawn for. */
export const REASONS = ["start", "sale", "councillor", "prospector", "bonus"] as const;
export type Reason = (typeof REASONS)[number];

/** All that is printed on a card. */
export interface CardFacts {
  readonly kind: CardKind;
  readonly cost: number;
  readonly points: number;
  readonly copies: number;
  /** What it makes, where it makes something. */
  readonly good?: Good;
}

/** All that is printed and laid out for one set-up; no action changes it. */
export interface Facts {
  readonly cards: { readonly [name in Card]: CardFacts };
  readonly goods: readonly Good[];
  /** What each tile of the trading house pays for the goods, in cards. */
  readonly tiles: { readonly [name in Tile]: { readonly [name in Good]: number } };
  readonly roles: readonly Role[];
  readonly roles_a_round: number;
  readonly all_cards: number;
  /** Cards at the start. */
  readonly hand: number;
  readonly hand_limit: number;
  readonly tower_limit: number;
  readonly full_town: number;
  /** Goods that the black market takes at most. */
  readonly most_given: number;
  /** Cards that a gold mine turns up. */
  readonly mined: number;
  /** What the triumphal arch adds, by the number of monuments. */
  readonly arch_points: readonly number[];
}

/** The options of the set-up. */
export interface Options {
  readonly first_governor: string;
  readonly chosen_hands: boolean;
}

/** A player's town and hand. What is null is hidden from the viewer. */
export interface Player {
  /** In the hand. */
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
  /** Cards shown once, of which nobody else can tell any more whether they are in the hand. */
  readonly mislaid: Counts<Card>;
  /** Cards that the owner has put on the discard pile unseen by others. */
  readonly memory: Counts<Card> | null;
  readonly recalled: Counts<Card> | null;
  readonly buildings: number;
  readonly building_points: number;
  readonly score: number | null;
  /** The points that everybody can count: all but those under a chapel that its owner keeps to themselves. */
  readonly open_points: number;
  /** Whether cards under a chapel may add to them. */
  readonly hides_points: boolean;
  /** What buildings with cost 6 add, as far as the viewer can count it: in this town, or if they were built there. */
  readonly bonuses: Counts<LargeCard>;
}

/** A role card in the middle of the table. */
export interface RoleCard {
  /** Nobody has taken it in this round. */
  readonly open: boolean;
  readonly taker: Seat | null;
}

/** A tile of the trading house in its place in the stack. */
export interface KnownTile {
  /** Null as long as nobody has seen it. */
  readonly tile: Tile | null;
  readonly state: "up" | "next" | "";
  readonly prices?: { readonly [name in Good]: number };
}

/** Everything that a seat may know. */
export interface View extends AtTable {
  readonly options: Options;
  readonly round: number;
  readonly turn: number;
  readonly first: number;
  readonly governor: Seat;
  /** Rounds in a row in which nothing was built. */
  readonly idle: number;
  readonly ending: readonly EndReason[];
  readonly question: Question | null;
  readonly seats: readonly Player[];
  readonly roles: { readonly [name in Role]: RoleCard };
  readonly library_used: boolean;
  /** The tile that lies face up. */
  readonly tile: Tile | null;
  /** Those that have been seen, in the order of the stack. */
  readonly tiles: readonly Tile[];
  /** How many were turned up in all. */
  readonly trades: number;
  /** All five in the order of the stack: whoever has seen four knows the fifth. */
  readonly stack: readonly KnownTile[];
  /** What goods bring: on the tile that lies face up, else on the next one if that is known. */
  readonly prices?: { readonly [name in Good]: number };
  readonly pile: number;
  readonly discarded: number;
  /** Cards in the discard pile that everybody has seen. */
  readonly exposed: Counts<Card>;
}

/** Where the game is, and what is being built there. */
export interface InPhase {
  readonly phase?: Phase;
  readonly role?: Role;
  readonly taker?: Seat;
  /** What is being built. */
  readonly building?: Card;
  /** What it covers. */
  readonly covered?: Card;
}

/** A reason why a building costs less. */
export interface Discount {
  readonly by: "privilege" | "library" | "smithy" | "quarry";
  readonly cards: number;
}

/** Choose what to build. */
export interface Build extends InPhase {
  /** Cards in the hand with what they cost now. */
  readonly prices?: Counts<Card>;
  /** How many cards the player is short of, for those that they cannot pay for. */
  readonly missing?: Counts<Card>;
  /** Why they cost less than is printed. */
  readonly discounts?: { readonly [name in Card]?: readonly Discount[] };
}

/** Choose what the building covers. */
export interface Cover extends InPhase {
  /** The answers with what is to be paid then. */
  readonly prices: Counts<string>;
}

/** Goods are picked. */
export interface Goods extends InPhase {
  /** What can be picked, with the most of each. */
  readonly things: Counts<Good>;
  readonly least: number;
  readonly most: number;
}

/** Which goods the black market gets. */
export interface Give extends Goods {
  /** Cards still to be paid. */
  readonly cost: number;
}

/** Which goods to sell. */
export interface Sell extends Goods {
  readonly prices: { readonly [name in Good]: number };
  /** Cards on top of the prices if 0, 1, 2, ... of these goods are sold. */
  readonly extra: readonly number[];
}

/** Cards are picked; which there are is known to the seat alone. */
export interface Cards extends InPhase {
  /** What can be picked, with the most of each. */
  readonly things?: Counts<Card>;
  readonly least: number;
  readonly most: number;
}

/** Whether to take part. */
export interface Take extends InPhase {
  /** That taking part brings. */
  readonly cards: number;
  readonly with_library: number;
}

/** Cards lie before the seat. */
export interface Open extends InPhase {
  readonly open?: Counts<Card>;
}

/** By the kind of question: what it is about, besides its kind and its seat. */
export interface Questions {
  readonly over: Nothing;
  readonly governor: InPhase;
  readonly card: InPhase;
  readonly good: InPhase;
  readonly tile: InPhase;
  readonly look: Open;
  readonly turn_up: Open;
  readonly role: InPhase;
  readonly build: Build;
  readonly cover: Cover;
  readonly library: InPhase;
  readonly give: Give;
  readonly pay: Cards;
  readonly produce: Goods;
  readonly sell: Sell;
  readonly take: Take;
  readonly keep: Cards;
  readonly mine: InPhase;
  readonly find: Open;
  readonly chapel: InPhase;
  readonly discard: Cards;
  readonly archive: Cards;
}

export interface OfCard {
  readonly card: Card;
}

export interface OfSecretCard {
  /** Null for those who have not seen it. */
  readonly card: Card | null;
}

export interface CardDrawn extends OfSecretCard {
  readonly reason: Reason;
}

export interface OfRole {
  readonly role: Role;
}

export interface Built {
  readonly building: Card;
  readonly price: number;
}

export interface Covered {
  readonly building: Card;
  readonly good_lost: boolean;
}

export interface OfGood {
  readonly good: Good;
}

export interface TileTurnedUp {
  readonly tile: Tile;
  /** What it pays, in cards. */
  readonly prices: { readonly [name in Good]: number };
}

export interface GoodSold {
  readonly good: Good;
  readonly price: number;
}

export interface OfCount {
  readonly count: number;
}

export interface OfBuilding {
  readonly building: Card;
}

export interface RoundEnded {
  readonly round: number;
}

/** By the kind of event: what it tells besides its kind, its seat and its move. */
export interface Events {
  readonly governor_drawn: Nothing;
  readonly card_drawn: CardDrawn;
  readonly role_taken: OfRole;
  readonly built: Built;
  readonly covered: Covered;
  readonly library_used: Nothing;
  readonly good_given: OfGood;
  readonly card_paid: OfSecretCard;
  readonly good_made: OfGood;
  readonly tile_turned_up: TileTurnedUp;
  readonly good_sold: GoodSold;
  readonly card_kept: OfSecretCard;
  readonly card_discarded: OfSecretCard;
  readonly card_turned_up: OfCard;
  readonly mine_failed: Nothing;
  readonly card_mined: OfCard;
  readonly card_buried: OfSecretCard;
  readonly passed: Nothing;
  readonly pile_shuffled: OfCount;
  readonly bonus: OfBuilding;
  readonly round_ended: RoundEnded;
  readonly town_complete: Nothing;
  readonly game_over: Nothing;
}

export interface OfQuestion {
  readonly question: QuestionKind;
}

export interface OfCost {
  readonly cost: number;
}

export interface TooExpensive {
  readonly card: Card;
  readonly price: number;
  readonly cards: number;
}

export interface AtMost {
  readonly most: number;
}

export interface OfThing {
  readonly thing: Card | Good;
}

export interface TooFewLeft {
  readonly card: Card;
  readonly count: number;
}

/** By the code of a refusal: the numbers and names in it. */
export interface Refusals {
  readonly game_over: Nothing;
  readonly chance_acts: Nothing;
  readonly another_question: OfQuestion;
  readonly must_take_role: Nothing;
  readonly role_taken: OfRole;
  readonly must_answer: OfQuestion;
  readonly must_give: OfCost;
  readonly must_cover: OfBuilding;
  readonly not_in_hand: OfCard;
  readonly already_built: OfCard;
  readonly too_expensive: TooExpensive;
  readonly not_in_town: OfCard;
  readonly crane_stays: Nothing;
  readonly same_kind: OfCard;
  readonly cover_too_expensive: TooExpensive;
  readonly no_library: Nothing;
  readonly library_not_asked: Nothing;
  readonly no_black_market: Nothing;
  readonly enough_given: AtMost;
  readonly no_goods: OfGood;
  readonly no_room: OfGood;
  readonly other_order: OfThing;
  readonly too_few_left: TooFewLeft;
  readonly not_shown: OfCard;
}

export type QuestionKind = keyof Questions;
export type QuestionOf<Kind extends QuestionKind> = Asked & { readonly kind: Kind } & Questions[Kind];
/** The open question, of whatever kind. */
export type Question = Omit<Asked, "kind"> & { readonly kind: QuestionKind } & Any<Questions[QuestionKind]>;

export type EventKind = keyof Events;
export type EventOf<Kind extends EventKind> = {
  [One in Kind]: Omit<LogEntry, "kind"> & { readonly kind: One } & Events[One];
}[Kind];
export type GameEvent = EventOf<EventKind>;

export type RefusalCode = keyof Refusals;
