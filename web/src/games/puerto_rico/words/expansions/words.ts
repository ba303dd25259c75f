// The words that the expansions bring. A language that misses one does not compile.

import type { OptionWords } from "../../../contract";
import type {
  Building,
  EventOf,
  ExpansionBuilding,
  ExpansionEvent,
  ExpansionQuestionKind,
  ExpansionRefusal,
  Good,
  Place,
  PointSource,
  RefusalParameters,
  Role,
  Sort,
  Tile,
  Tokens,
  Whereabouts,
} from "../../types";
import type { QuestionWords } from "../words";

export interface ExpansionWords {
  readonly effects: Readonly<Record<ExpansionBuilding, string>>;
  readonly rules: Readonly<Record<"forest" | "nobles" | "wanted" | "kidnapped" | "festival", string>>;
  readonly asked: Readonly<Record<ExpansionQuestionKind, string>>;
  readonly events: { readonly [Kind in ExpansionEvent["kind"]]: (event: EventOf<Kind>, who: string) => string };
  readonly pointsGained: (
    count: number,
    who: string,
  ) => Readonly<Record<Exclude<PointSource, "goods" | "captain" | "harbor">, string>>;
  readonly questions: Readonly<Record<ExpansionQuestionKind, QuestionWords>>;
  readonly refusals: { readonly [Code in ExpansionRefusal]: (parameters: RefusalParameters[Code]) => string };
  readonly decline: Readonly<Record<ExpansionQuestionKind, string>>;
  readonly choices: ExpansionChoices;
  readonly options: Readonly<Record<ExpansionOption, OptionWords>>;
  readonly ui: Readonly<Record<ExpansionLabel, string>>;
  readonly say: ExpansionSayings;
}

export interface ExpansionChoices {
  readonly choose: (building: Building) => string;
  readonly forest: (tile: Good) => string;
  readonly briefForest: (tile: Good) => string;
  readonly layPlantation: string;
  readonly layForest: string;
  /** A plantation, or a forest with what lies under it where that is known. */
  readonly discard: (tile: Good, crew: Sort | null) => string;
  readonly discardForest: (tile: Good | null) => string;
  readonly guest: (place: Place, noble: boolean) => string;
  readonly recall: (place: Whereabouts, noble: boolean) => string;
  readonly returnGood: (good: Good) => string;
  readonly returnPoint: string;
  readonly post: (good: Good) => string;
  readonly briefPost: (good: Good) => string;
  readonly buyPlantation: string;
  readonly smallWharf: string;
  readonly noble: string;
  readonly placeNoble: (place: Whereabouts) => string;
  readonly supply: (good: Good) => string;
  readonly piracy: (spaces: number) => string;
  readonly plunder: string;
  readonly raid: string;
  readonly kidnap: (role: Role) => string;
  readonly man: (place: Place, noble: boolean) => string;
}

export type ExpansionOption =
  | "expansions"
  | "nb_rules"
  | "buildings"
  | "long_game"
  | "kidnap_solo"
  | "festival_privilege_goods"
  | "lodges";

export type ExpansionLabel =
  | "colonist"
  | "noble"
  | "nobles"
  | "nobleSupply"
  | "forest"
  | "forests"
  | "forestTiles"
  | "festival"
  | "redBuilding"
  | "notChosen"
  | "done"
  | "sort";

export interface ExpansionSayings {
  readonly nobles: (count: number) => string;
  readonly forests: (count: number) => string;
  /** Under it lies what its owner, or everybody, has seen. */
  readonly forestOf: (tile: Good) => string;
  readonly kidnappedBy: (who: string) => string;
  readonly wantedIs: (who: string) => string;
  /** For kinds of a price that can still be chosen. */
  readonly spaces: (count: number) => string;
  readonly given: (given: number, most: number) => string;
  readonly sailing: (goods: number, points: number) => string;
  readonly task: Readonly<{
    plantations: (tile: Tile) => string;
    production: (goods: string) => string;
    building: (building: Building) => string;
  }>;
  readonly crewWithNobles: (crew: string, nobles: number) => string;
}

/** What a sentence of the base game is made of, for those of the expansions. */
export interface Speech {
  readonly first: boolean;
  readonly goods: Readonly<Record<Good, string>>;
  readonly tiles: Readonly<Record<Tile, string>>;
  readonly role: (role: Role) => string;
  readonly place: (place: Whereabouts) => string;
  readonly doubloons: (count: number) => string;
  readonly points: (count: number) => string;
  readonly people: (count: number) => string;
}

/** The tokens of an event: all of a ship, or one. */
export function tokensOf({ tokens, noble }: EventOf<"token_taken">): Tokens {
  return tokens ?? { colonists: noble ? 0 : 1, nobles: noble ? 1 : 0 };
}

/** What somebody got of both sorts, as a list. */
export function tokenList(
  event: EventOf<"token_taken">,
  people: (count: number) => string,
  nobles: (count: number) => string,
  and: string,
): string {
  const tokens = tokensOf(event);
  return [
    ...(tokens.colonists > 0 ? [people(tokens.colonists)] : []),
    ...(tokens.nobles > 0 ? [nobles(tokens.nobles)] : []),
  ].join(` ${and} `);
}
