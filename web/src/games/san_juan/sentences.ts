// Questions, choices, refusals and events in words.

import type { Refusal, State as StateOf } from "../../api/types";
import type { Part } from "../contract";
import {
  GOODS,
  ROLES,
  type Card,
  type Counts,
  type GameEvent,
  type Good,
  type Question,
  type RefusalCode,
  type Role,
  type SanJuan,
  type View,
} from "./types";
import { listed } from "../../words/list";
import { say } from "../../words/say";
import type { Added, Words } from "./words/words";

type State = StateOf<SanJuan>;

// Questions and choices

/** The number of everything that a question may leave out. */
const NOTHING_OPEN = { building: null, cost: 0, most: 0, cards: 0 };

export function questionWords(question: Question, mine: boolean, words: Words, names: readonly string[]): string {
  const said = words.questions[question.kind];
  const who = typeof question.seat === "number" ? (names[question.seat] ?? "") : "";
  return say(mine ? said.mine : said.theirs, { ...NOTHING_OPEN, ...question, who });
}

export function question(state: State, words: Words, names: string[]): string {
  const open = state.question;
  if (state.over || !open) return words.questions.over.mine;
  return questionWords(open, state.actor !== null && state.actor === state.seat, words, names);
}

/** An action in words. */
export function choiceWords(action: string, asking: Question | null, words: Words): string {
  const { choices } = words;
  const kind = asking?.kind ?? "over";
  if (action === "pass") return words.decline[kind];
  if ((ROLES as readonly string[]).includes(action)) return choices.role({ role: action as Role });
  const [verb = "", ...rest] = action.split(" ");
  const what = rest.at(-1) ?? "";
  const prices: Counts = asking?.prices ?? {};
  const now = prices[what] ?? 0;
  switch (verb) {
    case "build":
      return choices.build({ card: what as Card, price: now });
    case "cover":
      return choices.cover({ card: what as Card, full: rest.length > 1, price: prices[action] ?? 0 });
    case "use":
      if (what === "gold_mine") return choices.goldMine;
      return choices.library({ cards: asking?.with_library ?? null });
    case "give":
      return choices.give({ good: what as Good });
    case "pay":
      return choices.pay({ card: what as Card });
    case "produce":
      return choices.produce({ good: what as Good });
    case "sell":
      return choices.sell({ good: what as Good, price: now });
    case "take":
      return choices.take({ count: asking?.cards ?? 0 });
    case "keep":
      return choices.keep({ card: what as Card });
    case "mine":
      return choices.mine({ card: what as Card });
    case "chapel":
      return choices.chapel({ card: what as Card });
    case "discard":
      return choices.discard({ card: what as Card });
    default:
      return action;
  }
}

/** What has been picked, in words. */
export function arrangement(counts: Record<string, number>, state: State, words: Words): string[] {
  const asking = state.question;
  const picks = Object.entries(counts).filter(([, count]) => count > 0);
  if (picks.length === 0) return [words.decline[asking?.kind ?? "over"]];
  return picks.map(([thing, count]) => {
    const name = thing in words.cards ? words.cards[thing as Card] : words.goods[thing as Good];
    return count === 1 ? name : `${count} × ${name}`;
  });
}

export function choice(action: string, state: State, words: Words): string {
  return choiceWords(action, state.question, words);
}

// Events

export function eventWords(event: GameEvent, words: Words, names: readonly string[]): string {
  return sentence(event, words, event.seat === null ? "" : (names[event.seat] ?? ""));
}

function sentence(event: GameEvent, words: Words, who: string): string {
  const more: Added = {
    who,
    cards: "card" in event ? listedCards(cardsIn(event), words) : "",
    goods:
      "good" in event
        ? listed(
            goodsIn(event).map((good) => words.goods[good]),
            words,
          )
        : "",
    prices: "prices" in event ? tilePrices(event.prices, words) : "",
  };
  return say(words.events[event.kind], { ...event, ...more });
}

/** Their names to those who see them all, to others how many there are. */
function listedCards(cards: readonly (Card | null)[], words: Words): string {
  const seen = cards.filter((card) => card !== null);
  if (seen.length < cards.length) return words.listed.unseen({ count: cards.length });
  return listed(
    seen.map((card) => words.listed.card({ card })),
    words,
  );
}

/** All the cards that an event tells of. */
function cardsIn({ card, cards }: { card: Card | null; cards?: readonly (Card | null)[] }): readonly (Card | null)[] {
  return cards ?? [card];
}

function goodsIn({ good, goods }: { good: Good; goods?: readonly Good[] }): readonly Good[] {
  return goods ?? [good];
}

export function tilePrices(prices: NonNullable<View["prices"]>, words: Words): string {
  return GOODS.map((good) => words.listed.price({ good, price: prices[good] })).join(", ");
}

const WHO = "\u0001";

/** A line with the player's name and the good in their colours. */
export function logLine(event: GameEvent, words: Words, names: readonly string[]): Part[] {
  if (!(event.kind in words.events) || isSilent(event)) return [];
  const { seat } = event;
  const parts = split(sentence(event, words, WHO), WHO, seat === null ? "" : { text: names[seat] ?? "", seat });
  if (!("good" in event)) return parts;
  return [...new Set(goodsIn(event))].reduce((line, good) => coloured(line, words.goods[good], good), parts);
}

function coloured(parts: readonly Part[], text: string, tone: string): Part[] {
  return parts.flatMap((part) => (typeof part === "string" ? split(part, text, { text, tone }) : [part]));
}

function split(text: string, at: string, by: Part): Part[] {
  return text.split(at).flatMap((piece, number): Part[] => [...(number > 0 ? [by] : []), ...(piece ? [piece] : [])]);
}

/** Covered by another line, which also gives the number: cards that others draw or pay unseen. */
export function isSilent(event: GameEvent): boolean {
  if (event.kind === "card_paid") return event.card === null;
  if (event.kind === "card_drawn") return event.card === null && ["start", "sale", "bonus"].includes(event.reason);
  return false;
}

/** The log with events joined that a seat causes card by card, or good by good. */
export function together(log: readonly GameEvent[]): GameEvent[] {
  const lines: GameEvent[] = [];
  for (const event of log) {
    const last = lines.at(-1);
    const both = last?.kind === event.kind && last.seat === event.seat ? joined(last, event) : null;
    if (both) lines[lines.length - 1] = both;
    else lines.push(event);
  }
  return lines;
}

function joined(last: GameEvent, event: GameEvent): GameEvent | null {
  if (last.kind === "good_sold" && event.kind === "good_sold")
    return { ...event, goods: [...goodsIn(last), ...goodsIn(event)], price: last.price + event.price };
  if (last.kind === "card_drawn" && event.kind === "card_drawn" && last.reason !== event.reason) return null;
  if ("good" in last && "good" in event) return { ...event, goods: [...goodsIn(last), ...goodsIn(event)] };
  if (last.kind === "card_mined" || !("card" in last) || !("card" in event)) return null;
  return { ...event, cards: [...cardsIn(last), ...cardsIn(event)] } as GameEvent;
}

/** The cards that a seat gains and pays in some events. */
export function gainWords(events: readonly GameEvent[], seat: number, words: Words): string[] {
  let cards = 0;
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === "built") cards -= event.price;
    if (event.kind === "good_sold") cards += event.price;
    if (event.kind === "bonus") cards += 1;
  }
  if (cards === 0) return [];
  return [(cards > 0 ? "+" : "−") + words.count.cards({ count: Math.abs(cards) })];
}

export function refusalWords(refusal: Refusal, words: Words): string {
  if (!(refusal.code in words.refusals)) return refusal.sentence;
  return say(words.refusals[refusal.code as RefusalCode], refusal.parameters);
}
