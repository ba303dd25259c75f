// Offers: the things that a question lets the viewer arrange.

import { NOTHING, type Offer } from "../common/picks.svelte";
import type { Question } from "./types";

/** Nothing, unless it is asked now. */
export function offered(question: Question | null, asked: boolean): Offer {
  if (!question || !asked) return NOTHING;
  const { things = {}, least = 0, most = 0 } = question;
  return { things, least, most };
}
