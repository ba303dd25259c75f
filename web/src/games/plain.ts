// A game without a board of its own, such as one that another package brings: its words as far as it has some, and
// everything else by its name.

import { api } from "../api/client";
import type { GameEvent, State } from "../api/types";
import { isLanguage } from "../words";
import { guestWords } from "../words/catalogue";
import type { Catalogue } from "../words/fluent";
import type { GameModule, Paragraph, Part } from "./contract";

export function plainGame(id: string): GameModule<Catalogue> {
  return {
    Board: null,
    words: async (wanted) => {
      const { language, messages } = await api.gameWords(id, wanted);
      return guestWords(isLanguage(language) ? language : "en", messages);
    },
    question,
    choice: (action) => action,
    logLine,
    refusal: (refusal, words) => words.say(`refusals-${refusal.code}`, refusal.parameters) ?? refusal.sentence,
    describe,
    scoreLabel: (source, words) => words.say(`sheet-${source}`) ?? plain(source),
    series: () => [],
    startsRound: () => false,
    option: () => null,
  };
}

function question(state: State, words: Catalogue, names: string[]): string {
  const open = state.question;
  if (!open) return "";
  const who = names[open.seat] ?? "";
  const form = state.actor !== null && state.actor === state.seat ? "mine" : "theirs";
  return words.say(`questions-${open.kind}.${form}`, { ...open, who }) ?? `${who}: ${plain(open.kind)}`;
}

/** Stands for a name in a sentence, until the sentence is cut up there. */
const WHO = "\u0000";

function logLine(event: GameEvent, words: Catalogue, names: string[]): Part[] {
  const { seat } = event;
  const who: Part = seat === null ? "" : { text: names[seat] ?? "", seat };
  const sentence = words.say(`events-${event.kind}`, { ...event, who: WHO });
  if (sentence === null) return [who, seat === null ? "" : " ", plain(event.kind), ...parameters(event)];
  return sentence.split(WHO).flatMap((piece, number): Part[] => (number > 0 ? [who, piece] : [piece]));
}

function parameters(event: GameEvent): string[] {
  return Object.entries(event)
    .filter(([name]) => !["move", "kind", "seat"].includes(name))
    .map(([name, value]) => `, ${plain(name)} ${shown(value)}`);
}

/** What the page around the board shows anyway. */
const LEFT_OUT = ["game", "players", "options", "viewer", "actor", "question"];

function describe(state: State, _: Catalogue, names: string[]): Paragraph[] {
  const { seats, ...rest } = state.view;
  const boards = Array.isArray(seats) ? seats : [];
  return [
    ...Object.entries(rest)
      .filter(([name]) => !LEFT_OUT.includes(name))
      .map(([name, value]) => ({ heading: plain(name), lines: lines(value) })),
    ...boards.map((board: unknown, seat) => ({ heading: names[seat] ?? "", lines: lines(board) })),
  ];
}

function lines(value: unknown): string[] {
  return isThing(value)
    ? Object.entries(value).map(([name, part]) => `${plain(name)}: ${shown(part)}`)
    : [shown(value)];
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(", ") || "–";
  if (isThing(value))
    return (
      Object.entries(value)
        .map(([name, part]) => `${plain(name)} ${shown(part)}`)
        .join(", ") || "–"
    );
  return value === null || value === undefined ? "–" : String(value);
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function plain(name: string): string {
  return name.replaceAll("_", " ");
}
