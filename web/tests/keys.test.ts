import { expect, test } from "vitest";
import { press, type Deeds } from "../src/table/keys";

type Place = { typed?: boolean; inside?: string; dialog?: boolean };

/** Press a key somewhere on a page on which only some deeds are possible: what was done, and whether the key is used up. */
function pressed(
  key: string,
  { typed = false, inside = "", dialog = false }: Place = {},
  more: object = {},
  possible = true,
) {
  const done: string[] = [];
  const note = (name: string) => (value?: number) => {
    if (possible) done.push(value === undefined ? name : `${name} ${value}`);
    return possible;
  };
  const deeds = Object.fromEntries(
    ["answer", "undo", "hint", "skip", "step", "now", "list"].map((name) => [name, note(name)]),
  ) as unknown as Deeds;
  const target = {
    matches: () => typed,
    closest: (what: string) => (inside !== "" && what.includes(inside) ? {} : null),
    ownerDocument: { querySelector: () => (dialog ? {} : null) },
  };
  let used = false;
  const event = { key, target, defaultPrevented: false, preventDefault: () => (used = true), ...more };
  press(event as unknown as KeyboardEvent, deeds);
  return { done, used };
}

test.each([
  ["1", "answer 1"],
  ["9", "answer 9"],
  ["u", "undo"],
  ["h", "hint"],
  [" ", "skip"],
  ["ArrowLeft", "step -1"],
  ["ArrowRight", "step 1"],
  ["End", "now"],
  ["?", "list"],
])("the key '%s' does: %s", (key, deed) => {
  expect(pressed(key)).toEqual({ done: [deed], used: true });
});

test.each(["0", "x", "Enter", "Tab", "12", "U"])("the key '%s' is left to the browser", (key) => {
  expect(pressed(key)).toEqual({ done: [], used: false });
});

test("what cannot be done leaves the key to the browser", () => {
  expect(pressed("u", {}, {}, false)).toEqual({ done: [], used: false });
});

test.each([
  ["something is typed", { typed: true }],
  ["a dialog is open", { dialog: true }],
])("no key does anything while %s", (_, place) => {
  for (const key of ["1", "u", "h", " ", "ArrowLeft", "End", "?"]) expect(pressed(key, place).done).toEqual([]);
});

test.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented"])("keys are the browser's with %s", (held) => {
  expect(pressed("u", {}, { [held]: true }).done).toEqual([]);
});

test("arrows walk over the board and through lists first", () => {
  for (const inside of [".board", "[role=tablist]", "[role=radiogroup]"]) {
    expect(pressed("ArrowRight", { inside }).done).toEqual([]);
    expect(pressed("u", { inside }).done).toEqual(["undo"]);
  }
});
