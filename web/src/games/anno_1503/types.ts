/** What the server sends of an Anno 1503 table, as the rules name it. */

export const COMMODITIES = ["stone", "wood", "tools", "cloth", "spice", "tobacco"] as const;
export const LUXURIES = ["marble", "silk", "gems"] as const;
export const GOODS = [...COMMODITIES, ...LUXURIES] as const;
export const RANKS = ["pioneer", "settler", "citizen", "merchant"] as const;
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
export const NOBLES = ["wealthy_noble", "theatre", "university", "cathedral", "library", "park"] as const;
export const CARDS = ["sea_hero", "explorer", "master_builder", "inventor", "engineer"] as const;
export const EVENTS = ["pirate", "fire", "golden_times"] as const;
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
export const PLACES = [1, 2, 3, 4, 5] as const;

export type Good = (typeof GOODS)[number];
export type Rank = (typeof RANKS)[number];
export type Point = (typeof POINTS)[number];
export type Disaster = (typeof EVENTS)[number];
export type Foe = "first_right" | "second_right" | "equal" | "nest";
export type Buyer = Rank | "noble" | "extra";
/** A building or card that our words know; sheets of one's own may have others, which are called as they call them. */
export type Thing = (typeof PUBLICS)[number] | (typeof NOBLES)[number] | (typeof CARDS)[number];
/** As the chart names it: 'B3', or the start space 'S0'. */
export type Square = string;
/** 'post_wood', 'contract', 'treasure_gold', 'treasure_promotion', 'nest_5', ... */
export type TileName = string;

export type Counts<Name extends string = string> = { readonly [name in Name]?: number };
export type Cost = Counts<Good | "gold">;

export type EffectKind =
  | "golden_times_goods"
  | "ignore_event"
  | "buy_limit"
  | "extra_sale"
  | "cost_less"
  | "ship_points"
  | "luxury_sale"
  | "luxury_discount"
  | "cannons"
  | "draw_action_cards"
  | "free_upgrade"
  | "gain_gold"
  | "gain_commodities"
  | "cannon_discount"
  | "win_draw"
  | "gain_luxuries"
  | "buy_discount"
  | "sale_bonus"
  | "hand_limit"
  | "gold_per_turn"
  | "free_build"
  | "peek"
  | "reroll";

export type Target = "ship" | "pioneer" | "upgrade" | "repair" | "castle_step" | "noble_site" | "cannon";

export interface Effect {
  readonly kind: EffectKind;
  readonly n: number;
  readonly event?: Disaster;
  readonly target?: Target;
  readonly per_turn?: number;
}

export interface Printed {
  readonly copies: number;
  readonly effect: Effect;
}

export interface TileFacts {
  readonly copies: number;
  /** Where it lies. */
  readonly board: "base" | "new";
  readonly kind: "post" | "contract" | "gold" | "promotion" | "nest";
  readonly good?: Good;
  readonly gold?: number;
  readonly strength?: number;
  readonly discount?: number;
}

export interface Grid {
  readonly columns: string;
  /** A number is an island with its mark, D is sea with a dolphin, X sea with a pirate. */
  readonly rows: readonly string[];
}

export interface Facts {
  readonly expansion: boolean;
  /** What the sheet in use calls its rows. */
  readonly labels: { readonly [table: string]: { readonly [id: string]: { readonly en: string; readonly de: string } } };
  readonly goods: Counts<Good>;
  readonly homes: { readonly [home: string]: readonly (Good | "any")[] };
  /** Whether a post can be attached to the question mark of a home island. */
  readonly post_at_any: boolean;
  readonly ranks: {
    readonly [rank in Rank]: {
      readonly tile: "low" | "high";
      readonly price: number;
      readonly per_turn: number;
    };
  };
  /** Of a rank: of rising to it. */
  readonly costs: { readonly [what in Rank | "ship" | "repair" | "swap"]: Cost };
  readonly prices: {
    readonly commodity: number;
    readonly luxury: number;
    readonly contract_discount: number;
    readonly noble: number;
    readonly ransom: number;
  };
  readonly limits: {
    readonly hand: number;
    readonly action_hand: number;
    readonly buys: number;
    /** A turn: action cards played, swapped, and luxuries that the resident noble buys. */
    readonly plays: number;
    readonly swaps: number;
    readonly resident_sales: number;
    readonly gold: number;
    readonly ships: number;
    readonly low: number;
    readonly high: number;
    readonly contracts: number;
    readonly public_buildings: number;
    readonly nests: number;
    readonly rounds: number;
  };
  readonly ship: { readonly points: number; readonly move: number; readonly look: number };
  readonly boards: {
    readonly base: Grid;
    readonly start: Square;
    readonly start_links: readonly Square[];
    readonly new?: Grid;
    readonly links?: readonly (readonly [Square, Square])[];
    readonly harbour?: Square;
    readonly harbour_spaces?: readonly Square[];
  };
  readonly tiles: { readonly [tile: TileName]: TileFacts };
  readonly first_public: number;
  readonly public_buildings: { readonly [building: string]: Printed };
  readonly noble_buildings: { readonly [building: string]: Printed };
  readonly sites: { readonly [site: string]: { readonly cost: Cost; readonly nests: number } };
  readonly castle: readonly { readonly cost: Cost; readonly nests: number }[];
  readonly cannons: readonly number[];
  readonly action_cards: { readonly [card: string]: Printed & { readonly when: "work" | "drawn_fight" } };
  readonly events: { readonly [event in Disaster]: { readonly faces: readonly number[]; readonly fee: number; readonly keep: number } };
  readonly event_face: number;
  readonly goals: Counts<Point>;
  readonly needed: { readonly points?: number; readonly home?: number; readonly noble?: number };
}

export interface Ship {
  readonly square: Square;
  readonly damaged?: boolean;
  readonly acted?: boolean;
}

export interface Player {
  readonly home: string | null;
  readonly gold: number;
  readonly goods: Counts<Good>;
  readonly inhabitants: Counts<Rank>;
  /** By place, '1' to '5'. */
  readonly posts: { readonly [place: string]: TileName };
  readonly contracts: number;
  /** Those on the boards, without the one under way. */
  readonly ships: readonly Ship[];
  readonly public_buildings: Counts;
  readonly noble_buildings: { readonly [site: string]: string };
  readonly castle: number;
  readonly cannons: number;
  readonly nests: Counts;
  /** How many action cards; what they are is known of one's own alone. */
  readonly hand: number;
  readonly cards: Counts | null;
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
}

export interface Tile {
  /** 0 where everybody saw the tile before it was laid down. */
  readonly back: number;
  readonly looked: readonly number[];
  readonly face?: TileName;
}

export interface Fight {
  readonly foe: Foe;
  readonly foe_die: number;
  readonly own_die: number;
  readonly square?: Square;
  /** The seat whose cannons the pirates use. */
  readonly by: number | null;
  readonly own_total: number;
  readonly foe_total: number;
}

export type QuestionKind =
  | "over"
  | "home"
  | "first"
  | "roll"
  | "event"
  | "face"
  | "card"
  | "encounter"
  | "foe"
  | "raid_card"
  | "foe_die"
  | "own_die"
  | "produce"
  | "golden_times"
  | "lose"
  | "lay"
  | "work"
  | "without"
  | "build_with_card"
  | "harbour"
  | "repair"
  | "public_building"
  | "upgrade"
  | "commodity"
  | "luxury"
  | "peek"
  | "ship"
  | "sail"
  | "tile"
  | "ransom"
  | "drawn_fight"
  | "reroll"
  | "tow"
  | "give"
  | "bargain"
  | "return"
  | "discard";

export interface Question {
  readonly kind: QuestionKind;
  readonly seat: number | "chance" | null;
  readonly active?: number;
  /** By good, or of a peaceful pirate by sort of good. */
  readonly prices?: Counts<Good | "commodity" | "luxury">;
  /** Cards that the hand lacks for a cost, by what would be built: nothing is told of what it can pay. */
  readonly lacking?: { readonly [what in Rank | "ship"]?: Counts<Good> };
  /** Purchases left in this turn. */
  readonly buys?: number;
  /** Price of the next cannon; null when there is none. */
  readonly cannon?: number | null;
  readonly number?: number;
  readonly goods?: number;
  readonly event?: Disaster;
  readonly fee?: number;
  readonly gold?: number;
  readonly board?: "base" | "new";
  readonly target?: Target;
  readonly bill?: Cost;
  readonly less?: number;
  readonly spare?: number;
  readonly rank?: Rank;
  readonly building?: string;
  readonly site?: string;
  readonly card?: string;
  readonly upgrades?: number;
  readonly tiles?: number;
  readonly square?: Square;
  readonly points?: number;
  /** Only for the seat that looks. */
  readonly tile?: TileName;
  /** How many are too many. */
  readonly excess?: number;
}

export interface View {
  readonly round: number;
  readonly active: number;
  readonly phase: "before" | "roll" | "work" | "ships" | "end";
  readonly rolled: number;
  readonly event: Disaster | null;
  readonly ending: "" | "victory" | "rounds";
  readonly question: Question | null;
  readonly done: {
    readonly buys?: number;
    readonly resident_sales?: number;
    readonly bought?: Counts<Rank>;
    readonly played?: Counts;
    readonly swaps?: number;
  };
  readonly ship: { readonly square: Square; readonly points: number } | null;
  readonly fight: Fight | null;
  readonly seats: readonly Player[];
  readonly stock: Counts<Good>;
  readonly public_buildings: Counts;
  readonly noble_buildings: Counts;
  readonly action_stack: number;
  readonly action_discards: Counts;
  readonly pirate_stack: number;
  readonly pirate_discards: Counts;
  readonly squares: { readonly [square: Square]: Tile };
  /** Tiles that lie face down and that the viewer does not know, by kind. */
  readonly unseen: Counts;
  readonly reserve: { readonly base: number; readonly new: number };
  readonly players: number;
  readonly options: { readonly expansions: string };
}

interface Told<Kind extends string> {
  readonly kind: Kind;
  readonly seat: number | null;
  readonly move?: number;
}

export type GameEvent =
  | (Told<"home_drawn"> & { home: string })
  | Told<"first_drawn">
  | (Told<"rolled"> & { number: number })
  | (Told<"produced"> & { good: Good })
  | Told<"nothing_produced">
  | (Told<"event"> & { event: Disaster })
  | (Told<"event_ignored"> & { event: Disaster })
  | (Told<"fee_paid"> & { gold: number; event: Disaster })
  | (Told<"post_lost"> & { tile: TileName; place: number })
  | Told<"contract_lost">
  | (Told<"inhabitant_lost"> & { rank: Rank })
  | (Told<"tile_laid"> & { square: Square })
  | (Told<"golden_good"> & { good: Good })
  | (Told<"gold_earned"> & { gold: number })
  | (Told<"paid"> & { good: Good; count: number })
  | (Told<"ship_launched"> & { square: Square })
  | Told<"pioneer_came">
  | (Told<"upgraded"> & { rank: Rank; free: boolean })
  | (Told<"public_building_taken"> & { building: string })
  | (Told<"repaired"> & { square: Square })
  | (Told<"castle_raised"> & { step: number })
  | (Told<"noble_building_built"> & { building: string; site: string })
  | (Told<"cannon_bought"> & { number: number; price: number })
  | (Told<"sold"> & { good: Good; gold: number; buyer: Buyer })
  | (Told<"bought"> & { good: Good; price: number })
  | (Told<"card_drawn"> & { card: string | null })
  | (Told<"card_played"> & { card: string })
  | (Told<"card_swapped"> & { card: string })
  | (Told<"card_discarded"> & { card: string })
  | (Told<"cards_shuffled"> & { count: number })
  | (Told<"good_gained"> & { good: Good })
  | (Told<"gold_gained"> & { gold: number })
  | (Told<"sailed"> & { origin: Square; square: Square })
  | (Told<"looked"> & { square: Square })
  | (Told<"tile_seen"> & { square: Square; tile: TileName | null })
  | (Told<"laid_back"> & { square: Square })
  | (Told<"post_attached"> & { tile: TileName; place: number; square: Square })
  | (Told<"contract_taken"> & { square: Square })
  | (Told<"treasure_found"> & { tile: TileName; square: Square })
  | (Told<"nest_attacked"> & { tile: TileName; square: Square })
  | (Told<"nest_beaten"> & { tile: TileName; square: Square })
  | (Told<"nest_held"> & { tile: TileName; square: Square })
  | (Told<"foe_rolled"> & { number: number; total: number })
  | (Told<"own_rolled"> & { number: number; total: number })
  | Told<"fight_drawn">
  | (Told<"encounter"> & { square: Square; raid: boolean })
  | (Told<"peaceful_pirate"> & { card: string })
  | (Told<"ransom_paid"> & { gold: number })
  | (Told<"foe_shown"> & { foe: Foe; by: number })
  | (Told<"raid_bought_off"> & { card: string })
  | (Told<"raid_won"> & { card: string })
  | (Told<"raid_lost"> & { card: string })
  | (Told<"gold_lost"> & { gold: number })
  | (Told<"good_lost"> & { good: Good })
  | (Told<"ship_damaged"> & { square: Square })
  | (Told<"bargain"> & { good: Good; price: number })
  | Told<"pirates_shuffled">
  | (Told<"good_returned"> & { good: Good })
  | Told<"passed">
  | (Told<"point_gained"> & { point: Point })
  | (Told<"point_lost"> & { point: Point })
  | (Told<"round_ended"> & { round: number })
  | Told<"game_won">
  | Told<"rounds_over">;

export type EventKind = GameEvent["kind"];
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;

/** The numbers and names in each refusal, by its code. */
export interface RefusalParameters {
  game_over: unknown;
  chance_acts: unknown;
  another_question: { question: QuestionKind };
  must_answer: { question: QuestionKind };
  not_in_base_game: unknown;
  too_many_ships: { most: number };
  cannot_pay: { cost: string; missing: string };
  too_little_gold: { price: number; gold: number };
  no_low_tile: { most: number };
  no_high_tile: { most: number };
  nobody_to_upgrade: { rank: Rank };
  no_damaged_ship: unknown;
  castle_finished: unknown;
  nests_needed: { needed: number };
  cannon_track_ends: { most: number };
  no_such_site: unknown;
  site_taken: unknown;
  none_left: { building: string };
  second_of_a_kind: { building: string };
  no_good: { good: Good };
  nobody_of_rank: { rank: Rank };
  not_wanted: { rank: Rank; good: Good };
  bought_already: { rank: Rank };
  no_extra_sale: unknown;
  noble_has_bought: unknown;
  stock_empty: { good: Good };
  buy_limit: { most: number };
  not_offered: { good: Good };
  not_in_the_cost: { good: Good };
  rest_unpayable: { good: Good };
  must_leave_out: unknown;
  no_such_card: { card: string };
  card_played: { most: number };
  only_in_a_drawn_fight: { card: string };
  not_in_a_fight: { card: string };
  no_effect: { card: string };
  card_swapped: { most: number };
  not_there: unknown;
  no_post: unknown;
  jetty_taken: unknown;
  any_place: unknown;
  not_to_be_taken: unknown;
  contracts_full: { most: number };
  no_nest: unknown;
  nests_full: { most: number };
  wrong_square: unknown;
  no_ship_there: unknown;
  ship_damaged: unknown;
  ship_has_acted: unknown;
  no_points: { points: number };
  too_far: unknown;
  closed_square: unknown;
  no_tile_there: unknown;
  tile_known: unknown;
}

export type RefusalCode = keyof RefusalParameters;
