// Every word of the board. A language that misses one does not compile.

import type { OptionWords } from "../../contract";
import type { Language } from "../../../words";
import type {
  Cost,
  Disaster,
  Effect,
  EffectKind,
  EventKind,
  EventOf,
  Good,
  Point,
  Question,
  QuestionKind,
  Rank,
  RefusalCode,
  RefusalParameters,
  Square,
  Thing,
  TileName,
} from "../types";

export interface QuestionWords {
  readonly mine: (question: Question) => string;
  readonly theirs: (who: string, question: Question) => string;
}

export interface Words {
  readonly goods: Readonly<Record<Good, string>>;
  /** One letter a good, for those who do not see the colours. */
  readonly letters: Readonly<Record<Good, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** Buildings and action cards. */
  readonly things: Readonly<Record<Thing, string>>;
  readonly disasters: Readonly<Record<Disaster, string>>;
  readonly tile: (tile: TileName) => string;
  /** What a tile is good for. */
  readonly tileRule: (tile: TileName, printed: { gold?: number; discount?: number }) => string;
  readonly effects: { readonly [kind in EffectKind]: (effect: Effect) => string };
  /** What things on the table are for, where no building or card says it. */
  readonly rules: Readonly<Record<Rule, string>>;
  readonly points: Readonly<Record<Point, string>>;
  readonly events: { readonly [Kind in EventKind]: (event: EventOf<Kind>, who: string, names: readonly string[]) => string };
  readonly questions: Readonly<Record<QuestionKind, QuestionWords>>;
  readonly refusals: { readonly [Code in RefusalCode]: (parameters: RefusalParameters[Code]) => string };
  readonly choices: ChoiceWords;
  readonly options: Readonly<Record<OptionName, OptionWords>>;
  readonly charts: Readonly<Record<"points" | "gold" | "inhabitants" | "discoveries", string>>;
  readonly ui: Readonly<Record<Label, string>>;
  readonly say: Sayings;
}

export type Rule =
  | "sea"
  | "dolphin"
  | "pirates"
  | "harbour"
  | "start"
  | "island"
  | "ship"
  | "place"
  | "any"
  | "pioneer"
  | "upgrade"
  | "contract"
  | "castle"
  | "cannon"
  | "site"
  | "noble"
  | "nest"
  | "actionCards"
  | "pirateCards"
  | "public"
  | "commodity"
  | "luxury"
  | "gold";

/** The actions, as buttons say them. */
export interface ChoiceWords {
  /** What passing means, by what is asked. */
  readonly pass: (kind: QuestionKind) => string;
  readonly ships: string;
  readonly ship: string;
  readonly pioneer: string;
  readonly upgrade: (rank: Rank) => string;
  readonly repair: string;
  readonly castle: string;
  readonly cannon: string;
  readonly build: (building: string, site: string) => string;
  readonly sell: (good: Good, rank: Rank) => string;
  readonly sellNoble: (good: Good) => string;
  readonly sellExtra: (good: Good) => string;
  readonly buy: (good: Good, price: number | null) => string;
  readonly take: (good: Good) => string;
  readonly takePublic: (building: string) => string;
  readonly give: (good: Good) => string;
  readonly without: (good: Good) => string;
  readonly play: (card: string) => string;
  readonly swap: (card: string) => string;
  readonly discard: (card: string) => string;
  readonly losePost: (place: number) => string;
  readonly loseContract: string;
  readonly lose: (rank: Rank) => string;
  readonly attach: (place: number) => string;
  readonly takeTile: string;
  readonly back: string;
  readonly fight: string;
  readonly pay: (gold: number) => string;
  readonly again: string;
  readonly at: (square: Square) => string;
  readonly command: (square: Square) => string;
  readonly sail: (square: Square) => string;
  readonly look: (square: Square) => string;
}

export type OptionName = "expansions" | "first_player" | "most_rounds" | "sheet";

/** Names of things on the table. */
export type Label =
  | "decision"
  | "chart"
  | "stock"
  | "publics"
  | "nobles"
  | "actionCards"
  | "pirateCards"
  | "stack"
  | "discards"
  | "home"
  | "noblesIsland"
  | "castle"
  | "cannons"
  | "strength"
  | "nests"
  | "contracts"
  | "posts"
  | "inhabitants"
  | "goods"
  | "gold"
  | "ships"
  | "price"
  | "priceNow"
  | "cost"
  | "left"
  | "owned"
  | "empty"
  | "start"
  | "harbour"
  | "pirates"
  | "dolphin"
  | "sea"
  | "island"
  | "faceDown"
  | "crown"
  | "unseen"
  | "reserve"
  | "damaged"
  | "die"
  | "resident";

/** Sentences with numbers in them. */
export interface Sayings {
  readonly round: (round: number) => string;
  readonly gold: (count: number) => string;
  readonly goods: (count: number, good: Good) => string;
  readonly points: (count: number) => string;
  /** '1 wood, 1 cloth'; 'nothing' for nothing. */
  readonly cost: (cost: Cost) => string;
  readonly costs: (cost: Cost) => string;
  readonly lookedBy: (names: readonly string[]) => string;
  readonly knownTo: string;
  readonly ownedBy: (names: readonly string[]) => string;
  readonly shipOf: (who: string, square: Square, damaged: boolean) => string;
  readonly shipPoints: (points: number) => string;
  readonly docked: (count: number) => string;
  readonly pays: (gold: number) => string;
  readonly hasBought: (count: number) => string;
  readonly place: (number: number, good: Good | "any") => string;
  readonly step: (step: number) => string;
  readonly cannon: (number: number) => string;
  readonly site: (number: number) => string;
  readonly needsNests: (count: number) => string;
  readonly toWin: (needed: { points?: number; home?: number; noble?: number }) => string;
  readonly buysLeft: (count: number) => string;
  readonly handLimit: (have: number, most: number) => string;
  readonly cards: (count: number) => string;
  readonly totals: (own: number, foe: number) => string;
  readonly back: (mark: number) => string;
  readonly chooseSite: string;
  readonly chooseBuilding: string;
  readonly chooseBuyer: string;
}

const LANGUAGES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
  nl: async () => (await import("./nl")).nl,
  es: async () => (await import("./es")).es,
};

export async function loadWords(language: Language): Promise<Words> {
  return LANGUAGES[language]();
}
