// The tree of an analysis as a list, and decisions in words.

import { describe, expect, it } from "vitest";
import type { AnalysisNode } from "../src/api/types";
import { lineTo, rowsOf } from "../src/analysis/tree";

const node = (parent: number | null, gone = false): AnalysisNode => ({
  parent,
  gone,
  question: null,
  seat: 0,
  own: 1,
  actions: ["pass"],
});

describe("the tree of an analysis", () => {
  // 0 ─ 1 ─ 2 ─ 5
  //     └ 3 ─ 4
  const nodes = [node(null), node(0), node(1), node(1), node(3), node(2)];

  it("shows the main line first, and each branch after it", () => {
    expect(rowsOf(nodes).map(({ node, depth }) => [node, depth])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [5, 0],
      [3, 1],
      [4, 1],
    ]);
    expect(
      rowsOf(nodes)
        .filter(({ branch }) => branch)
        .map(({ node }) => node),
    ).toEqual([3]);
  });

  it("leaves out what was taken out, with all that follows", () => {
    const left = nodes.map((one, at) => ({ ...one, gone: at === 3 || at === 4 }));
    expect(rowsOf(left).map(({ node }) => node)).toEqual([0, 1, 2, 5]);
  });

  it("holds a line as long as a game", () => {
    const long = Array.from({ length: 5000 }, (_, at) => node(at === 0 ? null : at - 1));
    expect(rowsOf(long)).toHaveLength(5000);
  });

  it("knows the way to a moment", () => {
    expect(lineTo(nodes, 4)).toEqual([0, 1, 3, 4]);
  });
});
