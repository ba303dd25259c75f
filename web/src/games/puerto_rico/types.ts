// Types that the page derives from what the server sends (border.ts): events joined for the log, and some groups.

import type {
  EventKind,
  EventOf as SentEventOf,
  Facts,
  Place,
  Question,
  QuestionKind,
  Refusals,
  Tokens,
  View,
} from "./border";

export * from "./border";
export type { Counts } from "../border";

/** Places, and how many people work at each. */
export type Placings = readonly (readonly [Place, number])[];

/** The rules tell place by place and token by token; here is the whole, where it is told in one line. */
interface Joined {
  colonists_placed: { readonly crew?: Placings };
  nobles_placed: { readonly crew?: Placings };
  token_taken: { readonly tokens?: Tokens };
}

export type EventOf<Kind extends EventKind> = {
  [One in Kind]: SentEventOf<One> & (One extends keyof Joined ? Joined[One] : unknown);
}[Kind];
export type GameEvent = EventOf<EventKind>;

/** What the tables send. */
export interface PuertoRico {
  view: View;
  facts: Facts;
  question: Question;
  event: GameEvent;
}

export type RefusalParameters = Refusals;

// Questions and events of the base game, and those of the expansions

export type ExpansionQuestionKind =
  | "choose"
  | "on_sale"
  | "lay"
  | "guest"
  | "recall"
  | "return"
  | "small_wharf"
  | "token"
  | "noble"
  | "supply"
  | "discard"
  | "pirate"
  | "loot"
  | "man"
  | "festival_tile"
  | "festival_good"
  | "festival_building";

export type BaseQuestionKind = Exclude<QuestionKind, ExpansionQuestionKind>;

export type ExpansionEvent = EventOf<
  | "building_chosen"
  | "forest_laid"
  | "tile_drawn"
  | "guest_moved"
  | "colonist_returned"
  | "good_returned"
  | "point_returned"
  | "sold_by_trading_post"
  | "building_paid"
  | "aqueduct_good"
  | "token_taken"
  | "villa_token"
  | "nobles_placed"
  | "tile_bought"
  | "tile_given_up"
  | "good_supplied"
  | "piracy"
  | "goods_looted"
  | "trading_house_plundered"
  | "colonist_ship_raided"
  | "colonist_placed"
  | "role_kidnapped"
  | "ransom_paid"
  | "kidnapped_role_played"
  | "festival_shows"
  | "task_done"
>;

export type ExpansionRefusal =
  | "not_possible"
  | "wanted"
  | "not_in_the_game"
  | "already_chosen"
  | "no_space_of_its_cost"
  | "kinds_of_a_price"
  | "not_both"
  | "no_forest_house"
  | "no_forest_tile"
  | "no_library"
  | "house_full"
  | "already_sold"
  | "no_trading_post"
  | "no_small_wharf"
  | "small_wharf_used"
  | "at_least_one_good"
  | "no_guest"
  | "no_free_circle"
  | "nobody_there"
  | "still_too_expensive"
  | "must_give";
