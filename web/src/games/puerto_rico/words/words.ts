// Every word of the board. A language that misses one does not compile.

import type { OptionWords } from "../../contract";
import type { Language } from "../../../words";
import type {
  ExpansionChoices,
  ExpansionLabel,
  ExpansionOption,
  ExpansionSayings,
  ExpansionWords,
} from "./expansions/words";
import type {
  Building,
  Edition,
  EndReason,
  EventKind,
  EventOf,
  Good,
  Place,
  Placings,
  Question,
  QuestionKind,
  RefusalCode,
  RefusalParameters,
  Role,
  Tile,
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
  readonly tiles: Readonly<Record<Tile, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  /** What a building does, in a sentence or two. */
  readonly effects: Readonly<Record<Building, string>>;
  /** What an island tile is good for. */
  readonly grows: Readonly<Record<Tile, string>>;
  readonly rules: Readonly<Record<"ship" | "house" | "colonists", string>> & ExpansionWords["rules"];
  readonly roles: Readonly<Record<Role, RoleWords>>;
  readonly events: { readonly [Kind in EventKind]: (event: EventOf<Kind>, who: string) => string };
  readonly questions: Readonly<Record<QuestionKind, QuestionWords>>;
  readonly refusals: { readonly [Code in RefusalCode]: (parameters: RefusalParameters[Code]) => string };
  /** What the button that declines says, by what is asked. */
  readonly decline: Readonly<Record<QuestionKind, string>>;
  readonly choices: ChoiceWords;
  readonly options: Readonly<Record<OptionName, OptionWords>>;
  readonly sheet: Readonly<Record<"chips" | "buildings" | "nobles", string>>;
  readonly charts: Readonly<Record<"score" | "points" | "doubloons" | "production", string>>;
  readonly ui: Readonly<Record<Label, string>>;
  readonly say: Sayings;
}

/** The actions, as buttons say them. */
export interface ChoiceWords extends ExpansionChoices {
  readonly role: (role: Role) => string;
  readonly settle: (tile: Tile) => string;
  readonly hacienda: string;
  readonly colonist: string;
  readonly place: (place: Place, count: number) => string;
  readonly build: (building: Building, price: number) => string;
  readonly produce: string;
  readonly extra: (good: Good) => string;
  readonly sell: (good: Good) => string;
  /** On the ship with so many spaces; null is the player's own wharf. */
  readonly ship: (count: number, good: Good, spaces: number | null) => string;
  readonly briefShip: (count: number, good: Good, spaces: number | null) => string;
  readonly keep: (good: Good, count: number) => string;
  readonly use: (building: Building) => string;
}

export type OptionName =
  | "edition"
  | "first_governor"
  | "balanced"
  | "hidden_vp"
  | "ask_optional"
  | "optional_production"
  | "vp_end_any_phase"
  | "max_large"
  | ExpansionOption;

/** Names of things on the table. */
export type Label =
  | "roles"
  | "decision"
  | "sale"
  | "row"
  | "quarries"
  | "unseen"
  | "faceDown"
  | "colonistShip"
  | "colonists"
  | "colonistSupply"
  | "harbour"
  | "cargoShips"
  | "tradingHouse"
  | "goodsSupply"
  | "supply"
  | "pointSupply"
  | "bank"
  | "island"
  | "city"
  | "sanJuan"
  | "store"
  | "doubloons"
  | "points"
  | "governor"
  | "hidden"
  | "soldOut"
  | "price"
  | "priceNow"
  | "circles"
  | "copies"
  | "production"
  | "specialColour"
  | "makes"
  | "confirm"
  | "asBefore"
  | "asAdvised"
  | "fill"
  | "clear"
  | "empty"
  | "privilege"
  | "unoccupied"
  | ExpansionLabel;

/** Sentences with numbers in them. */
export interface Sayings extends ExpansionSayings {
  readonly round: (round: number) => string;
  readonly doubloons: (count: number) => string;
  readonly points: (count: number) => string;
  readonly goods: (count: number, good: Good) => string;
  readonly left: (count: number) => string;
  readonly ownedBy: (names: readonly string[]) => string;
  readonly quarriesCount: (column: number) => string;
  readonly ship: (spaces: number, load: number, good: Good | undefined) => string;
  readonly takenBy: (who: string) => string;
  readonly placed: (placed: number, of: number) => string;
  readonly kept: (kept: number, returned: number) => string;
  readonly keepTooMuch: string;
  readonly crew: (place: string, here: number, circles: number) => string;
  readonly putOn: (place: string) => string;
  readonly liftFrom: (place: string) => string;
  readonly ending: (reason: EndReason) => string;
}

export type WordsOf = (edition: Edition) => Words;

type Placed = EventOf<"colonists_placed" | "nobles_placed">;

/** Where the colonists or nobles of an event were placed. */
export function crewOf({ crew, place, count }: Placed): Placings {
  return crew ?? (count > 0 ? [[place, count]] : []);
}

/** The same as a list. */
export function crewList(event: Placed, name: (place: Place) => string): string {
  return crewOf(event)
    .map(([place, count]) => (count > 1 ? `${count} × ${name(place)}` : name(place)))
    .join(", ");
}

const LANGUAGES: Readonly<Record<Language, () => Promise<WordsOf>>> = {
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
  nl: async () => (await import("./nl")).nl,
  es: async () => (await import("./es")).es,
};

export async function loadWords(language: Language): Promise<WordsOf> {
  return LANGUAGES[language]();
}
