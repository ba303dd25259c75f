import { describe, expect, test } from "vitest";
import { Crew } from "../src/games/puerto_rico/crew.svelte";
import type { Model } from "../src/games/puerto_rico/model.svelte";
import { discardAction } from "../src/games/puerto_rico/clicks";
import { isInPlay, isUnchosen } from "../src/games/puerto_rico/buildings";
import { Nobles } from "../src/games/puerto_rico/nobles.svelte";
import { Shipping } from "../src/games/puerto_rico/shipping.svelte";
import { Store } from "../src/games/puerto_rico/store.svelte";
import { inOrder } from "../src/games/common/order";
import { freeSpaces, keepPlaces, layOut, type Plan } from "../src/games/puerto_rico/slots";
import {
  arrangement,
  choiceWords,
  gainWords,
  logLine,
  refusalWords,
  together,
} from "../src/games/puerto_rico/sentences";
import {
  type Edition,
  type GameEvent,
  type Place,
  type Player,
  type Question,
  type QuestionKind,
  type View,
} from "../src/games/puerto_rico/types";
import { loadWords } from "../src/games/puerto_rico/words/words";
import { say } from "../src/words/say";
import { languages, type Language } from "../src/words";

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

/** A board model with this question open. */
function asked(question: Partial<Question> & { kind: QuestionKind }, legal: string[] = []) {
  const sent: Record<string, number>[] = [];
  const model = {
    ask: question.kind,
    question: { seat: 0, ...question },
    legal: new Set(legal),
    busy: false,
    advised: null,
    facts: { buildings: { chapel: { dual: true }, office: {} } },
    count: (counts: Record<string, number>) => sent.push(counts),
  } as unknown as Model;
  return { model, sent };
}

describe("placing colonists", () => {
  const question = {
    kind: "place",
    things: { corn: 1, indigo: 2, office: 1 },
    least: 3,
    most: 3,
    as_before: { corn: 1, indigo: 2 },
    filled: { office: 1, indigo: 2 },
  } as const;

  test("the server's arrangements are the ones to begin with", () => {
    const crew = new Crew(asked(question).model);
    crew.asBefore();
    expect(crew.counts).toEqual({ corn: 1, indigo: 2 });
    crew.fill();
    expect(crew.counts).toEqual({ office: 1, indigo: 2 });
    crew.clear();
    expect([crew.placed, crew.toPlace, crew.complete]).toEqual([0, 3, false]);
  });

  test("no more than there are circles, and no more than there are colonists", () => {
    const crew = new Crew(asked({ ...question, most: 2, least: 2 }).model);
    expect([crew.put("corn", 1), crew.put("corn", 1), crew.put("indigo", 1), crew.put("office", 1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    crew.move("corn", "office");
    expect(crew.counts).toMatchObject({ corn: 0, indigo: 1, office: 1 });
  });

  test("all places are sent, the empty ones too", () => {
    const { model, sent } = asked(question);
    const crew = new Crew(model);
    crew.confirm();
    crew.asBefore();
    crew.confirm();
    expect(sent).toEqual([{ corn: 1, indigo: 2, office: 0 }]);
  });
});

describe("storing goods", () => {
  const stores = [
    { corn: 4, coffee: 1 },
    { corn: 1, coffee: 2 },
  ];
  const question = { kind: "keep", things: { corn: 4, coffee: 2 }, stores } as const;

  test("the best way is suggested, and only what fits into one of them may be kept", () => {
    const { model, sent } = asked(question);
    const store = new Store(model);
    store.start();
    expect([store.kept, store.count, store.going, store.allowed]).toEqual([{ corn: 4, coffee: 1 }, 5, 1, true]);
    store.keep("coffee", 2);
    expect(store.allowed).toBe(false);
    store.confirm();
    store.keep("corn", 0);
    expect(store.allowed).toBe(true);
    store.confirm();
    expect(sent).toEqual([{ corn: 0, coffee: 2 }]);
  });

  test("the small wharf takes at least one good and says what it brings", () => {
    const store = new Store(
      asked({ kind: "small_wharf", things: { corn: 2, sugar: 1 }, most: 2, points: [0, 0, 1, 1] }).model,
    );
    store.start();
    expect([store.going, store.points, store.allowed]).toEqual([3, 1, true]);
    store.keep("corn", 2);
    store.keep("sugar", 5);
    expect([store.going, store.points, store.allowed]).toEqual([0, 0, false]);
  });
});

describe("nobles", () => {
  test("buildings that tell a noble from a colonist come last in what is suggested", () => {
    const { model, sent } = asked({ kind: "noble", things: { chapel: 1, office: 1, corn: 1 }, least: 1, most: 2 }, [
      "noble corn",
    ]);
    const nobles = new Nobles(model);
    nobles.start();
    expect(nobles.counts).toEqual({ office: 1, corn: 1 });
    nobles.name("corn", -1);
    nobles.confirm();
    expect(sent).toEqual([{ office: 1 }]);
    nobles.name("office", -1);
    expect(nobles.enough).toBe(false);
  });

  test("of those raided no more than there are of each sort", () => {
    const things = { "man corn": 2, "noble corn": 1, "man office": 1, "noble office": 1 };
    const { model, sent } = asked({ kind: "man", things, verbs: { man: 2, noble: 1 }, least: 0, most: 3 }, [
      "man corn",
      "noble corn",
    ]);
    const nobles = new Nobles(model);
    nobles.start();
    expect([nobles.either, nobles.chosen, nobles.canMan("corn"), nobles.canMan("wharf")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    nobles.man("corn", true, 1);
    nobles.man("office", true, 1);
    nobles.man("office", false, 1);
    expect([nobles.at("corn", true), nobles.at("office", true), nobles.at("office", false)]).toEqual([1, 0, 1]);
    nobles.confirm();
    expect(sent).toEqual([{ "noble corn": 1, "man office": 1 }]);
  });

  test("who stands on a plantation that is given up is named where the rules ask about it", () => {
    const all = new Set(["discard corn", "discard corn colonist", "discard corn noble"]);
    expect(discardAction("corn", null, all)).toBe("discard corn");
    expect(discardAction("corn", "colonist", all)).toBe("discard corn colonist");
    expect(discardAction("corn", "noble", all)).toBe("discard corn noble");
    expect(discardAction("corn", "noble", new Set(["discard corn", "discard corn colonist"]))).toBe(
      "discard corn colonist",
    );
    expect(discardAction("corn", "noble", new Set(["discard corn"]))).toBe("discard corn");
  });
});

test("goods for the court, whichever was clicked first", () => {
  const { model, sent } = asked({ kind: "supply", things: { corn: 1, sugar: 1, coffee: 1 }, least: 0, most: 2 });
  const shipping = new Shipping(model);
  for (const good of ["sugar", "corn", "coffee"] as const) shipping.press(good)?.();
  expect([shipping.given, shipping.isChosen("sugar"), shipping.isChosen("coffee")]).toEqual([2, true, false]);
  shipping.press("corn")?.();
  shipping.confirm();
  expect(sent).toEqual([{ sugar: 1 }]);
  expect(shipping.press("tobacco")).toBeNull();
});

describe("buildings in the game", () => {
  const chosen = { in_game: ["indigo_plant", "church"] } as unknown as View;
  const choosing = { ...chosen, draft: { office: 2 } } as unknown as View;

  test("while they are chosen all are shown, afterwards those in the game", () => {
    expect([isInPlay("office", choosing), isUnchosen("office", choosing)]).toEqual([true, true]);
    expect([isInPlay("office", chosen), isUnchosen("office", chosen)]).toEqual([false, true]);
    expect([isInPlay("church", chosen), isUnchosen("church", chosen)]).toEqual([true, false]);
  });
});

test("what stays keeps its place in the row", () => {
  const row = keepPlaces([], { corn: 2, coffee: 1 }, 4);
  expect(row).toEqual(["corn", "corn", "coffee", null]);
  expect(keepPlaces(row, { corn: 1, coffee: 1 }, 4)).toEqual(["corn", null, "coffee", null]);
  expect(keepPlaces(["corn", null, "coffee", null], { corn: 1, indigo: 1, coffee: 1 }, 4)).toEqual([
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
    expect(spaces(grown(["a", "b", "L"]))).toEqual({ a: 0, b: 1, L: 10 });
  });

  test("what stands stays, whatever comes", () => {
    const before = grown(["b", "L"]);
    expect(spaces(grown(["a", "b", "L", "L2"], before))).toEqual({ b: 0, a: 1, L: 10, L2: 8 });
  });

  test("where one has gone, the others close up in the order in which they came", () => {
    const before = grown(["a", "L", "c"], grown(["c"]));
    expect(spaces(grown(["a", "L"], before))).toEqual({ a: 0, L: 10 });
    expect(spaces(grown(["c", "L"], before))).toEqual({ c: 0, L: 10 });
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
      const late = grown(
        [...names, ..."12345".slice(0, large)].map((name) => (/\d/.test(name) ? `L${name}` : name)),
        grown(names),
      );
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
    const words = await loadWords(language, edition);
    const sentence = (message: Parameters<typeof say>[0], subject: object): string =>
      say(message, { ...subject, who: "Ana" });
    const added = {
      goods: "2 corn",
      tiles: "corn",
      tokens: "1",
      places: "corn",
      crew: null,
      short: false,
      colonists: 1,
    };
    const sentences = [
      ...Object.entries(words.events).map(([kind, message]) =>
        sentence(message, { ...anything, ...added, kind, ...(kind === "points_gained" ? { by: "harbor" } : {}) }),
      ),
      ...Object.values(words.questions).flatMap((said) => [
        sentence(said.mine, anything),
        sentence(said.theirs, anything),
      ]),
      ...Object.values(words.refusals).map((message) => sentence(message, anything)),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[^\n]*[.?]$/);
    expect(sentences.join(" ")).not.toMatch(/undefined|NaN|\[object/);
  });

  test("no two goods share a letter", async () => {
    const words = await loadWords(language, edition);
    expect(new Set(Object.values(words.letters)).size).toBe(5);
  });

  test("the limits of the rules are told: three for the buccaneer, the nobles for the supplier, no tie for the lodge", async () => {
    const words = await loadWords(language, edition);
    expect(words.roles.buccaneer.privilege.match(limits[language].upToThree)).toHaveLength(2);
    expect(words.effects.royal_supplier).toMatch(limits[language].atMost);
    expect(words.effects.hunting_lodge).toMatch(limits[language].alone);
  });
});

describe("sentences", async () => {
  const words = await loadWords("en", "2020");

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
    const joined = together([
      placed(1, 0, "corn", 1),
      placed(2, 0, "office", 0),
      placed(3, 0, "indigo_plant", 2),
      placed(4, 1, "quarry", 1),
    ]);
    expect(joined.map(({ move }) => move)).toEqual([3, 4]);
    const lines = joined.map((event) => logLine(event, words, ["Ana", "Ben"]));
    expect(lines[0]?.[1]).toBe(" places 3 workers: corn plantation, 2 × indigo plant.");
    expect(lines[1]?.[1]).toBe(" places 1 worker: quarry.");
  });

  test("an arrangement leaves out what stays empty", () => {
    const asking = (kind: string) => ({ question: { kind, seat: 0 } }) as unknown as Parameters<typeof arrangement>[1];
    expect(arrangement({ corn: 1, office: 0 }, asking("place"), words)).toEqual(["1 worker on the corn plantation"]);
    expect(arrangement({ corn: 0, sugar: 2 }, asking("keep"), words)).toEqual(["Keep 2 sugar"]);
  });

  test("what each got of a ship is one line, however it was dealt", () => {
    const taken = (seat: number, noble: boolean): GameEvent => ({ kind: "token_taken", seat, noble });
    const joined = together([taken(0, true), taken(1, false), taken(0, false), taken(1, false)]);
    expect(joined.map((event) => logLine(event, words, ["Ana", "Ben"]).slice(1).join(""))).toEqual([
      " gets 1 worker and 1 noble.",
      " gets 2 workers.",
    ]);
  });

  test("a shipment takes as many as the server says", () => {
    const me = { ...player, goods: { corn: 5 } };
    const question: Question = { kind: "ship", seat: 0, loads: { corn: 2 } };
    expect(choiceWords("ship corn 6", question, words, me)).toBe("Ship 2 corn on the ship of 6");
    expect(choiceWords("wharf corn", question, words, me)).toBe("Ship 5 corn from your wharf");
  });

  test("advice on nobles, those raided and goods for the court is told answer by answer", () => {
    const asking = (kind: string) => ({ question: { kind, seat: 0 }, view: { seats: [] }, seat: 0 }) as never;
    expect(arrangement({ villa: 1, corn: 0 }, asking("noble"), words)).toHaveLength(1);
    expect(arrangement({ "man corn": 2, "noble villa": 1 }, asking("man"), words)).toHaveLength(2);
    expect(arrangement({ corn: 1, sugar: 1 }, asking("supply"), words)).toHaveLength(2);
    expect(arrangement({ corn: 0 }, asking("supply"), words)).toEqual([words.decline.supply]);
    expect(arrangement({ point: 1 }, asking("return"), words)).toEqual([words.choices.returnPoint]);
  });

  test("what a choice brings is added up for its own seat only", () => {
    const events: GameEvent[] = [
      { kind: "points_gained", seat: 0, points: 3, by: "goods" },
      { kind: "points_gained", seat: 0, points: 1, by: "harbor" },
      { kind: "points_gained", seat: 1, points: 9, by: "goods" },
      { kind: "built", seat: 0, building: "office", price: 4 },
      { kind: "sold", seat: 0, good: "corn", doubloons: 1 },
    ];
    expect(gainWords(events, 0, words)).toEqual(["+4 points", "−3 doubloons"]);
  });

  test("a refusal nobody translated is told in the server's words", () => {
    const unknown = { code: "new-rule", parameters: {}, sentence: "The tide is out." };
    expect(refusalWords(unknown, words)).toBe("The tide is out.");
    expect(refusalWords({ code: "ship_full", parameters: { good: "corn" }, sentence: "" }, words)).toBe(
      "The corn ship is full.",
    );
  });
});
