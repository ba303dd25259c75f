// Requests about reviews and analysis boards.

import { ApiError, get, post, remove, withQuery } from "../api/client";
import type {
  Analysis,
  AnalysisMoved,
  AnalysisSummary,
  AnalysedMoment,
  Opinions,
  PositionForm,
  ReviewProgress,
} from "../api/types";
import { problemText } from "../notices.svelte";
import { say } from "../words/say";
import type { ReviewWords } from "./words";

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const board = (id: string) => `/analyses/${encodeURIComponent(id)}`;

export type Answer = { actions: string[] } | { counts: Record<string, number> };

export const studies = {
  review: (id: string, language: string, invitation: string | null) =>
    get<ReviewProgress>(withQuery(`${table(id)}/review`, { language, invitation })),
  askForReview: (id: string, invitation: string | null) =>
    post<ReviewProgress>(withQuery(`${table(id)}/review`, { invitation })),
  analysesOf: async (id: string, invitation: string | null) =>
    (await get<{ analyses: AnalysisSummary[] }>(withQuery(`${table(id)}/analyses`, { invitation }))).analyses,

  begin: (table: string, at: number, invitation: string | null) =>
    post<Analysis>("/analyses", { table, at, invitation }),
  beginAt: (position: unknown, language: string) => post<Analysis>("/analyses", { position, language }),
  form: (position: unknown, dealt: boolean, language: string) =>
    post<PositionForm>("/positions/form", { position, dealt, language }),
  copy: (id: string) => post<Analysis>("/analyses", { copy_of: id }),
  analysis: (id: string) => get<Analysis>(board(id)),
  moment: (id: string, node: number) => get<AnalysedMoment>(`${board(id)}/nodes/${node}`),
  play: (id: string, node: number, answer: Answer, anew: boolean) =>
    post<AnalysisMoved>(`${board(id)}/moves`, { node, anew, ...answer }),
  opinion: (id: string, node: number) => post<Opinions>(`${board(id)}/opinion`, { node }),
  playOn: (id: string, node: number, level: string) => post<AnalysisMoved>(`${board(id)}/bots`, { node, level }),
  takeOut: (id: string, node: number) => remove<Analysis>(`${board(id)}/nodes/${node}`),
};

/** A refusal in the reader's language, if there are words for it. */
export function studyProblem(problem: unknown, words: ReviewWords): string {
  const known: Record<string, string | ((parameters: never) => string)> = words.problems;
  const message = problem instanceof ApiError ? known[problem.code] : undefined;
  return message === undefined ? problemText(problem) : say(message, {});
}
