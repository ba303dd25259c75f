// The answers that have a number: the first nine choices, unless many small ones make one decision.

import type { State } from "../api/types";

const MOST = 9;

export function numbered(state: Pick<State, "choices" | "counting">): string[] {
  return state.counting ? [] : state.choices.slice(0, MOST);
}
