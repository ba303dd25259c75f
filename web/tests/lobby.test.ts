import { expect, test } from "vitest";
import type { GameInfo, PastTable, SeatRequest } from "../src/api/types";
import type { SpokenGame } from "../src/games/registry";
import { companies } from "../src/lobby/company";
import { switchedOn } from "../src/lobby/options";
import { commonLevel, companyOf, resized, seatedWith, withLevel } from "../src/lobby/seating";

const me: SeatRequest = { kind: "me" };
const open: SeatRequest = { kind: "open" };
const bot = (level: string): SeatRequest => ({ kind: "bot", level });

test("the company is named if the others are all alike", () => {
  expect(companyOf([me, bot("casual"), bot("expert")])).toBe("bots");
  expect(companyOf([me, open])).toBe("friends");
  expect(companyOf([me, { kind: "me", name: "Ben" }])).toBe("screen");
  expect(companyOf([me, open, bot("casual")])).toBe("mixed");
  expect(companyOf([open, open])).toBe("mixed");
});

test("a company takes all seats but mine", () => {
  expect(seatedWith("friends", [me, bot("casual"), bot("casual")], "casual")).toEqual([me, open, open]);
  expect(seatedWith("bots", [me, open], "expert")).toEqual([me, bot("expert")]);
});

test("new seats are like the last one", () => {
  expect(resized([me, open], 3, "casual")).toEqual([me, open, open]);
  expect(resized([me, bot("expert"), bot("expert")], 2, "casual")).toEqual([me, bot("expert")]);
});

test("one level for all bots", () => {
  expect(commonLevel([me, bot("casual"), bot("expert")])).toBe("");
  expect(withLevel([me, bot("casual"), open], "master")).toEqual([me, bot("master"), open]);
});

const seat = (number: number, person: string | null) =>
  ({ seat: number, person, name: person }) as PastTable["seats"][number];
const past = (id: string, people: (string | null)[], yours = [0]) =>
  ({ id, game: "san-juan", seats: people.map((person, number) => seat(number, person)), yours }) as PastTable;

test("of every company with people the latest game is kept", () => {
  const tables = [
    past("c", ["ana", "ben"]),
    past("b", ["ana", null]),
    past("a", ["ana", "ben"]),
    past("r", ["ana", "ben"], []),
  ];
  expect(companies(tables).map((table) => table.id)).toEqual(["c"]);
});

test("what is switched on is told in words, and nothing of a part that is not in play", () => {
  const option = (name: string, usual: string | boolean, choices: (string | boolean)[], members: string[] = []) =>
    ({ name, default: usual, choices, members, groups: [], meaning: "" }) as GameInfo["options"][number];
  const options = [
    option("hidden", false, [false, true]),
    option("expansions", "none", ["none", "nobles", "festival", "nobles,festival"], ["nobles", "festival"]),
    option("edition", "2020", ["2020", "first"]),
    option("lodges", "all", ["all", "own"]),
  ];
  const words = {
    hidden: { label: "Hidden points", meaning: "", choices: {} },
    expansions: { label: "Expansions", meaning: "", choices: { nobles: "Nobles", festival: "Festival" } },
    edition: { label: "Edition", meaning: "", choices: { first: "first edition" } },
    lodges: { label: "Lodges", meaning: "", choices: {}, belongs: { option: "expansions", member: "nobles" } },
  };
  const spoken = { game: { option: (name: keyof typeof words) => words[name] }, words: {} } as unknown as SpokenGame;
  const game = { options } as GameInfo;
  const chosen = { hidden: true, expansions: "festival", edition: "first", lodges: "own" };
  expect(switchedOn(game, chosen, spoken)).toEqual(["Hidden points", "Festival", "Edition: first edition"]);
  expect(switchedOn(game, {}, spoken)).toEqual([]);
});
