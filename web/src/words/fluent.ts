// From message files to the words that the page uses: the message events-role_taken becomes words.events.role_taken, a
// text, or a function of its parameters if it has any. Attributes are steps of the path like the parts between dashes.
// The functions that our messages call are explained in src/boriken/core/words.py.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";

export type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]>;
export type Parameters = Readonly<Record<string, unknown>>;
type Tree = { [step: string]: string | ((parameters: Parameters) => string) | Tree };

/** The words of some files, as Messages in a generated file describes them; constants are the same in every message. */
export function readWords<Words>(language: string, sources: readonly string[], constants: Parameters = {}): Words {
  const files = sources.map((source) => new FluentResource(source));
  const always = { you: "false", ...constants };
  const bundle = makeBundle(language, files, always);
  const words: Tree = {};
  for (const file of files)
    for (const { id, value, attributes } of file.body) {
      if (id.startsWith("-")) continue;
      if (value) put(words, id.split("-"), spoken(bundle, value, always));
      for (const [name, text] of Object.entries(attributes))
        put(words, [...id.split("-"), ...name.split("-")], spoken(bundle, text, always));
    }
  return words as Words;
}

/** Words whose ids nobody knows before they are read. */
export class Catalogue {
  readonly #always = { you: "false" };
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = makeBundle(
      language,
      sources.map((source) => new FluentResource(source)),
      this.#always,
    );
  }

  /** A message, or an attribute of one, as a text; null if there is none. */
  say(id: string, parameters: Parameters = {}): string | null {
    const pattern = patternOf(this.#bundle, id);
    return pattern === null ? null : text(this.#bundle, pattern, { ...this.#always, ...parameters });
  }
}

export function makeBundle(language: string, files: readonly FluentResource[], always: Parameters): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      NAME: (positional, named) => name(bundle, positional.map(String), named, always),
      NAMES: (positional, named) => names(bundle, positional.map(String), named, always),
      COUNT: ([message, count]) => format(bundle, String(message), { ...always, count: Number(count) }),
      YOU: ([you, second, third]) => (you === "true" ? second : third) ?? "",
    },
  });
  for (const file of files) bundle.addResource(file, { allowOverrides: true });
  return bundle;
}

/** A message, or an attribute of one, as a text. */
export function format(bundle: FluentBundle, id: string, parameters: Parameters): string {
  const pattern = patternOf(bundle, id);
  return pattern === null ? id : text(bundle, pattern, parameters);
}

function patternOf(bundle: FluentBundle, id: string): Pattern | null {
  const [message = "", attribute] = id.split(".");
  const found = bundle.getMessage(message);
  return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
}

function text(bundle: FluentBundle, pattern: Pattern, parameters: Parameters): string {
  const known = Object.entries(parameters).map(([key, value]): [string, FluentVariable] => [key, plain(value)]);
  return bundle.formatPattern(pattern, Object.fromEntries(known));
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

function name(bundle: FluentBundle, positional: string[], named: Parameters, always: Parameters): string {
  const thing = positional.at(-1) ?? "";
  const form = named["form"] === undefined ? "" : `.${String(named["form"])}`;
  const ids = positional.slice(0, -1).map((group) => `${group}-${thing.replaceAll(" ", "_")}${form}`);
  const id = ids.find((one) => patternOf(bundle, one) !== null);
  const found = id === undefined ? thing.replaceAll("_", " ") : format(bundle, id, always);
  const first = found.charAt(0);
  const change = { lower: first.toLowerCase(), upper: first.toUpperCase() }[String(named["case"])];
  return (change ?? first) + found.slice(1);
}

/** Several things with or without a number: '2 stone, 1 wood'. */
function names(bundle: FluentBundle, positional: string[], named: Parameters, always: Parameters): string {
  const groups = positional.slice(0, -1);
  const lots = (positional.at(-1) ?? "").split(", ");
  return lots.map((lot) => lot.replace(/\S+$/, (thing) => name(bundle, [...groups, thing], named, always))).join(", ");
}

function spoken(
  bundle: FluentBundle,
  pattern: Pattern,
  always: Parameters,
): string | ((parameters: Parameters) => string) {
  if (hasParameters(bundle, pattern, always))
    return (parameters) => text(bundle, pattern, { ...always, ...parameters });
  return text(bundle, pattern, always);
}

function hasParameters(bundle: FluentBundle, part: unknown, always: Parameters): boolean {
  if (Array.isArray(part)) return part.some((each) => hasParameters(bundle, each, always));
  if (typeof part !== "object" || part === null) return false;
  if ("type" in part && "name" in part) {
    if (part.type === "var") return !(String(part.name) in always);
    if (part.type === "mesg") return hasParameters(bundle, bundle.getMessage(String(part.name))?.value, always);
  }
  return Object.values(part).some((each) => hasParameters(bundle, each, always));
}

function put(words: Tree, path: string[], value: Tree[string]): void {
  const last = path.pop() ?? "";
  const at = path.reduce((tree, step) => (tree[step] ??= {}) as Tree, words);
  at[last] = value;
}
