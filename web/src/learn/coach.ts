// The words of the coach beside a first game about an answer.

import { ApiError } from "../api/client";
import type { Verdict } from "../api/types";
import type { LearnWords } from "./words";

/** What the coach says to a decision; `choice` is what would have been better. */
export function verdictWords(
  { grade, reason }: Pick<Verdict, "grade" | "reason">,
  choice: string,
  words: LearnWords["coach"],
): string[] {
  if (grade === null) return [words.alike];
  if (grade === "best") return [words.best];
  if (grade === "good") return [words.good];
  return [words.better({ grade, choice }), ...(reason ? [reason] : [])];
}

/** What the coach says where there is no verdict: whoever decides too fast has to be told why. */
export function silence(error: unknown, words: LearnWords["coach"]): string {
  return error instanceof ApiError && error.status === 429 ? words.busy : words.silent;
}
