/** What the server sends of a Puerto Rico table, as the rules name it. */

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export const TILES = [...GOODS, "quarry"] as const;
export const BASE_BUILDINGS = [
  "small_indigo_plant",
  "small_sugar_mill",
  "indigo_plant",
  "sugar_mill",
  "tobacco_storage",
  "coffee_roaster",
  "small_market",
  "hacienda",
  "construction_hut",
  "small_warehouse",
  "hospice",
  "office",
  "large_market",
  "large_warehouse",
  "factory",
  "university",
  "harbor",
  "wharf",
  "guild_hall",
  "residence",
  "fortress",
  "customs_house",
  "city_hall",
] as const;
export const NEW_BUILDINGS = [
  "aqueduct",
  "forest_house",
  "black_market",
  "storehouse",
  "guesthouse",
  "church",
  "trading_post",
  "small_wharf",
  "lighthouse",
  "library",
  "specialty_factory",
  "union_hall",
  "cloister",
  "statue",
] as const;
export const NOBLE_BUILDINGS = [
  "land_office",
  "chapel",
  "hunting_lodge",
  "zoning_office",
  "royal_supplier",
  "villa",
  "jeweler",
  "royal_garden",
] as const;
/** In the order in which everything names them. */
export const BUILDINGS = [...BASE_BUILDINGS, ...NEW_BUILDINGS, ...NOBLE_BUILDINGS] as const;
export const EXPANSIONS = ["new-buildings", "nobles", "buccaneer", "festival"] as const;
export const TASKS = ["plantations", "production", "building"] as const;
export const ROLES = [
  "settler",
  "mayor",
  "builder",
  "craftsman",
  "trader",
  "captain",
  "prospector",
  "prospector 2",
  "buccaneer",
] as const;

export type Good = (typeof GOODS)[number];
export type Tile = (typeof TILES)[number];
export type Building = (typeof BUILDINGS)[number];
export type ExpansionBuilding = (typeof NEW_BUILDINGS | typeof NOBLE_BUILDINGS)[number];
export type Place = Tile | Building;
/** Where colonists can be: those without a place wait in San Juan. */
export type Whereabouts = Place | "san_juan";
export type Expansion = (typeof EXPANSIONS)[number];
export type Task = (typeof TASKS)[number];
export type Role = (typeof ROLES)[number];
export type Edition = "first" | "2020";
/** In a long game it may be that nobody can build any more. */
export type EndReason = "colonists" | "city" | "points" | "buildings";

/** Who works where: places with how many. */
export type Placings = readonly (readonly [Place, number])[];

export type Counts<Name extends string> = { readonly [name in Name]?: number };

export interface BuildingFacts {
  readonly price: number;
  readonly points: number;
  readonly circles: number;
  readonly column: number;
  readonly spaces: number;
  readonly kind: string;
  /** What it makes, where it makes something. */
  readonly good?: Good;
  readonly copies: number;
}

export interface Facts {
  /** Those that can be in play at this table. */
  readonly buildings: { readonly [name in Building]: BuildingFacts };
  readonly goods: { readonly [name in Good]: { readonly price: number; readonly total: number } };
}

export interface Player {
  readonly doubloons: number;
  readonly points: number | null;
  readonly score: number | null;
  readonly san_juan: number;
  readonly goods: Counts<Good>;
  /** Tiles of a kind, and colonists on them. */
  readonly island: { readonly [tile in Tile]?: readonly [number, number] };
  readonly city: Counts<Building>;
  readonly building_points: number;
  readonly colonists: number;
  readonly tiles: number;
  readonly spaces: number;
  readonly production: Counts<Good>;
  /** Forests, and what lies under those that the viewer knows. */
  readonly forests?: { readonly count: number; readonly known: Counts<Good> };
  /** Nobles by where they are; they are among the colonists there. */
  readonly nobles?: Counts<Whereabouts>;
}

export interface RoleCard {
  readonly open: boolean;
  readonly doubloons: number;
  readonly taker?: number | null;
}

export interface CargoShip {
  readonly spaces: number;
  readonly load: number;
  readonly good?: Good;
}

type BaseQuestionKind =
  | "over"
  | "governor"
  | "row"
  | "role"
  | "tile"
  | "unseen_tile"
  | "colonist"
  | "place"
  | "build"
  | "produce"
  | "extra"
  | "sell"
  | "ship"
  | "keep"
  | "use";

export type ExpansionQuestionKind =
  // New Buildings
  | "choose"
  | "on_sale"
  | "lay"
  | "guest"
  | "recall"
  | "return"
  | "small_wharf"
  // Nobles
  | "token"
  | "noble"
  | "supply"
  | "discard"
  // Buccaneer and Festival
  | "pirate"
  | "loot"
  | "man"
  | "festival_tile"
  | "festival_good"
  | "festival_building";

export type QuestionKind = BaseQuestionKind | ExpansionQuestionKind;

export interface Question {
  readonly kind: QuestionKind;
  readonly seat: number | "chance" | null;
  readonly role?: Role;
  readonly taker?: number;
  readonly about?: Place;
  readonly circles?: number;
  readonly colonists?: number;
  readonly goods?: number;
  readonly warehouse_kinds?: number;
  /** What is to be counted in this run, with the most of each. */
  readonly things?: Counts<Place>;
  /** How the colonists stood before the mayor lifted them. */
  readonly now?: Counts<Place>;
  readonly prices?: Counts<Building>;
  readonly loads?: Counts<Good>;
  /** Goods that are stored without a warehouse. */
  readonly free_goods?: number;
  /** How many pieces are still to be given, taken or placed. */
  readonly left?: number;
  /** Those taken off the ship in a raid, who may still be placed. */
  readonly raided?: Tokens;
  /** The face-down plantation that its owner alone looks at. */
  readonly tile?: Good;
  /** Guests who could move as well. */
  readonly guests?: number;
}

export interface View {
  readonly round: number;
  readonly governor: number;
  readonly ending: readonly EndReason[];
  readonly question: Question | null;
  readonly seats: readonly Player[];
  readonly roles: { readonly [role in Role]?: RoleCard };
  readonly row: Counts<Good>;
  readonly deck: Counts<Good>;
  readonly discards: Counts<Good>;
  readonly quarries: number;
  readonly cargo_ships: readonly CargoShip[];
  readonly trading_house: Counts<Good>;
  readonly goods: Counts<Good>;
  readonly colonist_ship: number;
  readonly colonists: number;
  readonly points: number;
  readonly buildings: Counts<Building>;
  readonly face_down: number;
  /** Special buildings in the game, where they are chosen. */
  readonly chosen?: readonly Building[];
  readonly forest_tiles?: number;
  /** Nobles in the supply and on the ship, besides the colonists. */
  readonly nobles?: number;
  readonly noble_ship?: number;
  /** Who took the buccaneer last. */
  readonly wanted?: number | null;
  readonly kidnapped?: { readonly role: Role; readonly by: number };
  /** What the tasks ask for; a task that is done asks for nothing. */
  readonly festival?: { readonly goods: Counts<Good>; readonly tile?: Good; readonly building?: Building };
  readonly players: number;
  readonly options: {
    readonly edition: Edition;
    readonly hidden_vp: boolean;
    readonly ask_optional: boolean;
    readonly expansions?: string;
    readonly buildings?: string;
  };
  readonly viewer: number | null;
  readonly actor: number | "chance" | null;
}

interface Told<Kind extends string> {
  readonly kind: Kind;
  readonly seat: number | null;
  readonly move?: number;
}

type BaseEvent =
  | Told<"governor_drawn">
  | (Told<"start_tile"> & { tile: Tile })
  | (Told<"tile_turned_up"> & { tile: Tile })
  | (Told<"role_taken"> & { role: Role; doubloons: number })
  | (Told<"tile_taken"> & { tile: Tile })
  | (Told<"hacienda_tile"> & { tile: Tile })
  | (Told<"tiles_discarded"> & { tile: Tile; count: number })
  | (Told<"colonist_on_new"> & { place: Whereabouts; from_ship: boolean; by: Building; noble?: boolean })
  | Told<"privilege_colonist">
  | (Told<"colonists_dealt"> & { count: number })
  /** The rules tell place by place; `crew` is the whole arrangement, where it is told in one line. */
  | (Told<"colonists_placed"> & { place: Place; count: number; crew?: Placings })
  | (Told<"colonist_ship_refilled"> & { count: number; wanted: number; nobles?: number })
  | (Told<"built"> & { building: Building; price: number })
  | (Told<"produced"> & { good: Good; count: number })
  | Told<"production_skipped">
  | (Told<"factory_paid"> & { doubloons: number })
  | (Told<"extra_good"> & { good: Good })
  | (Told<"sold"> & { good: Good; doubloons: number })
  | (Told<"market_paid"> & { building: Building; doubloons: number })
  | Told<"trading_house_emptied">
  | (Told<"shipped"> & { good: Good; count: number; ship: number | "small_wharf" | null })
  | (Told<"points_gained"> & { points: number; by: PointSource })
  | (Told<"goods_kept"> & { good: Good; count: number; returned: number })
  | (Told<"cargo_ship_emptied"> & { ship: number; good: Good })
  | (Told<"prospected"> & { doubloons: number })
  | Told<"passed">
  | (Told<"round_ended"> & { round: number })
  | (Told<"end_triggered"> & { reason: EndReason })
  | Told<"game_over">;

export type ExpansionEvent =
  // New Buildings
  | (Told<"building_chosen"> & { building: Building; copies: number })
  | (Told<"forest_laid"> & { tile: Good | null; known: "all" | "owner" | "removed" })
  | (Told<"tile_drawn"> & { tile: Good | null; by: Building })
  | (Told<"guest_moved"> & { place: Place; noble: boolean })
  | (Told<"colonist_returned"> & { place: Whereabouts; noble: boolean })
  | (Told<"good_returned"> & { good: Good })
  | Told<"point_returned">
  | (Told<"sold_by_trading_post"> & { good: Good; doubloons: number })
  | (Told<"building_paid"> & { building: ExpansionBuilding; doubloons: number })
  | (Told<"aqueduct_good"> & { good: Good })
  // Nobles
  /** The rules tell one by one; `tokens` are all that a seat got, where that is told in one line. */
  | (Told<"token_taken"> & { noble: boolean; tokens?: Tokens })
  | (Told<"villa_token"> & { noble: boolean })
  | (Told<"nobles_placed"> & { place: Place; count: number; crew?: Placings })
  | (Told<"tile_bought"> & { tile: Good })
  | (Told<"tile_given_up"> & { tile: Good | null; forest: boolean; by: Building; crew?: Sort })
  | (Told<"good_supplied"> & { good: Good })
  // Buccaneer
  | (Told<"piracy"> & { ship: number; good: Good; count: number })
  | (Told<"goods_looted"> & { good: Good; count: number; returned: number })
  | (Told<"trading_house_plundered"> & { count: number })
  | (Told<"colonist_ship_raided"> & { count: number; nobles: number })
  | (Told<"colonist_placed"> & { place: Whereabouts; count: number; noble: boolean })
  | (Told<"role_kidnapped"> & { role: Role; doubloons: number })
  | (Told<"ransom_paid"> & { doubloons: number })
  | (Told<"kidnapped_role_played"> & { role: Role })
  // Festival
  | (Told<"festival_shows"> & { task: Task; shows: Place })
  | (Told<"task_done"> & { task: Task; reward: number });

export type GameEvent = BaseEvent | ExpansionEvent;

export type Sort = "colonist" | "noble";

export interface Tokens {
  readonly colonists: number;
  readonly nobles: number;
}

/** What victory point chips are earned by. */
export type PointSource =
  | "goods"
  | "captain"
  | "plunder"
  | "festival"
  | "harbor"
  | "church"
  | "union_hall"
  | "chapel"
  | "hunting_lodge"
  | "royal_supplier";

export type EventKind = GameEvent["kind"];
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;

/** The numbers and names in each refusal, by its code. */
export interface RefusalParameters extends ExpansionRefusals {
  game_over: unknown;
  chance_acts: unknown;
  another_question: { question: QuestionKind };
  must_take_role: unknown;
  role_not_in_play: { role: Role; players: number };
  role_taken: { role: Role };
  no_such_tile: { tile: Tile };
  no_quarry_left: unknown;
  quarry_not_allowed: unknown;
  no_hacienda: unknown;
  hacienda_used: unknown;
  no_unseen_tile: unknown;
  other_place: { about: Place };
  too_many_colonists: { most: number };
  too_few_colonists: { least: number };
  sold_out: { building: Building };
  already_built: { building: Building };
  too_expensive: { building: Building; price: number; doubloons: number };
  no_city_space: { building: Building; spaces: number; free: number };
  too_many_large: { most: number };
  not_produced: unknown;
  none_in_supply: { good: Good };
  no_goods: { good: Good };
  house_has_kind: { good: Good };
  ship_not_in_play: { spaces: number };
  kind_on_other_ship: { good: Good; spaces: number };
  ship_full: { good: Good };
  ship_has_other_kind: { good: Good };
  larger_ship: { good: Good; most: number };
  no_wharf: unknown;
  wharf_used: unknown;
  must_ship: unknown;
  must_answer: { question: QuestionKind };
  cannot_store: { good: Good; most: number };
}

/** Those of the expansions. */
export interface ExpansionRefusals {
  not_possible: unknown;
  wanted: unknown;
  not_in_the_game: { building: Building };
  already_chosen: { building: Building };
  no_space_of_its_cost: { price: number };
  kinds_of_a_price: { price: number; spaces: number; chosen: number };
  not_both: unknown;
  no_forest_house: unknown;
  no_forest_tile: unknown;
  no_library: unknown;
  house_full: unknown;
  already_sold: unknown;
  no_trading_post: unknown;
  no_small_wharf: unknown;
  small_wharf_used: unknown;
  at_least_one_good: unknown;
  no_guest: unknown;
  no_free_circle: { place: Place };
  nobody_there: { place: Whereabouts };
  still_too_expensive: { place: Place; building: Building };
  must_give: unknown;
}

export type ExpansionRefusal = keyof ExpansionRefusals;
export type RefusalCode = keyof RefusalParameters;
