// Made from src/boriken/games/anno_1503/border by `python -m tools.border`: change the description, not this file.

import type { Any, Asked, AtTable, Counts, LogEntry, Nothing, Seat } from "../border";

export const COMMODITIES = ["stone", "wood", "tools", "cloth", "spice", "tobacco"] as const;
export type Commodity = (typeof COMMODITIES)[number];

export const LUXURIES = ["marble", "silk", "gems"] as const;
export type Luxury = (typeof LUXURIES)[number];

export const GOODS = [...COMMODITIES, ...LUXURIES] as const;
export type Good = (typeof GOODS)[number];

export const RANKS = ["pioneer", "settler", "citizen", "merchant"] as const;
export type Rank = (typeof RANKS)[number];

export const PUBLICS = [
  "church",
  "fire_brigade",
  "smith",
  "market_hall",
  "tavern",
  "shipyard",
  "lighthouse",
  "school",
] as const;
export type Public = (typeof PUBLICS)[number];

export const NOBLES = ["wealthy_noble", "theatre", "university", "cathedral", "library", "park"] as const;
export type Noble = (typeof NOBLES)[number];

export const CARDS = ["sea_hero", "explorer", "master_builder", "inventor", "engineer"] as const;
export type Card = (typeof CARDS)[number];

/** A building or card of the house's sheet; sheets of one's own may have others. */
export const THINGS = [...PUBLICS, ...NOBLES, ...CARDS] as const;
export type Thing = (typeof THINGS)[number];

export const DISASTERS = ["pirate", "fire", "golden_times"] as const;
export type Disaster = (typeof DISASTERS)[number];

export const POINTS = [
  "gold",
  "posts",
  "contracts",
  "public_buildings",
  "merchants",
  "noble_buildings",
  "nests",
  "castle",
] as const;
export type Point = (typeof POINTS)[number];

export const RAID_FOES = ["first_right", "second_right", "equal"] as const;
export type RaidFoe = (typeof RAID_FOES)[number];

export const FOES = [...RAID_FOES, "nest"] as const;
export type Foe = (typeof FOES)[number];

export const LOSSES = ["damage_to_harbour", "gold_or_good", "half_gold"] as const;
export type Loss = (typeof LOSSES)[number];

export const BUYERS = [...RANKS, "noble", "extra"] as const;
export type Buyer = (typeof BUYERS)[number];

export const BOARDS = ["base", "new"] as const;
export type Board = (typeof BOARDS)[number];

export const PHASES = ["before", "roll", "work", "ships", "end"] as const;
export type Phase = (typeof PHASES)[number];

export const TARGETS = ["ship", "pioneer", "upgrade", "repair", "castle_step", "noble_site", "cannon"] as const;
export type Target = (typeof TARGETS)[number];

export const EFFECT_KINDS = [
  "golden_times_goods",
  "ignore_event",
  "buy_limit",
  "extra_sale",
  "cost_less",
  "ship_points",
  "luxury_sale",
  "luxury_discount",
  "cannons",
  "draw_action_cards",
  "free_upgrade",
  "gain_gold",
  "gain_commodities",
  "cannon_discount",
  "win_draw",
  "gain_luxuries",
  "buy_discount",
  "sale_bonus",
  "hand_limit",
  "gold_per_turn",
  "free_build",
  "peek",
  "reroll",
  "production_choice",
  "production_bonus",
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** As the chart names it: 'B3', or the start space 'S0'. */
export type Square = string;

/** 'post_wood', 'contract', 'treasure_gold', 'treasure_promotion', 'nest_5', ... */
export type TileName = string;

export type Cost = Counts<Good | "gold">;

/** The effect of a building or a card. */
export interface Effect {
  readonly kind: EffectKind;
  readonly n: number;
  readonly event?: Disaster;
  readonly target?: Target;
  readonly good?: Good;
  readonly per_turn?: number;
}

/** A building. */
export interface Printed {
  readonly copies: number;
  readonly effect: Effect;
}

/** An action card. */
export interface ActionCard extends Printed {
  readonly when: "work" | "drawn_fight";
}

/** A card of the pirates: a raid, or a peaceful one who trades. */
export interface PirateCard {
  readonly copies: number;
  readonly foe?: RaidFoe;
  readonly loss?: Loss;
  readonly loss_gold?: number;
  readonly gold?: number;
  readonly commodities?: number;
  readonly luxuries?: number;
  readonly luxury_price?: number;
  readonly commodity_price?: number;
  readonly reshuffle?: boolean;
}

/** An island tile. */
export interface TileFacts {
  readonly copies: number;
  /** Where it lies. */
  readonly board: Board;
  readonly kind: "post" | "contract" | "gold" | "promotion" | "nest";
  readonly good?: Good;
  readonly gold?: number;
  readonly strength?: number;
  readonly discount?: number;
}

/** Inhabitants of a rank. */
export interface RankFacts {
  readonly tile: "low" | "high";
  readonly price: number;
  readonly per_turn: number;
  readonly buys: readonly Commodity[];
}

/** In gold. */
export interface Prices {
  readonly commodity: number;
  readonly luxury: number;
  readonly contract_discount: number;
  readonly noble: number;
  readonly ransom: number;
}

/** The most there can be. */
export interface Limits {
  readonly hand: number;
  readonly action_hand: number;
  readonly buys: number;
  /** Action cards played in a turn. */
  readonly plays: number;
  /** And swapped. */
  readonly swaps: number;
  /** Luxuries that the resident noble buys in a turn. */
  readonly resident_sales: number;
  readonly gold: number;
  readonly ships: number;
  readonly low: number;
  readonly high: number;
  readonly contracts: number;
  readonly public_buildings: number;
  readonly nests: number;
  readonly rounds: number;
}

/** The abilities of a ship: its points, and how far it moves and how much it explores in a turn. */
export interface ShipFacts {
  readonly points: number;
  readonly move: number;
  readonly look: number;
}

/** A sea chart. */
export interface Grid {
  readonly columns: string;
  /** A number is an island with its mark, D is sea with a dolphin, X sea with a pirate. */
  readonly rows: readonly string[];
}

/** The sea charts. */
export interface Boards {
  readonly base: Grid;
  readonly start: Square;
  readonly start_links: readonly Square[];
  readonly new?: Grid;
  readonly links?: readonly (readonly [Square, Square])[];
  readonly harbour?: Square;
  readonly harbour_spaces?: readonly Square[];
}

/** A building site of the castle, or a step of it. */
export interface Site {
  readonly cost: Cost;
  /** Nests that must be beaten first. */
  readonly nests: number;
}

/** An event of the second roll. */
export interface EventFacts {
  readonly faces: readonly number[];
  readonly fee: number;
  readonly keep: number;
}

/** A name in a sheet. */
export interface Label {
  readonly en: string;
  readonly de: string;
}

/** Points that win. */
export interface Needed {
  readonly points?: number;
  readonly home?: number;
  readonly noble?: number;
}

/** The printed facts of one set-up; no action changes them. */
export interface Facts {
  readonly expansion: boolean;
  /** By table and id, what the sheet in use calls its rows. */
  readonly labels: { readonly [name: string]: { readonly [name: string]: Label } };
  readonly goods: Counts<Good>;
  readonly homes: { readonly [name: string]: readonly (Good | "any")[] };
  /** Whether a post can be attached to the question mark of a home island. */
  readonly post_at_any: boolean;
  readonly ranks: { readonly [name in Rank]: RankFacts };
  /** Of a rank: of rising to it. */
  readonly costs: { readonly [name in Rank | "ship" | "repair" | "swap"]: Cost };
  readonly prices: Prices;
  readonly limits: Limits;
  readonly ship: ShipFacts;
  readonly boards: Boards;
  readonly tiles: { readonly [name: string]: TileFacts };
  readonly first_public: number;
  readonly public_buildings: { readonly [name: string]: Printed };
  readonly noble_buildings: { readonly [name: string]: Printed };
  readonly sites: { readonly [name: string]: Site };
  readonly castle: readonly Site[];
  /** Their prices. */
  readonly cannons: readonly number[];
  readonly battle_die: readonly number[];
  readonly die: readonly number[];
  readonly event_face: number;
  readonly events: { readonly [name in Disaster]: EventFacts };
  readonly action_cards: { readonly [name: string]: ActionCard };
  readonly pirate_cards: { readonly [name: string]: PirateCard };
  readonly goals: Counts<Point>;
  readonly needed: Needed;
}

/** The options of the set-up. */
export interface Options {
  readonly expansions: string;
  readonly first_player: string;
  readonly most_rounds: number;
  readonly sheet: string;
}

/** A ship on the boards. */
export interface Ship {
  readonly square: Square;
  readonly damaged?: boolean;
  readonly acted?: boolean;
}

/** A player's boards. */
export interface Player {
  readonly home: string | null;
  readonly gold: number;
  readonly goods: Counts<Good>;
  readonly inhabitants: Counts<Rank>;
  /** By place, '1' to '5'. */
  readonly posts: { readonly [name: string]: TileName };
  readonly contracts: number;
  /** Those on the boards, without the one under way. */
  readonly ships: readonly Ship[];
  readonly public_buildings: Counts<string>;
  /** By site. */
  readonly noble_buildings: { readonly [name: string]: string };
  readonly castle: number;
  readonly cannons: number;
  readonly nests: Counts<TileName>;
  /** How many action cards. */
  readonly hand: number;
  /** What they are: null for everybody else. */
  readonly cards: Counts<string> | null;
  readonly score: number;
  /** How far towards each point. */
  readonly points: Counts<Point>;
  readonly held: readonly Point[];
  /** Cannons that count in a fight. */
  readonly strength: number;
  /** What the player pays for them now. */
  readonly commodity_price: number;
  readonly luxury_price: number | null;
  /** Ships that are neither on the boards nor under way. */
  readonly docked: number;
  /** Inhabitants who have bought all they buy in this turn. */
  readonly sated: Counts<Rank>;
  readonly ship_points: number;
}

/** A tile that lies on the chart. */
export interface Tile {
  /** 0 where everybody saw the tile before it was laid down. */
  readonly back: number;
  readonly looked: readonly Seat[];
  readonly face?: TileName;
}

/** A fight under way. */
export interface Fight {
  readonly foe: Foe;
  readonly foe_die: number;
  readonly own_die: number;
  readonly rerolls: number;
  readonly square?: Square;
  /** The seat whose cannons the pirates use. */
  readonly by: Seat | null;
  readonly own_total: number;
  readonly foe_total: number;
}

/** Deeds of the active player in this turn; an entry that is left out is nothing. */
export interface Done {
  readonly buys?: number;
  readonly extra_sales?: number;
  readonly luxury_sales?: number;
  readonly resident_sales?: number;
  readonly swaps?: number;
  readonly bought?: Counts<Rank>;
  readonly played?: Counts<string>;
  readonly used?: Counts<string>;
}

/** Things the active player still gets; an entry that is left out is nothing. */
export interface Due {
  readonly cards?: number;
  readonly upgrades?: number;
  readonly commodities?: number;
  readonly luxuries?: number;
  readonly peeks?: number;
}

/** The ship under way. */
export interface Sailing {
  readonly square: Square;
  readonly points: number;
}

/** Everything that a seat may know. */
export interface View extends AtTable {
  readonly options: Options;
  readonly round: number;
  readonly turn: number;
  readonly first: number;
  /** The seat; -1 before the first turn. */
  readonly active: number;
  readonly phase: Phase;
  readonly rolled: number;
  readonly event: Disaster | null;
  readonly ending: "" | "victory" | "rounds";
  readonly question: Question | null;
  readonly done: Done;
  readonly due: Due;
  readonly ship: Sailing | null;
  readonly fight: Fight | null;
  readonly seats: readonly Player[];
  readonly stock: Counts<Good>;
  readonly public_buildings: Counts<string>;
  readonly noble_buildings: Counts<string>;
  readonly action_stack: number;
  readonly action_discards: Counts<string>;
  readonly pirate_stack: number;
  readonly pirate_discards: Counts<string>;
  readonly squares: { readonly [name: string]: Tile };
  /** Tiles that lie face down and that the viewer does not know, by kind. */
  readonly unseen: Counts<TileName>;
  readonly reserve: { readonly [name in Board]: number };
  readonly spent: Counts<TileName>;
}

/** Whose turn it is; left out where chance decides. */
export interface InTurn {
  readonly active?: Seat;
}

/** Prices that buildings and cards pay; null where they buy nothing. */
export interface Extra {
  readonly commodity: number | null;
  readonly luxury: number | null;
}

/** Choose what to build, sell or buy. */
export interface Work extends InTurn {
  readonly prices: Counts<Good>;
  /** Purchases left in this turn. */
  readonly buys: number;
  /** Inhabitants who have not bought yet. */
  readonly buyers: Counts<Rank>;
  readonly extra: Extra;
  /** Sales to the resident noble that are left. */
  readonly resident: number;
  /** Price of the next cannon; null when there is none. */
  readonly cannon: number | null;
  /** Cards that the hand lacks for a cost, by what would be built: nothing is told of what it can pay. */
  readonly lacking: { readonly [name in Rank | "ship"]?: Counts<Good> };
}

/** Which good to produce. */
export interface Produce extends InTurn {
  /** As rolled. */
  readonly number: number;
}

/** How many goods are still to be taken. */
export interface OfGoods extends InTurn {
  readonly goods: number;
}

/** Choose what to lose. */
export interface Lose extends InTurn {
  readonly event: Disaster;
  readonly fee: number;
  readonly gold: number;
}

/** Where a tile of the reserve goes. */
export interface Lay extends InTurn {
  readonly board: Board;
}

/** Which card to leave out of the cost. */
export interface Without extends InTurn {
  readonly target: Target;
  readonly bill: Cost;
  readonly less: number;
  readonly spare: number;
  readonly rank?: Rank;
  readonly building?: string;
  readonly site?: string;
}

/** Choose what the card makes cheaper. */
export interface OfCardPlayed extends InTurn {
  readonly card: string;
}

/** Choose the inhabitants who rise for free. */
export interface Upgrades extends InTurn {
  readonly upgrades: number;
}

/** Which tile to look at. */
export interface Peek extends InTurn {
  readonly tiles: number;
}

/** Choose what the ship does. */
export interface Sail extends InTurn {
  readonly square: Square;
  readonly points: number;
}

/** Choose what becomes of the tile. */
export interface Look extends InTurn {
  readonly square: Square;
  /** Only for the seat that looks. */
  readonly tile?: TileName;
}

/** The gold that it costs. */
export interface OfGold extends InTurn {
  readonly gold: number;
}

/** Choose what to buy from the pirate. */
export interface Bargain extends InTurn {
  readonly prices: { readonly [name in "commodity" | "luxury"]: number };
}

/** How the drawn fight goes on. */
export interface Drawn extends InTurn {
  readonly own: number;
  readonly foe: number;
}

/** How many goods are too many. */
export interface GoodsToReturn extends InTurn {
  readonly excess: number;
  /** What can be picked, with the most of each. */
  readonly things: Counts<Good>;
  readonly least: number;
  readonly most: number;
}

/** How many action cards are too many. */
export interface CardsToDiscard extends InTurn {
  readonly excess: number;
  /** What can be picked, with the most of each; only for the seat that is asked. */
  readonly things?: Counts<string>;
  readonly least: number;
  readonly most: number;
}

/** By the kind of question: what it is about, besides its kind and its seat. */
export interface PlainQuestions {
  readonly over: Nothing;
  readonly home: InTurn;
  readonly first: InTurn;
  readonly roll: InTurn;
  readonly event: InTurn;
  readonly face: InTurn;
  readonly card: InTurn;
  readonly encounter: InTurn;
  readonly foe: InTurn;
  readonly raid_card: InTurn;
  readonly foe_die: InTurn;
  readonly own_die: InTurn;
  readonly produce: Produce;
  readonly golden_times: OfGoods;
  readonly lose: Lose;
  readonly lay: Lay;
  readonly work: Work;
  readonly without: Without;
  readonly build_with_card: OfCardPlayed;
  readonly harbour: InTurn;
  readonly repair: InTurn;
  readonly public_building: InTurn;
  readonly upgrade: Upgrades;
  readonly commodity: OfGoods;
  readonly luxury: OfGoods;
  readonly peek: Peek;
  readonly ship: InTurn;
  readonly sail: Sail;
  readonly tile: Look;
  readonly ransom: OfGold;
  readonly drawn_fight: Drawn;
  readonly reroll: Drawn;
  readonly tow: InTurn;
  readonly give: OfGold;
  readonly bargain: Bargain;
  readonly discard: CardsToDiscard;
}

export interface ReturnQuestion {
  readonly return: GoodsToReturn;
}

/** By the kind of question: what it is about, besides its kind and its seat. */
export interface Questions extends PlainQuestions, ReturnQuestion {}

export interface HomeDrawn {
  readonly home: string;
}

export interface OfNumber {
  readonly number: number;
}

export interface OfGood {
  readonly good: Good;
}

export interface OfEvent {
  readonly event: Disaster;
}

export interface FeePaid {
  readonly gold: number;
  readonly event: Disaster;
}

export interface PostLost {
  readonly tile: TileName;
  readonly place: number;
}

export interface OfRank {
  readonly rank: Rank;
}

export interface OfSquare {
  readonly square: Square;
}

export interface GoldTold {
  readonly gold: number;
}

export interface Paid {
  readonly good: Good;
  readonly count: number;
}

export interface Upgraded {
  readonly rank: Rank;
  readonly free: boolean;
}

export interface OfBuilding {
  readonly building: string;
}

export interface CastleRaised {
  readonly step: number;
}

export interface NobleBuilt {
  readonly building: string;
  readonly site: string;
}

export interface CannonBought {
  readonly number: number;
  readonly price: number;
}

export interface Sold {
  readonly good: Good;
  readonly gold: number;
  readonly buyer: Buyer;
}

export interface Bought {
  readonly good: Good;
  readonly price: number;
}

export interface OfSecretCard {
  /** Null for everybody else. */
  readonly card: string | null;
}

export interface OfCard {
  readonly card: string;
}

export interface OfCount {
  readonly count: number;
}

export interface Sailed {
  readonly origin: Square;
  readonly square: Square;
}

export interface TileSeen {
  readonly square: Square;
  /** Null for everybody else. */
  readonly tile: TileName | null;
}

export interface PostAttached {
  readonly tile: TileName;
  readonly place: number;
  readonly square: Square;
}

export interface TileAt {
  readonly tile: TileName;
  readonly square: Square;
}

export interface Thrown {
  readonly number: number;
  readonly total: number;
}

export interface Encounter {
  readonly square: Square;
  readonly raid: boolean;
}

export interface FoeShown {
  readonly foe: RaidFoe;
  readonly by: Seat;
}

export interface OfPoint {
  readonly point: Point;
}

export interface RoundEnded {
  readonly round: number;
}

/** By the kind of event: what it tells besides its kind, its seat and its move. */
export interface Events {
  readonly home_drawn: HomeDrawn;
  readonly first_drawn: Nothing;
  readonly rolled: OfNumber;
  readonly produced: OfGood;
  readonly nothing_produced: Nothing;
  readonly event: OfEvent;
  readonly event_ignored: OfEvent;
  readonly fee_paid: FeePaid;
  readonly post_lost: PostLost;
  readonly contract_lost: Nothing;
  readonly inhabitant_lost: OfRank;
  readonly tile_laid: OfSquare;
  readonly golden_good: OfGood;
  readonly gold_earned: GoldTold;
  readonly paid: Paid;
  readonly ship_launched: OfSquare;
  readonly pioneer_came: Nothing;
  readonly upgraded: Upgraded;
  readonly public_building_taken: OfBuilding;
  readonly repaired: OfSquare;
  readonly castle_raised: CastleRaised;
  readonly noble_building_built: NobleBuilt;
  readonly cannon_bought: CannonBought;
  readonly sold: Sold;
  readonly bought: Bought;
  readonly card_drawn: OfSecretCard;
  readonly card_played: OfCard;
  readonly card_swapped: OfCard;
  readonly card_discarded: OfCard;
  readonly cards_shuffled: OfCount;
  readonly good_gained: OfGood;
  readonly gold_gained: GoldTold;
  readonly sailed: Sailed;
  readonly looked: OfSquare;
  readonly tile_seen: TileSeen;
  readonly laid_back: OfSquare;
  readonly post_attached: PostAttached;
  readonly contract_taken: OfSquare;
  readonly treasure_found: TileAt;
  readonly nest_attacked: TileAt;
  readonly nest_beaten: TileAt;
  readonly nest_held: TileAt;
  readonly foe_rolled: Thrown;
  readonly own_rolled: Thrown;
  readonly fight_drawn: Nothing;
  readonly encounter: Encounter;
  readonly peaceful_pirate: OfCard;
  readonly ransom_paid: GoldTold;
  readonly foe_shown: FoeShown;
  readonly raid_bought_off: OfCard;
  readonly raid_won: OfCard;
  readonly raid_lost: OfCard;
  readonly gold_lost: GoldTold;
  readonly good_lost: OfGood;
  readonly ship_damaged: OfSquare;
  readonly bargain: Bought;
  readonly pirates_shuffled: Nothing;
  readonly good_returned: OfGood;
  readonly passed: Nothing;
  readonly point_gained: OfPoint;
  readonly point_lost: OfPoint;
  readonly round_ended: RoundEnded;
  readonly game_won: Nothing;
  readonly rounds_over: Nothing;
}

export interface OfQuestion {
  readonly question: QuestionKind;
}

export interface AtMost {
  readonly most: number;
}

export interface CannotPay {
  readonly cost: string;
  readonly missing: string;
}

export interface TooLittleGold {
  readonly price: number;
  readonly gold: number;
}

export interface NestsNeeded {
  readonly needed: number;
}

export interface NotWanted {
  readonly rank: Rank;
  readonly good: Good;
}

export interface PointsLeft {
  readonly points: number;
}

/** By the code of a refusal: the numbers and names in it. */
export interface Refusals {
  readonly game_over: Nothing;
  readonly chance_acts: Nothing;
  readonly another_question: OfQuestion;
  readonly must_answer: OfQuestion;
  readonly not_in_base_game: Nothing;
  readonly too_many_ships: AtMost;
  readonly cannot_pay: CannotPay;
  readonly too_little_gold: TooLittleGold;
  readonly no_low_tile: AtMost;
  readonly no_high_tile: AtMost;
  readonly nobody_to_upgrade: OfRank;
  readonly no_damaged_ship: Nothing;
  readonly castle_finished: Nothing;
  readonly nests_needed: NestsNeeded;
  readonly cannon_track_ends: AtMost;
  readonly no_such_site: Nothing;
  readonly site_taken: Nothing;
  readonly none_left: OfBuilding;
  readonly second_of_a_kind: OfBuilding;
  readonly no_good: OfGood;
  readonly nobody_of_rank: OfRank;
  readonly not_wanted: NotWanted;
  readonly bought_already: OfRank;
  readonly no_extra_sale: Nothing;
  readonly noble_has_bought: Nothing;
  readonly stock_empty: OfGood;
  readonly buy_limit: AtMost;
  readonly not_offered: OfGood;
  readonly not_in_the_cost: OfGood;
  readonly rest_unpayable: OfGood;
  readonly must_leave_out: Nothing;
  readonly no_such_card: OfCard;
  readonly card_played: AtMost;
  readonly only_in_a_drawn_fight: OfCard;
  readonly not_in_a_fight: OfCard;
  readonly no_effect: OfCard;
  readonly card_swapped: AtMost;
  readonly not_there: Nothing;
  readonly no_post: Nothing;
  readonly jetty_taken: Nothing;
  readonly any_place: Nothing;
  readonly not_to_be_taken: Nothing;
  readonly contracts_full: AtMost;
  readonly no_nest: Nothing;
  readonly nests_full: AtMost;
  readonly wrong_square: Nothing;
  readonly no_ship_there: Nothing;
  readonly ship_damaged: Nothing;
  readonly ship_has_acted: Nothing;
  readonly no_points: PointsLeft;
  readonly too_far: Nothing;
  readonly closed_square: Nothing;
  readonly no_tile_there: Nothing;
  readonly tile_known: Nothing;
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
