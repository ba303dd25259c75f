// The form of a position, as the server describes it: which entries there are and what each can hold. What does not go
// together only the server knows.

export type Path = readonly (string | number)[];
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Entries = { [key: string]: Json };

interface Common {
  key: string;
  label: string;
  /** Entries that follow from the rest once this one is changed; a star stands for every seat. */
  drops?: string[];
}
export interface Thing {
  name: string;
  label: string;
  most: number;
}
export interface Choice {
  label: string;
  /** Without one, the entry is left out. */
  value?: Json;
}

export type NumberField = Common & { kind: "number"; least: number; most: number; default: number };
export type FlagField = Common & { kind: "flag"; default: boolean };
export type ChoiceField = Common & { kind: "choice"; choices: Choice[] };
export type VariantField = Common & { kind: "variant"; choices: Choice[]; ignores: string[] };
export type ThingsField = Common & { kind: "several" | "row" | "counts"; things: Thing[] };
export type OwnedField = Common & { kind: "owned" | "pairs"; things: Thing[]; what: string };
export type PartField = Common & { kind: "part"; fields: Field[] };
export type ItemsField = Common & { kind: "items"; fields: Field[]; most: number };
export type PartsField = Common & { kind: "parts"; parts: { label: string; fields: Field[] }[] };
export type Field =
  NumberField | FlagField | ChoiceField | VariantField | ThingsField | OwnedField | PartField | ItemsField | PartsField;

const isEntries = (value: Json | undefined): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The entry at a place; undefined where there is none. */
export function read(state: Json | undefined, path: Path): Json | undefined {
  let value = state;
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)];
    else if (isEntries(value)) value = value[step];
    else return undefined;
  }
  return value;
}

/** The state with another entry at a place; undefined takes it away. */
export function written(state: Json | undefined, path: Path, value: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  const inner = rest.length > 0 ? written(read(state, [step]), rest, value) : value;
  if (typeof step === "number") {
    const list = Array.isArray(state) ? [...state] : [];
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list;
  }
  const { [step]: _, ...others } = isEntries(state) ? state : {};
  return inner === undefined ? others : { ...others, [step]: inner };
}

/** The state without the entries at these places. */
export function without(state: Json, places: readonly string[]): Json {
  return places.reduce((left, place) => takenOut(left, place.split(".")), state);
}

function takenOut(state: Json, steps: readonly string[]): Json {
  const [step = "", ...rest] = steps;
  if (step === "*") return Array.isArray(state) ? state.map((one) => takenOut(one, rest)) : state;
  if (!isEntries(state) || !(step in state)) return state;
  return written(state, [step], rest.length > 0 ? takenOut(state[step] ?? null, rest) : undefined);
}

/** Which of the choices an entry is; -1 for none of them. */
export function chosen(choices: readonly Choice[], value: Json | undefined): number {
  return choices.findIndex((choice) => same(choice.value, value));
}

/** Which of the variants a state is; -1 for none of them. */
export function variantOf({ choices, ignores }: VariantField, state: Json): number {
  const plain = (value: Json | undefined) => (isEntries(value) ? without(value, ignores) : value);
  return choices.findIndex(({ value }) =>
    Object.entries((value ?? {}) as Entries).every(([key, entry]) => same(plain(read(state, [key])), entry)),
  );
}

function same(one: Json | undefined, other: Json | undefined): boolean {
  if (isEntries(one) && isEntries(other)) {
    const keys = Object.keys(one);
    return keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]));
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, at) => same(entry, other[at]));
  }
  return one === other;
}

/** Whether a field wants the whole width of the page. */
export function isWide(field: Field): boolean {
  if (field.kind === "part") return field.fields.length > 2;
  return field.kind === "parts" || ("things" in field && field.things.length > 2);
}

/** A place as the server names it: seats[1].goods.corn */
export function placeName(path: Path): string {
  return path.reduce<string>(
    (name, step) => (typeof step === "number" ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    "",
  );
}

/** A position being made. */
export interface Editing {
  readonly state: Json;
  /** The place that was refused, as the server names it. */
  readonly wrong: string;
  /** The id of the sentence that says why. */
  readonly reason: string;
  set: (path: Path, value: Json | undefined, drops?: readonly string[]) => void;
}
