/** What the server sends of a Puerto Rico table, as the rules name it. */

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export const TILES = [...GOODS, "quarry"] as const;
export const BUILDINGS = [
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
export const ROLES = [
  "settler",
  "mayor",
  "builder",
  "craftsman",
  "trader",
  "captain",
  "prospector",
  "prospector 2",
] as const;

export type Good = (typeof GOODS)[number];
export type Tile = (typeof TILES)[number];
export type Building = (typeof BUILDINGS)[number];
export type Place = Tile | Building;
export type Role = (typeof ROLES)[number];
export type Edition = "first" | "2020";
export type EndReason = "colonists" | "city" | "points";

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

export type QuestionKind =
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
  readonly players: number;
  readonly options: { readonly edition: Edition; readonly hidden_vp: boolean; readonly ask_optional: boolean };
  readonly viewer: number | null;
  readonly actor: number | "chance" | null;
}

interface Told<Kind extends string> {
  readonly kind: Kind;
  readonly seat: number | null;
  readonly move?: number;
}

export type GameEvent =
  | Told<"governor drawn">
  | (Told<"start tile"> & { tile: Tile })
  | (Told<"tile turned up"> & { tile: Tile })
  | (Told<"role taken"> & { role: Role; doubloons: number })
  | (Told<"tile taken"> & { tile: Tile })
  | (Told<"hacienda tile"> & { tile: Tile })
  | (Told<"tiles discarded"> & { tile: Tile; count: number })
  | (Told<"colonist on new"> & { place: Place; from_ship: boolean; by: Building })
  | Told<"privilege colonist">
  | (Told<"colonists dealt"> & { count: number })
  | (Told<"colonists placed"> & { place: Place; count: number })
  | (Told<"colonist ship refilled"> & { count: number; wanted: number })
  | (Told<"built"> & { building: Building; price: number })
  | (Told<"produced"> & { good: Good; count: number })
  | Told<"production skipped">
  | (Told<"factory paid"> & { doubloons: number })
  | (Told<"extra good"> & { good: Good })
  | (Told<"sold"> & { good: Good; doubloons: number })
  | (Told<"market paid"> & { building: Building; doubloons: number })
  | Told<"trading house emptied">
  | (Told<"shipped"> & { good: Good; count: number; ship: number | null })
  | (Told<"points gained"> & { points: number; by: "goods" | "captain" | "harbor" })
  | (Told<"goods kept"> & { good: Good; count: number; returned: number })
  | (Told<"cargo ship emptied"> & { ship: number; good: Good })
  | (Told<"prospected"> & { doubloons: number })
  | Told<"passed">
  | (Told<"round ended"> & { round: number })
  | (Told<"end triggered"> & { reason: EndReason })
  | Told<"game over">;

export type EventKind = GameEvent["kind"];
export type EventOf<Kind extends EventKind> = Extract<GameEvent, { kind: Kind }>;

/** The numbers and names in each refusal, by its code. */
export interface RefusalParameters {
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

export type RefusalCode = keyof RefusalParameters;
