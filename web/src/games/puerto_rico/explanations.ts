// Explanations of everything on the board, for the popover.

import type { Explanation } from "../common/model.svelte";
import type { Model } from "./model.svelte";
import { noblesOf, taskLines } from "./describe";
import { isUnchosen, printedOn } from "./buildings";
import { GOODS, type Building, type CargoShip, type Good, type Role, type Tile } from "./types";
import { roleWords } from "./words/words";

export function explainRole(model: Model, role: Role): Explanation {
  const { words, view, names } = model;
  const card = view.roles[role];
  const { name, everybody, privilege } = roleWords(role, words);
  const taker = card?.taker;
  const lines = [everybody, `${words.ui.privilege}: ${privilege}`];
  const poster = wanted(model);
  const kidnapper = view.kidnapped?.role === role ? view.kidnapped.by : null;
  if (role === "buccaneer") lines.splice(0, 2, privilege, everybody, words.rules.wanted);
  if (kidnapper !== null) lines.push(words.rules.kidnapped);
  const state = [
    ...(card && !card.open && taker != null ? [words.say.takenBy({ who: names[taker] ?? "" })] : []),
    ...(kidnapper !== null ? [words.say.kidnappedBy({ who: names[kidnapper] ?? "" })] : []),
    ...(role === "buccaneer" && poster !== null ? [words.say.wantedIs({ who: names[poster] ?? "" })] : []),
  ].join(" · ");
  return {
    title: name,
    rule: role,
    ...(state ? { kind: state } : {}),
    facts: card?.doubloons ? [{ label: words.ui.doubloons, value: card.doubloons }] : [],
    lines,
  };
}

/** The seat on the poster. */
export function wanted({ view }: Model): number | null {
  return view.wanted !== undefined && view.wanted !== null && view.wanted >= 0 ? view.wanted : null;
}

export function explainFestival(model: Model): Explanation {
  const { words, view } = model;
  const lines = view.festival ? taskLines(view.festival, words) : [];
  return {
    title: words.ui.festival,
    lines: [words.rules.festival, ...(lines.length > 0 || view.preparing ? lines : [words.ui.done])],
  };
}

export function explainBuilding(model: Model, building: Building, owner: number | null = null): Explanation {
  const { words, view, facts } = model;
  const printed = printedOn(building, facts);
  const now = model.question?.prices?.[building];
  const left = view.buildings[building] ?? 0;
  const owners = model.names.filter((_, seat) => building in (view.seats[seat]?.city ?? {}));
  const crew = owner === null ? undefined : model.shown(owner)?.city[building];
  const lines = [words.effects[building]];
  if (crew === 0 && printed.circles > 0) lines.push(words.ui.unoccupied);
  if (isUnchosen(building, view))
    lines.push(view.draft ? words.say.spaces({ count: view.draft[building] ?? 0 }) : words.ui.notChosen);
  if (view.festival?.building === building && owner === null) lines.push(words.say.task.building({ building }));
  if (owner === null && owners.length > 0) lines.push(words.say.ownedBy({ names: owners.join(", ") }));
  return {
    title: words.buildings[building],
    rule: building,
    kind: [colourWords(model, building), words.say.quarriesCount({ column: printed.column })].join(" · "),
    facts: [
      now !== undefined && now !== printed.price && owner === null
        ? { label: words.ui.priceNow, value: `${now} (${printed.price})` }
        : { label: words.ui.price, value: printed.price },
      { label: words.ui.points, value: printed.points },
      { label: words.ui.circles, value: crew === undefined ? printed.circles : `${crew} / ${printed.circles}` },
      { label: words.ui.copies, value: `${left} / ${printed.copies}` },
    ],
    lines,
  };
}

function colourWords({ words, facts }: Model, building: Building): string {
  const { good, kind } = printedOn(building, facts);
  if (good) return words.ui.production;
  return kind.endsWith("production") ? words.ui.redBuilding : words.ui.specialColour;
}

export function explainForest({ words }: Model, under: Good | null): Explanation {
  return { title: under ? words.say.forestOf({ tile: under }) : words.ui.forest, lines: [words.rules.forest] };
}

export function explainTile(model: Model, tile: Tile): Explanation {
  const { words, view } = model;
  const unseen = tile === "quarry" ? view.quarries : (view.deck[tile] ?? 0) + (view.discards[tile] ?? 0);
  return {
    title: words.tiles[tile],
    facts: [{ label: tile === "quarry" ? words.ui.copies : words.ui.faceDown, value: unseen }],
    lines: [words.grows[tile]],
  };
}

export function explainDeck(model: Model): Explanation {
  const { words, view } = model;
  return {
    title: words.ui.faceDown,
    facts: GOODS.map((good) => ({ label: words.goods[good], value: view.deck[good] ?? 0 })),
    lines: [words.effects.hacienda, ...(view.nobles === undefined ? [] : [words.effects.land_office])],
  };
}

export function explainShip(model: Model, ship: CargoShip): Explanation {
  return {
    title: model.words.say.ship({ spaces: ship.spaces, load: ship.load, good: ship.good }),
    lines: [model.words.rules.ship],
  };
}

export function explainHouse(model: Model): Explanation {
  const { words, facts } = model;
  return {
    title: words.ui.tradingHouse,
    facts: GOODS.map((good) => ({ label: words.goods[good], value: facts.goods[good].price })),
    lines: [words.rules.house],
  };
}

export function explainSupply(model: Model, good: Good): Explanation {
  const { words, view, facts } = model;
  return {
    title: words.goods[good],
    facts: [
      { label: words.ui.supply, value: `${view.goods[good] ?? 0} / ${facts.goods[good].total}` },
      { label: words.ui.price, value: facts.goods[good].price },
    ],
  };
}

export function explainGood(model: Model, good: Good, seat: number): Explanation {
  const { words, view, facts } = model;
  const player = view.seats[seat];
  return {
    title: words.goods[good],
    facts: [
      { label: words.ui.store, value: player?.goods[good] ?? 0 },
      { label: words.ui.makes, value: player?.production[good] ?? 0 },
      { label: words.ui.price, value: facts.goods[good].price },
      { label: words.ui.supply, value: view.goods[good] ?? 0 },
    ],
  };
}

export function explainPlayer(model: Model, seat: number): Explanation {
  const { words, view, names, facts } = model;
  const player = view.seats[seat];
  if (!player) return { title: "" };
  const chips = player.points ?? words.ui.hidden;
  const nobles = noblesOf(player);
  return {
    title: names[seat] ?? "",
    ...(view.governor === seat ? { kind: words.ui.governor } : {}),
    facts: [
      { label: words.ui.points, value: player.score ?? words.ui.hidden },
      { label: words.sheet.chips, value: chips },
      { label: words.sheet.buildings, value: player.building_points },
      { label: words.ui.doubloons, value: player.doubloons },
      { label: words.ui.colonists, value: player.colonists - nobles },
      ...(player.nobles ? [{ label: words.ui.nobles, value: nobles }] : []),
      ...(player.forests?.count ? [{ label: words.ui.forests, value: player.forests.count }] : []),
      { label: words.ui.island, value: `${player.tiles} / ${facts.island_spaces}` },
      { label: words.ui.city, value: `${player.spaces} / ${facts.city_spaces}` },
    ],
  };
}
