import { describe, expect, test } from "vitest";
import type { Model } from "../src/games/anno_1503/model.svelte";
import { cells, priceOf } from "../src/games/anno_1503/figures";
import { explainDock, effectWords, explainIsland, tileRule } from "../src/games/anno_1503/explanations";
import { describe as inWords } from "../src/games/anno_1503/describe";
import { choiceWords, gainWords, logLine, refusalWords } from "../src/games/anno_1503/sentences";
import { readTile } from "../src/games/anno_1503/tiles";
import type { Effect, GameEvent, Player } from "../src/games/anno_1503/types";
import { costWords, tileName } from "../src/games/anno_1503/words/grammar";
import { loadWords } from "../src/games/anno_1503/words/words";
import { say } from "../src/words/say";
import { languages, type Language } from "../src/words";

const spoken = Object.keys(languages) as Language[];

/** Everything that any event, question or refusal could be about. */
const anything = {
  seat: 0,
  home: "a",
  good: "silk",
  tile: "post_wood",
  square: "B3",
  origin: "A3",
  place: 2,
  event: "fire",
  rank: "citizen",
  building: "theatre",
  site: "site_2",
  card: "inventor",
  buyer: "merchant",
  foe: "first_right",
  by: 1,
  point: "castle",
  question: "work",
  cost: "1 stone, 2 wood",
  bill: { wood: 1, cloth: 1 },
  raid: true,
  free: true,
  number: 4,
  step: 3,
  count: 2,
  gold: 5,
  price: 6,
  total: 9,
  round: 7,
  missing: "stone, wood",
  most: 2,
  needed: 1,
  points: 1,
  fee: 3,
  goods: 1,
  excess: 2,
} as const;

const ACTIONS = [
  ...["pass", "ships", "build ship", "build pioneer", "upgrade citizen", "repair", "castle", "cannon"],
  ...["build theatre site_2", "sell wood merchant", "sell silk noble", "sell wood extra", "buy wood", "take wood"],
  ...["return wood", "without wood", "take church", "play inventor", "swap inventor", "discard inventor"],
  ...["lose post 2", "lose contract", "lose settler", "attach 3", "take tile", "back", "fight", "pay", "again"],
  ...["at B3", "ship B3", "sail B3", "look B1"],
];

const shipGivenUp: Record<Language, RegExp> = {
  en: /the ship is given up/,
  de: /das Schiff wird dafür abgegeben/,
  nl: /het schip lever je ervoor in/,
  es: /el barco se entrega/,
};
// The word for goods that are no luxuries, where the language's word for goods would mean both
const commodity: Record<Language, RegExp> = {
  en: /commodit/,
  de: /gewöhnliche Ware/,
  nl: /(gewoon goed|gewone goederen)/,
  es: /mercancía/,
};

describe.each(spoken)("in %s", (language) => {
  test("there is a sentence for every event, question, refusal, effect and rule", async () => {
    const words = await loadWords(language);
    const sentence = (message: Parameters<typeof say>[0], subject: object): string =>
      say(message, { cost: "1 wood", ...subject, who: "Ana" });
    const sentences = [
      ...Object.entries(words.events).map(([kind, message]) =>
        sentence(message, { ...anything, kind, by: "Ben", goods: words.goods.silk }),
      ),
      ...Object.values(words.questions).flatMap((said) => [
        sentence(said.mine, anything),
        sentence(said.theirs, anything),
      ]),
      ...Object.values(words.refusals).map((message) => sentence(message, anything)),
      ...Object.values(words.effects).map((message) =>
        sentence(message, { n: 2, target: "ship", event: "fire", good: "tools", per_turn: null }),
      ),
      ...Object.values(words.rules),
      ...["post_wood", "contract", "treasure_gold", "treasure_promotion", "nest_5"].map((tile) =>
        tileRule(tile, { gold: 12, discount: 2 }, words),
      ),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[^\n]*[.?]$/);
    expect(sentences.join(" ")).not.toMatch(/undefined|NaN|\[object/);
  });

  test("every action has words of its own", async () => {
    const words = await loadWords(language);
    const said = ACTIONS.map((action) => choiceWords(action, { kind: "ransom", seat: 0, gold: 3 }, words));
    expect(new Set(said).size).toBe(ACTIONS.length);
    expect(said.join(" ")).not.toMatch(/undefined|NaN|_/);
  });

  test("a nest costs the ship as other tiles do, won or lost", async () => {
    expect(tileRule("nest_5", { discount: 2 }, await loadWords(language))).toMatch(shipGivenUp[language]);
  });

  test("what is for commodities only does not speak of luxuries too", async () => {
    const words = await loadWords(language);
    const { effects, rules } = words;
    const kinds = ["golden_times_goods", "extra_sale", "gain_commodities", "buy_discount"] as const;
    const said = [...kinds.map((kind) => effects[kind]({ n: 2 })), rules.contract, rules.any, rules.pioneer];
    for (const sentence of [...said, tileRule("contract", {}, words)]) expect(sentence).toMatch(commodity[language]);
  });

  test("no two goods share a letter", async () => {
    const { letters } = await loadWords(language);
    expect(new Set(Object.values(letters)).size).toBe(9);
  });

  test("what passing means depends on the question", async () => {
    const { choices } = await loadWords(language);
    expect(
      new Set((["ship", "sail", "without", "bargain", "upgrade"] as const).map((kind) => choices.pass({ kind }))).size,
    ).toBe(5);
  });
});

const player: Player = {
  home: "a",
  gold: 17,
  ship_points: 4,
  goods: { wood: 2, silk: 1 },
  inhabitants: { settler: 2, merchant: 1 },
  posts: { "2": "post_spice" },
  contracts: 2,
  ships: [{ square: "B3", damaged: true }],
  public_buildings: { church: 1 },
  noble_buildings: { site_1: "park" },
  castle: 4,
  cannons: 2,
  nests: { nest_5: 1 },
  hand: 1,
  cards: { inventor: 1 },
  score: 0,
  points: { nests: 1 },
  held: [],
  strength: 3,
  commodity_price: 4,
  luxury_price: 8,
  docked: 1,
  sated: {},
};

describe("figures", () => {
  test("a price is that of the good, or with a peaceful pirate that of its sort", () => {
    expect(priceOf({ kind: "work", seat: 0, prices: { wood: 4, silk: 8 } }, "silk")).toBe(8);
    expect(priceOf({ kind: "bargain", seat: 0, prices: { commodity: 2, luxury: 4 } }, "wood")).toBe(2);
    expect(priceOf({ kind: "sail", seat: 0 }, "wood")).toBeUndefined();
  });

  test("a hidden tile can be what lies on its board", async () => {
    const words = await loadWords("en");
    const facts = { tiles: { post_wood: { copies: 2, board: "base" }, nest_5: { copies: 1, board: "new" } } };
    const view = { squares: { M1: { back: 2, looked: [] } }, unseen: { post_wood: 2, nest_5: 1 } };
    const model = { words, facts, view, names: [] } as unknown as Model;
    expect(explainIsland(model, "M1", true).facts?.map(({ label }) => label)).toEqual([tileName("nest_5", words)]);
    expect(explainIsland(model, "M1", false).facts?.map(({ label }) => label)).toEqual([tileName("post_wood", words)]);
  });

  test("ships at home and cards that are lacking are told by the server", async () => {
    const words = await loadWords("en");
    const facts = { costs: { ship: { wood: 2, cloth: 1 } } };
    const view = { seats: [{ docked: 1 }] };
    const asked = { words, facts, view, ask: "work", question: { lacking: { ship: { wood: 1 } } } };
    const explanation = explainDock(asked as unknown as Model, 0);
    expect(explanation.title).toBe(words.say.docked({ count: 1 }));
    expect(explanation.lines).toContain(`− ${costWords({ wood: 1 }, words)}`);
    expect(explainDock({ ...asked, question: {} } as unknown as Model, 0).lines).toEqual([words.rules.ship]);
  });

  test("squares are named by column and row", () => {
    const squares = cells({ columns: "MN", rows: ["3.", "X2"] });
    expect(squares.map(({ square, sign }) => `${square} ${sign}`)).toEqual(["M1 3", "N1 .", "M2 X", "N2 2"]);
  });

  test.each([
    ["post_tobacco", { kind: "post", good: "tobacco" }],
    ["treasure_gold_2", { kind: "gold" }],
    ["treasure_promotion", { kind: "promotion" }],
    ["nest_6", { kind: "nest", strength: 6 }],
    ["contract", { kind: "contract" }],
  ])("the name %s says what it is", (tile, read) => {
    expect(readTile(tile)).toMatchObject(read);
  });
});

describe("sentences", async () => {
  const words = await loadWords("en");
  const names = ["Ana", "Ben"];

  test("a line has the player and the good in their colours", () => {
    const event: GameEvent = { kind: "sold", seat: 1, good: "wood", gold: 4, buyer: "merchant" };
    expect(logLine(event, words, names)).toEqual([
      { text: "Ben", seat: 1 },
      " sells ",
      { text: "wood", tone: "wood" },
      " to a merchant for 4 gold.",
    ]);
  });

  test("a peek is told to who looked, and not at all where it is hidden", () => {
    const seen: GameEvent = { kind: "tile_seen", seat: 0, square: "B1", tile: "contract" };
    expect(logLine(seen, words, names).at(-1)).toBe(" sees a trade contract on B1.");
    expect(logLine({ ...seen, tile: null }, words, names)).toEqual([]);
  });

  test("an action card drawn by another stays face down", () => {
    const drawn: GameEvent = { kind: "card_drawn", seat: 1, card: null };
    expect(logLine(drawn, words, names).at(-1)).toBe(" draws an action card.");
  });

  test("what a choice brings is added up for its own seat only", () => {
    const events: GameEvent[] = [
      { kind: "paid", seat: 0, good: "wood", count: 1 },
      { kind: "bought", seat: 0, good: "silk", price: 8 },
      { kind: "sold", seat: 0, good: "stone", gold: 3, buyer: "citizen" },
      { kind: "gold_gained", seat: 1, gold: 12 },
      { kind: "point_gained", seat: 0, point: "gold" },
    ];
    expect(gainWords(events, 0, words)).toEqual(["+1 point", "−5 gold", "−1 stone", "−1 wood", "+1 silk"]);
  });

  test("a building that only another sheet has is called by its name", () => {
    expect(choiceWords("take public_9", null, words)).toBe("Take public 9");
  });

  test("a cost in a refusal is told in the reader's own language", async () => {
    const refusal = {
      code: "cannot_pay",
      parameters: { cost: "1 stone, 2 wood", missing: "stone, wood" },
      sentence: "",
    };
    expect(refusalWords(refusal, await loadWords("de"))).toBe("Das kostet 1 Stein, 2 Holz; dir fehlt: Stein, Holz.");
  });

  test("a refusal nobody translated is told in the server's words", () => {
    const unknown = { code: "new-rule", parameters: {}, sentence: "The tide is out." };
    expect(refusalWords(unknown, words)).toBe("The tide is out.");
  });

  test("an effect on production names its good", () => {
    expect(effectWords({ kind: "production_bonus", n: 1, good: "tools" }, words)).toBe(
      "Each time a roll brings you tools, you take 1 more of it.",
    );
    expect(effectWords({ kind: "production_choice", n: 1, good: "tools" }, words)).toBe(
      "Whatever the roll brings you, you may take tools instead.",
    );
  });

  test("an effect that works once a turn says so", () => {
    const effect: Effect = { kind: "cost_less", n: 1, target: "upgrade", per_turn: 1 };
    expect(effectWords(effect, words)).toBe("Once a turn an upgrade costs 1 card less; you choose which.");
  });

  test("the text board tells what is known and hides what is not", () => {
    const view = {
      round: 3,
      rolled: 4,
      event: null,
      ship: { square: "C3", points: 2 },
      fight: null,
      squares: { B1: { back: 2, looked: [0], face: "contract" }, C1: { back: 2, looked: [1] } },
      reserve: { base: 2, new: 0 },
      stock: { wood: 9 },
      public_buildings: { church: 2 },
      noble_buildings: {},
      seats: [player, { ...player, cards: null }],
      options: { expansions: "aristocrats-pirates" },
    };
    const paragraphs = inWords({ seat: 0, view } as unknown as Parameters<typeof inWords>[0], words, names);
    const lines = paragraphs.flatMap(({ heading, lines: some }) => [heading, ...some]);
    expect(lines).toContain("B1: Trade contract");
    expect(lines).toContain("C1: Seen by Ben.");
    expect(lines).toContain("Ships: C3, 2 action points left");
    expect(lines).toContain("Action cards: Inventor.");
    expect(lines).toContain("Action cards: 1.");
  });
});
