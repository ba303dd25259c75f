// Decisions of many small steps, arranged freely and sent at once: who works where, and what is kept.

import { BUILDINGS, GOODS, type Building, type Facts, type Good, type Place, type Player } from "./types";

export type Crew = Partial<Record<Place, number>>;

export function isBuilding(place: string): place is Building {
  return (BUILDINGS as readonly string[]).includes(place);
}

/** Circles a player has at a place. */
export function room(player: Player, place: Place, facts: Facts): number {
  if (isBuilding(place)) return place in player.city ? facts.buildings[place].circles : 0;
  return player.island[place]?.[0] ?? 0;
}

export function total(crew: Crew): number {
  return Object.values(crew).reduce((sum, count) => sum + count, 0);
}

/** The old arrangement as far as it still fits. */
export function keepCrew(old: Crew, places: readonly Place[], player: Player, facts: Facts, colonists: number): Crew {
  const crew: Crew = {};
  let left = colonists;
  for (const place of places) {
    const count = Math.min(old[place] ?? 0, room(player, place, facts), left);
    if (count > 0) crew[place] = count;
    left -= count;
  }
  return crew;
}

interface Job {
  places: Place[];
  worth: number;
}

/** Man what is still free: what works at once and is worth most a head comes first. */
export function fillCrew(start: Crew, places: readonly Place[], player: Player, facts: Facts, colonists: number): Crew {
  const crew: Crew = { ...start };
  let left = colonists - total(crew);
  const free = (place: Place): number => (places.includes(place) ? room(player, place, facts) - (crew[place] ?? 0) : 0);
  const man = (place: Place): void => {
    crew[place] = (crew[place] ?? 0) + 1;
    left -= 1;
  };
  while (left > 0) {
    const jobs = possibleJobs(player, crew, facts, free).filter((job) => job.places.length <= left);
    const best = jobs.sort((one, other) => other.worth - one.worth)[0];
    const rest = best?.places ?? places.filter((place) => free(place) > 0).slice(0, 1);
    if (rest.length === 0) break;
    rest.forEach(man);
  }
  return crew;
}

/** What one or two colonists could start doing: a building that works, a plantation with its plant, a quarry. */
function possibleJobs(player: Player, crew: Crew, facts: Facts, free: (place: Place) => number): Job[] {
  const jobs: Job[] = [];
  for (const place of BUILDINGS) {
    if (free(place) > 0 && facts.buildings[place].good === undefined) jobs.push({ places: [place], worth: 2 });
  }
  if (free("quarry") > 0) jobs.push({ places: ["quarry"], worth: 1.2 });
  for (const good of GOODS) {
    const plants = BUILDINGS.filter((place) => place in player.city && facts.buildings[place].good === good);
    const field: Place[] = free(good) > 0 ? [good] : [];
    const plant = plants.filter((place) => free(place) > 0).slice(0, 1);
    const fields = crew[good] ?? 0;
    const circles = plants.reduce((sum, place) => sum + (crew[place] ?? 0), 0);
    const worth = 2 + facts.goods[good].price / 2;
    if (good === "corn") {
      if (field.length > 0) jobs.push({ places: field, worth: 1.5 });
    } else if (fields > circles) {
      if (plant.length > 0) jobs.push({ places: plant, worth });
    } else if (circles > fields) {
      if (field.length > 0) jobs.push({ places: field, worth });
    } else if (field.length > 0 && plant.length > 0) {
      jobs.push({ places: [...field, ...plant], worth: worth / 2 });
    }
  }
  return jobs;
}

// Storage

export type Stock = Partial<Record<Good, number>>;

/** What a player can store: all goods of so many kinds, and so many single goods besides. */
export interface Storage {
  kinds: number;
  singles: number;
}

export function fits(kept: Stock, { kinds, singles }: Storage): boolean {
  const lots = Object.values(kept).sort((one, other) => other - one);
  return lots.slice(kinds).reduce((sum, count) => sum + count, 0) <= singles;
}

/** The lots that bring most in points and doubloons: whole ones in the warehouses, single goods of the best kinds left. */
export function bestStock(goods: Stock, storage: Storage, facts: Facts): Stock {
  const worth = (good: Good): number => (goods[good] ?? 0) * (1 + facts.goods[good].price / 4);
  const held = GOODS.filter((good) => (goods[good] ?? 0) > 0);
  const whole = [...held].sort((one, other) => worth(other) - worth(one)).slice(0, storage.kinds);
  let left = storage.singles;
  const kept: Stock = {};
  for (const good of [...held].reverse()) {
    const count = goods[good] ?? 0;
    kept[good] = whole.includes(good) ? count : Math.min(count, left);
    if (!whole.includes(good)) left -= kept[good];
  }
  return kept;
}

/** What has to be said of a stock: kinds that all fit once the others are decided stay without a question. */
export function askedStock(kept: Stock, goods: Stock, kinds: readonly Good[], storage: Storage): Stock {
  const said: Stock = {};
  for (const good of kinds) {
    if (fits({ ...goods, ...said }, storage)) break;
    said[good] = kept[good] ?? 0;
  }
  return said;
}
