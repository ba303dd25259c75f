// The table of the first page that is opened is asked for at once, and its board with it, while the page still finds out
// who reads it: each answer that waits for another one costs a way to the server and back.

import { api } from "../api/client";
import type { Table } from "../api/types";
import { fetchBoard } from "../games/registry";
import type { Language } from "../words";

let asked: { id: string; table: Promise<Table> } | null = null;

export function askAhead(id: string, invitation: string | null, language: Language): void {
  const table = api.table(id, invitation);
  asked = { id, table };
  table.then(
    ({ game, options }) => fetchBoard(game, language, options),
    () => null, // the page says why
  );
}

/** The table, which may have been asked for before. */
export function firstLook(id: string, invitation: string | null): Promise<Table> {
  const ahead = asked?.id === id ? asked.table : null;
  asked = null;
  return ahead ?? api.table(id, invitation);
}
