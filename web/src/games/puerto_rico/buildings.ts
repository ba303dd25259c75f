// Buildings: which are in the game, and how they look.

import { BUILDINGS, type Building, type BuildingFacts, type Facts, type View } from "./types";

export function isChoosing(view: View): boolean {
  return view.draft !== undefined;
}

/** Still to be chosen, or out of the game. */
export function isUnchosen(building: Building, view: View): boolean {
  return !view.in_game.includes(building);
}

/** In the game, or perhaps still to come. */
export function isInPlay(building: Building, view: View): boolean {
  return view.in_game.includes(building) || view.draft?.[building] !== undefined;
}

export function isBuilding(place: string): place is Building {
  return (BUILDINGS as readonly string[]).includes(place);
}

/** What is printed on a building of this table. */
export function printedOn(building: Building, { buildings }: Facts): BuildingFacts {
  const printed = buildings[building];
  if (!printed) throw new Error(`There is no ${building} at this table.`);
  return printed;
}

/** The colour of a building: what it makes, red for one that makes no good, or that of the special ones. */
export function buildingTint({ good, kind }: BuildingFacts): string {
  return good ?? (kind.endsWith("production") ? "red" : "special");
}
