// Questions, choices, refusals and the story in words.

import type { Refusal, State as StateOf } from "../../api/types";
import type { Part } from "../contract";
import { isBuilding } from "./kinds";
import {
  GOODS,
  ROLES,
  type Building,
  type GameEvent,
  type Good,
  type Place,
  type Player,
  type PuertoRico,
  type Question,
  type QuestionKind,
  type RefusalCode,
  type RefusalParameters,
  type Role,
  type Sort,
  type Tile,
  type Whereabouts,
} from "./types";
import { tokensOf } from "./words/expansions/words";
import { crewOf, type Words } from "./words/words";

type State = StateOf<PuertoRico>;

export function placeName(place: Whereabouts, words: Words): string {
  if (place === "san_juan") return words.ui.sanJuan;
  return isBuilding(place) ? words.buildings[place] : words.tiles[place];
}

// Questions and choices

export function asked(question: Question, mine: boolean, words: Words, names: readonly string[]): string {
  const said = words.questions[question.kind];
  const who = typeof question.seat === "number" ? (names[question.seat] ?? "") : "";
  return mine ? said.mine(question) : said.theirs(who, question);
}

export function question(state: State, words: Words, names: string[]): string {
  const { view, question: open } = state;
  if (state.over || !open) return words.questions.over.mine({ kind: "over", seat: null });
  return asked({ ...open, ...view.question }, state.actor !== null && state.actor === state.seat, words, names);
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
  if (action === "pass") return words.decline[asking?.kind ?? "over"];
  if ((ROLES as readonly string[]).includes(action)) return choices.role(action as Role);
  const [verb = "", what = "", number = "0"] = action.split(" ");
  const good = what as Good;
  switch (verb) {
    case "choose":
      return choices.choose(what as Building);
    case "settle":
      return choices.settle(what as Tile);
    case "forest":
      return (brief ? choices.briefForest : choices.forest)(good);
    case "lay":
      return what === "forest" ? choices.layForest : choices.layPlantation;
    case "discard":
      return what === "forest" ? choices.discardForest(under(number)) : choices.discard(good, sortNamed(number));
    case "guest":
      return choices.guest(what as Place, false);
    case "noble":
      return nobleWords(what, asking, words);
    case "recall":
      return choices.recall(what as Whereabouts, false);
    case "return":
      return what === "point" ? choices.returnPoint : choices.returnGood(good);
    case "post":
      return (brief ? choices.briefPost : choices.post)(good);
    case "buy":
      return choices.buyPlantation;
    case "small_wharf":
      return choices.smallWharf;
    case "supply":
      return choices.supply(good);
    case "piracy":
      return choices.piracy(Number(what));
    case "plunder":
      return choices.plunder;
    case "raid":
      return choices.raid;
    case "kidnap":
      return choices.kidnap(action.slice("kidnap ".length) as Role);
    case "man":
      return choices.man(what as Place, false);
    case "hacienda":
      return choices.hacienda;
    case "colonist":
      return choices.colonist;
    case "place":
      return choices.place(what as Place, Number(number));
    case "build":
      return choices.build(what as Building, asking?.prices?.[what as never] ?? 0);
    case "produce":
      return choices.produce;
    case "extra":
      return brief ? words.goods[good] : choices.extra(good);
    case "sell":
      return brief ? words.goods[good] : choices.sell(good);
    case "ship":
      return (brief ? choices.briefShip : choices.ship)(asking?.loads?.[good] ?? 0, good, Number(number));
    case "wharf":
      return (brief ? choices.briefShip : choices.ship)(me?.goods[good] ?? 0, good, null);
    case "keep":
      return choices.keep(good, Number(number));
    case "use":
      return choices.use(what as Building);
    default:
      return action;
  }
}

/** What lies under a forest to be given up; nothing is named where it is a tile of its own. */
function under(named: string): Good | null {
  return GOODS.find((good) => good === named) ?? null;
}

/** Who stands on a plantation to be given up, where that is said. */
function sortNamed(named: string): Sort | null {
  return named === "colonist" || named === "noble" ? named : null;
}

/** 'noble' names one to be taken, placed, given away or moved, as the question is. */
function nobleWords(place: string, asking: Question | null, { choices }: Words): string {
  if (!place) return choices.noble;
  const where = place as Whereabouts;
  if (asking?.kind === "recall") return choices.recall(where, true);
  if (asking?.kind === "noble" || where === "san_juan") return choices.placeNoble(where);
  return asking?.kind === "man" ? choices.man(where, true) : choices.guest(where, true);
}

/** An arrangement in words, without what stays empty. */
export function arrangement(counts: Record<string, number>, state: State, words: Words): string[] {
  const kind = state.question?.kind ?? "over";
  const filled = Object.entries(counts).filter(([, count]) => count > 0);
  if (kind === "place") return filled.map(([place, count]) => words.choices.place(place as Place, count));
  if (COUNTED.has(kind)) return filled.map(([good, count]) => words.choices.keep(good as Good, count));
  if (filled.length === 0) return [words.decline[kind]];
  const verb = kind === "man" || kind === "guest" ? "" : `${kind} `;
  return filled.map(([thing, count]) => {
    const said = choice(verb + thing, state, words);
    return count > 1 ? `${count} × ${said}` : said;
  });
}

const COUNTED: ReadonlySet<QuestionKind> = new Set<QuestionKind>(["keep", "small_wharf", "loot"]);

export function choice(action: string, state: State, words: Words): string {
  const me = state.seat === null ? null : (state.view.seats[state.seat] ?? null);
  return choiceWords(action, state.question, words, me);
}

// The story

export function eventText(event: GameEvent, words: Words, names: readonly string[]): string {
  const tell = words.events[event.kind] as (event: GameEvent, who: string) => string;
  return tell(event, event.seat === null ? "" : (names[event.seat] ?? ""));
}

const WHO = "\u0001";

/** A line with the player's name and the good in their colours. */
export function logLine(event: GameEvent, words: Words, names: readonly string[]): Part[] {
  const tell = words.events[event.kind] as ((event: GameEvent, who: string) => string) | undefined;
  if (!tell || isSilent(event)) return [];
  const { seat } = event;
  const parts = split(tell(event, WHO), WHO, seat === null ? "" : { text: names[seat] ?? "", seat });
  if (!("good" in event)) return parts;
  const text = words.goods[event.good];
  return parts.flatMap((part) => (typeof part === "string" ? split(part, text, { text, tone: event.good }) : [part]));
}

function split(text: string, at: string, by: Part): Part[] {
  return text.split(at).flatMap((piece, number): Part[] => [...(number > 0 ? [by] : []), ...(piece ? [piece] : [])]);
}

/** Told by another line already, or of no interest. */
function isSilent(event: GameEvent): boolean {
  if (event.kind === "tile_turned_up" || event.kind === "tiles_discarded") return true;
  return (event.kind === "colonists_placed" || event.kind === "colonists_dealt") && event.count === 0;
}

/** The story with what belongs together made one: nobody wants a line for every plantation, or every token. */
export function together(log: readonly GameEvent[]): GameEvent[] {
  const story: GameEvent[] = [];
  for (const event of log) {
    const at = event.kind === "token_taken" ? lastTokens(story, event.seat) : story.length - 1;
    const last = story[at];
    const whole = last && joined(last, event);
    if (whole) story[at] = whole;
    else story.push(event);
  }
  return story;
}

/** Tokens are dealt round and round: what the seat has got of this ship. */
function lastTokens(story: readonly GameEvent[], seat: number | null): number {
  const since = story.findLastIndex((event) => event.kind !== "token_taken");
  return story.findLastIndex((event, at) => at > since && event.seat === seat);
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

/** What a seat gains and pays by what happens. */
export function worth(events: readonly GameEvent[], seat: number, words: Words): string[] {
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
    ...(points ? [signed(points) + words.say.points(Math.abs(points))] : []),
    ...(doubloons ? [signed(doubloons) + words.say.doubloons(Math.abs(doubloons))] : []),
  ];
}

export function refusalWords(refusal: Refusal, words: Words): string {
  if (!(refusal.code in words.refusals)) return refusal.sentence;
  const say = words.refusals[refusal.code as RefusalCode] as (parameters: RefusalParameters[RefusalCode]) => string;
  return say(refusal.parameters);
}
