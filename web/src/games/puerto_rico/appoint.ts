// Choices that the rules ask for one after the other, always onwards through places or goods. On the board they are
// arranged freely; here they become the answers, up to the one after which nothing more is asked.

import type { Crew } from "./arrange";
import { BUILDINGS, GOODS, TILES, type Good, type Place, type Sort } from "./types";

const PLACES: readonly Place[] = [...TILES, ...BUILDINGS];

/** Who is to go where. */
export interface Staff {
  colonists: Crew;
  nobles: Crew;
}

/** Which of those placed are nobles, when so many are to be named and so many people wait in San Juan. */
export function nobleAnswers(nobles: Crew, crew: Crew, left: number, sanJuan: number): string[] {
  const answers: string[] = [];
  for (const [at, place] of PLACES.entries()) {
    const after = PLACES.slice(at + 1).reduce((sum, other) => sum + (crew[other] ?? 0), 0);
    for (let here = 1; here <= (nobles[place] ?? 0); here += 1) {
      answers.push(`noble ${place}`);
      const open = (crew[place] ?? 0) - here + after;
      const unnamed = left - answers.length;
      // Nobody is left to name, nowhere to stand, or only nobles remain.
      if (unnamed === 0 || open === 0 || open + sanJuan === unnamed) return answers;
    }
  }
  return [...answers, "pass"];
}

/** Colonists and nobles on free circles, when so many may be placed. */
export function mannings({ colonists, nobles }: Staff, free: Crew, left: number): string[] {
  const answers: string[] = [];
  for (const [at, place] of PLACES.entries()) {
    const here = (colonists[place] ?? 0) + (nobles[place] ?? 0);
    if (here === 0) continue;
    answers.push(...Array<string>(colonists[place] ?? 0).fill(`man ${place}`));
    answers.push(...Array<string>(nobles[place] ?? 0).fill(`noble ${place}`));
    const after = PLACES.slice(at + 1).reduce((sum, other) => sum + (free[other] ?? 0), 0);
    if (answers.length === left || (free[place] ?? 0) - here + after === 0) return answers;
  }
  return [...answers, "pass"];
}

/** Goods of different kinds for the court, when so many may be given. */
export function supplies(given: readonly Good[], goods: Partial<Record<Good, number>>, left: number): string[] {
  const ordered = GOODS.filter((good) => given.includes(good));
  const start = GOODS.indexOf(ordered.at(-1) ?? "corn") + (ordered.length > 0 ? 1 : 0);
  const more = ordered.length < left && GOODS.slice(start).some((good) => goods[good]);
  return [...ordered.map((good) => `supply ${good}`), ...(more ? ["pass"] : [])];
}

/** To give up this plantation: who stands there is named where the rules tell it from its like, and only there. */
export function givenUp(tile: Good, crew: Sort | null, legal: ReadonlySet<string>): string {
  const sorts = crew === null ? [] : crew === "noble" ? ["noble", "colonist"] : ["colonist", "noble"];
  return sorts.map((sort) => `discard ${tile} ${sort}`).find((action) => legal.has(action)) ?? `discard ${tile}`;
}
