// Counts laid out in places: what stays keeps its place, so that only what moves is seen to move.

import { GOODS, type Counts, type Good } from "./types";

export function settle(before: readonly (Good | null)[], counts: Counts<Good>, places: number): (Good | null)[] {
  const left = new Map(GOODS.map((good) => [good, counts[good] ?? 0]));
  const laid = Array.from({ length: places }, (_, at): Good | null => {
    const good = before[at] ?? null;
    if (!good || !left.get(good)) return null;
    left.set(good, (left.get(good) ?? 0) - 1);
    return good;
  });
  const coming = GOODS.flatMap((good) => Array<Good>(left.get(good) ?? 0).fill(good));
  return laid.map((good) => good ?? coming.shift() ?? null);
}
