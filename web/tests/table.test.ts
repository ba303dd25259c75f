import { expect, test } from "vitest";
import type { State, Table } from "../src/api/types";
import { Clocks } from "../src/table/clocks.svelte";
import { isCovered } from "../src/table/seats";

const table = (more: object) => ({ hides: true, yours: [0, 1], status: "playing", ...more }) as unknown as Table;
const state = (more: object) => ({ seat: 1, over: false, actor: 0, seconds: [0, 0], ...more }) as unknown as State;

test("the screen is covered where the server says that a table hides something", () => {
  for (const hides of [true, false]) expect(isCovered(table({ hides }), state({}), 0)).toBe(hides);
});

test("nobody has to look away from their own seat, when alone, or once the game is over", () => {
  expect(isCovered(table({}), state({}), 1)).toBe(false);
  expect(isCovered(table({ yours: [1] }), state({}), null)).toBe(false);
  expect(isCovered(table({}), state({ over: true }), 0)).toBe(false);
});

test("clocks say what the server has counted, and go on from there", () => {
  const clocks = new Clocks();
  const seats = [{ seconds: 5 }, { seconds: 0.2 }];
  clocks.set(table({ seats, actor: 0, turn_since: null }), 10_000);
  expect(clocks.seconds(0, 12_000)).toBe(7);
  // The page was busy for four seconds, in which a bot thought for a tenth of one.
  clocks.pass(state({ actor: 1, seconds: [7, 0.2] }), 12_000);
  clocks.pass(state({ actor: 0, seconds: [7, 0.3] }), 16_000);
  expect([0, 1].map((seat) => clocks.seconds(seat, 16_000))).toEqual([7, 0.3]);
  clocks.set(table({ seats: [{ seconds: 7 }, { seconds: 0.3 }], actor: null, turn_since: null }), 17_000);
  expect([0, 1].map((seat) => clocks.seconds(seat, 17_000))).toEqual([7, 0.3]);
});

test("a player who goes on is not counted twice", () => {
  const clocks = new Clocks();
  clocks.set(table({ seats: [{ seconds: 0 }, { seconds: 0 }], actor: 0, turn_since: null }), 0);
  clocks.pass(state({ actor: 0, seconds: [3, 0] }), 3_000);
  expect(clocks.seconds(0, 4_000)).toBe(4);
});
