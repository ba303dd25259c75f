// The interface of a game: its board, its words, its log in sentences. registry.ts finds the games.

import type { Component } from "svelte";
import type { AnySent, Choices, OptionValue, Refusal, Sent, State, Table } from "../api/types";
import type { Language } from "../words";

/** A piece of a sentence: plain text, or a word in the colour of a seat or of a thing (--corn in theme.css). */
export type Part = string | { text: string; seat?: number; tone?: string };

export interface BoardProps<Words, Game extends Sent = AnySent> {
  /** The game in words; the text board shows nothing else. */
  game: GameModule<Words, Game>;
  /** The position to draw: the present one, or an earlier moment (then there are no choices). */
  state: State<Game>;
  table: Table;
  /** Printed facts of this set-up. */
  facts: Game["facts"];
  /** Whose view it is; null for spectators. */
  seat: number | null;
  /** By seat. */
  names: string[];
  /** What every choice would do, and why the other actions are refused. Asked for once a position; cheap to call again. */
  choices: () => Promise<Choices<Game>>;
  /** Send actions in notation. Resolves when the server has taken or refused them; the table tells about failures. */
  act: (actions: string[]) => Promise<void>;
  /** Answer a whole run of how-many questions (state.counting). */
  count: (counts: Record<string, number>) => Promise<void>;
  /** A move is on its way: choices should not be clickable. */
  busy: boolean;
  /** The seat to be lit: that of the decision being shown, or of the one to decide. */
  acting: number | null;
  /** The question that was answered by the decision being shown; without it the open one is asked. */
  answered?: Game["question"] | null;
  /** Calls log and chat where they have no place of their own. */
  onlog?: () => void;
  /** The choice a hint recommends, to be marked on the board; null without one. */
  hinted: string | null;
  /** Where how-many questions are answered at once, the numbers that a hint recommends; null without one. */
  advised: Record<string, number> | null;
  words: Words;
  language: Language;
}

/** A line in the charts at the end: one number for every seat, read from the public view of a moment. */
export interface Series<Game extends Sent = AnySent> {
  label: string;
  values: (view: Game["view"]) => number[];
}

/** The position in words, for the text board: a heading and its lines. */
export interface Paragraph {
  heading: string;
  lines: string[];
}

export interface OptionWords {
  label: string;
  meaning: string;
  /** Also the members, where several are chosen together. */
  choices: Record<string, string>;
  /** What members have in common of which so many are chosen. */
  group?: (name: string) => string;
  /** It matters only where this member of another option is chosen. */
  belongs?: { option: string; member: string };
}

/** The log in chapters, such as roles or turns, each of which can be told in one line. */
export interface Chapters<Words, Game extends Sent = AnySent> {
  /** The title of the chapter that an event opens; null if it opens none. */
  title: (event: Game["event"], words: Words, names: string[]) => Part[] | null;
  /** Whether an event comes after a chapter and belongs to none, such as the end of a round. */
  ends: (event: Game["event"]) => boolean;
  /** What a seat did and got in some events, in few words: '3 corn'. */
  sum: (events: Game["event"][], seat: number, words: Words) => Part[];
}

/** `Game` is what its tables send: the descriptions of the rules (border.ts), and what the page adds to them. */
export interface GameModule<Words, Game extends Sent = AnySent> {
  /** Fills its container (100% of both), with container queries, not with media queries. Null: the text board will do. */
  Board: Component<BoardProps<Words, Game>> | null;
  /** On a wide screen the board fills the page, and leaves a place at its right for the tools above and the log below. */
  fillsPage?: boolean;
  /** The most units that it can leave to the log there. */
  mostBeside?: number;
  /** The options are those of the table, for words that differ between editions; without them, of the default set-up. */
  words: (language: Language, options?: Record<string, OptionValue>) => Promise<Words>;
  /** What is asked, as a sentence for whoever looks: 'Choose a role.' to the seat that decides, 'Ana chooses a role.' to others. */
  question: (state: State<Game>, words: Words, names: string[]) => string;
  /** An action in words: 'Take the settler'. Given the state, it can say what it means now. */
  choice: (action: string, state: State<Game>, words: Words) => string;
  /** A line of the log; no parts if the event is not worth a line. */
  logLine: (event: Game["event"], words: Words, names: string[]) => Part[];
  /** The log with events joined that share a line; without this function every event has its own line. */
  together?: (log: Game["event"][]) => Game["event"][];
  /** Without this every line of the log stands alone. */
  chapters?: Chapters<Words, Game>;
  /** Everything countable that a seat gains and pays in some events: '+2 points'. */
  gains?: (events: Game["event"][], seat: number, words: Words) => string[];
  /** A whole run of how-many answers in words, a line each; only for games that ask so. */
  arrangement?: (counts: Record<string, number>, state: State<Game>, words: Words) => string[];
  /** Why an action is not legal. */
  refusal: (refusal: Refusal, words: Words) => string;
  /** The position in words. */
  describe: (state: State<Game>, words: Words, names: string[]) => Paragraph[];
  /** What things cost and do now, for the text board. */
  catalogue?: (state: State<Game>, facts: Game["facts"], words: Words) => Paragraph[];
  /** Keys that only its board knows, with what they do. */
  keys?: (words: Words) => readonly (readonly [key: string, about: string])[];
  /** A row of the score sheet. */
  scoreLabel: (source: string, words: Words) => string;
  series: (words: Words) => Series<Game>[];
  /** Whether an event starts a new round (or whatever people count): there the charts look at the game. */
  startsRound: (event: Game["event"]) => boolean;
  /** An option of the set-up in words; null if this game does not know it (then the server's English is shown). */
  option: (name: string, words: Words) => OptionWords | null;
}

/** A game of which only the game itself knows what it says and sends. */
export type AnyGame = GameModule<any, any>;
