// Types of the API, under the names that this page uses. schema.d.ts is generated from the server's OpenAPI document
// (npm run schema); where that says 'any JSON', because a game or a browser defines the contents, we say more here.

import type { components } from "./schema";

type Schemas = components["schemas"];

// People

export type Me = Schemas["Me"];
export type Person = Schemas["OwnPicture"];
export type PersonSettings = Schemas["OwnSettings"];
export type Passkey = Schemas["PasskeyPicture"];
/** With the options as the browser's own functions take them. */
export type PasskeyOptions<Options> = Omit<Schemas["PasskeyOptions"], "options"> & { options: Options };
export type Session = Schemas["SessionPicture"];
export type Token = Schemas["TokenPicture"];
export type NewToken = Schemas["NewToken"];
export type Statistics = Schemas["Statistics"];
export type Rating = Schemas["Rating"];
export type Profile = Schemas["Profile"];
export type GameStatistics = Schemas["GameStatistics"];

// Games

export type Games = Schemas["Games"];
export type GameInfo = Schemas["GamePicture"];
export type GameOption = Schemas["OptionPicture"];
export type Level = Schemas["LevelPicture"];
export type OptionValue = GameOption["default"];

// Tables

type WithOptions<Picture> = Omit<Picture, "options"> & { options: Record<string, OptionValue> };

/** The printed facts of a set-up (prices, sizes of ships, ...), as the game gives them. */
export type Facts = Schemas["TablePicture"]["facts"];

export type Seat = Schemas["SeatPicture"];
export type TableSummary = WithOptions<Schemas["TableSummary"]>;
export type TableStatus = TableSummary["status"];
export type Table = WithOptions<Schemas["TablePicture"]>;
export type PastTable = WithOptions<Schemas["PastTable"]>;
export type History = Omit<Schemas["History"], "tables"> & { tables: PastTable[] };
export type SeatRequest = Schemas["ChairRequest"];
export type TableRequest = Schemas["TableRequest"];

export type GameWords = Schemas["GameWords"];

// The game. Questions, views and events have insides that only the game knows.

export interface Question {
  kind: string;
  seat: number;
  [parameter: string]: unknown;
}

export type View = Record<string, unknown>;

export interface GameEvent {
  /** How many actions had been recorded when this happened. */
  move: number;
  kind: string;
  seat: number | null;
  [parameter: string]: unknown;
}

/** What the tables of one game send; each game says it more exactly. */
export interface Sent {
  view: object;
  facts: object;
  question: object;
  event: { readonly kind: string; readonly seat: number | null };
}

/** What is known of any game. */
export interface AnySent {
  view: View;
  facts: Facts;
  question: Question;
  event: GameEvent;
}

type OfTheGame<Picture, Game extends Sent> = Omit<Picture, "view" | "question" | "log"> & {
  view: Game["view"];
  question: Game["question"] | null;
  log: Game["event"][];
};

export type State<Game extends Sent = AnySent> = OfTheGame<Schemas["State"], Game>;
export type Score = Schemas["Score"];
export type MoveRequest = Pick<Schemas["MoveRequest"], "version" | "key" | "seat"> &
  ({ actions: string[] } | { counts: Record<string, number> });
export type Moved = Omit<Schemas["Moved"], "state"> & { state: State };

/** The state at an earlier moment. */
export type Moment = OfTheGame<Schemas["Moment"], AnySent>;

/** The game after a decision. */
export type Frame = Omit<Schemas["FramePicture"], "view"> & { view: View };
export type Film = Omit<Schemas["Film"], "frames"> & { frames: Frame[] };

/** An action, and what would happen, as events of the log. */
export interface Choice<Game extends Sent = AnySent> {
  action: string;
  outcome: Game["event"][];
}

export interface Refusal {
  code: string;
  parameters: Record<string, string | number>;
  sentence: string;
}

export interface Choices<Game extends Sent = AnySent> {
  version: number;
  choices: Choice<Game>[];
  /** Why other actions are not legal now, by notation. */
  refused: Record<string, Refusal>;
}

export type Hint = Omit<Schemas["Hint"], "unit"> & {
  /** What the values count: a share from 0 to 1, or points. */
  unit: "share of the win" | "points ahead";
};

// Reviews and analyses

export type Review = Schemas["ReviewPicture"];
export type ReviewProgress = Schemas["ReviewProgress"];
export type Decision = Schemas["ReviewedDecision"];
export type TurningPoint = Schemas["TurningPointPicture"];
export type Analysis = WithOptions<Schemas["AnalysisPicture"]>;
export type AnalysisNode = Schemas["NodePicture"];
export type AnalysisSummary = Schemas["AnalysisSummary"];
export type Opinions = Schemas["OpinionsPicture"];
export type PositionForm = Schemas["FormPicture"];
export type AnalysedMoment = Omit<Schemas["AnalysedMoment"], "state" | "explained"> & {
  state: State;
  explained: Choices;
};
export type AnalysisMoved = Omit<Schemas["AnalysisMoved"], "analysis" | "moment"> & {
  analysis: Analysis;
  moment: AnalysedMoment;
};

// Learning

export type LessonSummary = Schemas["LessonSummary"];
export type Lesson = Omit<Schemas["LessonPicture"], "table"> & { table: Table };
export type LessonMoment = Omit<Schemas["LessonMoment"], "frames" | "choices"> & { frames: State[]; choices: Choices };
export type RuleBook = Schemas["RuleBookPicture"];
export type Verdict = Schemas["Verdict"];
export type LessonAnswer = { actions: string[] } | { counts: Record<string, number> };

// Around it

export type Message = Schemas["Message"];

/** Told by the stream only. */
export interface Presence {
  present: string[];
  /** Open pages of people who have not said who they are. */
  unnamed: number;
}

export interface ApiProblem {
  error: { code: string; message: string; parameters?: Record<string, string | number> };
  state?: State;
}

// Puzzles

export type PuzzleSummary = Schemas["PuzzleSummary"];
export type PuzzleStanding = Schemas["PuzzleStanding"];
export type PuzzleList = Schemas["PuzzleList"];
export type Puzzle = Omit<Schemas["PuzzlePicture"], "table" | "state" | "choices"> & {
  table: Table;
  state: State;
  choices: Choices;
};
export type PuzzleVerdict = Omit<Schemas["PuzzleVerdict"], "line"> & { line: GameEvent[] };
