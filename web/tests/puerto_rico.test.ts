import { describe, expect, test } from "vitest";
import { askedStock, bestStock, fillCrew, fits, keepCrew } from "../src/games/puerto_rico/arrange";
import { settle } from "../src/games/puerto_rico/slots";
import { choiceWords, logLine, refusalWords, worth } from "../src/games/puerto_rico/tell";
import {
  BUILDINGS,
  type Building,
  type BuildingFacts,
  type Edition,
  type Facts,
  type GameEvent,
  type Player,
  type Question,
  type View,
} from "../src/games/puerto_rico/types";
import { loadWords } from "../src/games/puerto_rico/words/words";
import { languages, type Language } from "../src/words";

const plain: BuildingFacts = { price: 5, points: 2, circles: 1, column: 2, spaces: 1, kind: "violet", copies: 2 };
const facts = {
  buildings: {
    ...(Object.fromEntries(BUILDINGS.map((building) => [building, plain])) as Record<Building, BuildingFacts>),
    indigo_plant: { ...plain, circles: 3, good: "indigo" },
    coffee_roaster: { ...plain, circles: 2, good: "coffee" },
  },
  goods: {
    corn: { price: 0, total: 10 },
    indigo: { price: 1, total: 11 },
    sugar: { price: 2, total: 11 },
    tobacco: { price: 3, total: 9 },
    coffee: { price: 4, total: 9 },
  },
} satisfies Facts;

const player = {
  doubloons: 0,
  points: 0,
  score: 0,
  san_juan: 4,
  goods: {},
  island: { corn: [1, 0], indigo: [2, 0], coffee: [1, 0], quarry: [1, 0] },
  city: { indigo_plant: 0, coffee_roaster: 0, office: 0 },
  building_points: 0,
  colonists: 4,
  tiles: 5,
  spaces: 3,
  production: {},
} satisfies Player;
const places = ["corn", "indigo", "coffee", "quarry", "indigo_plant", "coffee_roaster", "office"] as const;

describe("placing colonists", () => {
  test("the best that works at once is manned first, a plantation together with its plant", () => {
    expect(fillCrew({}, places, player, facts, 3)).toEqual({ office: 1, coffee: 1, coffee_roaster: 1 });
  });

  test("a plant that waits for its plantation gets it", () => {
    expect(fillCrew({ indigo_plant: 1 }, ["indigo", "quarry", "indigo_plant"], player, facts, 2)).toEqual({
      indigo_plant: 1,
      indigo: 1,
    });
  });

  test("everybody who finds a circle is placed", () => {
    const crew = fillCrew({}, places, player, facts, 20);
    expect(crew).toEqual({ corn: 1, indigo: 2, coffee: 1, quarry: 1, indigo_plant: 3, coffee_roaster: 2, office: 1 });
  });

  test("the old arrangement stays as far as there are circles and colonists", () => {
    expect(keepCrew({ indigo: 5, office: 1 }, places, player, facts, 2)).toEqual({ indigo: 2 });
  });
});

describe("storing goods", () => {
  test.each([
    [{ corn: 1 }, 0, true],
    [{ corn: 2 }, 0, false],
    [{ corn: 1, sugar: 1 }, 0, false],
    [{ corn: 9, sugar: 1 }, 1, true],
    [{ corn: 9, sugar: 2 }, 1, false],
    [{ corn: 4, indigo: 3, sugar: 2, tobacco: 1 }, 3, true],
  ])("%o with %i kinds in warehouses: %s", (kept, kinds, may) => {
    expect(fits(kept, kinds)).toBe(may);
  });

  test("the suggestion fills the warehouse with the best lot and keeps one of the dearest kind left", () => {
    expect(bestStock({ corn: 4, sugar: 2, coffee: 1 }, 1, facts)).toEqual({ corn: 4, sugar: 0, coffee: 1 });
  });

  test("what stays without a question is not answered", () => {
    const goods = { corn: 3, sugar: 1 };
    expect(askedStock({ corn: 0, sugar: 1 }, goods, ["corn", "sugar"], 0)).toEqual({ corn: 0 });
    expect(askedStock({ corn: 1, sugar: 0 }, goods, ["corn", "sugar"], 0)).toEqual({ corn: 1, sugar: 0 });
  });
});

test("what stays keeps its place in the row", () => {
  const row = settle([], { corn: 2, coffee: 1 }, 4);
  expect(row).toEqual(["corn", "corn", "coffee", null]);
  expect(settle(row, { corn: 1, coffee: 1 }, 4)).toEqual(["corn", null, "coffee", null]);
  expect(settle(["corn", null, "coffee", null], { corn: 1, indigo: 1, coffee: 1 }, 4)).toEqual([
    "corn",
    "indigo",
    "coffee",
    null,
  ]);
});

const editions: Edition[] = ["first", "2020"];
const spoken = (Object.keys(languages) as Language[]).flatMap((language) =>
  editions.map((edition) => [language, edition] as const),
);
/** Everything that any event, question or refusal could be about. */
const anything = {
  seat: 0,
  tile: "corn",
  role: "mayor",
  place: "office",
  building: "office",
  about: "office",
  good: "sugar",
  question: "role",
  reason: "city",
  by: "hospice",
  count: 2,
  wanted: 3,
  doubloons: 2,
  price: 3,
  points: 2,
  round: 4,
  ship: 6,
  returned: 1,
  most: 1,
  least: 1,
  spaces: 2,
  free: 1,
  players: 3,
} as const;

describe.each(spoken)("in %s, edition %s", (language, edition) => {
  test("there is a sentence for every event, question and refusal", async () => {
    const words = (await loadWords(language))(edition);
    const tell = (say: unknown, subject: unknown): string =>
      (say as (subject: unknown, who: string) => string)(subject, "Ana");
    const sentences = [
      ...Object.entries(words.events).map(([kind, say]) =>
        tell(say, { ...anything, kind, ...(kind === "points gained" ? { by: "harbor" } : {}) }),
      ),
      ...Object.values(words.questions).flatMap((said) => [
        said.mine(anything as unknown as Question),
        said.theirs("Ana", anything as unknown as Question),
      ]),
      ...Object.values(words.refusals).map((say) => tell(say, anything)),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[^\n]*[.?]$/);
    expect(sentences.join(" ")).not.toMatch(/undefined|NaN|\[object/);
  });

  test("no two goods share a letter", async () => {
    const words = (await loadWords(language))(edition);
    expect(new Set(Object.values(words.letters)).size).toBe(5);
  });
});

describe("telling", async () => {
  const words = (await loadWords("en"))("2020");
  const view = { cargo_ships: [{ spaces: 6, load: 4, good: "corn" }] } as unknown as View;

  test("a line has the player and the good in their colours", () => {
    const event: GameEvent = { kind: "sold", seat: 1, good: "sugar", doubloons: 3 };
    expect(logLine(event, words, ["Ana", "Ben"])).toEqual([
      { text: "Ben", seat: 1 },
      " sells ",
      { text: "sugar", tone: "sugar" },
      " for 3 doubloons.",
    ]);
  });

  test("nobody placed is no news", () => {
    expect(logLine({ kind: "colonists placed", seat: 0, place: "corn", count: 0 }, words, ["Ana"])).toEqual([]);
  });

  test("a shipment takes no more than the ship has room for", () => {
    const me = { ...player, goods: { corn: 5 } };
    expect(choiceWords("ship corn 6", null, words, me, view)).toBe("Ship 2 corn on the ship of 6");
    expect(choiceWords("wharf corn", null, words, me, view)).toBe("Ship 5 corn from your wharf");
  });

  test("what a choice brings is added up for its own seat only", () => {
    const events: GameEvent[] = [
      { kind: "points gained", seat: 0, points: 3, by: "goods" },
      { kind: "points gained", seat: 0, points: 1, by: "harbor" },
      { kind: "points gained", seat: 1, points: 9, by: "goods" },
      { kind: "built", seat: 0, building: "office", price: 4 },
      { kind: "sold", seat: 0, good: "corn", doubloons: 1 },
    ];
    expect(worth(events, 0, words)).toEqual(["+4 points", "−3 doubloons"]);
  });

  test("a refusal nobody translated is told in the server's words", () => {
    const unknown = { code: "new-rule", parameters: {}, sentence: "The tide is out." };
    expect(refusalWords(unknown, words)).toBe("The tide is out.");
    expect(refusalWords({ code: "ship-full", parameters: { good: "corn" }, sentence: "" }, words)).toBe(
      "The corn ship is full.",
    );
  });
});
