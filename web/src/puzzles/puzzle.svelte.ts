// A puzzle being solved: the server has the rules and the answer.

import { ApiError } from "../api/client";
import type { Puzzle, PuzzleSummary, PuzzleVerdict } from "../api/types";
import { following, keepAnswer } from "./answered";
import { puzzles } from "./client";

export class PuzzleStore {
  /** The word on the last answer; null before the first. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  busy = $state(false);
  /** The puzzle to go on with; null if there is none. */
  next = $state.raw<PuzzleSummary | null>(null);

  constructor(
    readonly puzzle: Puzzle,
    private readonly language: () => string,
    private readonly refused: (problem: ApiError) => void,
  ) {}

  readonly choices = () => Promise.resolve(this.puzzle.choices);

  /** Answer; after the first answer others can be tried, which are compared with the right one. */
  answer = async (actions: string[]): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    try {
      const { id, game } = this.puzzle;
      const verdict = await puzzles.answer(id, actions, this.language());
      if (this.verdict === null) keepAnswer(id, verdict.right);
      this.verdict = verdict;
      this.next ??= following((await puzzles.list()).puzzles, game, id);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.refused(problem);
    } finally {
      this.busy = false;
    }
  };
}
