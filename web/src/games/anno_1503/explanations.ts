// Explanations of everything on the board, for the popover.

import type { Explanation } from "../common/model.svelte";
import type { Model } from "./model.svelte";
import { isCommodity, nextRank, priceOf, sum } from "./figures";
import { pointsIn } from "./describe";
import { readTile } from "./tiles";
import {
  COMMODITIES,
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
function owners(model: Model, building: string): string[] {
  return model.names.filter((_, seat) => {
    const player = model.view.seats[seat];
    return player && (player.public_buildings[building] || Object.values(player.noble_buildings).includes(building));
  });
}

function effectLine(model: Model, printed: Printed | undefined): string[] {
  return printed ? [effectWords(printed.effect, model.words)] : [];
}

export function effectWords(effect: Effect, words: Words): string {
  return say(words.effects[effect.kind], { event: null, target: null, good: null, per_turn: null, ...effect });
}

/** What a tile is good for. */
export function tileRule(tile: TileName, printed: Partial<TileFacts> | undefined, words: Words): string {
  const { kind, good } = readTile(tile);
  return say(words.tileRules[kind], { gold: 0, discount: 0, ...printed, good });
}

export function explainBuilding(model: Model, building: string): Explanation {
  const { words, facts, view } = model;
  const noble = building in facts.noble_buildings;
  const printed = (noble ? facts.noble_buildings : facts.public_buildings)[building];
  const left = (noble ? view.noble_buildings : view.public_buildings)[building] ?? 0;
  const names = owners(model, building);
  return {
    title: model.thing(building),
    rule: building,
    kind: noble ? words.ui.nobles : words.ui.publics,
    facts: [{ label: words.ui.left, value: `${left} / ${printed?.copies ?? 0}` }],
    lines: [
      ...effectLine(model, printed),
      ...(noble ? [] : [words.rules.public]),
      ...(names.length > 0 ? [words.say.ownedBy({ names: names.join(", ") })] : []),
      ...(model.building === building ? [words.say.chooseSite] : []),
    ],
  };
}

export function explainCard(model: Model, card: string): Explanation {
  const { words, facts } = model;
  const printed = facts.action_cards[card];
  return {
    title: model.thing(card),
    rule: card,
    kind: words.ui.actionCards,
    facts: [{ label: words.ui.discards, value: `${model.view.action_discards[card] ?? 0} / ${printed?.copies ?? 0}` }],
    lines: effectLine(model, printed),
  };
}

export function explainSwap(model: Model, card: string): Explanation {
  const { words, facts } = model;
  return {
    title: words.choices.swap({ card }),
    lines: [words.say.costs({ cost: costWords(facts.costs.swap, words) })],
  };
}

export function explainStock(model: Model, good: Good): Explanation {
  const { words, facts, view, me } = model;
  const usual = isCommodity(good) ? facts.prices.commodity : facts.prices.luxury;
  const own = isCommodity(good) ? me?.commodity_price : me?.luxury_price;
  const now = priceOf(model.question, good) ?? own ?? usual;
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
      ...(model.ask === "work" ? [words.say.buysLeft({ count: model.question?.buys ?? 0 })] : []),
    ],
  };
}

export function explainHand(model: Model, good: Good, seat: number): Explanation {
  const { words, facts, view } = model;
  const player = view.seats[seat];
  return {
    title: words.say.goods({ count: player?.goods[good] ?? 0, good }),
    lines: [
      words.rules[isCommodity(good) ? "commodity" : "luxury"],
      words.say.handLimit({ have: sum(player?.goods ?? {}), most: facts.limits.hand }),
      ...(model.good === good ? [words.say.chooseBuyer] : []),
    ],
  };
}

export function explainTile(model: Model, tile: TileName): Explanation {
  const { words, facts, view } = model;
  const printed = facts.tiles[tile];
  return {
    title: tileName(tile, words),
    facts: [{ label: words.ui.unseen, value: `${view.unseen[tile] ?? 0} / ${printed?.copies ?? 0}` }],
    lines: [tileRule(tile, printed, words)],
  };
}

/** A tile on the chart: what it shows if the viewer has seen it, what it could be if not. */
export function explainIsland(model: Model, square: Square, crown: boolean): Explanation {
  const { words, view, facts } = model;
  const tile = view.squares[square];
  if (!tile) return { title: `${words.ui.island} ${square}`, kind: words.ui.empty, lines: [words.rules.island] };
  const lookers = tile.looked.map((seat) => model.names[seat] ?? "");
  const seen = lookers.length > 0 ? [words.say.lookedBy({ names: lookers.join(", ") })] : [];
  if (tile.face) {
    const { title, lines = [], ...rest } = explainTile(model, tile.face);
    return { ...rest, title: `${title}, ${square}`, lines: [...lines, words.say.knownTo, ...seen] };
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

export function explainShip(model: Model, seat: number, ship: Ship, underWay: boolean): Explanation {
  const { words, view, facts } = model;
  return {
    title: words.say.shipOf({ who: model.names[seat] ?? "", square: ship.square, damaged: ship.damaged === true }),
    ...(underWay && view.ship ? { kind: words.say.shipPoints({ left: view.ship.points }) } : {}),
    facts: model.expansion ? [{ label: words.ui.strength, value: view.seats[seat]?.strength ?? 0 }] : [],
    lines: [ship.damaged ? words.say.costs({ cost: costWords(facts.costs.repair, words) }) : words.rules.ship],
  };
}

export function explainDock(model: Model, seat: number): Explanation {
  const { words, view, facts } = model;
  return {
    title: words.say.docked({ count: view.seats[seat]?.docked ?? 0 }),
    facts: [{ label: words.ui.cost, value: costWords(facts.costs.ship, words) }],
    lines: [words.rules.ship, ...lacking(model, "ship")],
  };
}

/** What the viewer's hand lacks for a cost. */
function lacking(model: Model, what: Rank | "ship"): string[] {
  const cards = model.ask === "work" ? model.question?.lacking?.[what] : undefined;
  return cards ? [`− ${costWords(cards, model.words)}`] : [];
}

export function explainPlace(model: Model, seat: number, number: number): Explanation {
  const { words, view, facts } = model;
  const player = view.seats[seat];
  const good = (player?.home && facts.homes[player.home]?.[number - 1]) || "any";
  const post = player?.posts[String(number)];
  return {
    title: words.say.place({ number, good }),
    ...(post ? { kind: tileName(post, words) } : {}),
    lines: [words.rules[good === "any" ? "any" : "place"], ...(post ? [tileRule(post, undefined, words)] : [])],
  };
}

export function explainPerson(model: Model, seat: number, rank: Rank): Explanation {
  const { words, view, facts } = model;
  const bought = view.active === seat ? (view.done.bought?.[rank] ?? 0) : 0;
  const next = nextRank(rank);
  return {
    title: words.ranks[rank],
    facts: [...(next ? [{ label: words.ranks[next], value: costWords(facts.costs[next], words) }] : [])],
    lines: [
      words.say.pays({ count: facts.ranks[rank].price }),
      ...(facts.ranks[rank].buys.length < COMMODITIES.length
        ? [words.say.buysOnly({ goods: facts.ranks[rank].buys.map((good) => words.goods[good]).join(", ") })]
        : []),
      ...(bought ? [words.say.hasBought({ count: bought })] : []),
      words.rules.upgrade,
      ...(next ? lacking(model, next) : []),
    ],
  };
}

export function explainFreePerson(model: Model): Explanation {
  const { words, facts } = model;
  return {
    title: words.ranks.pioneer,
    facts: [
      { label: words.ui.cost, value: costWords(facts.costs.pioneer, words) },
      ...RANKS.map((rank) => ({
        label: words.ranks[rank],
        value: words.count.gold({ count: facts.ranks[rank].price }),
      })),
    ],
    lines: [words.rules.pioneer, ...lacking(model, "pioneer")],
  };
}

export function explainContract(model: Model, seat: number): Explanation {
  const { words, view, facts } = model;
  const contracts = view.seats[seat]?.contracts ?? 0;
  return { title: `${words.ui.contracts}: ${contracts} / ${facts.limits.contracts}`, lines: [words.rules.contract] };
}

export function explainCastle(model: Model, step: number): Explanation {
  const { words, facts } = model;
  const printed = facts.castle[step - 1];
  return {
    title: words.say.step({ step }),
    facts: [{ label: words.ui.cost, value: costWords(printed?.cost ?? {}, words) }],
    lines: [words.rules.castle, ...(printed?.nests ? [words.say.needsNests({ count: printed.nests })] : [])],
  };
}

export function explainCannon(model: Model, number: number, seat: number): Explanation {
  const { words, facts, view } = model;
  const player = view.seats[seat];
  const now = player?.cannons === number - 1 ? model.question?.cannon : null;
  return {
    title: words.say.cannon({ number }),
    facts: [
      { label: words.ui.price, value: words.count.gold({ count: now ?? facts.cannons[number - 1] ?? 0 }) },
      { label: words.ui.strength, value: player?.strength ?? 0 },
    ],
    lines: [words.rules.cannon],
  };
}

export function explainSite(model: Model, site: string): Explanation {
  const { words, facts } = model;
  const printed = facts.sites[site];
  return {
    title: words.say.site({ number: Number(site.replace("site_", "")) }),
    facts: [{ label: words.ui.cost, value: costWords(printed?.cost ?? {}, words) }],
    lines: [
      words.rules.site,
      ...(printed?.nests ? [words.say.needsNests({ count: printed.nests })] : []),
      ...(model.site === site ? [words.say.chooseBuilding] : []),
    ],
  };
}

export function explainGold(model: Model, seat: number): Explanation {
  const { words, view, facts } = model;
  return {
    title: words.ui.gold,
    facts: [{ label: words.ui.gold, value: `${view.seats[seat]?.gold ?? 0} / ${facts.limits.gold}` }],
    lines: [words.rules.gold],
  };
}

export function explainPlayer(model: Model, seat: number): Explanation {
  const { words, view, facts } = model;
  const player = view.seats[seat];
  if (!player) return { title: "" };
  return {
    title: model.names[seat] ?? "",
    kind: words.say.points({ count: player.score }),
    facts: pointsIn(facts.goals).map((point) => ({
      label: words.points[point],
      value: `${player.points[point] ?? 0} / ${facts.goals[point] ?? 0}`,
    })),
    lines: [words.say.toWin({ points: null, home: 0, noble: 0, ...facts.needed })],
  };
}
