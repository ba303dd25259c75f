// Buildings: which are in the game, and what is printed on them.

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
