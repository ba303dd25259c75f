// The players and their seats at a table that is being set up.

import type { SeatRequest } from "../api/types";

/** The others at the table, if all are of one kind. */
export type Company = "bots" | "friends" | "screen" | "mixed";

const KINDS = { bots: "bot", friends: "open", screen: "me" } as const;

export function companyOf(seats: SeatRequest[]): Company {
  const found = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((company) =>
    seats.slice(1).every((seat) => seat.kind === KINDS[company]),
  );
  return seats[0]?.kind === "me" && found ? found : "mixed";
}

/** Me, and so many others of one kind. */
export function seatedWith(company: Company, seats: SeatRequest[], level: string): SeatRequest[] {
  if (company === "mixed") return seats;
  return seats.map((_, seat) => (seat === 0 ? { kind: "me" } : newSeat(KINDS[company], level)));
}

/** More or fewer seats; new ones are like the last. */
export function resized(seats: SeatRequest[], count: number, level: string): SeatRequest[] {
  const like = seats.length > 1 ? (seats.at(-1)?.kind ?? "bot") : "bot";
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? newSeat(like, level));
}

export function withLevel(seats: SeatRequest[], level: string): SeatRequest[] {
  return seats.map((seat) => (seat.kind === "bot" ? newSeat("bot", level) : seat));
}

/** The level of all bots; empty if there are several. */
export function commonLevel(seats: SeatRequest[]): string {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level ?? ""] : [])));
  return levels.size === 1 ? ([...levels][0] ?? "") : "";
}

function newSeat(kind: SeatRequest["kind"], level: string): SeatRequest {
  return kind === "bot" ? { kind, level } : { kind };
}
