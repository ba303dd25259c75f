import { expect, test } from "vitest";
import { withQuery } from "../src/api/client";
import { marksOf } from "../src/parts/marks";
import { niceTop } from "../src/table/scale";
import { clock, relative } from "../src/time";
import { preferredLanguage } from "../src/words";

test.each([
  [1, 4],
  [4, 4],
  [13, 16],
  [44, 60],
  [62, 80],
])("an axis up to %i ends at %i", (most, top) => {
  expect(niceTop(most)).toBe(top);
});

test("clocks", () => {
  expect([5, 65, 3_723, 90_061].map(clock)).toEqual(["0:05", "1:05", "1:02:03", "1d 1:01"]);
});

test("times as people say them", () => {
  const now = Date.parse("2026-01-10T12:00:00Z");
  expect(relative("2026-01-12T12:00:00Z", now, "en")).toBe("in 2 days");
  expect(relative("2026-01-10T11:55:00Z", now, "en")).toBe("5 min. ago");
});

test("the first language of the reader that we speak", () => {
  expect(preferredLanguage(["fr-FR", "nl-BE", "en"])).toBe("nl");
  expect(preferredLanguage(["fr"])).toBe("en");
});

test("a query leaves out what is not there", () => {
  expect(withQuery("/tables/a/state", { seat: 0, invitation: null })).toBe("/tables/a/state?seat=0");
  expect(withQuery("/tables/a", { invitation: null })).toBe("/tables/a");
});

test.each([
  [
    ["Ana", "Ben"],
    ["A", "B"],
  ],
  [
    ["Ana", "Adam", "Ben"],
    ["An", "Ad", "B"],
  ],
  [
    ["Ben", "Bernd", "Carmen"],
    ["B1", "B2", "C"],
  ],
  [
    ["Ana (A)", "Ana (B)"],
    ["A1", "A2"],
  ],
  [
    ["élise", "Éva", "E"],
    ["Él", "Év", "E"],
  ],
])("marks of %j never collide", (names, marks) => {
  expect(marksOf(names)).toEqual(marks);
});
