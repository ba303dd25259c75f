import { describe, expect, test } from "vitest";
import { forThePage } from "../message-files";
import { readWords } from "../src/words/fluent";
import { listed } from "../src/words/list";
import { languages, loadWords, type Language } from "../src/words";

// tests/core/test_words.py asks the same of the library's reader.
const SOURCE = `
goods-corn = Corn
goods-sugar = sugar
roles-mayor =
    .name = Mayor
count-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
edition-one =
    { $edition ->
        [first] colonist
       *[other] worker
    }
say-named = { NAME("cards", "goods", $thing, case: "lower") }, { NAME("goods", $other, case: "upper") }
say-role = the { NAME("roles", $role, form: "name", case: "lower") }
say-cost = It costs { NAMES("goods", $cost, case: "lower") }.
say-sells = { $who } { YOU($you, "sell", "sells") } { COUNT("count-goods", $number) }
say-maybe =
    { $good ->
        [none] nothing
       *[other] { NAME("goods", $good) }
    }
say-lost =
    { $lost ->
        [true] lost
       *[other] kept
    }
say-crew = a { edition-one }
`;

interface Messages {
  readonly goods: { readonly corn: string };
  readonly say: {
    readonly named: (parameters: { thing: string; other: string }) => string;
    readonly role: (parameters: { role: string }) => string;
    readonly cost: (parameters: { cost: string }) => string;
    readonly sells: (parameters: { who: string; number: number; you?: boolean }) => string;
    readonly maybe: (parameters: { good: string | null | undefined }) => string;
    readonly lost: (parameters: { lost: boolean }) => string;
    readonly crew: string;
  };
}

describe("message files", () => {
  const { goods, say } = readWords<Messages>("en", [SOURCE], { edition: "2020" });

  test("things are named as the sentence needs it, and those without a name by their id", () => {
    expect(goods.corn).toBe("Corn");
    expect(say.named({ thing: "corn", other: "sugar" })).toBe("corn, Sugar");
    expect(say.named({ thing: "gold_mine", other: "old_rum" })).toBe("gold mine, Old rum");
    expect(say.role({ role: "mayor" })).toBe("the mayor");
    expect(say.cost({ cost: "2 corn, old_rum" })).toBe("It costs 2 corn, old rum.");
  });

  test("verbs go with the reader or with others, and numbers with what is counted", () => {
    expect(say.sells({ who: "Ana", number: 1 })).toBe("Ana sells 1 good");
    expect(say.sells({ who: "You", number: 2, you: true })).toBe("You sell 2 goods");
  });

  test("nothing and truth values can be told apart", () => {
    expect([say.maybe({ good: null }), say.maybe({ good: undefined }), say.maybe({ good: "corn" })]).toEqual([
      "nothing",
      "nothing",
      "Corn",
    ]);
    expect([say.lost({ lost: true }), say.lost({ lost: false })]).toEqual(["lost", "kept"]);
  });

  test("what is the same in every message needs no parameter", () => {
    expect(say.crew).toBe("a worker");
  });

  test("messages that nobody has read yet are there like all others", () => {
    const words = readWords<Messages>("en", [SOURCE, "goods-sugar = cane"]);
    expect("corn" in words.goods).toBe(true);
    expect("tobacco" in words.goods).toBe(false);
    expect({ ...words.goods }).toEqual({ corn: "Corn", sugar: "cane" });
    expect(Object.entries(words.goods)).toEqual([
      ["corn", "Corn"],
      ["sugar", "cane"],
    ]);
  });
});

test("a dash is a step in the name of an attribute, too", () => {
  const file = `options-mix =\n    .label = Mix\n    .choices-all_of_them = All\n    .choices-none = None\noptions-seed = Seed`;
  const { options } = readWords<{ options: Record<string, unknown> }>("en", [file]);
  expect(options["mix"]).toEqual({ label: "Mix", choices: { all_of_them: "All", none: "None" } });
  expect(Object.keys(options)).toEqual(["mix", "seed"]);
});

test("a page gets message files without comments, wide signs and what only the terminal says", () => {
  const file = forThePage(
    `## Shared\n\n# Why\nsay-crew = { $count -> \n    [one] 1 → { $ship }\n   *[other] none …\n    }\nterminal-help = ●\n    ○\nsay-bye = Bye`,
  );
  const { say } = readWords<{ say: { crew: (parameters: { count: number; ship: string }) => string; bye: string } }>(
    "en",
    [file],
  );
  expect(say.crew({ count: 1, ship: "wharf" })).toBe("1 → wharf");
  expect(say.crew({ count: 2, ship: "wharf" })).toBe("none …");
  expect(say.bye).toBe("Bye");
  expect(file).not.toMatch(/#|terminal|[^\0-\xff]/);
});

test.each([
  ["en", ["corn", "sugar", "coffee"], "corn, sugar and coffee"],
  ["es", ["azúcar", "índigo"], "azúcar e índigo"],
  ["es", ["índigo", "azúcar"], "índigo y azúcar"],
] as const)("in %s a list is joined as the language does it", async (language, parts, text) => {
  expect(listed(parts, await loadWords(language))).toBe(text);
});

test.each(Object.keys(languages) as Language[])("in %s the page has all its words", async (language) => {
  const words = await loadWords(language);
  expect(words.table.wins({ count: 1, names: "Ana" })).toContain("Ana");
  expect(words.home.daysEach({ days: 2 })).toContain("2");
  expect(JSON.stringify(words)).not.toMatch(/\{ ?\$|TODO/);
});
