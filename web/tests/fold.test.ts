import { expect, test } from "vitest";
import type { GameEvent } from "../src/api/types";
import type { Part } from "../src/games/contract";
import * as anno from "../src/games/anno_1503/sentences";
import { chapters as annoChapters } from "../src/games/anno_1503/chapters";
import { loadWords as annoWords } from "../src/games/anno_1503/words/words";
import { chapters as puertoRicoChapters } from "../src/games/puerto_rico/chapters";
import * as puertoRico from "../src/games/puerto_rico/sentences";
import { loadWords as puertoRicoWords } from "../src/games/puerto_rico/words/words";
import type { SpokenGame } from "../src/games/registry";
import { chapters as sanJuanChapters } from "../src/games/san_juan/chapters";
import * as sanJuan from "../src/games/san_juan/sentences";
import { loadWords as sanJuanWords } from "../src/games/san_juan/words/words";
import { captionOf, captionParts, Folding, withTakenBack } from "../src/table/fold";

const NAMES = ["Marea", "Coral", "Palma"];
const text = (parts: readonly Part[]) => parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

let moves = 0;
const event = (kind: string, seat: number | null, more: object = {}): GameEvent => ({
  move: (moves += 1),
  kind,
  seat,
  ...more,
});

// Without their boards, which take long to load.
const GAMES = {
  "puerto-rico": async () => ({
    game: { ...puertoRico, chapters: puertoRicoChapters },
    words: await puertoRicoWords("en", "2020"),
  }),
  "san-juan": async () => ({ game: { ...sanJuan, chapters: sanJuanChapters }, words: await sanJuanWords("en") }),
  "anno-1503": async () => ({ game: { ...anno, chapters: annoChapters }, words: await annoWords("en") }),
};

async function folding(game: keyof typeof GAMES) {
  const spoken = (await GAMES[game]()) as unknown as SpokenGame;
  return { spoken, folding: new Folding(spoken, NAMES, (name, times) => `${name} took back ${times}.`) };
}

const captain = () => [
  event("role_taken", 0, { role: "captain", doubloons: 0 }),
  event("shipped", 0, { good: "corn", count: 3, ship: 5, loaded: 3 }),
  event("points_gained", 0, { points: 4, by: "captain" }),
  event("shipped", 1, { good: "indigo", count: 2, ship: 6, loaded: 2 }),
  event("points_gained", 1, { points: 2, by: "captain" }),
  event("round_ended", null, { round: 4 }),
  event("role_taken", 1, { role: "builder", doubloons: 1 }),
  event("built", 1, { building: "harbor", price: 7 }),
];

test("a role is one line with the sum of everybody, and its end belongs to none", async () => {
  const { folding: fold } = await folding("puerto-rico");
  const chapters = fold.chapters(captain());
  expect(chapters.map(({ title, sum }) => [title && text(title), text(sum)])).toEqual([
    ["Captain", "Marea 3 corn + 4 points, Coral 2 indigo + 2 points"],
    [null, ""],
    ["Builder", "Coral Harbor"],
  ]);
  expect(chapters.map(({ lines }) => lines.length)).toEqual([5, 1, 2]);
});

test("what is known of a chapter is made once", async () => {
  const { folding: fold } = await folding("puerto-rico");
  const log = captain();
  const [first, second] = [fold.chapters(log.slice(0, 7)), fold.chapters(log)];
  expect(second[0]).toBe(first[0]);
  expect(second[2]).not.toBe(first[2]);
});

test("taking back leaves a line where it happened", async () => {
  const { folding: fold } = await folding("puerto-rico");
  const log = captain();
  const at = log[1]?.move ?? 0;
  const told = withTakenBack({ log, taken_back: [{ by: 1, at, times: 2 }] });
  const lines = fold.chapters(told)[0]?.lines.map(({ parts }) => text(parts));
  expect(lines?.[2]).toBe("Coral took back 2.");
  expect(lines).toHaveLength(6);
});

test("every game with roles or turns tells them in one line each", async () => {
  const cards = await folding("san-juan");
  const [producer] = cards.folding.chapters([
    event("role_taken", 2, { role: "producer" }),
    event("good_made", 2, { good: "sugar" }),
    event("good_made", 0, { good: "sugar" }),
    event("good_made", 0, { good: "coffee" }),
  ]);
  expect([text(producer?.title ?? []), text(producer?.sum ?? [])]).toEqual([
    "Producer",
    "Palma 1 sugar, Marea 1 sugar + 1 coffee",
  ]);
  const sea = await folding("anno-1503");
  const [turn] = sea.folding.chapters([
    event("rolled", 1, { number: 3 }),
    event("produced", 1, { good: "wood" }),
    event("bought", 1, { good: "spice", price: 2 }),
  ]);
  expect(text(turn?.title ?? [])).toBe("Coral");
  expect(text(turn?.sum ?? [])).toContain("−2 gold");
});

test("a caption is short: the decision, and the sum of what comes of it", async () => {
  const { spoken } = await folding("puerto-rico");
  const produced = (seat: number) => event("produced", seat, { good: "corn", count: seat + 1 });
  const crafted = [event("role_taken", 0, { role: "craftsman", doubloons: 0 }), produced(0), produced(1), produced(2)];
  expect(captionParts(crafted, spoken, NAMES).map(text)).toEqual([
    "Marea takes the craftsman.",
    "Marea 1 corn, Coral 2 corn, Palma 3 corn",
  ]);
  expect(captionParts(crafted.slice(0, 2), spoken, NAMES)).toHaveLength(2);
});

test("a payment stands under the words of what is paid for, until somebody else does something", async () => {
  const { spoken } = await folding("san-juan");
  const log = [
    { move: 7, kind: "built", seat: 1, building: "smithy", price: 2 },
    { move: 8, kind: "card_paid", seat: 1, card: null },
    { move: 9, kind: "card_paid", seat: 1, card: null },
    { move: 10, kind: "passed", seat: 2 },
    { move: 11, kind: "card_paid", seat: 1, card: null },
  ] as GameEvent[];
  const said = (from: number, to: number, by: number | null) =>
    captionOf(log, { from, to, by }, spoken, NAMES).map(text);
  expect(said(6, 7, 1)[0]).toContain("Coral builds the smithy");
  expect(said(7, 9, 1)).toEqual(said(6, 7, 1));
  expect(said(10, 11, 1)).toEqual([]);
  expect(said(10, 11, null)).toEqual([]);
});
