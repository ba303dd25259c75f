// Requests about lessons and rules, beside those that every page needs.

import { get, post, withQuery } from "../api/client";
import type { Lesson, LessonAnswer, LessonMoment, LessonSummary, OptionValue, RuleBook, Verdict } from "../api/types";

const at = (game: string, name: string) => `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;

export const lessons = {
  list: async (language: string) =>
    (await get<{ lessons: LessonSummary[] }>(withQuery("/lessons", { language }))).lessons,
  lesson: (game: string, name: string, language: string) => get<Lesson>(withQuery(at(game, name), { language })),
  play: (
    game: string,
    name: string,
    request: { step: number; done: string[][]; language: string } & Partial<LessonAnswer>,
  ) => post<LessonMoment>(at(game, name), request),
};

export const rules = {
  book: (game: string, players: number, options: Record<string, OptionValue>, language: string) =>
    get<RuleBook>(
      withQuery(`/games/${encodeURIComponent(game)}/rules`, { language, players, options: JSON.stringify(options) }),
    ),
};

export const coach = {
  /** What a review would say of one's own decision after so many actions. */
  verdict: (table: string, seat: number, at: number, language: string) =>
    get<Verdict>(withQuery(`/tables/${table}/verdict`, { seat, at, language })),
};
