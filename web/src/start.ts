// The beginning of every page: who reads it, in which language, and what it will show.

import { attempt } from "./notices.svelte";
import { route } from "./router.svelte";
import { findMe, session } from "./session.svelte";
import { firstLanguage, speak } from "./speech.svelte";
import { askAhead } from "./table/ahead";
import { fetchPageWords } from "./words/catalogue";

/** The first page, where it is the page to begin with: drawn at once, and not when the import has been looked up again. */
export const begun: { HomePage?: typeof import("./pages/HomePage.svelte").default } = {};

export async function loadHome(): Promise<{ default: NonNullable<typeof begun.HomePage> }> {
  const loaded = await import("./pages/HomePage.svelte");
  begun.HomePage = loaded.default;
  return loaded;
}

/** Ask for all that the page is drawn with at once, and wait until it can be drawn in words of its reader. */
export async function start(): Promise<void> {
  const [page = "", id = ""] = route.parts;
  if (page === "tables" && id) askAhead(id, route.query.get("invitation"), firstLanguage(null));
  const firstPage = page === "" ? attempt(loadHome) : null;
  fetchPageWords(firstLanguage(null));
  await attempt(findMe);
  await attempt(() => speak(firstLanguage(session.person?.language)));
  await firstPage;
}
