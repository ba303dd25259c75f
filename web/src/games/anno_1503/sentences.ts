// Questions, choices, refusals and events in words.

import type { Refusal, State as StateOf } from "../../api/types";
import type { Part } from "../contract";
import { priceOf } from "./figures";
import { GOODS, type GameEvent, type Good, type Question, type Rank, type RefusalCode, type Anno1503 } from "./types";
import { say } from "../../words/say";
import { costWords } from "./words/grammar";
import type { Added, Words } from "./words/words";

type State = StateOf<Anno1503>;

// Questions and choices

/** Everything that a question may leave out. */
const NOTHING_OPEN = { tile: null, card: "", square: "", number: 0, goods: 1, fee: 0, gold: 0, points: 0, excess: 1 };

export function questionWords(question: Question, mine: boolean, words: Words, names: readonly string[]): string {
  const said = words.questions[question.kind];
  const who = typeof question.seat === "number" ? (names[question.seat] ?? "") : "";
  const cost = costWords(question.bill ?? {}, words);
  return say(mine ? said.mine : said.theirs, { ...NOTHING_OPEN, ...question, cost, who });
}

export function question(state: State, words: Words, names: string[]): string {
  const open = openQuestion(state);
  if (state.over || !open) return words.questions.over.mine;
  return questionWords(open, state.actor !== null && state.actor === state.seat, words, names);
}

/** The view's, which tells who looks what is there to be seen. */
function openQuestion(state: State): Question | null {
  return state.view.question ?? state.question;
}

export function choiceWords(action: string, asking: Question | null, words: Words): string {
  const { choices } = words;
  const [verb = "", what = "", to = ""] = action.split(" ");
  const good = what as Good;
  switch (verb) {
    case "pass":
      return choices.pass({ kind: asking?.kind ?? "over" });
    case "ships":
    case "repair":
    case "castle":
    case "cannon":
    case "back":
    case "fight":
    case "again":
      return choices[verb];
    case "build":
      if (what === "ship" || what === "pioneer") return choices[what];
      return choices.build({ building: what, site: to.replace("site_", "") });
    case "upgrade":
      return choices.upgrade({ rank: what as Rank });
    case "sell":
      if (to === "noble") return choices.sellNoble({ good });
      return to === "extra" ? choices.sellExtra({ good }) : choices.sell({ good, rank: to as Rank });
    case "buy":
      return choices.buy({ good, price: priceOf(asking, good) ?? null });
    case "take":
      if (what === "tile") return choices.takeTile;
      return (GOODS as readonly string[]).includes(what)
        ? choices.take({ good })
        : choices.takePublic({ building: what });
    case "return":
      return choices.give({ good });
    case "without":
      return choices.without({ good });
    case "play":
    case "swap":
    case "discard":
      return choices[verb]({ card: what });
    case "lose":
      if (what === "contract") return choices.loseContract;
      return what === "post" ? choices.losePost({ place: Number(to) }) : choices.lose({ rank: what as Rank });
    case "attach":
      return choices.attach({ place: Number(what) });
    case "pay":
      return choices.pay({ count: asking?.gold ?? 0 });
    case "at":
    case "sail":
    case "look":
      return choices[verb]({ square: what });
    case "ship":
      return choices.command({ square: what });
    default:
      return action;
  }
}

export function choice(action: string, state: State, words: Words): string {
  return choiceWords(action, openQuestion(state), words);
}

// Events

export function eventWords(event: GameEvent, words: Words, names: readonly string[]): string {
  return sentence(event, event.seat === null ? "" : (names[event.seat] ?? ""), words, names);
}

function sentence(event: GameEvent, who: string, words: Words, names: readonly string[]): string {
  const more: Added = {
    who,
    goods: "good" in event ? goodsOf(event, words) : "",
    by: "by" in event ? (names[event.by] ?? "") : "",
  };
  return say(words.events[event.kind], { ...event, ...more });
}

function goodsOf(event: { good: Good; count?: number }, words: Words): string {
  return event.count ? words.say.goods({ count: event.count, good: event.good }) : words.goods[event.good];
}

const WHO = "\u0001";

/** A line with the player's name and the good in their colours. */
export function logLine(event: GameEvent, words: Words, names: readonly string[]): Part[] {
  if (!(event.kind in words.events) || isSilent(event)) return [];
  const { seat } = event;
  const parts = split(sentence(event, WHO, words, names), WHO, seat === null ? "" : { text: names[seat] ?? "", seat });
  if (!("good" in event)) return parts;
  const text = words.goods[event.good];
  return parts.flatMap((part) => (typeof part === "string" ? split(part, text, { text, tone: event.good }) : [part]));
}

function split(text: string, at: string, by: Part): Part[] {
  return text.split(at).flatMap((piece, number): Part[] => [...(number > 0 ? [by] : []), ...(piece ? [piece] : [])]);
}

/** Covered by another line: a payment by the line of what was bought, a hidden tile by the line that somebody looked. */
function isSilent(event: GameEvent): boolean {
  return event.kind === "home_drawn" || event.kind === "paid" || (event.kind === "tile_seen" && event.tile === null);
}

/** Everything that a seat gains and pays in some events. */
export function gainWords(events: readonly GameEvent[], seat: number, words: Words): string[] {
  let gold = 0;
  let points = 0;
  const goods: Partial<Record<Good, number>> = {};
  const add = (good: Good, count: number): void => void (goods[good] = (goods[good] ?? 0) + count);
  for (const event of events) {
    if (event.seat !== seat) continue;
    switch (event.kind) {
      case "produced":
      case "golden_good":
      case "good_gained":
        add(event.good, 1);
        break;
      case "good_lost":
      case "good_returned":
        add(event.good, -1);
        break;
      case "paid":
        add(event.good, -event.count);
        break;
      case "bought":
      case "bargain":
        add(event.good, 1);
        gold -= event.price;
        break;
      case "sold":
        add(event.good, -1);
        gold += event.gold;
        break;
      case "cannon_bought":
        gold -= event.price;
        break;
      case "gold_gained":
      case "gold_earned":
        gold += event.gold;
        break;
      case "gold_lost":
      case "fee_paid":
      case "ransom_paid":
        gold -= event.gold;
        break;
      case "point_gained":
        points += 1;
        break;
      case "point_lost":
        points -= 1;
    }
  }
  const signed = (count: number, say: (count: number) => string): string[] =>
    count === 0 ? [] : [(count > 0 ? "+" : "−") + say(Math.abs(count))];
  return [
    ...signed(points, (count) => words.say.points({ count })),
    ...signed(gold, (count) => words.count.gold({ count })),
    ...GOODS.flatMap((good) => signed(goods[good] ?? 0, (count) => words.say.goods({ count, good }))),
  ];
}

export function refusalWords(refusal: Refusal, words: Words): string {
  if (!(refusal.code in words.refusals)) return refusal.sentence;
  return say(words.refusals[refusal.code as RefusalCode], refusal.parameters);
}
