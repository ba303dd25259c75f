import { describe, expect, it } from "vitest";
import { ApiError } from "../src/api/client";
import type { RuleBook } from "../src/api/types";
import { silence, verdictWords } from "../src/learn/coach";
import { paragraphAt, searched } from "../src/learn/search";
import type { LearnWords } from "../src/learn/words";

const book: RuleBook = {
  chapters: [
    {
      id: "rounds",
      title: "Rounds",
      paragraphs: [
        {
          id: "captain",
          heading: "Capitán",
          text: "Todos embarcan.",
          rules: [{ id: "PR-CAPTAIN-02", sentence: "A player must ship." }],
        },
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
  const words = {
    alike: "alike",
    best: "best",
    good: "good",
    better: ({ grade, choice }: { grade: string; choice: string }) => `${grade}: ${choice}`,
    busy: "busy",
    silent: "silent",
  } as unknown as LearnWords["coach"];

  it("says what a review would say of the decision, with its reason", () => {
    const said = (["best", "good", "mistake", null] as const).map((grade) =>
      verdictWords({ grade, reason: "Because." }, "Mayor", words),
    );
    expect(said).toEqual([["best"], ["good"], ["mistake: Mayor", "Because."], ["alike"]]);
    expect(verdictWords({ grade: "blunder", reason: null }, "1 corn", words)).toEqual(["blunder: 1 corn"]);
  });

  it("says so when it cannot keep up", () => {
    expect(silence(new ApiError(429, "too_many", "Not so fast."), words)).toBe("busy");
    expect(silence(new ApiError(503, "unavailable", "Later."), words)).toBe("silent");
  });
});
