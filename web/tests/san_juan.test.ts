import { describe, expect, test } from "vitest";
import { arrangement, choiceWords, gainWords, logLine, refusalWords, together } from "../src/games/san_juan/sentences";
import { copies } from "../src/games/san_juan/town";
import { CARDS, type GameEvent, type Question } from "../src/games/san_juan/types";
import { say } from "../src/words/say";
import { loadWords } from "../src/games/san_juan/words/words";
import { languages, type Language } from "../src/words";

const builder: Question = { kind: "build", seat: 0, role: "builder", taker: 0, prices: { palace: 4, statue: 1 } };

describe("a town", () => {
  test("every card lies by itself, in the order of the catalogue", () => {
    expect(copies({ palace: 1, smithy: 2 })).toEqual([
      { card: "smithy", at: 0 },
      { card: "smithy", at: 1 },
      { card: "palace", at: 0 },
    ]);
  });
});

/** Everything that any event, question or refusal could be about. */
const anything = {
  seat: 0,
  card: "library",
  building: "well",
  thing: "sugar",
  good: "sugar",
  role: "councillor",
  question: "role",
  tile: "c",
  reason: "sale",
  good_lost: true,
  price: 2,
  cost: 2,
  count: 2,
  most: 2,
  least: 1,
  round: 4,
} as const;

const onceARound: Record<Language, RegExp> = {
  en: /with two players only once a round/,
  de: /zu zweit nur einmal je Runde/,
  nl: /met twee spelers maar één keer per ronde/,
  es: /con dos jugadores solo una vez por ronda/,
};
const asManyAsUsual: Record<Language, RegExp> = {
  en: /as many as usual/,
  de: /so viele wie sonst/,
  nl: /zoveel als anders/,
  es: /tantas como siempre/,
};

describe.each(Object.keys(languages) as Language[])("in %s", (language) => {
  test("there is a sentence for every event, question and refusal", async () => {
    const words = await loadWords(language);
    const sentence = (message: Parameters<typeof say>[0], subject: object): string =>
      say(message, { cards: "crane", goods: "sugar", prices: "sugar 1", ...subject, who: "Ana" });
    const unknown = { ...anything, card: null, price: 0, good_lost: false };
    const sentences = [
      ...Object.entries(words.events).flatMap(([kind, say]) => [
        sentence(say, { ...anything, kind }),
        ...(["card_turned_up", "card_mined"].includes(kind) ? [] : [sentence(say, { ...unknown, kind })]),
      ]),
      ...Object.values(words.questions).flatMap((said) => [
        sentence(said.mine, { ...anything, cards: 2 }),
        sentence(said.theirs, anything),
      ]),
      ...Object.values(words.refusals).map((say) => sentence(say, { ...anything, cards: 2 })),
      ...Object.values(words.effects),
      ...Object.values(words.rules),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[^\n]*[.?]$/);
    expect(sentences.join(" ")).not.toMatch(/undefined|NaN|\[object/);
  });

  test("no two goods share a letter and no two cards a name", async () => {
    const words = await loadWords(language);
    expect(new Set(Object.values(words.letters)).size).toBe(5);
    expect(new Set(Object.values(words.cards)).size).toBe(CARDS.length);
  });

  test("the library says how often it works with two players, the archive how many cards go", async () => {
    const { effects } = await loadWords(language);
    expect(effects.library).toMatch(onceARound[language]);
    expect(effects.archive).toMatch(asManyAsUsual[language]);
  });

  test("a monument says that the triumphal arch counts it", async () => {
    const { cards, effects } = await loadWords(language);
    const arch = cards.triumphal_arch.replaceAll("\u00AD", "").toLowerCase();
    for (const monument of ["statue", "victory_column", "hero"] as const)
      expect(effects[monument].toLowerCase()).toContain(arch);
  });
});

describe("sentences", async () => {
  const words = await loadWords("en");

  test("a line has the player and the good in their colours", () => {
    const event: GameEvent = { kind: "good_sold", seat: 1, good: "sugar", price: 2 };
    expect(logLine(event, words, ["Ana", "Ben"])).toEqual([
      { text: "Ben", seat: 1 },
      " sells ",
      { text: "sugar", tone: "sugar" },
      " for 2 cards.",
    ]);
  });

  test("cards that nobody sees are told once, with what they are for", () => {
    const drawn: GameEvent = { kind: "card_drawn", seat: 1, card: null, reason: "sale" };
    expect(logLine(drawn, words, ["Ana", "Ben"])).toEqual([]);
    expect(logLine({ kind: "card_paid", seat: 1, card: null }, words, ["Ana", "Ben"])).toEqual([]);
    expect(logLine({ ...drawn, card: "well" }, words, ["Ana", "Ben"])).toEqual([
      { text: "Ben", seat: 1 },
      " draws well.",
    ]);
  });

  test("what is done card by card or good by good is one line", () => {
    const log: GameEvent[] = [
      { kind: "good_sold", seat: 0, good: "sugar", price: 2, move: 7 },
      { kind: "good_sold", seat: 0, good: "silver", price: 3, move: 8 },
      { kind: "card_drawn", seat: 0, card: "well", reason: "sale", move: 9 },
      { kind: "card_drawn", seat: 0, card: "hero", reason: "sale", move: 10 },
      { kind: "card_discarded", seat: 1, card: null, move: 11 },
      { kind: "card_discarded", seat: 1, card: null, move: 12 },
      { kind: "card_discarded", seat: 2, card: null, move: 13 },
    ];
    const joined = together(log).map((event) =>
      logLine(event, words, ["Ana", "Ben", "Cia"])
        .map((part) => (typeof part === "string" ? part : part.text))
        .join(""),
    );
    expect(joined).toEqual([
      "Ana sells sugar and silver for 5 cards.",
      "Ana draws well and hero.",
      "Ben discards 2 cards.",
      "Cia discards a card.",
    ]);
  });

  test("advice names what to pick", () => {
    const state = { question: { kind: "sell", seat: 0 } } as unknown as Parameters<typeof arrangement>[1];
    expect(arrangement({ indigo: 2, silver: 1 }, state, words)).toEqual(["2 × indigo", "silver"]);
    expect(arrangement({ indigo: 0 }, state, words)).toEqual(["Sell nothing"]);
  });

  test("an action says what it costs or brings now", () => {
    const say = (action: string, question: Question): string => choiceWords(action, question, words);
    expect(say("build palace", builder)).toBe("Build the palace for 4 cards");
    const cover: Question = { kind: "cover", seat: 0, prices: { "cover full indigo_plant": 3 } };
    expect(say("cover full indigo_plant", cover)).toBe("Cover the indigo plant with its good and pay 3 cards");
    expect(say("sell silver", { kind: "sell", seat: 0, prices: { silver: 3 } })).toBe("Sell silver for 3 cards");
    expect(say("take", { kind: "take", seat: 0, cards: 5, with_library: 8 })).toBe("Draw 5 cards");
    expect(say("use library", { kind: "take", seat: 0, cards: 5, with_library: 8 })).toBe(
      "Use the library: draw 8 cards",
    );
    expect(say("use library", { kind: "library", seat: 0 })).toBe("Use the library");
    expect(say("pass", builder)).toBe("Build nothing");
  });

  test("what a choice brings is added up for its own seat only", () => {
    const events: GameEvent[] = [
      { kind: "good_sold", seat: 0, good: "sugar", price: 2 },
      { kind: "bonus", seat: 0, building: "market_hall" },
      { kind: "good_sold", seat: 1, good: "silver", price: 3 },
    ];
    expect(gainWords(events, 0, words)).toEqual(["+3 cards"]);
    expect(gainWords([{ kind: "built", seat: 0, building: "well", price: 2 }], 0, words)).toEqual(["−2 cards"]);
  });

  test("a refusal nobody translated is told in the server's words", () => {
    const unknown = { code: "new-rule", parameters: {}, sentence: "The tide is out." };
    expect(refusalWords(unknown, words)).toBe("The tide is out.");
    expect(refusalWords({ code: "already_built", parameters: { card: "well" }, sentence: "" }, words)).toBe(
      "The well stands in your town already.",
    );
  });
});
