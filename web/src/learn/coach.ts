// The words of the coach beside a first game about an answer.

import type { Hint, LessonAnswer } from "../api/types";
import type { LearnWords } from "./words";

/** What a choice may fall short of the best and still be good, by the unit of the opinions. */
const GOOD: Readonly<Record<Hint["unit"], number>> = { "share of the win": 0.02, "points ahead": 0.5 };

export type Grade = "best" | "good" | "better" | "instead";

/** How good an answer was by the opinion of a strong bot; null if the bot did not look at it. */
export function grade(hint: Hint, answer: LessonAnswer): Grade | null {
  if ("counts" in answer) {
    if (!hint.counts) return null;
    return Object.entries(hint.counts).every(([thing, count]) => (answer.counts[thing] ?? 0) === count) ? "best" : "instead";
  }
  const best = hint.opinions[0];
  const chosen = hint.opinions.find(({ action }) => action === answer.actions[0]);
  if (!best || !chosen) return null;
  if (chosen === best) return "best";
  if (best.value === null || chosen.value === null) return "instead";
  return best.value - chosen.value <= GOOD[hint.unit] ? "good" : "better";
}

/** The same in words; `choice` is what the coach would have done. */
export function gradeWords(graded: Grade, choice: string, words: LearnWords["coach"]): string {
  if (graded === "best") return words.best;
  if (graded === "good") return words.good;
  return graded === "better" ? words.better({ choice }) : words.instead({ choice });
}
