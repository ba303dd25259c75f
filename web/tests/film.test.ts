import { expect, test } from "vitest";
import type { Frame, State } from "../src/api/types";
import { Film, LONGEST_WAIT } from "../src/table/film.svelte";
import { momentOf } from "../src/table/frames";
import type { Speed } from "../src/table/player";
import { Winding } from "./clock";

const ME = 0;

/** A table after some actions, of which each is told in the log; `actor` decides. */
function state(actions: number, actor: number | null, more: Partial<State> = {}): State {
  const log = Array.from({ length: actions }, (_, at) => ({ move: at + 1, kind: "did", seat: 1 }));
  return {
    actions,
    actor,
    seat: ME,
    log,
    choices: actor === ME ? ["pass"] : [],
    taken_back: [],
    view: {},
    ...more,
  } as unknown as State;
}

const question = (seat: number | null) => ({ kind: "role", seat });
const frame = (at: number): Frame => ({
  at,
  by: at % 4,
  actor: (at + 1) % 4,
  over: false,
  view: { at, question: question((at + 1) % 4) },
});

function begin({ speed = "normal" as Speed, hidden = false } = {}) {
  const clock = new Winding();
  const asked: [number, number][] = [];
  const film = new Film({
    speed: () => speed,
    hidden: () => hidden,
    frames: (after, { actions }) => {
      asked.push([after, actions]);
      return Promise.resolve(Array.from({ length: actions - after + 1 }, (_, number) => frame(after + number)));
    },
    clock,
  });
  return { clock, film, asked };
}

/** Let answers arrive that are there already. */
const arrive = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

const shown = (film: Film, present: State) => (film.behind ?? present).actions;

test("a single decision is shown at once, and asks for nothing", () => {
  const { film, asked } = begin();
  const [before, after] = [state(4, 1), state(5, 2)];
  film.pass(before, after);
  expect(film.behind).toBeNull();
  expect(film.caption).toEqual({ from: 4, to: 5, by: 1, answered: null });
  expect(asked).toEqual([]);
});

test("several decisions that came together are fetched and shown one by one", async () => {
  const { film, asked, clock } = begin();
  const [before, after] = [state(4, 1), state(7, 2)];
  film.pass(before, after);
  expect(shown(film, after)).toBe(4); // until the answer is there
  await arrive();
  expect(asked).toEqual([[4, 7]]);
  const seen = [];
  for (let time = 0; time < 1800; time += 600) {
    seen.push([shown(film, after), film.caption?.to, film.caption?.by, film.caption?.answered]);
    clock.wind(600);
  }
  expect(seen).toEqual([
    [5, 5, 1, question(1)],
    [6, 6, 2, question(2)],
    [7, 7, 3, question(3)],
  ]);
  expect(film.behind).toBeNull();
});

test("decisions keep their order while some of them are fetched", async () => {
  const { film, clock } = begin();
  film.pass(state(4, 1), state(6, 2));
  film.pass(state(6, 2), state(7, 3));
  await arrive();
  const seen = [];
  for (let number = 0; number < 3; number += 1) {
    seen.push(film.caption?.to);
    clock.wind(600);
  }
  expect(seen).toEqual([5, 6, 7]);
});

test("one's own turn is held up for two seconds at the most, whatever is to be shown", async () => {
  for (const speed of ["slow", "normal", "fast"] as const) {
    const { film, clock } = begin({ speed });
    const after = state(40, ME);
    film.pass(state(4, 1), after);
    await arrive();
    expect(film.behind?.choices).toEqual([]);
    clock.wind(LONGEST_WAIT);
    expect(film.behind).toBeNull();
  }
});

test("an answer that comes too late holds nothing up", async () => {
  const { film, clock } = begin();
  film.pass(state(4, 1), state(9, ME));
  clock.wind(LONGEST_WAIT);
  expect(film.behind).toBeNull();
  await arrive();
  expect(film.behind).toBeNull();
});

test("a jump shows the present, and what was to come is not shown any more", async () => {
  const { film, clock } = begin();
  film.pass(state(4, 1), state(9, 2));
  await arrive();
  film.jump();
  expect([film.behind, film.caption]).toEqual([null, null]);
  clock.wind(10_000);
  expect(film.caption).toBeNull();
});

test("at once nothing waits, and neither does anything while nobody looks", () => {
  for (const how of [{ speed: "now" as const }, { hidden: true }]) {
    const { film, asked } = begin(how);
    film.pass(state(4, 1), state(9, 2));
    expect([film.behind, asked]).toEqual([null, []]);
  }
});

test("what is taken back is gone at once", async () => {
  const { film } = begin();
  film.pass(state(4, 1), state(9, 2));
  await arrive();
  film.pass(state(9, 2), state(6, 1, { taken_back: [{ by: 1, at: 6, times: 1 }] }));
  expect(film.behind).toBeNull();
});

test("talk at the table changes nothing on the board", async () => {
  const { film } = begin();
  film.pass(state(4, 1), state(6, 2));
  await arrive();
  film.pass(state(6, 2), state(6, 2));
  expect(film.behind?.actions).toBe(5);
});

test("without frames everything is shown in one step", async () => {
  const clock = new Winding();
  const film = new Film({ speed: () => "normal", hidden: () => false, frames: () => Promise.resolve([]), clock });
  film.pass(state(4, 1), state(9, 2));
  await arrive();
  expect([film.behind, film.caption?.to]).toEqual([null, 9]);
});

test("the last caption stays for a while", () => {
  const { film, clock } = begin();
  film.pass(state(4, 1), state(5, 2));
  clock.wind(1_000);
  expect(film.caption).not.toBeNull();
  clock.wind(2_000);
  expect(film.caption).toBeNull();
});

test("a moment has the log and the question of its time, and nothing to choose", () => {
  const moment = momentOf(frame(5), frame(4), state(9, ME));
  expect(moment.log).toHaveLength(5);
  expect([moment.question, moment.choices, moment.from, moment.actions, moment.of]).toEqual([question(2), [], 4, 5, 9]);
});

test("a decision is shown under the question that it answered, if that was put to who decided", () => {
  const before = { ...state(4, 1), view: { question: question(1) } } as unknown as State;
  const { film } = begin();
  film.pass(before, state(5, 2));
  expect(film.caption?.answered).toEqual(question(1));
  expect(momentOf(frame(5), frame(4), state(9, ME)).answered).toEqual(question(1));
  expect(momentOf({ ...frame(5), by: 3 }, frame(4), state(9, ME)).answered).toBeNull();
  expect(momentOf(frame(0), null, state(9, ME)).answered).toBeNull();
});
