// Made from src/boriken/games/puerto_rico/border by `python -m tools.border`: change the description, not this file.

import type { Any, Asked, AtTable, Counts, Nothing, Seat, Told } from "../border";

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export type Good = (typeof GOODS)[number];

export const TILES = [...GOODS, "quarry"] as const;
export type Tile = (typeof TILES)[number];

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
export type BaseBuilding = (typeof BASE_BUILDINGS)[number];

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
export type NewBuilding = (typeof NEW_BUILDINGS)[number];

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
export type NobleBuilding = (typeof NOBLE_BUILDINGS)[number];

export const EXPANSION_BUILDINGS = [...NEW_BUILDINGS, ...NOBLE_BUILDINGS] as const;
export type ExpansionBuilding = (typeof EXPANSION_BUILDINGS)[number];

export const BUILDINGS = [...BASE_BUILDINGS, ...EXPANSION_BUILDINGS] as const;
export type Building = (typeof BUILDINGS)[number];

export const PLACES = [...TILES, ...BUILDINGS] as const;
export type Place = (typeof PLACES)[number];

/** Where colonists can be: those without a place wait in San Juan. */
export const WHEREABOUTS = [...PLACES, "san_juan"] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

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
export type Role = (typeof ROLES)[number];

export const EXPANSIONS = ["new-buildings", "nobles", "buccaneer", "festival"] as const;
export type Expansion = (typeof EXPANSIONS)[number];

/** The festival's. */
export const TASKS = ["plantations", "production", "building"] as const;
export type Task = (typeof TASKS)[number];

export const EDITIONS = ["first", "2020"] as const;
export type Edition = (typeof EDITIONS)[number];

/** In a long game it may be that nobody can build any more. */
export const END_REASONS = ["colonists", "city", "points", "buildings"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** When guests may move: at the start of a phase, in a turn, at its end, or before the lodges work. */
export const WINDOWS = ["start", "turn", "end", "last"] as const;
export type Window = (typeof WINDOWS)[number];

export const SORTS = ["colonist", "noble"] as const;
export type Sort = (typeof SORTS)[number];

/** What victory point chips are earned by. */
export const POINT_SOURCES = [
  "goods",
  "captain",
  "harbor",
  "church",
  "union_hall",
  "chapel",
  "hunting_lodge",
  "royal_supplier",
  "plunder",
  "festival",
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

export const BUILDING_KINDS = ["small_production", "large_production", "violet", "large_violet"] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** All that is printed on a building. */
export interface BuildingFacts {
  readonly kind: BuildingKind;
  readonly price: number;
  readonly points: number;
  readonly circles: number;
  /** Also how many quarries can help to pay. */
  readonly column: number;
  /** In the city. */
  readonly spaces: number;
  readonly copies: number;
  /** What it makes, where it makes something. */
  readonly good?: Good;
  /** True where it matters whether a colonist or a noble stands there. */
  readonly dual?: boolean;
}

/** A kind of goods. */
export interface GoodFacts {
  /** In the trading house. */
  readonly price: number;
  readonly total: number;
}

/** All that is printed and laid out for one set-up; no action changes it. */
export interface Facts {
  readonly places: readonly Place[];
  /** Those that can be in play at this table. */
  readonly buildings: { readonly [name in Building]?: BuildingFacts };
  readonly goods: { readonly [name in Good]: GoodFacts };
  readonly tiles: { readonly [name in Tile]: number };
  readonly roles: readonly Role[];
  readonly roles_each: number;
  /** Plantations that lie open. */
  readonly row: number;
  /** Their spaces. */
  readonly ships: readonly number[];
  readonly house_spaces: number;
  readonly island_spaces: number;
  readonly city_spaces: number;
  readonly max_large: number;
  readonly points: number;
  readonly colonists: number;
  readonly colonist_ship: number;
  /** Goods that are stored without a warehouse. */
  readonly free_goods: number;
  /** By the number of kinds produced. */
  readonly factory_pay: readonly number[];
  /** Null where plantations are turned over instead. */
  readonly forest_tiles?: number | null;
  readonly nobles?: number;
  readonly noble_ship?: number;
}

/** The options of the set-up. */
export interface Options {
  readonly edition: Edition;
  readonly first_governor: string;
  readonly balanced: boolean;
  readonly hidden_vp: boolean;
  readonly ask_optional: boolean;
  readonly optional_production: boolean;
  readonly vp_end_any_phase: boolean;
  readonly max_large: number;
  /** Separated by commas. */
  readonly expansions: string;
  readonly nb_rules: "2004" | "2020";
  readonly buildings: string;
  readonly long_game: boolean;
  readonly kidnap_solo: boolean;
  readonly festival_privilege_goods: boolean;
  readonly lodges: "last" | "first";
}

/** The forests of a player. */
export interface Forests {
  readonly count: number;
  /** What lies under those that the viewer knows. */
  readonly known: Counts<Good>;
}

/** A player's board and store. */
export interface Player {
  readonly doubloons: number;
  /** Chips; null where they are hidden from the viewer, and so is the score. */
  readonly points: number | null;
  readonly score: number | null;
  /** Colonists and nobles without a place. */
  readonly san_juan: number;
  readonly goods: Counts<Good>;
  /** Tiles of a kind, and colonists on them. */
  readonly island: { readonly [name in Tile]?: readonly [number, number] };
  /** The buildings, each with the colonists in it. */
  readonly city: Counts<Building>;
  readonly building_points: number;
  readonly colonists: number;
  /** Island spaces in use. */
  readonly tiles: number;
  /** City spaces in use. */
  readonly spaces: number;
  /** What the player would produce now, if there are enough goods. */
  readonly production: Counts<Good>;
  readonly forests?: Forests;
  readonly forest_tiles?: number;
  /** By where they are; they are among the colonists there. */
  readonly nobles?: Counts<Whereabouts>;
}

/** A role card in the middle of the table. */
export interface RoleCard {
  /** Nobody has taken it in this round. */
  readonly open: boolean;
  readonly doubloons: number;
  readonly taker: Seat | null;
}

/** A cargo ship with its load. */
export interface CargoShip {
  readonly spaces: number;
  readonly load: number;
  readonly good?: Good;
}

/** A role that the buccaneer has kidnapped. */
export interface Kidnapped {
  readonly role: Role;
  readonly by: Seat;
}

/** The tasks and what they ask for; a task that is done asks for nothing. */
export interface Festival {
  readonly goods: Counts<Good>;
  readonly tile?: Good;
  readonly building?: Building;
  /** The building of which a copy was left in the box at first. */
  readonly spare_copy?: Building;
}

/** Everything that a seat may know. */
export interface View extends AtTable {
  readonly options: Options;
  readonly round: number;
  readonly turn: number;
  readonly first: number;
  readonly governor: Seat;
  readonly ending: readonly EndReason[];
  readonly question: Question | null;
  readonly seats: readonly Player[];
  readonly roles: { readonly [name in Role]?: RoleCard };
  readonly row: Counts<Good>;
  /** The plantations that lie face down for this viewer. */
  readonly deck: Counts<Good>;
  readonly discards: Counts<Good>;
  readonly quarries: number;
  readonly cargo_ships: readonly CargoShip[];
  readonly trading_house: Counts<Good>;
  /** The supply. */
  readonly goods: Counts<Good>;
  readonly colonist_ship: number;
  /** The supply. */
  readonly colonists: number;
  /** Chips in the supply. */
  readonly points: number;
  /** On sale. */
  readonly buildings: Counts<Building>;
  /** Plantations that lie face down. */
  readonly face_down: number;
  /** Before the first role: things are still drawn and chosen. */
  readonly preparing: boolean;
  /** The buildings that are in the game for certain. */
  readonly in_game: readonly Building[];
  /** While buildings are chosen: those that are not, each with how many more of its price there will be. */
  readonly draft?: Counts<Building>;
  /** Special buildings in the game, where they are chosen. */
  readonly chosen?: readonly Building[];
  readonly forest_tiles?: number;
  /** Plantations that forests have taken out of the game. */
  readonly removed?: Counts<Good>;
  /** Nobles in the supply, besides the colonists. */
  readonly nobles?: number;
  readonly noble_ship?: number;
  /** The seat that took the buccaneer last; -1 before. */
  readonly wanted?: number;
  readonly kidnapped?: Kidnapped;
  readonly festival?: Festival;
}

/** People of both sorts. */
export interface Tokens {
  readonly colonists: number;
  readonly nobles: number;
}

/** While a role is played: which, and by whom it was taken. */
export interface InPhase {
  readonly role?: Role;
  readonly taker?: Seat;
}

/** A question at which guests can move as well. */
export interface WithGuests extends InPhase {
  /** Guests who could move. */
  readonly guests?: number;
}

/** Choose what to build. */
export interface Build extends WithGuests {
  /** What buildings cost the player now. */
  readonly prices: Counts<Building>;
  /** In views: the doubloons that the player lacks for those that cost more than they have. */
  readonly missing?: Counts<Building>;
}

/** Choose what to load. */
export interface Ship extends WithGuests {
  /** How many of a kind a ship that may be loaded takes. */
  readonly loads: Counts<Good>;
}

/** How many colonists to place, place by place. */
export interface Placing extends InPhase {
  readonly about: Place;
  readonly circles: number;
  /** Those who wait to be placed. */
  readonly colonists: number;
  /** Places in this run, with the circles of each. */
  readonly things: Counts<Place>;
  /** How many are to be placed in all: exactly so many. */
  readonly least: number;
  readonly most: number;
  /** In views: how the colonists stood before the mayor lifted them. */
  readonly now?: Counts<Place>;
  /** In views: as they stood, as far as that still fits, and the rest where they are useful. */
  readonly as_before?: Counts<Place>;
  /** In views: all of them where they are useful. */
  readonly filled?: Counts<Place>;
}

/** How many goods to keep, kind by kind. */
export interface Keeping extends InPhase {
  readonly about: Good;
  readonly goods: number;
  readonly warehouse_kinds: number;
  /** Goods that are stored without a warehouse. */
  readonly free_goods: number;
  /** Kinds in this run, with the most of each. */
  readonly things: Counts<Good>;
  /** Everything that can be kept at most, of these kinds, in every way, the best first; less is allowed too. */
  readonly stores: readonly Counts<Good>[];
}

/** How many goods stay, kind by kind; the others go by the small wharf. */
export interface SmallWharf extends InPhase {
  readonly about: Good;
  readonly goods: number;
  readonly things: Counts<Good>;
  /** How many may stay in all. */
  readonly most: number;
  /** What it brings if 0, 1, 2, ... of these goods go. */
  readonly points: readonly number[];
}

/** How many of a ship's goods the buccaneer keeps. */
export interface Loot extends InPhase {
  readonly about: Good;
  readonly things: Counts<Good>;
}

/** A question about a place. */
export interface AboutPlace extends InPhase {
  readonly about: Place;
}

/** Plantation or forest. */
export interface Lay extends AboutPlace {
  /** The face-down plantation that its owner alone looks at. */
  readonly tile?: Good;
}

/** Colonist or noble. */
export interface Token extends InPhase {
  readonly about?: Place;
  /** In a raid: how many are still to be named. */
  readonly left?: number;
}

/** Which of those placed are nobles, one after the other in the order of the places. */
export interface Nobles extends AboutPlace {
  readonly left: number;
  /** Where nobles can still be named, with how many stand there unnamed. */
  readonly things: Counts<Place>;
  readonly least: number;
  readonly most: number;
}

/** Choose who goes on free circles, one after the other in the order of the places. */
export interface Manning extends AboutPlace {
  readonly left: number;
  /** Those taken off the ship in a raid, who may still be placed. */
  readonly raided?: Tokens;
  /** Answers: 'man corn', 'noble corn'; a circle takes one of either. */
  readonly things: Counts<string>;
  /** How many there are of each sort, by the first word of the answers. */
  readonly verbs: Counts<string>;
  readonly least: number;
  readonly most: number;
}

/** Whether guests move. */
export interface Guest extends InPhase {
  readonly window: Window;
  /** Answers: 'guest corn', 'noble corn'; a circle takes one of either. */
  readonly things: Counts<string>;
  /** How many there are of each sort, by the first word of the answers. */
  readonly verbs: Counts<string>;
  readonly least: number;
  readonly most: number;
}

/** Which goods the court gets, one of a kind. */
export interface Supply extends InPhase {
  readonly left: number;
  readonly things: Counts<Good>;
  readonly least: number;
  readonly most: number;
}

/** Choose what the black market gets for a building. */
export interface Returning extends AboutPlace {
  readonly left: number;
  /** Left out in the views of others where points are hidden. */
  readonly things?: Counts<Good | "point">;
  readonly least: number;
  readonly most: number;
}

/** By the kind of question: what it is about, besides its kind and its seat. */
export interface PlainQuestions {
  readonly over: Nothing;
  readonly governor: InPhase;
  readonly row: InPhase;
  readonly role: InPhase;
  readonly tile: WithGuests;
  readonly unseen_tile: InPhase;
  readonly colonist: InPhase;
  readonly place: Placing;
  readonly build: Build;
  readonly produce: WithGuests;
  readonly extra: WithGuests;
  readonly sell: WithGuests;
  readonly ship: Ship;
  readonly keep: Keeping;
  readonly use: AboutPlace;
  readonly choose: InPhase;
  readonly on_sale: InPhase;
  readonly festival_tile: InPhase;
  readonly festival_good: InPhase;
  readonly festival_building: InPhase;
  readonly lay: Lay;
  readonly guest: Guest;
  readonly recall: AboutPlace;
  readonly small_wharf: SmallWharf;
  readonly token: Token;
  readonly noble: Nobles;
  readonly supply: Supply;
  readonly discard: WithGuests;
  readonly pirate: InPhase;
  readonly loot: Loot;
  readonly man: Manning;
}

export interface ReturnQuestion {
  readonly return: Returning;
}

/** By the kind of question: what it is about, besides its kind and its seat. */
export interface Questions extends PlainQuestions, ReturnQuestion {}

export interface OfTile {
  readonly tile: Tile;
}

export interface OfGood {
  readonly good: Good;
}

export interface OfRole {
  readonly role: Role;
}

export interface OfDoubloons {
  readonly doubloons: number;
}

export interface OfCount {
  readonly count: number;
}

export interface OfNoble {
  /** Rather than a colonist. */
  readonly noble: boolean;
}

export interface TilesDiscarded {
  readonly tile: Tile;
  readonly count: number;
}

export interface RoleTaken {
  readonly role: Role;
  /** That lay on it. */
  readonly doubloons: number;
}

export interface ColonistOnNew {
  readonly place: Whereabouts;
  readonly from_ship: boolean;
  readonly by: Building;
  readonly noble?: boolean;
}

export interface Placed {
  readonly place: Place;
  readonly count: number;
}

export interface ShipRefilled {
  readonly count: number;
  readonly wanted: number;
  readonly nobles: number;
}

export interface Built {
  readonly building: Building;
  readonly price: number;
}

export interface Goods {
  readonly good: Good;
  readonly count: number;
}

export interface Sold {
  readonly good: Good;
  readonly doubloons: number;
}

export interface BuildingPaid {
  readonly building: Building;
  readonly doubloons: number;
}

export interface ExpansionPaid {
  readonly building: ExpansionBuilding;
  readonly doubloons: number;
}

export interface Shipped {
  readonly good: Good;
  readonly count: number;
  /** By its spaces; null is the wharf. */
  readonly ship: number | "small_wharf" | null;
}

export interface PointsGained {
  readonly points: number;
  readonly by: PointSource;
}

export interface GoodsKept {
  readonly good: Good;
  readonly count: number;
  readonly returned: number;
}

export interface ShipEmptied {
  readonly ship: number;
  readonly good: Good;
}

export interface RoundEnded {
  readonly round: number;
}

export interface EndTriggered {
  readonly reason: EndReason;
}

export interface BuildingChosen {
  readonly building: Building;
  readonly copies: number;
}

export interface ForestLaid {
  /** Null for those who have not seen what lies under it. */
  readonly tile: Good | null;
  readonly known: "all" | "owner" | "removed";
}

export interface TileDrawn {
  readonly tile: Good | null;
  readonly by: Building;
}

export interface AtPlace {
  readonly place: Place;
  readonly noble: boolean;
}

export interface Returned {
  readonly place: Whereabouts;
  readonly noble: boolean;
}

export interface TileBought {
  readonly tile: Good;
}

export interface TileGivenUp {
  readonly tile: Good | null;
  readonly forest: boolean;
  readonly by: Building;
  /** The colonist or noble who worked there. */
  readonly crew?: Sort;
}

export interface Piracy {
  readonly ship: number;
  readonly good: Good;
  readonly count: number;
}

export interface ShipRaided {
  readonly count: number;
  readonly nobles: number;
}

export interface ColonistPlaced {
  readonly place: Whereabouts;
  readonly count: number;
  readonly noble: boolean;
}

export interface FestivalShows {
  readonly task: Task;
  readonly shows: Place;
}

export interface TaskDone {
  readonly task: Task;
  readonly reward: number;
}

/** By the kind of event: what it tells besides its kind, its seat and its move. */
export interface Events {
  readonly governor_drawn: Nothing;
  readonly start_tile: OfTile;
  readonly tile_turned_up: OfTile;
  readonly role_taken: RoleTaken;
  readonly tile_taken: OfTile;
  readonly hacienda_tile: OfTile;
  readonly tiles_discarded: TilesDiscarded;
  readonly colonist_on_new: ColonistOnNew;
  readonly privilege_colonist: Nothing;
  readonly colonists_dealt: OfCount;
  readonly colonists_placed: Placed;
  readonly colonist_ship_refilled: ShipRefilled;
  readonly built: Built;
  readonly produced: Goods;
  readonly production_skipped: Nothing;
  readonly factory_paid: OfDoubloons;
  readonly extra_good: OfGood;
  readonly sold: Sold;
  readonly market_paid: BuildingPaid;
  readonly trading_house_emptied: Nothing;
  readonly shipped: Shipped;
  readonly points_gained: PointsGained;
  readonly goods_kept: GoodsKept;
  readonly cargo_ship_emptied: ShipEmptied;
  readonly prospected: OfDoubloons;
  readonly passed: Nothing;
  readonly round_ended: RoundEnded;
  readonly end_triggered: EndTriggered;
  readonly game_over: Nothing;
  readonly building_chosen: BuildingChosen;
  readonly forest_laid: ForestLaid;
  readonly tile_drawn: TileDrawn;
  readonly guest_moved: AtPlace;
  readonly colonist_returned: Returned;
  readonly good_returned: OfGood;
  readonly point_returned: Nothing;
  readonly sold_by_trading_post: Sold;
  readonly building_paid: ExpansionPaid;
  readonly aqueduct_good: OfGood;
  readonly token_taken: OfNoble;
  readonly villa_token: OfNoble;
  readonly nobles_placed: Placed;
  readonly tile_bought: TileBought;
  readonly tile_given_up: TileGivenUp;
  readonly good_supplied: OfGood;
  readonly piracy: Piracy;
  readonly goods_looted: GoodsKept;
  readonly trading_house_plundered: OfCount;
  readonly colonist_ship_raided: ShipRaided;
  readonly colonist_placed: ColonistPlaced;
  readonly role_kidnapped: RoleTaken;
  readonly ransom_paid: OfDoubloons;
  readonly kidnapped_role_played: OfRole;
  readonly festival_shows: FestivalShows;
  readonly task_done: TaskDone;
}

export interface OfQuestion {
  readonly question: QuestionKind;
}

export interface RoleNotInPlay {
  readonly role: Role;
  readonly players: number;
}

export interface AboutWhat {
  readonly about: Place;
}

export interface AtMost {
  readonly most: number;
}

export interface AtLeast {
  readonly least: number;
}

export interface OfBuilding {
  readonly building: Building;
}

export interface TooExpensive {
  readonly building: Building;
  readonly price: number;
  readonly doubloons: number;
}

export interface NoCitySpace {
  readonly building: Building;
  readonly spaces: number;
  readonly free: number;
}

export interface OfSpaces {
  readonly spaces: number;
}

export interface KindOnOtherShip {
  readonly good: Good;
  readonly spaces: number;
}

export interface AtMostGoods {
  readonly good: Good;
  readonly most: number;
}

export interface OfPrice {
  readonly price: number;
}

export interface KindsOfAPrice {
  readonly price: number;
  readonly spaces: number;
  readonly chosen: number;
}

export interface OfPlace {
  readonly place: Place;
}

export interface OfWhereabouts {
  readonly place: Whereabouts;
}

export interface StillTooExpensive {
  readonly place: Place;
  readonly building: Building;
}

/** By the code of a refusal: the numbers and names in it. */
export interface Refusals {
  readonly game_over: Nothing;
  readonly chance_acts: Nothing;
  readonly another_question: OfQuestion;
  readonly must_take_role: Nothing;
  readonly role_not_in_play: RoleNotInPlay;
  readonly role_taken: OfRole;
  readonly no_such_tile: OfTile;
  readonly no_quarry_left: Nothing;
  readonly quarry_not_allowed: Nothing;
  readonly no_hacienda: Nothing;
  readonly hacienda_used: Nothing;
  readonly no_unseen_tile: Nothing;
  readonly other_place: AboutWhat;
  readonly too_many_colonists: AtMost;
  readonly too_few_colonists: AtLeast;
  readonly sold_out: OfBuilding;
  readonly already_built: OfBuilding;
  readonly too_expensive: TooExpensive;
  readonly no_city_space: NoCitySpace;
  readonly too_many_large: AtMost;
  readonly not_produced: Nothing;
  readonly none_in_supply: OfGood;
  readonly no_goods: OfGood;
  readonly house_has_kind: OfGood;
  readonly ship_not_in_play: OfSpaces;
  readonly kind_on_other_ship: KindOnOtherShip;
  readonly ship_full: OfGood;
  readonly ship_has_other_kind: OfGood;
  readonly larger_ship: AtMostGoods;
  readonly no_wharf: Nothing;
  readonly wharf_used: Nothing;
  readonly must_ship: Nothing;
  readonly must_answer: OfQuestion;
  readonly cannot_store: AtMostGoods;
  readonly not_possible: Nothing;
  readonly wanted: Nothing;
  readonly not_in_the_game: OfBuilding;
  readonly already_chosen: OfBuilding;
  readonly no_space_of_its_cost: OfPrice;
  readonly kinds_of_a_price: KindsOfAPrice;
  readonly not_both: Nothing;
  readonly no_forest_house: Nothing;
  readonly no_forest_tile: Nothing;
  readonly no_library: Nothing;
  readonly house_full: Nothing;
  readonly already_sold: Nothing;
  readonly no_trading_post: Nothing;
  readonly no_small_wharf: Nothing;
  readonly small_wharf_used: Nothing;
  readonly at_least_one_good: Nothing;
  readonly no_guest: Nothing;
  readonly no_free_circle: OfPlace;
  readonly nobody_there: OfWhereabouts;
  readonly still_too_expensive: StillTooExpensive;
  readonly must_give: Nothing;
}

export type QuestionKind = keyof Questions;
export type QuestionOf<Kind extends QuestionKind> = Asked & { readonly kind: Kind } & Questions[Kind];
/** The open question, of whatever kind. */
export type Question = Omit<Asked, "kind"> & { readonly kind: QuestionKind } & Any<Questions[QuestionKind]>;

export type EventKind = keyof Events;
export type EventOf<Kind extends EventKind> = {
  [One in Kind]: Omit<Told, "kind"> & { readonly kind: One } & Events[One];
}[Kind];
export type GameEvent = EventOf<EventKind>;

export type RefusalCode = keyof Refusals;
