// The person signed in to this browser.

import { api } from "./api/client";
import type { Me, Person } from "./api/types";
import { recall, remember } from "./storage";
import type { Words } from "./words";

let person = $state.raw<Person | null>(null);

export const session = {
  get person() {
    return person;
  },
};

export async function findMe(): Promise<void> {
  enter(await api.me());
}

export function enter(me: Me): void {
  person = me.person;
}

/** Whoever wants to sit down needs a name, and nothing else. */
export async function sitDownAs(name: string): Promise<void> {
  if (!person) enter(await api.becomeGuest(name));
  else if (person.name !== name) enter(await api.changeMe({ name }));
}

/** Somebody with a name, from now on if not before. */
export async function haveName(words: Words): Promise<void> {
  if (!person) await sitDownAs(suggestedName(words));
}

export async function signOut(): Promise<void> {
  await api.signOut();
  await findMe();
}

/** A name for a newcomer; the same one until it is changed. */
export function suggestedName(words: Words): string {
  const known = recall<string | null>("suggestion", null);
  if (known) return known;
  const names = Object.values(words.names);
  const name = `${names[Math.floor(Math.random() * names.length)]} ${10 + Math.floor(Math.random() * 90)}`;
  remember("suggestion", name);
  return name;
}
