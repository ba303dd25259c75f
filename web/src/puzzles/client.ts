// Requests about puzzles.

import { get, post } from "../api/client";
import type { Puzzle, PuzzleList, PuzzleSummary, PuzzleVerdict } from "../api/types";

const at = (id: string) => `/puzzles/${encodeURIComponent(id)}`;

export const puzzles = {
  list: () => get<PuzzleList>("/puzzles"),
  daily: () => get<PuzzleSummary>("/puzzles/daily"),
  puzzle: (id: string) => get<Puzzle>(at(id)),
  answer: (id: string, actions: string[], language: string) => post<PuzzleVerdict>(at(id), { actions, language }),
};
