// From message files to the words that the page uses: the message events-role_taken becomes words.events.role_taken, a
// text, or a function of its parameters if it has any. Attributes are steps of the path like the parts between dashes.
// The functions that our messages call are explained in src/boriken/core/words.py.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = NonNullable<Message["value"]>;
export type Parameters = Readonly<Record<string, unknown>>;
type Said = string | ((parameters: Parameters) => string);
/** Until somebody wants them, a message is its id and a branch the places of its messages: what is not said takes no room. */
type Tree = { [step: string]: Said | Unsaid | number[] | Tree };

class Unsaid {
  constructor(readonly id: string) {}
}

/** The words of some files, as Messages in a generated file describes them; constants are the same in every message. */
export function readWords<Words>(language: string, files: readonly string[], constants: Parameters = {}): Words {
  const catalogue = new Catalogue(language, files, constants);

  function branch(places: Iterable<number>, above: readonly string[]): Tree {
    const tree = Object.create(null) as Tree;
    for (const place of places)
      for (const id of catalogue.idsAt(place)) {
        const path = id.split(/[-.]/);
        const step = path[above.length] ?? "";
        if (above.some((one, at) => one !== path[at])) continue; // another attribute of the message
        if (path.length === above.length + 1) tree[step] = new Unsaid(id);
        else {
          const below = (tree[step] ??= []) as number[];
          if (below.at(-1) !== place) below.push(place);
        }
      }
    return new Proxy(tree, {
      get(_, step: string) {
        const found = tree[step];
        if (found instanceof Unsaid) return (tree[step] = catalogue.spoken(found.id));
        return Array.isArray(found) ? (tree[step] = branch(found, [...above, step])) : found;
      },
    });
  }

  return branch(catalogue.places(), []) as Words;
}

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const NEXT = /\n(?=-?[a-zA-Z][\w-]* *=)/g;
const ATTRIBUTE = /^ +\.([a-zA-Z][\w-]*) *=/gm;
const ID = /^-?[a-zA-Z][\w-]*$/;
/** A place is where a message begins in its file, which has at most so many letters. */
const LONGEST = 2 ** 20;

/** The messages of some files. Each is found and parsed when it is first wanted: a page says a small part of what it
 * could. */
export class Catalogue {
  readonly #always: Parameters;
  readonly #bundle: FluentBundle;
  readonly #files: readonly string[];
  readonly #missing = new Set<string>();

  constructor(language: string, files: readonly string[], constants: Parameters = {}) {
    this.#files = files;
    this.#always = { you: "false", ...constants };
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: (positional, named) => this.#name(positional.map(String), named),
        NAMES: (positional, named) => this.#names(positional.map(String), named),
        COUNT: ([message, count]) => this.say(String(message), { count: Number(count) }) ?? String(message),
        YOU: ([you, second, third]) => (you === "true" ? second : third) ?? "",
      },
    });
  }

  /** Of every message. */
  *places(): Generator<number> {
    for (const [number, file] of this.#files.entries())
      for (const { 0: entry, index } of file.matchAll(ENTRY))
        if (!entry.startsWith("-")) yield number * LONGEST + index;
  }

  /** The id of the message at a place; a message with attributes has one for each of them. */
  idsAt(place: number): string[] {
    const source = this.#source(Math.floor(place / LONGEST), place % LONGEST);
    const id = source.slice(0, source.indexOf("=")).trimEnd();
    const attributes = [...source.matchAll(ATTRIBUTE)].map(({ 1: name }) => `${id}.${name}`);
    return attributes.length ? attributes : [id];
  }

  /** A message, or an attribute of one, as a text; null if there is none. */
  say(id: string, parameters: Parameters = {}): string | null {
    const pattern = this.#pattern(id);
    return pattern === null ? null : this.#text(pattern, parameters);
  }

  /** A text, or a function of its parameters if it has any. */
  spoken(id: string): Said {
    const pattern = this.#pattern(id);
    if (pattern === null) return "";
    if (this.#hasParameters(pattern)) return (parameters) => this.#text(pattern, parameters);
    return this.#text(pattern, {});
  }

  #pattern(id: string): Pattern | null {
    const [message = "", attribute] = id.split(".");
    const found = this.#message(message);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }

  #message(id: string): Message | undefined {
    const source = this.#bundle.hasMessage(id) ? undefined : this.#find(id);
    if (source !== undefined) {
      const parsed = new FluentResource(source);
      this.#bundle.addResource(parsed);
      for (const reference of references(parsed.body)) this.#message(reference);
    }
    return this.#bundle.getMessage(id);
  }

  /** The last file that has a message says how it is. */
  #find(id: string): string | undefined {
    if (this.#missing.has(id) || !ID.test(id)) return undefined;
    const entry = new RegExp(`^${id} *=`, "m");
    const places = this.#files.map((file) => file.search(entry));
    const number = places.findLastIndex((place) => place >= 0);
    if (number >= 0) return this.#source(number, places[number] ?? 0);
    this.#missing.add(id);
    return undefined;
  }

  #source(file: number, index: number): string {
    const text = this.#files[file] ?? "";
    NEXT.lastIndex = index;
    return text.slice(index, NEXT.exec(text)?.index);
  }

  #text(pattern: Pattern, parameters: Parameters): string {
    const known = Object.entries({ ...this.#always, ...parameters });
    const plainly = known.map(([key, value]): [string, FluentVariable] => [key, plain(value)]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(plainly));
  }

  #hasParameters(part: unknown): boolean {
    if (Array.isArray(part)) return part.some((each) => this.#hasParameters(each));
    if (typeof part !== "object" || part === null) return false;
    if ("type" in part && "name" in part) {
      if (part.type === "var") return !(String(part.name) in this.#always);
      if (part.type === "mesg") return this.#hasParameters(this.#message(String(part.name))?.value);
    }
    return Object.values(part).some((each) => this.#hasParameters(each));
  }

  #name(positional: string[], named: Parameters): string {
    const thing = positional.at(-1) ?? "";
    const form = named["form"] === undefined ? "" : `.${String(named["form"])}`;
    const ids = positional.slice(0, -1).map((group) => `${group}-${thing.replaceAll(" ", "_")}${form}`);
    const id = ids.find((one) => this.#pattern(one) !== null);
    const found = (id === undefined ? null : this.say(id)) ?? thing.replaceAll("_", " ");
    const first = found.charAt(0);
    const change = { lower: first.toLowerCase(), upper: first.toUpperCase() }[String(named["case"])];
    return (change ?? first) + found.slice(1);
  }

  /** Several things with or without a number: '2 stone, 1 wood'. */
  #names(positional: string[], named: Parameters): string {
    const groups = positional.slice(0, -1);
    const lots = (positional.at(-1) ?? "").split(", ");
    return lots.map((lot) => lot.replace(/\S+$/, (thing) => this.#name([...groups, thing], named))).join(", ");
  }
}

/** The ids of all messages and terms that a parsed message speaks of. */
function* references(part: unknown): Generator<string> {
  if (typeof part !== "object" || part === null) return;
  if ("type" in part && "name" in part) {
    if (part.type === "mesg") yield String(part.name);
    if (part.type === "term") yield `-${String(part.name)}`;
  }
  for (const each of Object.values(part)) yield* references(each);
}

/** Nothing and truth values are texts, for selectors. */
function plain(value: unknown): FluentVariable {
  if (typeof value === "number") return new Figure(value);
  return typeof value === "string" ? value : String(value ?? "none");
}

/** A number that is written alike in all our languages needs no formatter: to make the first one holds up a page. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}
