// Made from src/boriken/core/border.py by `python -m tools.border`: change the description, not this file.

/** How many of each; what is left out is zero. */
export type Counts<Name extends string = string> = { readonly [name in Name]?: number };

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown
  ? Key extends keyof Union
    ? Exclude<Union[Key], undefined>
    : never
  : never;

/** Whatever one of several types has, under one name: for those who look before they know which of them it is. */
export type Any<Union> = { readonly [Key in KeysOf<Union>]?: ValueOf<Union, Key> };

export type Seat = number;

/** The one that decides: a seat, chance, or nobody when the game is over. */
export type Actor = number | "chance" | null;

/** Its name says everything. */
export interface Nothing {}

/** Entries of every view, besides the position. */
export interface AtTable {
  readonly game: string;
  readonly players: number;
  /** Whose view it is; null for spectators. */
  readonly viewer: number | null;
  readonly actor: Actor;
}

/** Entries of every question. */
export interface Asked {
  readonly kind: string;
  readonly seat: Actor;
}

/** Entries of every event of the log. */
export interface LogEntry {
  readonly kind: string;
  /** Whose doing it is; null where it is nobody's. */
  readonly seat: number | null;
  /** How many actions had been recorded when it happened; left out where it is only foretold. */
  readonly move?: number;
}

/** Why an action is not legal. */
export interface Refused {
  readonly code: string;
  /** By the code, as `Refusals` of the game describes them. */
  readonly parameters: { readonly [name: string]: string | number };
  /** The reason in English. */
  readonly sentence: string;
}
