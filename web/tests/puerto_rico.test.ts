import { describe, expect, test } from "vitest";
import { givenUp, mannings, nobleAnswers, supplies } from "../src/games/puerto_rico/appoint";
import { askedStock, bestStock, fillCrew, fits, keepCrew } from "../src/games/puerto_rico/arrange";
import { isInPlay, isUnchosen } from "../src/games/puerto_rico/kinds";
import type { State } from "../src/api/types";
import { inOrder } from "../src/games/common/order";
import { freeSpaces, layOut, settle, type Plan } from "../src/games/puerto_rico/slots";
import { arrangement, choiceWords, logLine, refusalWords, together, worth } from "../src/games/puerto_rico/tell";
import {
  BUILDINGS,
  type Building,
  type BuildingFacts,
  type Edition,
  type Facts,
  type GameEvent,
  type Place,
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
    expect(fits(kept, { kinds, singles: 1 })).toBe(may);
  });

  test("the suggestion fills the warehouse with the best lot and keeps one of the dearest kind left", () => {
    expect(bestStock({ corn: 4, sugar: 2, coffee: 2 }, { kinds: 0, singles: 4 }, facts)).toEqual({ corn: 0, sugar: 2, coffee: 2 });
    expect(bestStock({ corn: 4, sugar: 2, coffee: 1 }, { kinds: 1, singles: 1 }, facts)).toEqual({ corn: 4, sugar: 0, coffee: 1 });
  });

  test("what stays without a question is not answered", () => {
    const goods = { corn: 3, sugar: 1 };
    expect(askedStock({ corn: 0, sugar: 1 }, goods, ["corn", "sugar"], { kinds: 0, singles: 1 })).toEqual({ corn: 0 });
    expect(askedStock({ corn: 1, sugar: 0 }, goods, ["corn", "sugar"], { kinds: 0, singles: 1 })).toEqual({ corn: 1, sugar: 0 });
  });
});

describe("answers that go onwards", () => {
  test("nobles are named in the order of the places, and then it is said that these are all", () => {
    const crew = { corn: 2, chapel: 1, villa: 1 };
    expect(nobleAnswers({ chapel: 1, corn: 1 }, crew, 3, 2)).toEqual(["noble corn", "noble chapel", "pass"]);
  });

  test("nothing is said any more when nobody is left, or nowhere, or only nobles", () => {
    const crew = { corn: 2, chapel: 1 };
    expect(nobleAnswers({ corn: 1 }, crew, 1, 5)).toEqual(["noble corn"]);
    expect(nobleAnswers({ chapel: 1 }, crew, 2, 3)).toEqual(["noble chapel"]);
    expect(nobleAnswers({ corn: 1, chapel: 1 }, crew, 2, 0)).toEqual(["noble corn", "noble chapel"]);
    expect(nobleAnswers({ chapel: 1, villa: 1 }, { corn: 1, chapel: 1, villa: 1 }, 2, 0)).toEqual(["noble chapel"]);
  });

  test("nobles may all stay in San Juan", () => {
    expect(nobleAnswers({}, { corn: 1 }, 1, 2)).toEqual(["pass"]);
  });

  test("those won or raided go on free circles until none is left of either", () => {
    const free = { quarry: 1, wharf: 2 };
    const staff = { colonists: { wharf: 1, quarry: 1 }, nobles: {} };
    expect(mannings(staff, free, 3)).toEqual(["man quarry", "man wharf", "pass"]);
    expect(mannings(staff, free, 2)).toEqual(["man quarry", "man wharf"]);
    expect(mannings({ colonists: { wharf: 1 }, nobles: { wharf: 1 } }, free, 3)).toEqual(["man wharf", "noble wharf"]);
    expect(mannings({ colonists: {}, nobles: {} }, free, 3)).toEqual(["pass"]);
  });

  test("who stands on a plantation that is given up is named where the rules ask about it", () => {
    const all = new Set(["discard corn", "discard corn colonist", "discard corn noble"]);
    expect(givenUp("corn", null, all)).toBe("discard corn");
    expect(givenUp("corn", "colonist", all)).toBe("discard corn colonist");
    expect(givenUp("corn", "noble", all)).toBe("discard corn noble");
    expect(givenUp("corn", "noble", new Set(["discard corn", "discard corn colonist"]))).toBe("discard corn colonist");
    expect(givenUp("corn", "noble", new Set(["discard corn"]))).toBe("discard corn");
  });

  test("goods for the court, whichever was clicked first", () => {
    const goods = { corn: 1, sugar: 2, coffee: 1 };
    expect(supplies(["sugar", "corn"], goods, 3)).toEqual(["supply corn", "supply sugar", "pass"]);
    expect(supplies(["sugar", "corn"], goods, 2)).toEqual(["supply corn", "supply sugar"]);
    expect(supplies(["coffee"], goods, 3)).toEqual(["supply coffee"]);
    expect(supplies([], goods, 3)).toEqual(["pass"]);
  });
});

describe("buildings in the game", () => {
  const base = { options: { edition: "2020", hidden_vp: false, ask_optional: false } };
  const expanded = { options: { ...base.options, expansions: "new-buildings" } };
  const drafted = [...Array<Building>(16).fill("statue"), "church"];

  test("without choosing all that are printed are in it", () => {
    expect(isInPlay("office", base as unknown as View, facts)).toBe(true);
  });

  test("while they are chosen all are shown, afterwards those chosen and the plants", () => {
    const choosing = { ...expanded, chosen: ["church"] } as unknown as View;
    const chosen = { ...expanded, chosen: drafted } as unknown as View;
    expect(isInPlay("office", choosing, facts)).toBe(true);
    expect(isUnchosen("office", choosing)).toBe(true);
    expect(isInPlay("office", chosen, facts)).toBe(false);
    expect(isInPlay("church", chosen, facts)).toBe(true);
    expect(isInPlay("indigo_plant", chosen, facts)).toBe(true);
    expect(isInPlay("villa", chosen, facts)).toBe(true);
  });

  test("a given set is the set", () => {
    const given = { options: { ...expanded.options, buildings: "church,statue" } } as unknown as View;
    expect(isInPlay("office", given, facts)).toBe(false);
    expect(isInPlay("statue", given, facts)).toBe(true);
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

test("what came first stays first", () => {
  expect(inOrder(["sugar", "corn"], ["corn", "indigo", "sugar"])).toEqual(["sugar", "corn", "indigo"]);
  expect(inOrder(["sugar", "corn"], ["corn"])).toEqual(["corn"]);
});

describe("a city", () => {
  const isLarge = (name: string) => name.startsWith("L");
  const grown = (names: string[], before: Plan<string> = new Map()) => layOut(before, names, isLarge);
  const spaces = (plan: Plan<string>) => Object.fromEntries([...plan].map(([name, { space }]) => [name, space]));

  test("small buildings come from the first space, large ones from the last", () => {
    expect(spaces(grown(["a", "b", "L"]))).toEqual({ a: 0, b: 1, L: 7 });
  });

  test("what stands stays, whatever comes", () => {
    const before = grown(["b", "L"]);
    expect(spaces(grown(["a", "b", "L", "L2"], before))).toEqual({ b: 0, a: 1, L: 7, L2: 6 });
  });

  test("where one has gone, the others close up in the order in which they came", () => {
    const before = grown(["a", "L", "c"], grown(["c"]));
    expect(spaces(grown(["a", "L"], before))).toEqual({ a: 0, L: 7 });
    expect(spaces(grown(["c", "L"], before))).toEqual({ c: 0, L: 7 });
  });

  test("only for a large building without room are the others moved", () => {
    const small = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const before = grown(small);
    expect(spaces(grown(["a", ...small.slice(1)], before))).toEqual(spaces(before));
    const after = grown([...small, "L"], before);
    expect(after.get("L")).toEqual({ space: 10, rows: 1, columns: 2 });
    expect(after.get("h")).toEqual(before.get("h"));
  });

  test("every city that the rules allow has its spaces, and none twice", () => {
    for (let large = 0; large <= 5; large++) {
      const names = [..."abcdefghijkl"].slice(0, 12 - 2 * large);
      const late = grown([...names, ..."12345".slice(0, large)].map((name) => (/\d/.test(name) ? `L${name}` : name)), grown(names));
      expect(late.size).toBe(12 - large);
      expect(freeSpaces(late)).toEqual([]);
    }
  });
});

const editions: Edition[] = ["first", "2020"];
const spoken = (Object.keys(languages) as Language[]).flatMap((language) =>
  editions.map((edition) => [language, edition] as const),
);
/** Everything that any event, question or refusal could be about. */
const anything = {
  seat: 0,
  chosen: 1,
  tile: "corn",
  role: "mayor",
  place: "office",
  building: "lighthouse",
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
  left: 2,
  reward: 3,
  nobles: 1,
  task: "building",
  shows: "office",
  known: "all",
  noble: true,
} as const;

const limits: Record<Language, { upToThree: RegExp; atMost: RegExp; alone: RegExp }> = {
  en: { upToThree: /up to three/g, atMost: /at most as many as/, alone: /than every other/ },
  de: { upToThree: /bis zu drei/g, atMost: /höchstens so viele/, alone: /als jede andere/ },
  nl: { upToThree: /hoogstens drie/g, atMost: /hoogstens zoveel/, alone: /dan elk ander/ },
  es: { upToThree: /hasta tres/g, atMost: /como mucho tantas/, alone: /que cualquier otra/ },
};

describe.each(spoken)("in %s, edition %s", (language, edition) => {
  test("there is a sentence for every event, question and refusal", async () => {
    const words = (await loadWords(language))(edition);
    const tell = (say: unknown, subject: unknown): string =>
      (say as (subject: unknown, who: string) => string)(subject, "Ana");
    const sentences = [
      ...Object.entries(words.events).map(([kind, say]) =>
        tell(say, { ...anything, kind, ...(kind === "points_gained" ? { by: "harbor" } : {}) }),
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

  test("the limits of the rules are told: three for the buccaneer, the nobles for the supplier, no tie for the lodge", async () => {
    const words = (await loadWords(language))(edition);
    expect(words.roles.buccaneer.privilege.match(limits[language].upToThree)).toHaveLength(2);
    expect(words.effects.royal_supplier).toMatch(limits[language].atMost);
    expect(words.effects.hunting_lodge).toMatch(limits[language].alone);
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
    expect(logLine({ kind: "colonists_placed", seat: 0, place: "corn", count: 0 }, words, ["Ana"])).toEqual([]);
  });

  test("the placings of a turn are one line, and it leads to the moment after the last", () => {
    const placed = (move: number, seat: number, place: Place, count: number): GameEvent => ({
      kind: "colonists_placed",
      move,
      seat,
      place,
      count,
    });
    const story = together([placed(1, 0, "corn", 1), placed(2, 0, "office", 0), placed(3, 0, "indigo_plant", 2), placed(4, 1, "quarry", 1)]);
    expect(story.map(({ move }) => move)).toEqual([3, 4]);
    const lines = story.map((event) => logLine(event, words, ["Ana", "Ben"]));
    expect(lines[0]?.[1]).toBe(" places 3 workers: corn plantation, 2 × indigo plant.");
    expect(lines[1]?.[1]).toBe(" places 1 worker: quarry.");
  });

  test("an arrangement leaves out what stays empty", () => {
    const asking = (kind: string) => ({ question: { kind, seat: 0 } }) as unknown as State;
    expect(arrangement({ corn: 1, office: 0 }, asking("place"), words)).toEqual(["1 worker on the corn plantation"]);
    expect(arrangement({ corn: 0, sugar: 2 }, asking("keep"), words)).toEqual(["Keep 2 sugar"]);
  });

  test("what each got of a ship is one line, however it was dealt", () => {
    const taken = (seat: number, noble: boolean): GameEvent => ({ kind: "token_taken", seat, noble });
    const story = together([taken(0, true), taken(1, false), taken(0, false), taken(1, false)]);
    expect(story.map((event) => logLine(event, words, ["Ana", "Ben"]).slice(1).join(""))).toEqual([
      " gets 1 worker and 1 noble.",
      " gets 2 workers.",
    ]);
  });

  test("a shipment takes no more than the ship has room for", () => {
    const me = { ...player, goods: { corn: 5 } };
    expect(choiceWords("ship corn 6", null, words, me, view)).toBe("Ship 2 corn on the ship of 6");
    expect(choiceWords("wharf corn", null, words, me, view)).toBe("Ship 5 corn from your wharf");
  });

  test("what a choice brings is added up for its own seat only", () => {
    const events: GameEvent[] = [
      { kind: "points_gained", seat: 0, points: 3, by: "goods" },
      { kind: "points_gained", seat: 0, points: 1, by: "harbor" },
      { kind: "points_gained", seat: 1, points: 9, by: "goods" },
      { kind: "built", seat: 0, building: "office", price: 4 },
      { kind: "sold", seat: 0, good: "corn", doubloons: 1 },
    ];
    expect(worth(events, 0, words)).toEqual(["+4 points", "−3 doubloons"]);
  });

  test("a refusal nobody translated is told in the server's words", () => {
    const unknown = { code: "new-rule", parameters: {}, sentence: "The tide is out." };
    expect(refusalWords(unknown, words)).toBe("The tide is out.");
    expect(refusalWords({ code: "ship_full", parameters: { good: "corn" }, sentence: "" }, words)).toBe(
      "The corn ship is full.",
    );
  });
});
