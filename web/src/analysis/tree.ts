// The tree of an analysis as a list: the main line first, every branch after the line that it leaves.

import type { AnalysisNode } from "../api/types";

export interface Row {
  node: number;
  /** How many branches deep. */
  depth: number;
  /** Another line leaves here: it begins a branch. */
  branch: boolean;
}

export function rowsOf(nodes: readonly AnalysisNode[]): Row[] {
  const children = nodes.map((): number[] => []);
  nodes.forEach(({ parent, gone }, node) => {
    if (parent !== null && !gone) children[parent]?.push(node);
  });
  const rows: Row[] = [{ node: 0, depth: 0, branch: false }];
  // Without recursion: a line may be as long as a game.
  const open: Row[] = [];
  const follow = (node: number, depth: number) => {
    const [first, ...others] = children[node] ?? [];
    for (const other of others.reverse()) open.push({ node: other, depth: depth + 1, branch: true });
    if (first !== undefined) open.push({ node: first, depth, branch: false });
  };
  follow(0, 0);
  for (let row = open.pop(); row; row = open.pop()) {
    rows.push(row);
    follow(row.node, row.depth);
  }
  return rows;
}

/** The nodes from the first to one of them. */
export function lineTo(nodes: readonly AnalysisNode[], node: number): number[] {
  const line = [node];
  for (let parent = nodes[node]?.parent; parent != null; parent = nodes[parent]?.parent) line.unshift(parent);
  return line;
}
