// What a click on a circle does: fill or empty it, name a noble, call a guest, or give somebody away.

import { crewAt, type Desk } from "./desk.svelte";
import { placeName } from "./tell";
import type { Place } from "./types";

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
  if (!desk.open.includes(place)) return null;
  return {
    label: fillWords(desk, place, manned),
    pressed: manned,
    answer: `place ${place}`,
    press: () => void desk.put(place, manned ? -1 : 1),
  };
}

function naming(desk: Desk, { place, manned, noble }: Circle): Grip | null {
  if (!manned) return null;
  const label = desk.words.choices.placeNoble(place);
  return { label, pressed: noble, answer: `noble ${place}`, press: () => desk.nameNoble(place, noble ? -1 : 1) };
}

function manning(desk: Desk, { place, number, manned }: Circle): Grip | null {
  const here = desk.me ? crewAt(desk.me, place) : 0;
  const open = desk.legal.has(`man ${place}`) || desk.legal.has(`noble ${place}`);
  if (number < here || !open) return null;
  const noble = manned ? (desk.staff.nobles[place] ?? 0) > 0 : desk.noble;
  return {
    label: fillWords(desk, place, manned),
    pressed: manned,
    answer: `${noble ? "noble" : "man"} ${place}`,
    press: () => desk.man(place, noble, manned ? -1 : 1),
  };
}

function acting(desk: Desk, { place, manned, noble }: Circle): Grip | null {
  const giving = desk.ask === "recall";
  if (manned !== giving) return null;
  const asNoble = giving ? noble : desk.noble;
  const verb = asNoble ? "noble" : giving ? "recall" : "guest";
  const answer = `${verb} ${place}`;
  if (!desk.may(answer)) return null;
  const { choices } = desk.words;
  const label = giving ? choices.recall(place, asNoble) : choices.guest(place, asNoble);
  return { label, answer, press: () => desk.act(answer) };
}

function fillWords(desk: Desk, place: Place, manned: boolean): string {
  const name = placeName(place, desk.words);
  return manned ? desk.words.say.liftFrom(name) : desk.words.say.putOn(name);
}
