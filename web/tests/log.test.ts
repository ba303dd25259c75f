import { expect, test } from "vitest";
import type { GameEvent, State } from "../src/api/types";
import { continued, roundMoments, since } from "../src/table/log";

const event = (move: number, kind = "built"): GameEvent => ({ move, kind, seat: 0 });

const state = (log_from: number, log: GameEvent[], seat = 0) => ({ version: 1, seat, log_from, log }) as unknown as State;

test("new events are added to the log", () => {
  const whole = continued(state(0, [event(1), event(2)]), state(2, [event(3)]));
  expect(whole?.log.map(({ move }) => move)).toEqual([1, 2, 3]);
});

test("after an undo the log is shorter", () => {
  const whole = continued(state(0, [event(1), event(2), event(3)]), state(1, []));
  expect(whole?.log.map(({ move }) => move)).toEqual([1]);
});

test("a gap is noticed", () => {
  expect(continued(state(0, [event(1)]), state(5, [event(9)]))).toBeNull();
});

test("the log of another seat is not mixed in", () => {
  expect(continued(state(0, [event(1)], 0), state(1, [event(2)], 1))).toBeNull();
});

test("a log from the start needs nothing before it", () => {
  expect(continued(null, state(0, [event(1)]))?.log).toHaveLength(1);
});

test("news are what came after my last move", () => {
  expect(since([event(4), event(5), event(6)], 4).map(({ move }) => move)).toEqual([5, 6]);
});

test("charts look at the start of each round and at the end, once", () => {
  const log = [event(7, "round_ended"), event(8), event(20, "round_ended")];
  expect(roundMoments(log, ({ kind }) => kind === "round_ended", 20)).toEqual([7, 20]);
});
