import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Explained } from "../src/games/common/model.svelte";
import { milliseconds } from "../src/games/common/pace";
import { Pointing, type Thing } from "../src/games/common/pointing";

test.each([
  ["240ms", 240],
  [".24s", 240],
  [" 0.24s", 240],
  ["1.5S", 1500],
  ["24e1ms", 240],
  ["0ms", 0],
  ["0s", 0],
  ["", 0],
])("a time written as '%s' lasts %i ms", (time, lasts) => {
  expect(milliseconds(time)).toBeCloseTo(lasts);
});

class Model {
  explained: Explained | null = null;
  legal = true;
  done: string[] = [];
  may = (action: string | null) => action !== null && this.legal;
  loadChoices = () => Promise.resolve();
  act(action: string) {
    this.done.push(action);
    this.explained = null;
  }
}

let model: Model;
beforeEach(() => {
  vi.useFakeTimers();
  model = new Model();
});
afterEach(() => vi.useRealTimers());

function thing(changes: Partial<Thing> = {}): Pointing {
  const element = { matches: () => false } as unknown as HTMLElement;
  return new Pointing(model, element, () => ({
    explain: () => ({ title: "Settler" }),
    action: "settler",
    press: null,
    above: false,
    ...changes,
  }));
}

const at = (pointerType: string, x = 0) => ({ pointerType, clientX: x, clientY: 0 }) as PointerEvent;
/** As browsers tell it that say nothing about the pointer of a click. */
const CLICK = { detail: 1 } as MouseEvent;

function tap(one: Pointing, pointerType = "touch"): void {
  one.down(at(pointerType));
  one.release();
  one.leave();
  one.click(CLICK);
}

test.each(["touch", "pen"])("a %s explains first, and does it the second time", (pointer) => {
  const settler = thing();
  tap(settler, pointer);
  expect([model.done, model.explained?.touch]).toEqual([[], true]);
  settler.away(); // the focus goes on
  expect(model.explained).not.toBeNull();
  tap(settler, pointer);
  expect(model.done).toEqual(["settler"]);
});

test("a mouse explains what it rests on and acts at once, also after a finger was there", () => {
  const settler = thing();
  settler.enter(at("mouse"));
  expect(model.explained?.touch).toBe(false);
  settler.leave();
  expect(model.explained).toBeNull();
  tap(settler);
  model.explained = null;
  settler.down(at("mouse"));
  settler.click(CLICK);
  expect(model.done).toEqual(["settler"]);
});

test("a key acts at once", () => {
  const settler = thing();
  tap(settler);
  settler.click({ detail: 0 } as MouseEvent);
  expect(model.done).toEqual(["settler"]);
});

test("a tap that closes what was explained does not do what has become legal since", () => {
  const settler = thing();
  model.legal = false;
  tap(settler);
  model.legal = true;
  tap(settler);
  expect(model.done).toEqual([]);
  tap(settler);
  tap(settler);
  expect(model.done).toEqual(["settler"]);
});

test("what is only picked is picked at once, and explained to a finger that stays", () => {
  const press = vi.fn();
  const card = thing({ press });
  tap(card);
  expect([press.mock.calls.length, model.explained]).toEqual([1, null]);
  card.down(at("touch"));
  vi.advanceTimersByTime(600);
  card.release();
  card.click(CLICK);
  expect([press.mock.calls.length, model.explained?.touch]).toEqual([1, true]);
});

test("a finger that scrolls does not hold", () => {
  const card = thing();
  card.down(at("touch"));
  card.move(at("touch", 30));
  vi.advanceTimersByTime(600);
  expect(model.explained).toBeNull();
});
