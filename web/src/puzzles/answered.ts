// The puzzles answered in this browser: the server knows only those of people with a name.

import type { PuzzleSummary } from "../api/types";
import { recall, remember } from "../storage";

const NAME = "puzzles";

type Answered = Record<string, boolean>;

/** Whether the first answer was right; null if there was none. */
export function solved(puzzle: Pick<PuzzleSummary, "id" | "solved">): boolean | null {
  return puzzle.solved ?? recall<Answered>(NAME, {})[puzzle.id] ?? null;
}

export function keepAnswer(id: string, right: boolean): void {
  const before = recall<Answered>(NAME, {});
  if (!(id in before)) remember(NAME, { ...before, [id]: right });
}

/** The puzzle to go on with: of this game, and not answered yet; the server names those first that suit best. */
export function following(all: readonly PuzzleSummary[], game: string, now = ""): PuzzleSummary | null {
  return all.find((puzzle) => puzzle.game === game && puzzle.id !== now && solved(puzzle) === null) ?? null;
}
