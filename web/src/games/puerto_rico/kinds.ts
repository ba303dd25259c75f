// Which buildings are in the game.

import {
  BASE_BUILDINGS,
  NEW_BUILDINGS,
  type Building,
  type BuildingFacts,
  type Expansion,
  type Facts,
  type View,
} from "./types";

/** How many kinds of each price are chosen when New Buildings are in the game. */
const SPACES: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5 };
/** Balanced prices change nothing there. */
const PRINTED: Partial<Record<Building, number>> = { factory: 7, university: 8 };
const KINDS_CHOSEN = Object.values(SPACES).reduce((sum, spaces) => sum + spaces, 0);
const CHOOSABLE: ReadonlySet<string> = new Set([
  ...BASE_BUILDINGS.slice(BASE_BUILDINGS.indexOf("small_market")),
  ...NEW_BUILDINGS,
]);

/** The kinds chosen or given for this game; null where all are in it. */
export function chosenKinds(view: View): readonly string[] | null {
  if (view.chosen) return view.chosen;
  const given = hasExpansion(view, "new-buildings") ? (view.options.buildings?.split(",") ?? []) : [];
  return given.length > 1 ? given : null;
}

export function hasExpansion(view: View, expansion: Expansion): boolean {
  return view.options.expansions?.split(",").includes(expansion) ?? false;
}

export function isChoosing(view: View): boolean {
  return view.chosen !== undefined && view.chosen.length < KINDS_CHOSEN;
}

/** How many more of its price can be chosen. */
export function spacesLeft(building: Building, view: View, facts: Facts): number {
  const price = (kind: Building): number => PRINTED[kind] ?? facts.buildings[kind].price;
  const chosen = view.chosen?.filter((kind) => price(kind) === price(building)) ?? [];
  return (SPACES[price(building)] ?? 0) - chosen.length;
}

/** Still to be chosen, or out of the game. */
export function isUnchosen(building: Building, view: View): boolean {
  const chosen = chosenKinds(view);
  return chosen !== null && CHOOSABLE.has(building) && !chosen.includes(building);
}

export function isInPlay(building: Building, view: View, facts: Facts): boolean {
  return building in facts.buildings && (isChoosing(view) || !isUnchosen(building, view));
}

/** The colour of a building: what it makes, red for one that makes no good, or that of the special ones. */
export function buildingTint({ good, kind }: BuildingFacts): string {
  return good ?? (kind.endsWith("production") ? "red" : "special");
}
