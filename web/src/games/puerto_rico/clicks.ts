// Clicks on circles: they fill or empty one, name a noble, call a guest, or give somebody away; and on plantations.

import type { Model } from "./model.svelte";
import { crewAt } from "./preview";
import { placeName } from "./sentences";
import type { Good, Place, Sort } from "./types";

export interface CircleButton {
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

/** The button that a circle is now; null if nothing can be done with it. */
export function circleButton(model: Model, circle: Circle): CircleButton | null {
  if (circle.seat !== model.seat || !model.deciding) return null;
  if (model.ask === "place") return arranging(model, circle);
  if (model.ask === "noble") return naming(model, circle);
  if (model.ask === "man") return manning(model, circle);
  return acting(model, circle);
}

interface Site {
  seat: number;
  place: Place;
  circles: number;
  crew: number;
  nobles: number;
}

/** What a whole tile or building does now: the same as the first of its circles that does anything. */
export function siteButton(model: Model, { seat, place, circles, crew, nobles }: Site): CircleButton | null {
  const buttons = Array.from({ length: circles }, (_, number) =>
    circleButton(model, { seat, place, number, manned: number < crew, noble: number < nobles }),
  );
  return (
    buttons.find((button) => button !== null && !button.pressed) ?? buttons.find((button) => button !== null) ?? null
  );
}

function arranging(model: Model, { place, manned }: Circle): CircleButton | null {
  if (!model.crew.open.includes(place)) return null;
  return {
    label: fillWords(model, place, manned),
    pressed: manned,
    answer: `place ${place}`,
    press: () => void model.crew.put(place, manned ? -1 : 1),
  };
}

function naming(model: Model, { place, manned, noble }: Circle): CircleButton | null {
  if (!manned) return null;
  const label = model.words.choices.placeNoble({ place });
  return { label, pressed: noble, answer: `noble ${place}`, press: () => model.nobles.name(place, noble ? -1 : 1) };
}

function manning(model: Model, { place, number, manned }: Circle): CircleButton | null {
  if (number < crewAt(model.me, place) || !model.nobles.canMan(place)) return null;
  const noble = manned ? model.nobles.at(place, true) > 0 : model.nobles.chosen;
  return {
    label: fillWords(model, place, manned),
    pressed: manned,
    answer: `${noble ? "noble" : "man"} ${place}`,
    press: () => model.nobles.man(place, noble, manned ? -1 : 1),
  };
}

function acting(model: Model, { place, manned, noble }: Circle): CircleButton | null {
  const giving = model.ask === "recall";
  if (manned !== giving) return null;
  const asNoble = giving ? noble : model.nobles.chosen;
  const verb = asNoble ? "noble" : giving ? "recall" : "guest";
  const answer = `${verb} ${place}`;
  if (!model.may(answer)) return null;
  const { choices } = model.words;
  const label = giving ? choices.recall({ place, noble: asNoble }) : choices.guest({ place, noble: asNoble });
  return { label, answer, press: () => model.act(answer) };
}

function fillWords(model: Model, place: Place, manned: boolean): string {
  const name = placeName(place, model.words);
  return manned ? model.words.say.liftFrom({ name }) : model.words.say.putOn({ name });
}

/** The action that gives up this plantation: it names who is there only where the rules tell it from others by that. */
export function discardAction(tile: Good, crew: Sort | null, legal: ReadonlySet<string>): string {
  const sorts = crew === null ? [] : crew === "noble" ? ["noble", "colonist"] : ["colonist", "noble"];
  return sorts.map((sort) => `discard ${tile} ${sort}`).find((action) => legal.has(action)) ?? `discard ${tile}`;
}
