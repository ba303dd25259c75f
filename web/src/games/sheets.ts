// Sheets of drawings: files of symbols that the pieces on a board refer to by name. They come beside the program and not
// in it: the browser would hold the markup of a component as text as well, twice, and once more to copy it from.

import type { Attachment } from "svelte/attachments";
import type { OptionValue } from "../api/types";

const addresses = import.meta.glob<string>("./*/drawing/*.svg", { query: "?url", import: "default", eager: true });
const fetched = new Map<string, Promise<Element | null>>();

/** Fetch the drawings of the game in this folder; those of its expansions only for a table that has some. */
export async function fetchSheets(folder: string, options?: Record<string, OptionValue>): Promise<void> {
  const expanded = options === undefined || (options["expansions"] ?? "none") !== "none";
  await Promise.all(sheetsOf(folder, expanded).map(fetchSheet));
}

/** An attachment that puts what was fetched for a game into an element of its board. */
export function drawings(folder: string): Attachment<Element> {
  return (element) => {
    for (const address of sheetsOf(folder, true))
      void fetched.get(address)?.then((sheet) => sheet && element.append(sheet));
  };
}

function sheetsOf(folder: string, expanded: boolean): string[] {
  const names = ["common/drawing/common", `${folder}/drawing/${folder}`];
  if (expanded) names.push(`${folder}/drawing/expansions`);
  return names.flatMap((name) => addresses[`./${name}.svg`] ?? []);
}

/** A board can be played without its drawings: where they cannot be fetched, the next board tries again. */
function fetchSheet(address: string): Promise<Element | null> {
  const known = fetched.get(address);
  if (known) return known;
  const sheet = readSheet(address).catch(() => {
    fetched.delete(address);
    return null;
  });
  fetched.set(address, sheet);
  return sheet;
}

async function readSheet(address: string): Promise<Element> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`There is no ${address}.`);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
}
