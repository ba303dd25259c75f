import { expect, test } from "vitest";
import { NOTHING, offered, Picks } from "../src/games/common/picks.svelte";

const question = { things: { stone: 4, wood: 1 }, least: 2, most: 2 };

test("nothing can be picked unless it is asked for", () => {
  expect(offered(question, false)).toBe(NOTHING);
  expect(offered(null, true)).toBe(NOTHING);
  expect(offered(question, true)).toEqual(question);
});

test("as many are picked as the question asks for, and no more of a thing than there are", () => {
  const picks = new Picks(() => question);
  expect(picks.add("wood", 1)).toBe(true);
  expect(picks.add("wood", 1)).toBe(false);
  expect(picks.enough).toBe(false);
  expect(picks.add("stone", 1)).toBe(true);
  expect(picks.enough).toBe(true);
  expect(picks.add("stone", 1)).toBe(false);
  expect(picks.answer).toEqual({ wood: 1, stone: 1 });
});
