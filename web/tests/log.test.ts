import { expect, test } from "vitest";
import type { GameEvent, State } from "../src/api/types";
import { continued, roundMoments, since, withWholeLog } from "../src/table/log";

const event = (move: number, kind = "built"): GameEvent => ({ move, kind, seat: 0 });

const state = (log_from: number, log: GameEvent[], seat = 0, log_length = log_from + log.length) =>
  ({ version: 1, seat, log_from, log, log_length }) as unknown as State;

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

test("a log of which only a page was sent is not whole", () => {
  expect(continued(null, state(0, [event(1)], 0, 2))).toBeNull();
});

test("a long log is asked for page by page", async () => {
  const log = [1, 2, 3, 4, 5].map((move) => event(move));
  const asked: number[] = [];
  const whole = await withWholeLog((from) => {
    asked.push(from);
    return Promise.resolve(state(from, log.slice(from, from + 2), 0, log.length));
  });
  expect(asked).toEqual([0, 2, 4]);
  expect([whole.log_from, whole.log]).toEqual([0, log]);
});

test("a log that was shortened while it was asked for ends where it ends now", async () => {
  const log = [1, 2, 3].map((move) => event(move));
  const whole = await withWholeLog((from) => Promise.resolve(from === 0 ? state(0, log, 0, 5) : state(from, [], 0, 2)));
  expect(whole.log).toEqual(log.slice(0, 2));
});

test("news are what came after my last move", () => {
  expect(since([event(4), event(5), event(6)], 4).map(({ move }) => move)).toEqual([5, 6]);
});

test("charts look at the start of each round and at the end, once", () => {
  const log = [event(7, "round_ended"), event(8), event(20, "round_ended")];
  expect(roundMoments(log, ({ kind }) => kind === "round_ended", 20)).toEqual([7, 20]);
});
