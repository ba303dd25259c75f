// Island tiles, read from their names.

import { GOODS, type Good, type TileName } from "./types";

export type TileKind = "post" | "contract" | "gold" | "promotion" | "nest";

export interface ReadTile {
  readonly kind: TileKind;
  /** Of a post. */
  readonly good: Good;
  /** Of a nest. */
  readonly strength: number;
}

export function readTile(tile: TileName): ReadTile {
  const [head = "", ...rest] = tile.split("_");
  const good = GOODS.find((one) => one === rest[0]) ?? "stone";
  return { kind: kindOf(head, rest[0] ?? ""), good, strength: head === "nest" ? Number(rest[0]) : 0 };
}

function kindOf(head: string, tail: string): TileKind {
  if (head === "treasure") return tail === "promotion" ? "promotion" : "gold";
  return head as "post" | "contract" | "nest";
}
