import { expect, test } from "vitest";
import type { State } from "../src/api/types";
import { plainGame } from "../src/games/plain";
import { guestWords } from "../src/words/catalogue";

const game = plainGame("pearls");
const names = ["Ana", "Ben"];
const event = { move: 1, kind: "shells_found", seat: 1, shells: 3 };

test("a game with words is told in them", async () => {
  const words = await guestWords(
    "en",
    'events-shells_found = { $who } { YOU($you, "find", "finds") } { $shells } shells.',
  );
  expect(game.logLine(event, words, names)).toEqual(["", { text: "Ben", seat: 1 }, " finds 3 shells."]);
});

test("a game without words is told by its names", async () => {
  const words = await guestWords("en", "");
  expect(game.logLine(event, words, names)).toEqual([{ text: "Ben", seat: 1 }, " ", "shells found", ", shells 3"]);
  expect(game.logLine({ move: 1, kind: "round_ended", seat: null, round: 2 }, words, names).join("")).toBe(
    "round ended, round 2",
  );
  expect(game.scoreLabel("wild_pearl", words)).toBe("wild pearl");
  expect(game.refusal({ code: "no", sentence: "Not now.", parameters: {} }, words)).toBe("Not now.");
});

test("the board shows everything that is not shown around it", async () => {
  const view = {
    game: "pearls",
    round: 2,
    bag: [1, 2],
    seats: [
      { shells: 1, pearl: null },
      { shells: 0, pearl: 4 },
    ],
  };
  const state = { view, question: { kind: "dive", seat: 1 }, actor: 1, seat: 0 } as unknown as State;
  const words = await guestWords("en", "");
  expect(game.question(state, words, names)).toBe("Ben: dive");
  expect(game.describe(state, words, names)).toEqual([
    { heading: "round", lines: ["2"] },
    { heading: "bag", lines: ["1, 2"] },
    { heading: "Ana", lines: ["shells: 1", "pearl: –"] },
    { heading: "Ben", lines: ["shells: 0", "pearl: 4"] },
  ]);
});
