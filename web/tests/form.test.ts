// The form of a position: entries are read, written and left out without knowing what they mean.

import { expect, test } from "vitest";
import { chosen, placeName, read, variantOf, without, written, type VariantField } from "../src/analysis/form";

const state = { question: { kind: "role", seat: 2 }, seats: [{ goods: { corn: 2 }, memory: { crane: 1 } }, {}] };

test("an entry is written without changing what was there", () => {
  const other = written(state, ["seats", 1, "goods", "sugar"], 3);
  expect(read(other, ["seats", 1, "goods", "sugar"])).toBe(3);
  expect(read(other, ["seats", 0, "goods", "corn"])).toBe(2);
  expect(read(state, ["seats", 1, "goods"])).toBeUndefined();
});

test("an entry is taken away, and so is one of a list", () => {
  expect(written(state, ["seats", 0, "goods", "corn"], undefined)).toEqual({
    ...state,
    seats: [{ goods: {}, memory: { crane: 1 } }, {}],
  });
  expect(read(written({ ships: [{ square: "A1" }, { square: "B2" }] }, ["ships", 0], undefined), ["ships"])).toEqual([
    { square: "B2" },
  ]);
});

test("a star stands for every seat", () => {
  expect(without(state, ["seats.*.memory", "exposed"])).toEqual({ ...state, seats: [{ goods: { corn: 2 } }, {}] });
});

test("a choice may be any value, or none", () => {
  const choices = [
    { label: "hidden" },
    { label: "empty", value: null },
    { label: "wood", value: { face: "post_wood" } },
  ];
  expect(
    [undefined, null, { face: "post_wood" }, { face: "post_silk" }].map((value) => chosen(choices, value)),
  ).toEqual([0, 1, 2, -1]);
});

test("a variant is known whatever its seat", () => {
  const field: VariantField = {
    kind: "variant",
    key: "",
    label: "",
    ignores: ["seat"],
    choices: [
      { label: "build", value: { question: { kind: "build", role: "builder" } } },
      { label: "role", value: { question: { kind: "role" } } },
    ],
  };
  expect(variantOf(field, state)).toBe(1);
  expect(variantOf(field, { question: { kind: "keep" } })).toBe(-1);
});

test("places are named as the server names them", () => {
  expect(placeName(["seats", 1, "goods", "corn"])).toBe("seats[1].goods.corn");
});
