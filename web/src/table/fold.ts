// The log in chapters: a line for each role or turn, with its sum, and under it the lines of everything that happened.

import type { GameEvent, State } from "../api/types";
import type { Part } from "../games/contract";
import type { SpokenGame } from "../games/registry";
import { between } from "./frames";
import { logLines, type Line } from "./log";

export interface Chapter {
  /** The number of actions when it began, which no other chapter shares with its order. */
  id: string;
  /** Nothing where lines stand alone. */
  title: Part[] | null;
  sum: Part[];
  lines: Line[];
  /** The number of actions after it. */
  last: number;
}

/** The kind of a line about taking back, which no game knows. */
export const TAKEN_BACK = "taken_back";

/** The log with the places where something was taken back. */
export function withTakenBack({ log, taken_back }: Pick<State, "log" | "taken_back">): GameEvent[] {
  const events = [...log];
  for (const { by, at, times } of taken_back) {
    const after = events.findLastIndex(({ move }) => move <= at);
    events.splice(after + 1, 0, { move: at, kind: TAKEN_BACK, seat: by, times });
  }
  return events;
}

/** Cuts a log into chapters. What has been made is kept as long as its events are the same. */
export class Folding {
  private made = new Map<GameEvent, { last: GameEvent; count: number; chapter: Chapter }>();

  constructor(
    private readonly spoken: SpokenGame,
    private readonly names: string[],
    private readonly tookBack: (name: string, times: number) => string,
  ) {}

  chapters(log: GameEvent[]): Chapter[] {
    return this.cut(log).map(({ title, events }) => this.chapter(title, events));
  }

  private cut(log: GameEvent[]): { title: Part[] | null; events: GameEvent[] }[] {
    const { chapters } = this.spoken.game;
    const found: { title: Part[] | null; events: GameEvent[] }[] = [];
    for (const event of log) {
      const title = event.kind === TAKEN_BACK ? null : (chapters?.title(event, this.spoken.words, this.names) ?? null);
      const open = found.at(-1);
      if (open && !title && !(open.title && chapters?.ends(event))) open.events.push(event);
      else found.push({ title, events: [event] });
    }
    return found;
  }

  private chapter(title: Part[] | null, events: GameEvent[]): Chapter {
    const [first, last] = [events[0] as GameEvent, events.at(-1) as GameEvent];
    const known = this.made.get(first);
    if (known?.last === last && known.count === events.length) return known.chapter;
    const chapter = {
      id: `${first.move} ${first.kind}`,
      title,
      sum: title ? this.sum(events) : [],
      lines: this.lines(events),
      last: last.move,
    };
    this.made.set(first, { last, count: events.length, chapter });
    return chapter;
  }

  private lines(events: GameEvent[]): Line[] {
    const lines: Line[] = [];
    const plain = (from: number, to: number) =>
      lines.push(...logLines(events.slice(from, to), this.spoken, this.names));
    let from = 0;
    events.forEach((event, at) => {
      if (event.kind !== TAKEN_BACK) return;
      plain(from, at);
      lines.push({ event, parts: this.takenBack(event) });
      from = at + 1;
    });
    plain(from, events.length);
    return lines;
  }

  private takenBack({ seat, times }: GameEvent): Part[] {
    const name = this.names[seat ?? 0] ?? "";
    const [before = "", ...after] = this.tookBack(name, Number(times)).split(name);
    return [before, { text: name, seat: seat ?? 0 }, after.join(name)].filter((part) => part !== "");
  }

  /** Each seat with what it did and got, in the order in which they came. */
  private sum(events: GameEvent[]): Part[] {
    return seatSums(events, this.spoken, this.names);
  }
}

/** 'Marea 3 corn, Coral 2 indigo' */
export function seatSums(events: GameEvent[], { game, words }: SpokenGame, names: string[]): Part[] {
  const seats = [...new Set(events.flatMap(({ seat, kind }) => (seat === null || kind === TAKEN_BACK ? [] : [seat])))];
  return seats
    .flatMap((seat): Part[] => {
      const parts = game.chapters?.sum(events, seat, words) ?? [];
      return parts.length > 0 ? [", ", { text: names[seat] ?? "", seat }, " ", ...parts] : [];
    })
    .slice(1);
}

/** The words over a decision; over one that has none, such as a payment, those of what the seat did before it. */
export function captionOf(
  log: readonly GameEvent[],
  { from, to, by }: Decided,
  spoken: SpokenGame,
  names: string[],
): Part[][] {
  const own = captionParts(between(log, from, to), spoken, names);
  if (own.length > 0 || by === null) return own;
  const before = log.findLast(
    (event) => event.move <= from && spoken.game.logLine(event, spoken.words, names).length > 0,
  );
  return before?.seat === by
    ? captionParts(
        log.filter(({ move }) => move === before.move),
        spoken,
        names,
      )
    : [];
}

interface Decided {
  from: number;
  to: number;
  by: number | null;
}

/** A decision in a line or two: its first sentence, and the sum of the rest where that is long. */
export function captionParts(events: GameEvent[], spoken: SpokenGame, names: string[]): Part[][] {
  const lines = logLines(events, spoken, names).map(({ parts }) => parts);
  if (lines.length <= 2) return lines;
  const sum = seatSums(events, spoken, names);
  return sum.length > 0 ? [...lines.slice(0, 1), sum] : lines.slice(0, 2);
}
