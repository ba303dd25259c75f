// Clicks on circles: they fill or empty one, name a noble, call a guest, or give somebody away.

import type { Desk } from "./desk.svelte";
import { crewAt } from "./preview";
import { placeName } from "./tell";
import type { Good, Place, Sort } from "./types";

export interface Grip {
  label: string;
  press: () => void;
  /** In an arrangement, whether the circle is filled; without one the click acts. */
  pressed?: boolean;
  /** What it means in notation. */
  answer: string;
}

interface Circle {
  seat: number;
  place: Place;
  number: number;
  manned: boolean;
  noble: boolean;
}

/** Null where nothing can be done. */
export function grip(desk: Desk, circle: Circle): Grip | null {
  if (circle.seat !== desk.seat || !desk.deciding) return null;
  if (desk.ask === "place") return arranging(desk, circle);
  if (desk.ask === "noble") return naming(desk, circle);
  if (desk.ask === "man") return manning(desk, circle);
  return acting(desk, circle);
}

function arranging(desk: Desk, { place, manned }: Circle): Grip | null {
  if (!desk.crew.open.includes(place)) return null;
  return {
    label: fillWords(desk, place, manned),
    pressed: manned,
    answer: `place ${place}`,
    press: () => void desk.crew.put(place, manned ? -1 : 1),
  };
}

function naming(desk: Desk, { place, manned, noble }: Circle): Grip | null {
  if (!manned) return null;
  const label = desk.words.choices.placeNoble({ place });
  return { label, pressed: noble, answer: `noble ${place}`, press: () => desk.nobles.name(place, noble ? -1 : 1) };
}

function manning(desk: Desk, { place, number, manned }: Circle): Grip | null {
  if (number < crewAt(desk.me, place) || !desk.nobles.canMan(place)) return null;
  const noble = manned ? desk.nobles.at(place, true) > 0 : desk.nobles.chosen;
  return {
    label: fillWords(desk, place, manned),
    pressed: manned,
    answer: `${noble ? "noble" : "man"} ${place}`,
    press: () => desk.nobles.man(place, noble, manned ? -1 : 1),
  };
}

function acting(desk: Desk, { place, manned, noble }: Circle): Grip | null {
  const giving = desk.ask === "recall";
  if (manned !== giving) return null;
  const asNoble = giving ? noble : desk.nobles.chosen;
  const verb = asNoble ? "noble" : giving ? "recall" : "guest";
  const answer = `${verb} ${place}`;
  if (!desk.may(answer)) return null;
  const { choices } = desk.words;
  const label = giving ? choices.recall({ place, noble: asNoble }) : choices.guest({ place, noble: asNoble });
  return { label, answer, press: () => desk.act(answer) };
}

function fillWords(desk: Desk, place: Place, manned: boolean): string {
  const name = placeName(place, desk.words);
  return manned ? desk.words.say.liftFrom({ name }) : desk.words.say.putOn({ name });
}

/** To give up this plantation: who stands there is named where the rules tell it from its like, and only there. */
export function givenUp(tile: Good, crew: Sort | null, legal: ReadonlySet<string>): string {
  const sorts = crew === null ? [] : crew === "noble" ? ["noble", "colonist"] : ["colonist", "noble"];
  return sorts.map((sort) => `discard ${tile} ${sort}`).find((action) => legal.has(action)) ?? `discard ${tile}`;
}
