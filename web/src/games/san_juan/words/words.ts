// Every word of the board. A language that misses one does not compile.

import type { OptionWords } from "../../contract";
import type { Language } from "../../../words";
import type {
  Card,
  EndReason,
  EventKind,
  EventOf,
  Good,
  Question,
  QuestionKind,
  RefusalCode,
  RefusalParameters,
  Role,
} from "../types";

export interface RoleWords {
  readonly name: string;
  /** What everybody may do. */
  readonly everybody: string;
  /** What only its taker gets. */
  readonly privilege: string;
}

export interface QuestionWords {
  readonly mine: (question: Question) => string;
  readonly theirs: (who: string, question: Question) => string;
}

export interface Words {
  readonly goods: Readonly<Record<Good, string>>;
  /** One letter a good, for those who do not see the colours. */
  readonly letters: Readonly<Record<Good, string>>;
  readonly cards: Readonly<Record<Card, string>>;
  /** What a building does, in a sentence or two. */
  readonly effects: Readonly<Record<Card, string>>;
  readonly kinds: Readonly<Record<"production" | "violet" | "monument" | "large", string>>;
  readonly rules: Readonly<Record<"house" | "pile" | "discards" | "good" | "chapel" | "covered" | "hand", string>>;
  readonly roles: Readonly<Record<Role, RoleWords>>;
  readonly events: { readonly [Kind in EventKind]: (event: EventOf<Kind>, who: string) => string };
  readonly questions: Readonly<Record<QuestionKind, QuestionWords>>;
  readonly refusals: { readonly [Code in RefusalCode]: (parameters: RefusalParameters[Code]) => string };
  /** What the button that declines says, by what is asked. */
  readonly decline: Readonly<Record<QuestionKind, string>>;
  /** What the button says that confirms what has been picked. */
  readonly confirm: Readonly<Record<PickKind, (count: number) => string>>;
  readonly choices: ChoiceWords;
  readonly options: Readonly<Record<OptionName, OptionWords>>;
  readonly sheet: Readonly<Record<"buildings" | "chapel", string>>;
  readonly charts: Readonly<Record<"score" | "buildings" | "cards" | "goods", string>>;
  readonly ui: Readonly<Record<Label, string>>;
  readonly say: Sayings;
}

/** Questions that are answered by picking several things. */
export type PickKind = "give" | "pay" | "produce" | "sell" | "keep" | "discard" | "archive";

/** The actions, as buttons say them. */
export interface ChoiceWords {
  readonly role: (role: Role) => string;
  readonly build: (card: Card, price: number) => string;
  /** With a good on it, which is lost. */
  readonly cover: (card: Card, full: boolean, price: number) => string;
  /** Draw so many cards, or (as builder) pay less. */
  readonly library: (cards: number | null) => string;
  readonly give: (good: Good) => string;
  readonly pay: (card: Card) => string;
  readonly produce: (good: Good) => string;
  readonly sell: (good: Good, price: number) => string;
  readonly take: (cards: number) => string;
  readonly keep: (card: Card) => string;
  readonly goldMine: string;
  readonly mine: (card: Card) => string;
  readonly chapel: (card: Card) => string;
  readonly discard: (card: Card) => string;
}

export type OptionName = "first_governor" | "chosen_hands";

/** Names of things on the table. */
export type Label =
  | "roles"
  | "decision"
  | "hand"
  | "drawn"
  | "mined"
  | "town"
  | "covered"
  | "chapelCards"
  | "tradingHouse"
  | "faceUp"
  | "next"
  | "pile"
  | "discards"
  | "governor"
  | "cost"
  | "costNow"
  | "points"
  | "pointsNow"
  | "pays"
  | "copies"
  | "buildings"
  | "limit"
  | "goods"
  | "hidden"
  | "empty"
  | "privilege"
  | "none"
  | "clear"
  | "asAdvised"
  | "known";

/** Sentences with numbers in them. */
export interface Sayings {
  readonly round: (round: number) => string;
  readonly cards: (count: number) => string;
  readonly points: (count: number) => string;
  readonly goods: (count: number, good: Good) => string;
  readonly takenBy: (who: string) => string;
  readonly picked: (picked: number, of: number) => string;
  /** Where fewer may be picked. */
  readonly upTo: (picked: number, most: number) => string;
  readonly brings: (cards: number) => string;
  readonly ending: (reason: EndReason) => string;
  readonly buildings: (count: number, of: number) => string;
  readonly hand: (cards: number, limit: number) => string;
  readonly chapel: (cards: number) => string;
  readonly inYourTown: (copies: number) => string;
  /** What a building with cost 6 would score now. */
  readonly wouldScore: (points: number) => string;
  readonly discounts: (list: readonly { by: Card | "privilege"; cards: number }[]) => string;
  readonly priced: (good: Good, price: number) => string;
  readonly seenTiles: (count: number) => string;
}

/** All the cards that an event tells of. */
export function cardsIn({ card, cards }: { card: Card | null; cards?: readonly (Card | null)[] }): readonly (Card | null)[] {
  return cards ?? [card];
}

export function goodsIn({ good, goods }: { good: Good; goods?: readonly Good[] }): readonly Good[] {
  return goods ?? [good];
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
