// Questions, choices, refusals and events in words.

import type { Refusal, State as StateOf } from "../../api/types";
import type { Part } from "../contract";
import { isBuilding } from "./buildings";
import {
  GOODS,
  ROLES,
  type Building,
  type EventOf,
  type GameEvent,
  type Good,
  type Place,
  type Player,
  type PuertoRico,
  type Question,
  type QuestionKind,
  type RefusalCode,
  type Role,
  type Sort,
  type Tile,
  type Whereabouts,
} from "./types";
import { listed } from "../../words/list";
import { say } from "../../words/say";
import { crewOf, tokensOf, type Added, type Words } from "./words/words";

type State = StateOf<PuertoRico>;

export function placeName(place: Whereabouts, words: Words): string {
  if (place === "san_juan") return words.ui.sanJuan;
  return isBuilding(place) ? words.buildings[place] : words.tiles[place];
}

// Questions and choices

/** Everything that a question may leave out. */
const NOTHING_OPEN = { about: null, tile: null, left: null };

export function questionWords(question: Question, mine: boolean, words: Words, names: readonly string[]): string {
  const said = words.questions[question.kind];
  const who = typeof question.seat === "number" ? (names[question.seat] ?? "") : "";
  return say(mine ? said.mine : said.theirs, { ...NOTHING_OPEN, ...question, who });
}

export function question(state: State, words: Words, names: string[]): string {
  const { view, question: open } = state;
  if (state.over || !open) return words.questions.over.mine;
  return questionWords({ ...open, ...view.question }, state.actor !== null && state.actor === state.seat, words, names);
}

/** An action in words; `brief` where the good is drawn beside them. */
export function choiceWords(
  action: string,
  asking: Question | null,
  words: Words,
  me: Player | null,
  brief = false,
): string {
  const { choices } = words;
  const plain = plainChoice(action, words);
  if (plain !== null) return plain;
  if (action === "pass") return words.decline[asking?.kind ?? "over"];
  if ((ROLES as readonly string[]).includes(action)) return choices.role({ role: action as Role });
  const [verb = "", what = "", number = "0"] = action.split(" ");
  const good = what as Good;
  switch (verb) {
    case "choose":
      return choices.choose({ building: what as Building });
    case "settle":
      return choices.settle({ tile: what as Tile });
    case "forest":
      return (brief ? choices.briefForest : choices.forest)({ tile: good });
    case "lay":
      return what === "forest" ? choices.layForest : choices.layPlantation;
    case "discard":
      return what === "forest"
        ? choices.discardForest({ tile: under(number) })
        : choices.discard({ tile: good, crew: sortNamed(number) });
    case "guest":
      return choices.guest({ place: what as Place, noble: false });
    case "noble":
      return nobleWords(what, asking, words);
    case "recall":
      return choices.recall({ place: what as Whereabouts, noble: false });
    case "return":
      return what === "point" ? choices.returnPoint : choices.returnGood({ good });
    case "post":
      return (brief ? choices.briefPost : choices.post)({ good });
    case "buy":
      return choices.buyPlantation;
    case "supply":
      return choices.supply({ good });
    case "piracy":
      return choices.piracy({ spaces: Number(what) });
    case "kidnap":
      return choices.kidnap({ role: action.slice("kidnap ".length) as Role });
    case "man":
      return choices.man({ place: what as Place, noble: false });
    case "place":
      return choices.place({ place: what as Place, count: Number(number) });
    case "build":
      return choices.build({ building: what as Building, price: asking?.prices?.[what as never] ?? 0 });
    case "extra":
      return brief ? words.goods[good] : choices.extra({ good });
    case "sell":
      return brief ? words.goods[good] : choices.sell({ good });
    case "ship":
      return shipWords(asking?.loads?.[good] ?? 0, good, Number(number), words, brief);
    case "wharf":
      return shipWords(me?.goods[good] ?? 0, good, null, words, brief);
    case "keep":
      return choices.keep({ good, count: Number(number) });
    case "use":
      return choices.use({ building: what as Building });
    default:
      return action;
  }
}

/** An action of a single word, such as the name of a building that is used, has a message of that name. */
export function plainChoice(action: string, { choices }: Words): string | null {
  const said: unknown = choices[action as keyof typeof choices];
  return typeof said === "string" ? said : null;
}

/** On the ship with so many spaces; null is the player's own wharf. */
function shipWords(count: number, good: Good, spaces: number | null, { choices }: Words, brief: boolean): string {
  return brief ? choices.briefShip({ count, spaces }) : choices.ship({ count, good, spaces });
}

/** What lies under a forest to be given up; nothing is named where it is a tile of its own. */
function under(named: string): Good | null {
  return GOODS.find((good) => good === named) ?? null;
}

/** The colonist or noble on a plantation to be given up, if the action names one. */
function sortNamed(named: string): Sort | null {
  return named === "colonist" || named === "noble" ? named : null;
}

/** 'noble' names one to be placed, given away or moved, as the question is. */
function nobleWords(place: string, asking: Question | null, { choices }: Words): string {
  const where = place as Whereabouts;
  if (asking?.kind === "recall") return choices.recall({ place: where, noble: true });
  if (asking?.kind === "noble" || where === "san_juan") return choices.placeNoble({ place: where });
  return asking?.kind === "man"
    ? choices.man({ place: where, noble: true })
    : choices.guest({ place: where, noble: true });
}

/** An arrangement in words, without what stays empty. */
export function arrangement(counts: Record<string, number>, state: State, words: Words): string[] {
  const kind = state.question?.kind ?? "over";
  const filled = Object.entries(counts).filter(([, count]) => count > 0);
  if (kind === "place") return filled.map(([place, count]) => words.choices.place({ place: place as Place, count }));
  const verb = PICKED[kind];
  if (verb === undefined) return filled.map(([good, count]) => words.choices.keep({ good: good as Good, count }));
  if (filled.length === 0) return [words.decline[kind]];
  return filled.map(([thing, count]) => {
    const said = choice(verb + thing, state, words);
    return count > 1 ? `${count} × ${said}` : said;
  });
}

/** Questions that are answered thing by thing, with the verb before each; wherever goods are counted, they are kept. */
const PICKED: { readonly [kind in QuestionKind]?: string } = {
  noble: "noble ",
  supply: "supply ",
  return: "return ",
  man: "",
  guest: "",
};

export function choice(action: string, state: State, words: Words): string {
  const me = state.seat === null ? null : (state.view.seats[state.seat] ?? null);
  return choiceWords(action, state.question, words, me);
}

// Events

export function eventWords(event: GameEvent, words: Words, names: readonly string[]): string {
  return sentence(event, words, event.seat === null ? "" : (names[event.seat] ?? ""));
}

function sentence(event: GameEvent, words: Words, who: string): string {
  return say(words.events[event.kind], { ...event, ...more(event, words, who) });
}

/** What the sentence about an event needs besides the entries of the event itself. */
function more(event: GameEvent, words: Words, who: string): Added & { tile?: null } {
  const [count, nobles] = [numberIn(event, "count"), numberIn(event, "nobles")];
  return {
    who,
    goods: "good" in event ? words.say.goods({ count, good: event.good }) : "",
    tiles: event.kind === "tile_turned_up" || event.kind === "tiles_discarded" ? tilesWords(event, words) : "",
    tokens: event.kind === "token_taken" ? tokenWords(event, words) : "",
    noble: "noble" in event && event.noble === true,
    places: event.kind === "colonists_placed" || event.kind === "nobles_placed" ? placesWords(event, words) : "",
    crew: event.kind === "tile_given_up" ? (event.crew ?? null) : null,
    short: event.kind === "colonist_ship_refilled" && count < event.wanted,
    colonists: count - nobles,
    nobles,
    ...(event.kind === "tile_given_up" && event.forest ? { tile: null } : {}),
  };
}

function numberIn(event: object, entry: "count" | "nobles"): number {
  const found: unknown = (event as Record<string, unknown>)[entry];
  return typeof found === "number" ? found : 0;
}

function tilesWords(event: EventOf<"tile_turned_up" | "tiles_discarded">, words: Words): string {
  const name = words.tiles[event.tile];
  return "count" in event ? `${event.count} × ${name}` : name;
}

/** What somebody got of both sorts. */
function tokenWords(event: EventOf<"token_taken">, words: Words): string {
  const { colonists, nobles } = tokensOf(event);
  const sorts = [
    ...(colonists > 0 ? [words.count.people({ count: colonists })] : []),
    ...(nobles > 0 ? [words.count.nobles({ count: nobles })] : []),
  ];
  return listed(sorts, words);
}

function placesWords(event: EventOf<"colonists_placed" | "nobles_placed">, words: Words): string {
  const places = crewOf(event).map(([place, count]) => {
    const name = words.say.place({ place });
    return count > 1 ? `${count} × ${name}` : name;
  });
  return places.join(", ");
}

const WHO = "\u0001";

/** A line with the player's name and the good in their colours. */
export function logLine(event: GameEvent, words: Words, names: readonly string[]): Part[] {
  if (!(event.kind in words.events) || isSilent(event)) return [];
  const { seat } = event;
  const parts = split(sentence(event, words, WHO), WHO, seat === null ? "" : { text: names[seat] ?? "", seat });
  if (!("good" in event)) return parts;
  const text = words.goods[event.good];
  return parts.flatMap((part) => (typeof part === "string" ? split(part, text, { text, tone: event.good }) : [part]));
}

function split(text: string, at: string, by: Part): Part[] {
  return text.split(at).flatMap((piece, number): Part[] => [...(number > 0 ? [by] : []), ...(piece ? [piece] : [])]);
}

/** Covered by another line, or of no interest. */
function isSilent(event: GameEvent): boolean {
  if (event.kind === "tile_turned_up" || event.kind === "tiles_discarded") return true;
  return (event.kind === "colonists_placed" || event.kind === "colonists_dealt") && event.count === 0;
}

/** The log with events joined that belong together: nobody wants a line for every plantation or every token. */
export function together(log: readonly GameEvent[]): GameEvent[] {
  const lines: GameEvent[] = [];
  for (const event of log) {
    const at = event.kind === "token_taken" ? lastTokens(lines, event.seat) : lines.length - 1;
    const last = lines[at];
    const whole = last && joined(last, event);
    if (whole) lines[at] = whole;
    else lines.push(event);
  }
  return lines;
}

/** Tokens are dealt round and round: what the seat has got of this ship. */
function lastTokens(lines: readonly GameEvent[], seat: number | null): number {
  const since = lines.findLastIndex((event) => event.kind !== "token_taken");
  return lines.findLastIndex((event, at) => at > since && event.seat === seat);
}

/** Two events as one; null if they do not belong together. */
function joined(last: GameEvent, event: GameEvent): GameEvent | null {
  if (last.seat !== event.seat) return null;
  if (
    (event.kind === "colonists_placed" && last.kind === "colonists_placed") ||
    (event.kind === "nobles_placed" && last.kind === "nobles_placed")
  )
    return { ...event, count: last.count + event.count, crew: [...crewOf(last), ...crewOf(event)] };
  if (event.kind === "token_taken" && last.kind === "token_taken") {
    const [one, other] = [tokensOf(last), tokensOf(event)];
    return { ...event, tokens: { colonists: one.colonists + other.colonists, nobles: one.nobles + other.nobles } };
  }
  return null;
}

/** Everything that a seat gains and pays in some events. */
export function gainWords(events: readonly GameEvent[], seat: number, words: Words): string[] {
  let points = 0;
  let doubloons = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === "points_gained") points += event.points;
    else if (event.kind === "point_returned") points -= 1;
    else if (event.kind === "built") doubloons -= event.price;
    else if (event.kind === "tile_bought") doubloons -= 1;
    else if (event.kind === "task_done") doubloons += event.task === "production" ? event.reward : 0;
    else if ("doubloons" in event) doubloons += event.doubloons;
  }
  const signed = (count: number): string => (count > 0 ? "+" : "−");
  return [
    ...(points ? [signed(points) + words.count.points({ count: Math.abs(points) })] : []),
    ...(doubloons ? [signed(doubloons) + words.count.doubloons({ count: Math.abs(doubloons) })] : []),
  ];
}

export function refusalWords(refusal: Refusal, words: Words): string {
  if (!(refusal.code in words.refusals)) return refusal.sentence;
  return say(words.refusals[refusal.code as RefusalCode], refusal.parameters);
}
