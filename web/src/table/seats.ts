import type { Seat, State, Table, TableStatus, TableSummary } from "../api/types";
import type { Words } from "../words";

/** Bots go by what one meets at a Spanish coast; the level stands beside the name. */
const BOT_NAMES = ["Brisa", "Marea", "Coral", "Palma", "Duna"];

const LETTERS = "ABCDEFGHI";

/** What a seat is called; with a letter where two people have the same name or one person holds several seats. */
export function seatNames(table: TableSummary, words: Words): string[] {
  const names = table.seats.map((seat) => plainName(seat, table.status, words));
  return names.map((name, seat) => {
    const same = names.flatMap((other, number) => (other === name ? [number] : []));
    return same.length > 1 && table.seats[seat]?.kind !== "open" ? `${name} (${LETTERS[same.indexOf(seat)]})` : name;
  });
}

/** Whether the screen is covered until the next of several players at it has sat down; what is hidden the server says. */
export function isCovered(table: Table, state: State, seated: number | null): boolean {
  return table.hides && !state.over && table.yours.length > 1 && state.seat !== seated;
}

function plainName(seat: Seat, status: TableStatus, words: Words): string {
  if (seat.name !== null) return seat.name;
  if (seat.level !== null) return BOT_NAMES[seat.seat] ?? seat.level;
  // A record need not say who played.
  return status === "over" ? words.seat({ number: seat.seat + 1 }) : words.home.free;
}
