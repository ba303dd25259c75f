// Explanations of everything on the board, for the popover.

import type { Info } from "../common/desk.svelte";
import type { Desk } from "./desk.svelte";
import { isCommodity, nextRank, priceOf, sum } from "./figures";
import { pointsIn } from "./tell";
import { readTile } from "./tiles";
import {
  RANKS,
  type Effect,
  type Good,
  type Printed,
  type Rank,
  type Ship,
  type Square,
  type TileFacts,
  type TileName,
} from "./types";
import { say } from "../../words/say";
import { costWords, tileName } from "./words/grammar";
import type { Words } from "./words/words";

/** Names of the seats that have such a building. */
function owners(desk: Desk, building: string): string[] {
  return desk.names.filter((_, seat) => {
    const player = desk.view.seats[seat];
    return player && (player.public_buildings[building] || Object.values(player.noble_buildings).includes(building));
  });
}

function effectLine(desk: Desk, printed: Printed | undefined): string[] {
  return printed ? [effectWords(printed.effect, desk.words)] : [];
}

export function effectWords(effect: Effect, words: Words): string {
  return say(words.effects[effect.kind], { event: null, target: null, per_turn: null, ...effect });
}

/** What a tile is good for. */
export function tileRule(tile: TileName, printed: Partial<TileFacts> | undefined, words: Words): string {
  const { kind, good } = readTile(tile);
  return say(words.tileRules[kind], { gold: 0, discount: 0, ...printed, good });
}

export function buildingInfo(desk: Desk, building: string): Info {
  const { words, facts, view } = desk;
  const noble = building in facts.noble_buildings;
  const printed = (noble ? facts.noble_buildings : facts.public_buildings)[building];
  const left = (noble ? view.noble_buildings : view.public_buildings)[building] ?? 0;
  const names = owners(desk, building);
  return {
    title: desk.thing(building),
    kind: noble ? words.ui.nobles : words.ui.publics,
    facts: [{ label: words.ui.left, value: `${left} / ${printed?.copies ?? 0}` }],
    lines: [
      ...effectLine(desk, printed),
      ...(noble ? [] : [words.rules.public]),
      ...(names.length > 0 ? [words.say.ownedBy({ names: names.join(", ") })] : []),
      ...(desk.building === building ? [words.say.chooseSite] : []),
    ],
  };
}

export function cardInfo(desk: Desk, card: string): Info {
  const { words, facts } = desk;
  const printed = facts.action_cards[card];
  return {
    title: desk.thing(card),
    kind: words.ui.actionCards,
    facts: [{ label: words.ui.discards, value: `${desk.view.action_discards[card] ?? 0} / ${printed?.copies ?? 0}` }],
    lines: effectLine(desk, printed),
  };
}

export function swapInfo(desk: Desk, card: string): Info {
  const { words, facts } = desk;
  return { title: words.choices.swap({ card }), lines: [words.say.costs({ cost: costWords(facts.costs.swap, words) })] };
}

export function stockInfo(desk: Desk, good: Good): Info {
  const { words, facts, view, me } = desk;
  const usual = isCommodity(good) ? facts.prices.commodity : facts.prices.luxury;
  const own = isCommodity(good) ? me?.commodity_price : me?.luxury_price;
  const now = priceOf(desk.question, good) ?? own ?? usual;
  return {
    title: words.goods[good],
    facts: [
      { label: words.ui.left, value: `${view.stock[good] ?? 0} / ${facts.goods[good] ?? 0}` },
      now !== usual
        ? { label: words.ui.priceNow, value: `${now} (${usual})` }
        : { label: words.ui.price, value: usual },
      ...(me ? [{ label: words.ui.owned, value: me.goods[good] ?? 0 }] : []),
    ],
    lines: [
      words.rules[isCommodity(good) ? "commodity" : "luxury"],
      ...(desk.ask === "work" ? [words.say.buysLeft({ count: desk.question?.buys ?? 0 })] : []),
    ],
  };
}

export function handInfo(desk: Desk, good: Good, seat: number): Info {
  const { words, facts, view } = desk;
  const player = view.seats[seat];
  return {
    title: words.say.goods({ count: player?.goods[good] ?? 0, good }),
    lines: [
      words.rules[isCommodity(good) ? "commodity" : "luxury"],
      words.say.handLimit({ have: sum(player?.goods ?? {}), most: facts.limits.hand }),
      ...(desk.good === good ? [words.say.chooseBuyer] : []),
    ],
  };
}

export function tileInfo(desk: Desk, tile: TileName): Info {
  const { words, facts, view } = desk;
  const printed = facts.tiles[tile];
  return {
    title: tileName(tile, words),
    facts: [{ label: words.ui.unseen, value: `${view.unseen[tile] ?? 0} / ${printed?.copies ?? 0}` }],
    lines: [tileRule(tile, printed, words)],
  };
}

/** A tile on the chart: what it shows if the viewer has seen it, what it could be if not. */
export function islandInfo(desk: Desk, square: Square, crown: boolean): Info {
  const { words, view, facts } = desk;
  const tile = view.squares[square];
  if (!tile) return { title: `${words.ui.island} ${square}`, kind: words.ui.empty, lines: [words.rules.island] };
  const lookers = tile.looked.map((seat) => desk.names[seat] ?? "");
  const seen = lookers.length > 0 ? [words.say.lookedBy({ names: lookers.join(", ") })] : [];
  if (tile.face) {
    const info = tileInfo(desk, tile.face);
    return { ...info, title: `${info.title}, ${square}`, lines: [...(info.lines ?? []), words.say.knownTo, ...seen] };
  }
  const possible = Object.entries(view.unseen).filter(
    ([name]) => facts.tiles[name]?.board === (crown ? "new" : "base"),
  );
  return {
    title: `${tile.back ? words.say.back({ mark: tile.back }) : words.ui.faceDown}, ${square}`,
    ...(crown ? { kind: words.ui.crown } : {}),
    facts: possible.map(([name, count]) => ({ label: tileName(name, words), value: count ?? 0 })),
    lines: [words.rules.island, ...seen],
  };
}

export function shipInfo(desk: Desk, seat: number, ship: Ship, underWay: boolean): Info {
  const { words, view, facts } = desk;
  return {
    title: words.say.shipOf({ who: desk.names[seat] ?? "", square: ship.square, damaged: ship.damaged === true }),
    ...(underWay && view.ship ? { kind: words.say.shipPoints({ left: view.ship.points }) } : {}),
    facts: desk.expansion ? [{ label: words.ui.strength, value: view.seats[seat]?.strength ?? 0 }] : [],
    lines: [ship.damaged ? words.say.costs({ cost: costWords(facts.costs.repair, words) }) : words.rules.ship],
  };
}

export function dockInfo(desk: Desk, seat: number): Info {
  const { words, view, facts } = desk;
  return {
    title: words.say.docked({ count: view.seats[seat]?.docked ?? 0 }),
    facts: [{ label: words.ui.cost, value: costWords(facts.costs.ship, words) }],
    lines: [words.rules.ship, ...lacking(desk, "ship")],
  };
}

/** What the viewer's hand lacks for a cost. */
function lacking(desk: Desk, what: Rank | "ship"): string[] {
  const cards = desk.ask === "work" ? desk.question?.lacking?.[what] : undefined;
  return cards ? [`− ${costWords(cards, desk.words)}`] : [];
}

export function placeInfo(desk: Desk, seat: number, number: number): Info {
  const { words, view, facts } = desk;
  const player = view.seats[seat];
  const good = (player?.home && facts.homes[player.home]?.[number - 1]) || "any";
  const post = player?.posts[String(number)];
  return {
    title: words.say.place({ number, good }),
    ...(post ? { kind: tileName(post, words) } : {}),
    lines: [words.rules[good === "any" ? "any" : "place"], ...(post ? [tileRule(post, undefined, words)] : [])],
  };
}

export function personInfo(desk: Desk, seat: number, rank: Rank): Info {
  const { words, view, facts } = desk;
  const bought = view.active === seat ? (view.done.bought?.[rank] ?? 0) : 0;
  const next = nextRank(rank);
  return {
    title: words.ranks[rank],
    facts: [
      ...(next ? [{ label: words.ranks[next], value: costWords(facts.costs[next], words) }] : []),
    ],
    lines: [
      words.say.pays({ count: facts.ranks[rank].price }),
      ...(bought ? [words.say.hasBought({ count: bought })] : []),
      words.rules.upgrade,
      ...(next ? lacking(desk, next) : []),
    ],
  };
}

export function freePersonInfo(desk: Desk): Info {
  const { words, facts } = desk;
  return {
    title: words.ranks.pioneer,
    facts: [
      { label: words.ui.cost, value: costWords(facts.costs.pioneer, words) },
      ...RANKS.map((rank) => ({ label: words.ranks[rank], value: words.count.gold({ count: facts.ranks[rank].price }) })),
    ],
    lines: [words.rules.pioneer, ...lacking(desk, "pioneer")],
  };
}

export function contractInfo(desk: Desk, seat: number): Info {
  const { words, view, facts } = desk;
  const contracts = view.seats[seat]?.contracts ?? 0;
  return { title: `${words.ui.contracts}: ${contracts} / ${facts.limits.contracts}`, lines: [words.rules.contract] };
}

export function castleInfo(desk: Desk, step: number): Info {
  const { words, facts } = desk;
  const printed = facts.castle[step - 1];
  return {
    title: words.say.step({ step }),
    facts: [{ label: words.ui.cost, value: costWords(printed?.cost ?? {}, words) }],
    lines: [words.rules.castle, ...(printed?.nests ? [words.say.needsNests({ count: printed.nests })] : [])],
  };
}

export function cannonInfo(desk: Desk, number: number, seat: number): Info {
  const { words, facts, view } = desk;
  const player = view.seats[seat];
  const now = player?.cannons === number - 1 ? desk.question?.cannon : null;
  return {
    title: words.say.cannon({ number }),
    facts: [
      { label: words.ui.price, value: words.count.gold({ count: now ?? facts.cannons[number - 1] ?? 0 }) },
      { label: words.ui.strength, value: player?.strength ?? 0 },
    ],
    lines: [words.rules.cannon],
  };
}

export function siteInfo(desk: Desk, site: string): Info {
  const { words, facts } = desk;
  const printed = facts.sites[site];
  return {
    title: words.say.site({ number: Number(site.replace("site_", "")) }),
    facts: [{ label: words.ui.cost, value: costWords(printed?.cost ?? {}, words) }],
    lines: [
      words.rules.site,
      ...(printed?.nests ? [words.say.needsNests({ count: printed.nests })] : []),
      ...(desk.site === site ? [words.say.chooseBuilding] : []),
    ],
  };
}

export function goldInfo(desk: Desk, seat: number): Info {
  const { words, view, facts } = desk;
  return {
    title: words.ui.gold,
    facts: [{ label: words.ui.gold, value: `${view.seats[seat]?.gold ?? 0} / ${facts.limits.gold}` }],
    lines: [words.rules.gold],
  };
}

export function playerInfo(desk: Desk, seat: number): Info {
  const { words, view, facts } = desk;
  const player = view.seats[seat];
  if (!player) return { title: "" };
  return {
    title: desk.names[seat] ?? "",
    kind: words.say.points({ count: player.score }),
    facts: pointsIn(facts.goals).map((point) => ({
      label: words.points[point],
      value: `${player.points[point] ?? 0} / ${facts.goals[point] ?? 0}`,
    })),
    lines: [words.say.toWin({ points: null, home: 0, noble: 0, ...facts.needed })],
  };
}
