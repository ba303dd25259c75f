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
  | "unseen tile"
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
  | "on sale"
  | "lay"
  | "guest"
  | "recall"
  | "return"
  | "small wharf"
  // Nobles
  | "token"
  | "noble"
  | "supply"
  | "discard"
  // Buccaneer and Festival
  | "pirate"
  | "loot"
  | "man"
  | "festival tile"
  | "festival good"
  | "festival building";

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
  | Told<"governor drawn">
  | (Told<"start tile"> & { tile: Tile })
  | (Told<"tile turned up"> & { tile: Tile })
  | (Told<"role taken"> & { role: Role; doubloons: number })
  | (Told<"tile taken"> & { tile: Tile })
  | (Told<"hacienda tile"> & { tile: Tile })
  | (Told<"tiles discarded"> & { tile: Tile; count: number })
  | (Told<"colonist on new"> & { place: Whereabouts; from_ship: boolean; by: Building; noble?: boolean })
  | Told<"privilege colonist">
  | (Told<"colonists dealt"> & { count: number })
  /** The rules tell place by place; `crew` is the whole arrangement, where it is told in one line. */
  | (Told<"colonists placed"> & { place: Place; count: number; crew?: Placings })
  | (Told<"colonist ship refilled"> & { count: number; wanted: number; nobles?: number })
  | (Told<"built"> & { building: Building; price: number })
  | (Told<"produced"> & { good: Good; count: number })
  | Told<"production skipped">
  | (Told<"factory paid"> & { doubloons: number })
  | (Told<"extra good"> & { good: Good })
  | (Told<"sold"> & { good: Good; doubloons: number })
  | (Told<"market paid"> & { building: Building; doubloons: number })
  | Told<"trading house emptied">
  | (Told<"shipped"> & { good: Good; count: number; ship: number | "small_wharf" | null })
  | (Told<"points gained"> & { points: number; by: PointSource })
  | (Told<"goods kept"> & { good: Good; count: number; returned: number })
  | (Told<"cargo ship emptied"> & { ship: number; good: Good })
  | (Told<"prospected"> & { doubloons: number })
  | Told<"passed">
  | (Told<"round ended"> & { round: number })
  | (Told<"end triggered"> & { reason: EndReason })
  | Told<"game over">;

export type ExpansionEvent =
  // New Buildings
  | (Told<"building chosen"> & { building: Building; copies: number })
  | (Told<"forest laid"> & { tile: Good | null; known: "all" | "owner" | "removed" })
  | (Told<"tile drawn"> & { tile: Good | null; by: Building })
  | (Told<"guest moved"> & { place: Place; noble: boolean })
  | (Told<"colonist returned"> & { place: Whereabouts; noble: boolean })
  | (Told<"good returned"> & { good: Good })
  | Told<"point returned">
  | (Told<"sold by trading post"> & { good: Good; doubloons: number })
  | (Told<"building paid"> & { building: ExpansionBuilding; doubloons: number })
  | (Told<"aqueduct good"> & { good: Good })
  // Nobles
  /** The rules tell one by one; `tokens` are all that a seat got, where that is told in one line. */
  | (Told<"token taken"> & { noble: boolean; tokens?: Tokens })
  | (Told<"villa token"> & { noble: boolean })
  | (Told<"nobles placed"> & { place: Place; count: number; crew?: Placings })
  | (Told<"tile bought"> & { tile: Good })
  | (Told<"tile given up"> & { tile: Good | null; forest: boolean; by: Building; crew?: Sort })
  | (Told<"good supplied"> & { good: Good })
  // Buccaneer
  | (Told<"piracy"> & { ship: number; good: Good; count: number })
  | (Told<"goods looted"> & { good: Good; count: number; returned: number })
  | (Told<"trading house plundered"> & { count: number })
  | (Told<"colonist ship raided"> & { count: number; nobles: number })
  | (Told<"colonist placed"> & { place: Whereabouts; count: number; noble: boolean })
  | (Told<"role kidnapped"> & { role: Role; doubloons: number })
  | (Told<"ransom paid"> & { doubloons: number })
  | (Told<"kidnapped role played"> & { role: Role })
  // Festival
  | (Told<"festival shows"> & { task: Task; shows: Place })
  | (Told<"task done"> & { task: Task; reward: number });

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
  "game-over": unknown;
  "chance-acts": unknown;
  "another-question": { question: QuestionKind };
  "must-take-role": unknown;
  "role-not-in-play": { role: Role; players: number };
  "role-taken": { role: Role };
  "no-such-tile": { tile: Tile };
  "no-quarry-left": unknown;
  "quarry-not-allowed": unknown;
  "no-hacienda": unknown;
  "hacienda-used": unknown;
  "no-unseen-tile": unknown;
  "other-place": { about: Place };
  "too-many-colonists": { most: number };
  "too-few-colonists": { least: number };
  "sold-out": { building: Building };
  "already-built": { building: Building };
  "too-expensive": { building: Building; price: number; doubloons: number };
  "no-city-space": { building: Building; spaces: number; free: number };
  "too-many-large": { most: number };
  "not-produced": unknown;
  "none-in-supply": { good: Good };
  "no-goods": { good: Good };
  "house-has-kind": { good: Good };
  "ship-not-in-play": { spaces: number };
  "kind-on-other-ship": { good: Good; spaces: number };
  "ship-full": { good: Good };
  "ship-has-other-kind": { good: Good };
  "larger-ship": { good: Good; most: number };
  "no-wharf": unknown;
  "wharf-used": unknown;
  "must-ship": unknown;
  "must-answer": { question: QuestionKind };
  "cannot-store": { good: Good; most: number };
}

/** Those of the expansions. */
export interface ExpansionRefusals {
  "not-possible": unknown;
  wanted: unknown;
  "not-in-the-game": { building: Building };
  "already-chosen": { building: Building };
  "no-space-of-its-cost": { price: number };
  "kinds-of-a-price": { price: number; spaces: number; chosen: number };
  "not-both": unknown;
  "no-forest-house": unknown;
  "no-forest-tile": unknown;
  "no-library": unknown;
  "house-full": unknown;
  "already-sold": unknown;
  "no-trading-post": unknown;
  "no-small-wharf": unknown;
  "small-wharf-used": unknown;
  "at-least-one-good": unknown;
  "no-guest": unknown;
  "no-free-circle": { place: Place };
  "nobody-there": { place: Whereabouts };
  "still-too-expensive": { place: Place; building: Building };
  "must-give": unknown;
}

export type ExpansionRefusal = keyof ExpansionRefusals;
export type RefusalCode = keyof RefusalParameters;
