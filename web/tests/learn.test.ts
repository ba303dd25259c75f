import { describe, expect, it } from "vitest";
import type { Hint, RuleBook } from "../src/api/types";
import { grade } from "../src/learn/coach";
import { paragraphAt, searched } from "../src/learn/search";

const book: RuleBook = {
  chapters: [
    {
      id: "rounds",
      title: "Rounds",
      paragraphs: [
        { id: "captain", heading: "Capitán", text: "Todos embarcan.", rules: [{ id: "PR-CAPTAIN-02", sentence: "A player must ship." }] },
        { id: "store", heading: "Almacenar", text: "Una mercancía.", rules: [] },
      ],
    },
  ],
  things: { captain: "captain" },
  questions: { keep: "store" },
  refusals: { must_ship: "captain" },
  coach: {},
};

describe("the rule book", () => {
  it("is searched without accents and by ids", () => {
    expect(searched(book, "capitan embarcan")[0]?.paragraphs.map(({ id }) => id)).toEqual(["captain"]);
    expect(searched(book, "PR-CAPTAIN-02")[0]?.paragraphs).toHaveLength(1);
    expect(searched(book, "quarry")).toEqual([]);
    expect(searched(book, "")[0]?.paragraphs).toHaveLength(2);
  });

  it("opens at the first thing that it knows", () => {
    expect(paragraphAt(book, ["refusal no_such", "captain"])).toBe("captain");
    expect(paragraphAt(book, ["question keep"])).toBe("store");
    expect(paragraphAt(book, ["refusal must_ship", "question keep"])).toBe("captain");
    expect(paragraphAt(book, [])).toBeNull();
  });
});

describe("the coach", () => {
  const opinion = (action: string, value: number | null) => ({ action, value, visits: 1, chance: null, after: [] });
  const hint = {
    unit: "share of the win",
    opinions: [opinion("settler", 0.5), opinion("mayor", 0.49), opinion("captain", 0.3), opinion("trader", null)],
    counts: null,
  } as unknown as Hint;

  it("tells the best choice from good ones and others", () => {
    const grades = ["settler", "mayor", "captain", "trader", "builder"].map((action) => grade(hint, { actions: [action] }));
    expect(grades).toEqual(["best", "good", "better", "instead", null]);
  });

  it("compares whole arrangements", () => {
    const counted = { ...hint, counts: { corn: 1, quarry: 0 } };
    expect(grade(counted, { counts: { corn: 1 } })).toBe("best");
    expect(grade(counted, { counts: { quarry: 1 } })).toBe("instead");
    expect(grade(hint, { counts: { corn: 1 } })).toBeNull();
  });
});
