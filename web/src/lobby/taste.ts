// How somebody last played a game in this browser: the form begins with it.

import type { GameInfo, Level, OptionValue, SeatRequest } from "../api/types";
import { recall, remember } from "../storage";
import type { Words } from "../words";
import { usualLevel } from "./catalogue";
import { resized } from "./seating";

interface Taste {
  seats: SeatRequest[];
  options: Record<string, OptionValue>;
  /** Of new bots. */
  level: string;
}

const USUAL_PLAYERS = 3;

const place = (game: string) => `taste.${game}`;

export function keepTaste(game: string, taste: Taste): void {
  remember(place(game), taste);
}

/** The last taste as far as it can still be had, or what newcomers like. */
export function tasteFor(game: GameInfo, levels: Level[], words: Words): Taste {
  const last = recall<Partial<Taste>>(place(game.id), {});
  const known = levels.map(({ id }) => id);
  const level = known.find((id) => id === last.level) ?? usualLevel(levels, words);
  const possible = (seat: SeatRequest) => seat.kind !== "bot" || known.includes(seat.level ?? "");
  const seats =
    last.seats && game.player_counts.includes(last.seats.length) && last.seats.every(possible) ? last.seats : null;
  return {
    seats: seats ?? resized([{ kind: "me" }], usualPlayers(game), level),
    options: offered(game, last.options),
    level,
  };
}

function usualPlayers(game: GameInfo): number {
  return game.player_counts.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (game.player_counts[0] ?? 2);
}

function offered(game: GameInfo, options: Record<string, OptionValue> = {}): Record<string, OptionValue> {
  const isOffered = ([name, value]: [string, OptionValue]) =>
    game.options.some((option) => option.name === name && option.choices.includes(value));
  return Object.fromEntries(Object.entries(options).filter(isOffered));
}
