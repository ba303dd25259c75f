// A player's board with what is being arranged on it.

import { sum } from "../common/picks.svelte";
import type { Model } from "./model.svelte";
import { BUILDINGS, TILES, type Building, type Counts, type Place, type Player, type Tile } from "./types";

const PLACES: readonly Place[] = [...TILES, ...BUILDINGS];

export function shownWith(model: Model, player: Player): Player {
  if (model.ask === "place") {
    const { counts, open } = model.crew;
    return {
      ...player,
      ...withCrew(player, counts, open),
      san_juan: player.san_juan - sum(counts),
      ...(player.nobles && { nobles: {} }),
    };
  }
  if (model.ask === "noble" || model.ask === "man") return withPeople(model, player);
  return player;
}

export function crewAt(player: Player | null, place: Place): number {
  return player?.island[place as Tile]?.[1] ?? player?.city[place as Building] ?? 0;
}

/** With those who are on their way to free circles, or are being named nobles. */
function withPeople(model: Model, player: Player): Player {
  const nobles: Record<string, number> = { ...player.nobles };
  const crew: Record<string, number> = {};
  for (const place of PLACES) {
    const coming = model.nobles.at(place, true);
    if (coming > 0) nobles[place] = (nobles[place] ?? 0) + coming;
    const manned = model.ask === "man" ? model.nobles.at(place, false) + coming : 0;
    if (manned > 0) crew[place] = crewAt(player, place) + manned;
  }
  return { ...player, ...withCrew(player, crew, Object.keys(crew) as Place[]), nobles };
}

function withCrew(player: Player, crew: Counts<Place>, open: readonly Place[]): Pick<Player, "island" | "city"> {
  const island: Record<string, readonly [number, number]> = { ...player.island };
  const city: Record<string, number> = { ...player.city };
  for (const place of open) {
    const tiles = island[place];
    if (tiles) island[place] = [tiles[0], crew[place] ?? 0];
    else city[place] = crew[place] ?? 0;
  }
  return { island, city };
}
